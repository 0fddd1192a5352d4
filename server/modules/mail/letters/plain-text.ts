/** A letter as plain text: for programs that show no HTML, and for people who prefer it. */
import { FRAME_WORDS } from './frame-words.ts';
import type { Detail, Written } from './letter.ts';
import { nameOf, oneLine } from './typed.ts';

export function plainText({ reader, words, url }: Written, from: Sender): string {
  const frame = FRAME_WORDS[reader.locale];
  const { paragraphs, details = [], button, closing } = words;
  const parts = [
    frame.greeting(oneLine(reader.name), nameOf(reader)),
    ...paragraphs,
    details.map(detailLine).join('\n'),
    `${button}:\n${url}`,
    closing ?? '',
    `${frame.sentBy} ${from.portalName}\n${from.publicUrl}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Who sends the mails: the portal and where it is. */
export interface Sender {
  portalName: string;
  publicUrl: string;
}

/** Further lines of a text stand under the first, so that they cannot pass for something else. */
function detailLine({ label, value }: Detail): string {
  return `- ${label}: ${value.replaceAll(/\s*\n\s*/g, '\n    ')}`;
}
