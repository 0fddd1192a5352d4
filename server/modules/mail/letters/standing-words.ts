/** What letters about standing appointments say, in three languages. */
import type { Locale } from '#contract/locales.ts';
import type { InEachLanguage } from './letter.ts';

/** What these letters know. */
export interface StandingFacts {
  /** The other one. */
  who: string;
  title: string;
  /** "ogni martedì alle 15:00". */
  rhythm: string;
  /** The reader helps. */
  iGive: boolean;
  /** The portal paused it, for nobody had said what became of the last dates. */
  byPortal: boolean;
  /** The first day with dates again, "martedì 1 dicembre"; undefined: until one of the two resumes it. */
  pausedUntil: string | undefined;
}

export const STANDING_LABELS: Record<Locale, { first: string; last: string }> = {
  it: { first: 'La prima volta', last: 'L’ultima volta entro' },
  en: { first: 'The first time', last: 'The last time by' },
  de: { first: 'Das erste Mal', last: 'Das letzte Mal bis' },
};

export const STANDING_PROPOSED: InEachLanguage<StandingFacts> = {
  it: ({ who, title, rhythm, iGive }) => ({
    subject: `${who} propone ${rhythm}`,
    paragraphs: [
      iGive
        ? `${who} ti propone un appuntamento che si ripete: “${title}”, ${rhythm}. Sei tu che dai l’aiuto.`
        : `${who} ti propone un appuntamento che si ripete: “${title}”, ${rhythm}. L’aiuto lo ricevi tu.`,
    ],
    button: 'Va bene',
    other: 'Leggi e rispondi nel portale',
    closing: 'Finché non dici di sì non si fissa niente. Ogni data si può saltare.',
  }),
  en: ({ who, title, rhythm, iGive }) => ({
    subject: `${who} proposes ${rhythm}`,
    paragraphs: [
      iGive
        ? `${who} proposes an appointment that repeats: “${title}”, ${rhythm}. You would help.`
        : `${who} proposes an appointment that repeats: “${title}”, ${rhythm}. You would be helped.`,
    ],
    button: 'It suits me',
    other: 'Read and answer in the portal',
    closing: 'Nothing is arranged until you say yes. Every date can be skipped.',
  }),
  de: ({ who, title, rhythm, iGive }) => ({
    subject: `${who} schlägt vor: ${rhythm}`,
    paragraphs: [
      iGive
        ? `${who} schlägt dir eine Verabredung vor, die sich wiederholt: „${title}“, ${rhythm}. Du würdest helfen.`
        : `${who} schlägt dir eine Verabredung vor, die sich wiederholt: „${title}“, ${rhythm}. Dir würde geholfen.`,
    ],
    button: 'Passt mir',
    other: 'Im Portal lesen und antworten',
    closing: 'Bevor du Ja sagst, ist nichts ausgemacht. Jeder Termin lässt sich auslassen.',
  }),
};

export const STANDING_AGREED: InEachLanguage<StandingFacts> = {
  it: ({ who, title, rhythm }) => ({
    subject: `Siete d’accordo: ${rhythm}`,
    paragraphs: [`Per ${who} va bene: “${title}”, ${rhythm}.`],
    button: 'I miei appuntamenti',
    closing:
      'Ogni data compare una settimana prima fra i tuoi appuntamenti. Le ore non si registrano mai da sole.',
  }),
  en: ({ who, title, rhythm }) => ({
    subject: `Agreed: ${rhythm}`,
    paragraphs: [`It suits ${who}: “${title}”, ${rhythm}.`],
    button: 'My appointments',
    closing:
      'Each date appears among your appointments a week before. Hours are never recorded by themselves.',
  }),
  de: ({ who, title, rhythm }) => ({
    subject: `Abgemacht: ${rhythm}`,
    paragraphs: [`Für ${who} passt es: „${title}“, ${rhythm}.`],
    button: 'Meine Verabredungen',
    closing:
      'Jeder Termin erscheint eine Woche vorher bei deinen Verabredungen. Stunden werden nie von selbst eingetragen.',
  }),
};

export const STANDING_PAUSED: InEachLanguage<StandingFacts> = {
  it: ({ who, title, rhythm, byPortal, pausedUntil }) => ({
    subject: `In pausa: ${title}`,
    paragraphs: byPortal
      ? [
          `Le ultime tre volte nessuno ha detto se si è fatto: “${title}” con ${who}, ${rhythm}. Perciò è in pausa.`,
          'Vi vedete ancora? Allora riprendilo con un tocco. Se vi siete visti, puoi ancora registrare le ore.',
        ]
      : [
          `${who} ha messo in pausa “${title}”, ${rhythm}.`,
          ...(pausedUntil === undefined ? [] : [`Riprende da ${pausedUntil}.`]),
        ],
    button: 'I miei appuntamenti',
    closing: 'Finché è in pausa non compaiono nuove date. Chi di voi due vuole lo riprende.',
  }),
  en: ({ who, title, rhythm, byPortal, pausedUntil }) => ({
    subject: `Paused: ${title}`,
    paragraphs: byPortal
      ? [
          `The last three times nobody said whether it was done: “${title}” with ${who}, ${rhythm}. So it is paused.`,
          'Do you still meet? Then resume it with one tap. If you did meet, you can still record the hours.',
        ]
      : [
          `${who} has paused “${title}”, ${rhythm}.`,
          ...(pausedUntil === undefined ? [] : [`It resumes on ${pausedUntil}.`]),
        ],
    button: 'My appointments',
    closing: 'While it is paused no new dates appear. Either of you can resume it.',
  }),
  de: ({ who, title, rhythm, byPortal, pausedUntil }) => ({
    subject: `Pause: ${title}`,
    paragraphs: byPortal
      ? [
          `Die letzten drei Male hat niemand gesagt, ob es dazu kam: „${title}“ mit ${who}, ${rhythm}. Darum macht es Pause.`,
          'Trefft ihr euch noch? Dann setze es mit einem Tippen fort. Habt ihr euch getroffen, kannst du die Stunden noch eintragen.',
        ]
      : [
          `${who} hat eine Pause eingelegt: „${title}“, ${rhythm}.`,
          ...(pausedUntil === undefined ? [] : [`Es geht weiter ab ${pausedUntil}.`]),
        ],
    button: 'Meine Verabredungen',
    closing:
      'In der Pause erscheinen keine neuen Termine. Jeder von euch beiden kann es fortsetzen.',
  }),
};

export const STANDING_ENDED: InEachLanguage<StandingFacts> = {
  it: ({ who, title, rhythm }) => ({
    subject: `Non si ripete: ${title}`,
    paragraphs: [`L’appuntamento con ${who}, “${title}”, ${rhythm}, non si ripete.`],
    button: 'I miei appuntamenti',
    closing: 'Le ore già registrate restano come sono.',
  }),
  en: ({ who, title, rhythm }) => ({
    subject: `It does not repeat: ${title}`,
    paragraphs: [`The appointment with ${who}, “${title}”, ${rhythm}, does not repeat.`],
    button: 'My appointments',
    closing: 'Hours that are recorded stay as they are.',
  }),
  de: ({ who, title, rhythm }) => ({
    subject: `Wiederholt sich nicht: ${title}`,
    paragraphs: [`Die Verabredung mit ${who}, „${title}“, ${rhythm}, wiederholt sich nicht.`],
    button: 'Meine Verabredungen',
    closing: 'Eingetragene Stunden bleiben, wie sie sind.',
  }),
};
