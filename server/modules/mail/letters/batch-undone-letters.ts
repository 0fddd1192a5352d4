/** Letters about a batch that was undone: to who undid it, and to the single person of it. */
import { formatMinutes } from '#contract/hours.ts';
import { showDay } from '#contract/values.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { singlePersonUndone, whoUndid } from '../audiences.ts';
import { readUndoneBatch } from './batch-sql.ts';
import type { Detail, InEachLanguage, Letter } from './letter.ts';
import { nameOf, oneLine } from './typed.ts';

interface SummaryFacts {
  reversed: number;
  cancelled: number;
  left: number;
  hours: string;
  day: string;
  activity: string;
  note: string;
  reason: string | null;
}

const SUMMARY_WORDS: InEachLanguage<SummaryFacts> = {
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

/** To the administrator who undid a batch: how it went (laws L5, L6). */
export const batchUndone: Letter<Events['batch-undone']> = {
  to: whoUndid,
  async write({ database, config }, { batchId }, readerId) {
    const row = await database.first(readUndoneBatch, { batchId, readerId });
    if (!row?.undone_at) return undefined;
    const { locale } = row;
    const words = SUMMARY_WORDS[locale]({
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
    return { reader: row, words, url, theme: 'bank' };
  },
};

interface WithYouFacts {
  admin: string;
  count: number;
  day: string;
  activity: string;
  /** The hours that had been confirmed and went back, if any. */
  hoursBack: string | undefined;
  gave: boolean;
  note: string;
  reason: string | null;
  balance: string | undefined;
}

const WITH_YOU_WORDS: InEachLanguage<WithYouFacts> = {
  it: (facts) => ({
    subject: `${facts.count} ${facts.count === 1 ? 'scambio' : 'scambi'} con te: tutto annullato`,
    paragraphs: [
      `${facts.admin} ha annullato gli scambi registrati insieme con te del ${facts.day} (${facts.activity}): ${facts.count} in tutto.`,
      facts.hoursBack === undefined
        ? 'Aspettavano ancora una conferma: il tuo saldo resta com’era.'
        : facts.gave
          ? `Quanto avevi dato (${facts.hoursBack}) non conta più.`
          : `Quanto avevi ricevuto (${facts.hoursBack}) è tornato sul tuo conto.`,
    ],
    details: detailsWithYou(facts, { note: 'Nota', reason: 'Motivo', balance: 'Il tuo saldo ora' }),
    button: 'Vedi i tuoi scambi',
  }),
  en: (facts) => ({
    subject: `${facts.count} ${facts.count === 1 ? 'exchange' : 'exchanges'} with you: all taken back`,
    paragraphs: [
      `${facts.admin} has taken back the exchanges recorded together with you on ${facts.day} (${facts.activity}): ${facts.count} in all.`,
      facts.hoursBack === undefined
        ? 'They still awaited a confirmation: your balance stays as it was.'
        : facts.gave
          ? `What you gave (${facts.hoursBack}) no longer counts.`
          : `What you received (${facts.hoursBack}) is back on your account.`,
    ],
    details: detailsWithYou(facts, { note: 'Note', reason: 'Reason', balance: 'Your balance now' }),
    button: 'See your exchanges',
  }),
  de: (facts) => ({
    subject: `${facts.count} ${facts.count === 1 ? 'Tausch' : 'Tauschgeschäfte'} mit dir: alles zurückgenommen`,
    paragraphs: [
      `${facts.admin} hat die gemeinsam eingetragenen Tauschgeschäfte mit dir vom ${facts.day} (${facts.activity}) zurückgenommen: insgesamt ${facts.count}.`,
      facts.hoursBack === undefined
        ? 'Sie warteten noch auf eine Bestätigung: Dein Saldo bleibt, wie er war.'
        : facts.gave
          ? `Was du gegeben hast (${facts.hoursBack}), zählt nicht mehr.`
          : `Was du erhalten hast (${facts.hoursBack}), ist wieder auf deinem Konto.`,
    ],
    details: detailsWithYou(facts, { note: 'Notiz', reason: 'Grund', balance: 'Dein Saldo jetzt' }),
    button: 'Deine Tauschgeschäfte ansehen',
  }),
};

function detailsWithYou(
  { note, reason, balance }: WithYouFacts,
  labels: Record<'note' | 'reason' | 'balance', string>,
): Detail[] {
  return [
    { label: labels.note, value: note },
    ...(reason ? [{ label: labels.reason, value: reason }] : []),
    ...(balance ? [{ label: labels.balance, value: balance }] : []),
  ];
}

/** To the single person of a batch that was undone: one letter about all of it (law L11). */
export const batchUndoneWithYou: Letter<Events['batch-undone-with-you']> = {
  to: singlePersonUndone,
  async write({ database, config }, { batchId }, readerId) {
    const row = await database.first(readUndoneBatch, { batchId, readerId });
    const count = row ? row.reversed + row.cancelled : 0;
    if (!row?.undone_at || count === 0) return undefined;
    const { locale } = row;
    const words = WITH_YOU_WORDS[locale]({
      admin: nameOf({ name: row.undoer_name, surname: row.undoer_surname }),
      count,
      day: showDay(row.performed_on),
      activity: oneLine({ it: row.name_it, en: row.name_en, de: row.name_de }[locale]),
      hoursBack: row.reversed > 0 ? formatMinutes(row.minutes * row.reversed, locale) : undefined,
      gave: row.given > 0,
      note: row.note,
      reason: row.undo_reason,
      balance:
        row.balance_minutes === null
          ? undefined
          : formatMinutes(row.balance_minutes, locale, 'always'),
    });
    return { reader: row, words, url: `${config.publicUrl}/my-transaction`, theme: 'member' };
  },
};
