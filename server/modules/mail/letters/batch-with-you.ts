/** To the single person of a batch: one letter about all of it instead of one per exchange (law L11). */
import { formatMinutes } from '#contract/hours.ts';
import { showDay } from '#contract/values.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { singlePersonOfBatch } from '../audiences.ts';
import { readBatchWithYou } from './batch-sql.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { nameOf, oneLine } from './typed.ts';

interface Facts {
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

const WORDS: InEachLanguage<Facts> = {
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

export const batchWithYou: Letter<Events['batch-with-you']> = {
  to: singlePersonOfBatch,
  async write({ database, config }, { batchId }, readerId) {
    const row = await database.first(readBatchWithYou, { batchId, readerId });
    if (!row || row.made === 0) return undefined;
    const { locale } = row;
    const toConfirm = row.to_confirm > 0;
    const words = WORDS[locale]({
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
    return { reader: row, words, url: `${config.publicUrl}${page}`, room: 'member' };
  },
};
