/** What letters about appointments say, in three languages. */
import type { Locale } from '#contract/locales.ts';
import type { InEachLanguage } from './letter.ts';

/** What these letters know. */
export interface AppointmentFacts {
  /** The other one. */
  who: string;
  title: string;
  /** "giovedì 26 novembre alle 15:00". */
  when: string;
  length: string;
  /** The reader helps. */
  iGive: boolean;
  /** It had begun when it was dropped. */
  isPast: boolean;
  /** It is one date of a standing appointment. */
  isOneOfMany: boolean;
}

export const LABELS: Record<
  Locale,
  {
    when: string;
    howLong: string;
    where: string;
    done(length: string): string;
    otherLength: string;
    notDone: string;
  }
> = {
  it: {
    when: 'Quando',
    howLong: 'Quanto dura',
    where: 'Dove',
    done: (length) => `Fatto, ${length}`,
    otherLength: 'È durato altro',
    notDone: 'Non si è fatto',
  },
  en: {
    when: 'When',
    howLong: 'How long',
    where: 'Where',
    done: (length) => `Done, ${length}`,
    otherLength: 'It took longer or less',
    notDone: 'It did not happen',
  },
  de: {
    when: 'Wann',
    howLong: 'Wie lange',
    where: 'Wo',
    done: (length) => `Erledigt, ${length}`,
    otherLength: 'Es hat anders gedauert',
    notDone: 'Es kam nicht dazu',
  },
};

export const PROPOSED: InEachLanguage<AppointmentFacts> = {
  it: ({ who, title, when, iGive }) => ({
    subject: `${who} propone ${when}`,
    paragraphs: [
      iGive
        ? `${who} ti propone un appuntamento: “${title}”. Sei tu che dai l’aiuto.`
        : `${who} ti propone un appuntamento: “${title}”. L’aiuto lo ricevi tu.`,
    ],
    button: 'Va bene',
    other: 'Propongo altro, o non posso',
    closing: 'Se non puoi, non serve spiegare.',
  }),
  en: ({ who, title, when, iGive }) => ({
    subject: `${who} proposes ${when}`,
    paragraphs: [
      iGive
        ? `${who} proposes an appointment: “${title}”. You would help.`
        : `${who} proposes an appointment: “${title}”. You would be helped.`,
    ],
    button: 'That suits me',
    other: 'Propose something else, or say no',
    closing: 'If you cannot, no need to explain.',
  }),
  de: ({ who, title, when, iGive }) => ({
    subject: `${who} schlägt ${when} vor`,
    paragraphs: [
      iGive
        ? `${who} schlägt dir eine Verabredung vor: „${title}“. Du würdest helfen.`
        : `${who} schlägt dir eine Verabredung vor: „${title}“. Dir würde geholfen.`,
    ],
    button: 'Das passt',
    other: 'Anderes vorschlagen oder absagen',
    closing: 'Wenn du nicht kannst, brauchst du nichts zu erklären.',
  }),
};

export const AGREED: InEachLanguage<AppointmentFacts> = {
  it: ({ who, title, when, iGive }) => ({
    subject: `Siete d’accordo: ${when}`,
    paragraphs: [`Per ${who} va bene: “${title}”, ${when}.`],
    button: 'I miei appuntamenti',
    closing: iGive
      ? 'Dopo, ti chiediamo se si è fatto: basta un tocco e le ore sono registrate.'
      : 'Dopo, chi ti ha aiutato registra le ore con un tocco; se lo fai prima tu, sono subito confermate.',
  }),
  en: ({ who, title, when, iGive }) => ({
    subject: `Agreed: ${when}`,
    paragraphs: [`It suits ${who}: “${title}”, ${when}.`],
    button: 'My appointments',
    closing: iGive
      ? 'Afterwards we ask you whether it was done: one tap records the hours.'
      : 'Afterwards the person who helped you records the hours with one tap; if you do it first, they are confirmed at once.',
  }),
  de: ({ who, title, when, iGive }) => ({
    subject: `Abgemacht: ${when}`,
    paragraphs: [`Für ${who} passt es: „${title}“, ${when}.`],
    button: 'Meine Verabredungen',
    closing: iGive
      ? 'Danach fragen wir dich, ob es dazu kam: Ein Tippen trägt die Stunden ein.'
      : 'Danach trägt die Person, die dir geholfen hat, die Stunden mit einem Tippen ein; tust du es zuerst, sind sie gleich bestätigt.',
  }),
};

