/** To the administrator who undid a batch: how it went (laws L5, L6). */
import { formatMinutes } from '#contract/hours.ts';
import { showDay } from '#contract/values.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { whoUndid } from '../audiences.ts';
import { readUndoneBatch } from './batch-sql.ts';
import type { Detail, InEachLanguage, Letter } from './letter.ts';
import { oneLine } from './typed.ts';

interface Facts {
  reversed: number;
  cancelled: number;
  left: number;
  hours: string;
  day: string;
  activity: string;
  note: string;
  reason: string | null;
}

const WORDS: InEachLanguage<Facts> = {
  it: ({ reversed, cancelled, left, hours, day, activity, note, reason }) => ({
    subject: `Scambi multipli annullati: ${reversed + cancelled} su ${reversed + cancelled + left}`,
    paragraphs: [
      'L’annullamento che hai chiesto è finito: le persone coinvolte hanno ricevuto un’email ciascuna.',
      ...(left > 0 ? ['Alcuni erano già stati decisi da altri e sono rimasti com’erano.'] : []),
    ],
    details: [
      { label: 'Annullati, le ore sono tornate', value: String(reversed) },
      { label: 'Annullati prima della conferma', value: String(cancelled) },
      { label: 'Rimasti com’erano', value: String(left) },
      { label: 'Ore di ciascuno', value: hours },
      { label: 'Data', value: day },
      { label: 'Attività', value: activity },
      { label: 'Nota', value: note },
      ...reasonLine('Motivo', reason),
    ],
    button: 'Vedi gli scambi della banca',
  }),
  en: ({ reversed, cancelled, left, hours, day, activity, note, reason }) => ({
    subject: `Multiple exchanges taken back: ${reversed + cancelled} of ${reversed + cancelled + left}`,
    paragraphs: [
      'What you asked for is done: everybody concerned has received one e-mail.',
      ...(left > 0 ? ['Some had already been decided by others and stay as they were.'] : []),
    ],
    details: [
      { label: 'Reversed, the hours went back', value: String(reversed) },
      { label: 'Cancelled before confirmation', value: String(cancelled) },
      { label: 'Left as they were', value: String(left) },
      { label: 'Hours of each', value: hours },
      { label: 'Date', value: day },
      { label: 'Activity', value: activity },
      { label: 'Note', value: note },
      ...reasonLine('Reason', reason),
    ],
    button: 'See the bank’s exchanges',
  }),
  de: ({ reversed, cancelled, left, hours, day, activity, note, reason }) => ({
    subject: `Mehrere Tauschgeschäfte zurückgenommen: ${reversed + cancelled} von ${reversed + cancelled + left}`,
    paragraphs: [
      'Die Rücknahme ist fertig: Alle Beteiligten haben je eine E-Mail erhalten.',
      ...(left > 0
        ? ['Über einige hatten andere schon entschieden: Sie bleiben, wie sie waren.']
        : []),
    ],
    details: [
      { label: 'Rückgängig gemacht, die Stunden sind zurückgebucht', value: String(reversed) },
      { label: 'Vor der Bestätigung abgesagt', value: String(cancelled) },
      { label: 'Unverändert', value: String(left) },
      { label: 'Stunden je Tausch', value: hours },
      { label: 'Datum', value: day },
      { label: 'Tätigkeit', value: activity },
      { label: 'Notiz', value: note },
      ...reasonLine('Grund', reason),
    ],
    button: 'Tauschgeschäfte der Bank ansehen',
  }),
};

function reasonLine(label: string, reason: string | null): Detail[] {
  return reason ? [{ label, value: reason }] : [];
}

export const batchUndone: Letter<Events['batch-undone']> = {
  to: whoUndid,
  async write({ database, config }, { batchId }, readerId) {
    const row = await database.first(readUndoneBatch, { batchId, readerId });
    if (!row?.undone_at) return undefined;
    const { locale } = row;
    const words = WORDS[locale]({
      reversed: row.reversed,
      cancelled: row.cancelled,
      left: row.left_alone,
      hours: formatMinutes(row.minutes, locale),
      day: showDay(row.performed_on),
      activity: oneLine({ it: row.name_it, en: row.name_en, de: row.name_de }[locale]),
      note: row.note,
      reason: row.undo_reason,
    });
    const state = row.reversed > 0 ? 'reversed' : 'cancelled';
    const url = `${config.publicUrl}/bank-transactions?batch=${batchId}&from=&status=${state}`;
    return { reader: row, words, url, room: 'bank' };
  },
};
