/** A letter as plain text: for programs that show no HTML, and for people who prefer it. */
import { FRAME, greeting } from './frame.ts';
import type { Detail, Written } from './letter.ts';

export function plainText(letter: Written, from: Sender): string {
  const { reader, words, url, otherUrl, more = [], stopUrl, reason } = letter;
  const frame = FRAME[reader.locale];
  const { paragraphs, details, button, other, closing } = words;
  const parts = [
    greeting(reader),
    ...paragraphs,
    details.map(detailLine).join('\n'),
    wayLine({ label: button, url }),
    ...more.filter(({ isButton }) => isButton).map(wayLine),
    other && otherUrl ? wayLine({ label: other, url: otherUrl }) : '',
    ...more.filter(({ isButton }) => !isButton).map(wayLine),
    closing ?? '',
    `${frame.sentBy} ${from.portalName}\n${from.publicUrl}`,
    [reason, ...(stopUrl ? [`${frame.stop}: ${stopUrl}`] : [])].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Who sends the mails: the portal and where it is. */
export interface Sender {
  portalName: string;
  publicUrl: string;
}

const wayLine = ({ label, url }: { label: string; url: string }) => `${label}:\n${url}`;

/** Further lines of a text stand under the first, so that they cannot pass for something else. */
function detailLine({ label, value, url }: Detail): string {
  const lines = url === undefined ? value : `${value}\n${url}`;
  return `- ${label}: ${lines.replaceAll(/\s*\n\s*/g, '\n    ')}`;
}
