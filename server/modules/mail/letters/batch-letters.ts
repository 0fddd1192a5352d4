/** Letters about a batch that is finished: to who asked for it, and to the single person of it. */

import { formatMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { showDay } from '#contract/values.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { singlePersonOfBatch, whoAsked } from '../audiences.ts';
import { type RefusedItem, readBatch, readBatchWithYou } from './batch-sql.ts';
import type { Detail, InEachLanguage, Letter } from './letter.ts';
import { nameOf, oneLine } from './typed.ts';

interface FinishedWords {
  subject(made: number, asked: number): string;
  finished: string;
  awaiting: string;
  refused: string;
  button: string;
  labels: Record<'made' | 'awaiting' | 'refused' | 'hours' | 'day' | 'activity' | 'note', string>;
  /** Why an exchange was not made, by its code. */
  reasons: Record<string, string>;
  otherReason: string;
  /** Somebody whose name is not for the reader. */
  stranger: string;
  more(count: number): string;
}

const FINISHED_WORDS: Record<Locale, FinishedWords> = {
  it: {
    subject: (made, asked) => `Scambi multipli: registrati ${made} su ${asked}`,
    finished: 'La registrazione che hai chiesto è finita: ecco com’è andata.',
    awaiting: 'Alcuni scambi aspettano ancora una conferma: le loro ore si spostano solo allora.',
    refused: 'Alcuni scambi non sono stati registrati: sotto trovi quali e perché.',
    button: 'Vedi gli scambi della banca',
    labels: {
      made: 'Registrati',
      awaiting: 'Da confermare',
      refused: 'Non registrati',
      hours: 'Ore di ciascuno',
      day: 'Data',
      activity: 'Attività',
      note: 'Nota',
    },
    reasons: {
      'not-a-member': 'una delle due persone non è più socia',
      'same-person': 'è la stessa persona',
      'bank-not-linked': 'le due banche non sono collegate',
      'bank-suspended': 'l’altra banca è sospesa',
      forbidden: 'chi l’ha chiesto non amministra più la banca',
    },
    otherReason: 'non è stato possibile',
    stranger: 'una persona di un’altra banca',
    more: (count) => `… e altri ${count}`,
  },
  en: {
    subject: (made, asked) => `Multiple exchanges: ${made} of ${asked} recorded`,
    finished: 'The recording you asked for is finished: this is how it went.',
    awaiting: 'Some exchanges still wait for a confirmation: only then do their hours move.',
    refused: 'Some exchanges were not recorded: below you find which and why.',
    button: 'See the bank’s exchanges',
    labels: {
      made: 'Recorded',
      awaiting: 'To be confirmed',
      refused: 'Not recorded',
      hours: 'Hours of each',
      day: 'Date',
      activity: 'Activity',
      note: 'Note',
    },
    reasons: {
      'not-a-member': 'one of the two is no longer a member',
      'same-person': 'it is the same person',
      'bank-not-linked': 'the two banks are not linked',
      'bank-suspended': 'the other bank is suspended',
      forbidden: 'the person who asked for it no longer administers the bank',
    },
    otherReason: 'it was not possible',
    stranger: 'somebody of another bank',
    more: (count) => `… and ${count} more`,
  },
  de: {
    subject: (made, asked) => `Mehrere Tauschgeschäfte: ${made} von ${asked} eingetragen`,
    finished: 'Die Eintragung, um die du gebeten hast, ist fertig: So ist sie ausgegangen.',
    awaiting:
      'Einige Tauschgeschäfte warten noch auf eine Bestätigung: Erst dann werden ihre Stunden gebucht.',
    refused: 'Einige Tauschgeschäfte wurden nicht eingetragen: Unten steht, welche und warum.',
    button: 'Tauschgeschäfte der Bank ansehen',
    labels: {
      made: 'Eingetragen',
      awaiting: 'Zu bestätigen',
      refused: 'Nicht eingetragen',
      hours: 'Stunden je Tausch',
      day: 'Datum',
      activity: 'Tätigkeit',
      note: 'Notiz',
    },
    reasons: {
      'not-a-member': 'eine der beiden Personen ist kein Mitglied mehr',
      'same-person': 'es ist dieselbe Person',
      'bank-not-linked': 'die beiden Banken sind nicht verbunden',
      'bank-suspended': 'die andere Bank ist gesperrt',
      forbidden: 'wer darum gebeten hat, verwaltet die Bank nicht mehr',
    },
    otherReason: 'es war nicht möglich',
    stranger: 'eine Person einer anderen Bank',
    more: (count) => `… und ${count} weitere`,
  },
};

/** More names than these nobody reads in a mail; the rest is counted. */
const REFUSED_MOST = 30;

/** To the administrator who asked for many exchanges at once: how it went (law L10). */
export const batchFinished: Letter<Events['batch-finished']> = {
  to: whoAsked,
  async write({ database, config }, { batchId }, readerId) {
    const row = await database.first(readBatch, {
      batchId,
      readerId,
      refusedMost: REFUSED_MOST,
    });
    if (!row?.finished_at) return undefined;
    const said = FINISHED_WORDS[row.locale];
    const made = row.asked - row.refused;
    return {
      reader: row,
      words: {
        subject: said.subject(made, row.asked),
        paragraphs: [
          said.finished,
          ...(row.awaiting > 0 ? [said.awaiting] : []),
          ...(row.refused > 0 ? [said.refused] : []),
        ],
        details: detailsOf(row, made),
        button: said.button,
      },
      url: `${config.publicUrl}/bank-transactions`,
      theme: 'bank',
    };
  },
};

type Row = RowOf<typeof readBatch>;

function detailsOf(row: Row, made: number): Detail[] {
  const { locale } = row;
  const { labels, more } = FINISHED_WORDS[locale];
  const unlisted = row.refused - row.refused_items.length;
  const refused = [
    ...row.refused_items.map((item) => refusedLine(item, locale)),
    ...(unlisted > 0 ? [more(unlisted)] : []),
  ];
  return [
    { label: labels.made, value: String(made) },
    { label: labels.awaiting, value: String(row.awaiting) },
    { label: labels.refused, value: [String(row.refused), ...refused].join('\n') },
    { label: labels.hours, value: formatMinutes(row.minutes, locale) },
    { label: labels.day, value: showDay(row.performed_on) },
    {
      label: labels.activity,
      value: oneLine({ it: row.name_it, en: row.name_en, de: row.name_de }[locale]),
    },
    { label: labels.note, value: row.note },
  ];
}

function refusedLine({ creditor, debtor, refusal }: RefusedItem, locale: Locale): string {
  const { reasons, otherReason, stranger } = FINISHED_WORDS[locale];
  const [giver, receiver] = [creditor, debtor].map((one) => (one ? nameOf(one) : stranger));
  return `${giver} → ${receiver}: ${reasons[refusal] ?? otherReason}`;
}

interface WithYouFacts {
  admin: string;
  count: number;
  /** Of each, and of all. */
  hours: string;
  allHours: string;
  day: string;
  activity: string;
  gave: boolean;
  toConfirm: boolean;
  note: string;
}

const WITH_YOU_WORDS: InEachLanguage<WithYouFacts> = {
  it: ({ admin, count, hours, allHours, day, activity, gave, toConfirm, note }) => ({
    subject: `${count} scambi registrati con te: ${allHours} in tutto`,
    paragraphs: [
      `${admin} ha registrato ${count} scambi con te del ${day} (${activity}): ${
        gave ? 'hai dato' : 'hai ricevuto'
      } ${hours} ogni volta, ${allHours} in tutto.`,
      ...(toConfirm ? ['Aspettano la tua conferma: le ore si spostano solo allora.'] : []),
    ],
    details: [{ label: 'Nota', value: note }],
    button: toConfirm ? 'Conferma o annulla' : 'Vedi i tuoi scambi',
  }),
  en: ({ admin, count, hours, allHours, day, activity, gave, toConfirm, note }) => ({
    subject: `${count} exchanges recorded with you: ${allHours} in all`,
    paragraphs: [
      `${admin} has recorded ${count} exchanges with you on ${day} (${activity}): you ${
        gave ? 'gave' : 'received'
      } ${hours} each time, ${allHours} in all.`,
      ...(toConfirm ? ['They await your confirmation: only then do the hours move.'] : []),
    ],
    details: [{ label: 'Note', value: note }],
    button: toConfirm ? 'Confirm or cancel' : 'See your exchanges',
  }),
  de: ({ admin, count, hours, allHours, day, activity, gave, toConfirm, note }) => ({
    subject: `${count} Tauschgeschäfte mit dir eingetragen: insgesamt ${allHours}`,
    paragraphs: [
      `${admin} hat ${count} Tauschgeschäfte mit dir vom ${day} eingetragen (${activity}): Du hast jedes Mal ${hours} ${
        gave ? 'gegeben' : 'erhalten'
      }, insgesamt ${allHours}.`,
      ...(toConfirm
        ? ['Sie warten auf deine Bestätigung: Erst dann werden die Stunden gebucht.']
        : []),
    ],
    details: [{ label: 'Notiz', value: note }],
    button: toConfirm ? 'Bestätigen oder stornieren' : 'Deine Tauschgeschäfte ansehen',
  }),
};

/** To the single person of a batch: one letter about all of it instead of one per exchange (law L11). */
export const batchWithYou: Letter<Events['batch-with-you']> = {
  to: singlePersonOfBatch,
  async write({ database, config }, { batchId }, readerId) {
    const row = await database.first(readBatchWithYou, { batchId, readerId });
    if (!row || row.made === 0) return undefined;
    const { locale } = row;
    const toConfirm = row.to_confirm > 0;
    const words = WITH_YOU_WORDS[locale]({
      admin: nameOf({ name: row.admin_name, surname: row.admin_surname }),
      count: row.made,
      hours: formatMinutes(row.minutes, locale),
      allHours: formatMinutes(row.minutes * row.made, locale),
      day: showDay(row.performed_on),
      activity: oneLine({ it: row.name_it, en: row.name_en, de: row.name_de }[locale]),
      gave: row.given > 0,
      toConfirm,
      note: row.note,
    });
    const page = toConfirm ? '/confirm-transaction' : '/my-transaction';
    return { reader: row, words, url: `${config.publicUrl}${page}`, theme: 'member' };
  },
};
