/** What every letter says around its own words. */
import type { Locale } from '#contract/locales.ts';

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
