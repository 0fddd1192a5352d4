/** To the single person of a batch that was undone: one letter about all of it (law L11). */
import { formatMinutes } from '#contract/hours.ts';
import { showDay } from '#contract/values.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { singlePersonUndone } from '../audiences.ts';
import { readUndoneBatch } from './batch-sql.ts';
import type { Detail, InEachLanguage, Letter } from './letter.ts';
import { nameOf, oneLine } from './typed.ts';

interface Facts {
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

const WORDS: InEachLanguage<Facts> = {
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
    details: detailsOf(facts, { note: 'Nota', reason: 'Motivo', balance: 'Il tuo saldo ora' }),
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
    details: detailsOf(facts, { note: 'Note', reason: 'Reason', balance: 'Your balance now' }),
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
    details: detailsOf(facts, { note: 'Notiz', reason: 'Grund', balance: 'Dein Saldo jetzt' }),
    button: 'Deine Tauschgeschäfte ansehen',
  }),
};

function detailsOf(
  { note, reason, balance }: Facts,
  labels: Record<'note' | 'reason' | 'balance', string>,
): Detail[] {
  return [
    { label: labels.note, value: note },
    ...(reason ? [{ label: labels.reason, value: reason }] : []),
    ...(balance ? [{ label: labels.balance, value: balance }] : []),
  ];
}

export const batchUndoneWithYou: Letter<Events['batch-undone-with-you']> = {
  to: singlePersonUndone,
  async write({ database, config }, { batchId }, readerId) {
    const row = await database.first(readUndoneBatch, { batchId, readerId });
    const count = row ? row.reversed + row.cancelled : 0;
    if (!row?.undone_at || count === 0) return undefined;
    const { locale } = row;
    const words = WORDS[locale]({
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
    return { reader: row, words, url: `${config.publicUrl}/my-transaction`, room: 'member' };
  },
};