export const DROPPED: InEachLanguage<AppointmentFacts> = {
  it: ({ who, title, when, isPast, isOneOfMany }) => ({
    subject: isPast ? `Non si è fatto: ${title}` : `Non si fa: ${title}`,
    paragraphs: [
      isPast
        ? `L’appuntamento con ${who}, “${title}”, ${when}, non si è fatto: così risulta ora nel portale.`
        : `L’appuntamento con ${who}, “${title}”, ${when}, non si fa più.`,
      'Non si è spostata nessuna ora.',
    ],
    button: 'I miei appuntamenti',
    closing: isOneOfMany
      ? 'Vale solo per questa volta: le altre date restano.'
      : 'Se volete, potete fissare un altro giorno.',
  }),
  en: ({ who, title, when, isPast, isOneOfMany }) => ({
    subject: isPast ? `It did not happen: ${title}` : `Called off: ${title}`,
    paragraphs: [
      isPast
        ? `The appointment with ${who}, “${title}”, ${when}, did not happen: so the portal has it now.`
        : `The appointment with ${who}, “${title}”, ${when}, is called off.`,
      'No hours have moved.',
    ],
    button: 'My appointments',
    closing: isOneOfMany
      ? 'This time only: the other dates stay.'
      : 'If you like, you can agree on another day.',
  }),
  de: ({ who, title, when, isPast, isOneOfMany }) => ({
    subject: isPast ? `Es kam nicht dazu: ${title}` : `Abgesagt: ${title}`,
    paragraphs: [
      isPast
        ? `Zur Verabredung mit ${who}, „${title}“, ${when}, kam es nicht: So steht es nun im Portal.`
        : `Die Verabredung mit ${who}, „${title}“, ${when}, ist abgesagt.`,
      'Es wurden keine Stunden gebucht.',
    ],
    button: 'Meine Verabredungen',
    closing: isOneOfMany
      ? 'Das gilt nur für dieses Mal: Die anderen Termine bleiben.'
      : 'Wenn ihr mögt, könnt ihr einen anderen Tag ausmachen.',
  }),
};

export const DUE: InEachLanguage<AppointmentFacts> = {
  it: ({ who, title, when, length }) => ({
    subject: `Si è fatto? ${title}`,
    paragraphs: [
      `Avevi un appuntamento con ${who}, ${when}: “${title}”. Si è fatto?`,
      `Basta un tocco: le ore sono registrate e ${who} le conferma.`,
    ],
    button: `Fatto, ${length}`,
  }),
  en: ({ who, title, when, length }) => ({
    subject: `Was it done? ${title}`,
    paragraphs: [
      `You had an appointment with ${who}, ${when}: “${title}”. Was it done?`,
      `One tap is enough: the hours are recorded, and ${who} confirms them.`,
    ],
    button: `Done, ${length}`,
  }),
  de: ({ who, title, when, length }) => ({
    subject: `Kam es dazu? ${title}`,
    paragraphs: [
      `Du hattest eine Verabredung mit ${who}, ${when}: „${title}“. Kam es dazu?`,
      `Ein Tippen genügt: Die Stunden werden eingetragen, und ${who} bestätigt sie.`,
    ],
    button: `Erledigt, ${length}`,
  }),
};

export const TOMORROW: InEachLanguage<AppointmentFacts> = {
  it: ({ who, title }) => ({
    subject: `Domani: ${title}`,
    paragraphs: [`Domani hai un appuntamento con ${who}: “${title}”.`],
    button: 'I miei appuntamenti',
  }),
  en: ({ who, title }) => ({
    subject: `Tomorrow: ${title}`,
    paragraphs: [`Tomorrow you have an appointment with ${who}: “${title}”.`],
    button: 'My appointments',
  }),
  de: ({ who, title }) => ({
    subject: `Morgen: ${title}`,
    paragraphs: [`Morgen hast du eine Verabredung mit ${who}: „${title}“.`],
    button: 'Meine Verabredungen',
  }),
};
