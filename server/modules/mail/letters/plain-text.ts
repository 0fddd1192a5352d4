/** A letter as plain text: for programs that show no HTML, and for people who prefer it. */
import type { Locale } from '#contract/locales.ts';
import type { Detail, Finished } from './letter.ts';
import { STOP_WORDS } from './reasons.ts';
import { nameOf, oneLine } from './typed.ts';

export function plainText(letter: Finished, from: Sender): string {
  const { reader, words, url, otherUrl, more = [], stopUrl, reason } = letter;
  const frame = FRAME_WORDS[reader.locale];
  const { paragraphs, details = [], button, other, closing } = words;
  const parts = [
    frame.greeting(oneLine(reader.name), nameOf(reader)),
    ...paragraphs,
    details.map(detailLine).join('\n'),
    `${button}:\n${url}`,
    other && otherUrl ? `${other}:\n${otherUrl}` : '',
    ...more.map((way) => `${way.label}:\n${way.url}`),
    closing ?? '',
    `${frame.sentBy} ${from.portalName}\n${from.publicUrl}`,
    [reason, ...(stopUrl ? [`${STOP_WORDS[reader.locale]}: ${stopUrl}`] : [])].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Who sends the mails: the portal and where it is. */
export interface Sender {
  portalName: string;
  publicUrl: string;
}

/** Further lines of a text stand under the first, so that they cannot pass for something else. */
function detailLine({ label, value, url }: Detail): string {
  const lines = url === undefined ? value : `${value}\n${url}`;
  return `- ${label}: ${lines.replaceAll(/\s*\n\s*/g, '\n    ')}`;
}

/** What every letter says around its own words. */
interface FrameWords {
  /** Names are empty where the reader is not known to be the person. */
  greeting(name: string, fullName: string): string;
  linkHint: string;
  sentBy: string;
}

export const FRAME_WORDS: Record<Locale, FrameWords> = {
  it: {
    greeting: (name) => (name === '' ? 'Ciao!' : `Ciao ${name}!`),
    linkHint: 'Se il pulsante non funziona, apri questo indirizzo nel browser:',
    sentBy: 'Questa email ti arriva da',
  },
  en: {
    greeting: (name) => (name === '' ? 'Hello!' : `Hello ${name}!`),
    linkHint: 'If the button does not work, open this address in your browser:',
    sentBy: 'This e-mail was sent to you by',
  },
  de: {
    greeting: (_, fullName) => (fullName === '' ? 'Guten Tag!' : `Guten Tag, ${fullName}!`),
    linkHint: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse im Browser:',
    sentBy: 'Diese E-Mail erhältst du von',
  },
};
