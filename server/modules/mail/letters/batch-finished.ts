/** To the administrator who asked for many exchanges at once: how it went (law L10). */
import { formatMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { showDay } from '#contract/values.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { whoAsked } from '../audiences.ts';
import { type RefusedItem, readBatch } from './batch-sql.ts';
import { BATCH_WORDS } from './batch-words.ts';
import type { Detail, Letter } from './letter.ts';
import { nameOf, oneLine } from './typed.ts';

/** More names than these nobody reads in a mail; the rest is counted. */
const REFUSED_MOST = 30;

export const batchFinished: Letter<Events['batch-finished']> = {
  to: whoAsked,
  async write({ database, config }, { batchId }, readerId) {
    const row = await database.first(readBatch, {
      batchId,
      readerId,
      refusedMost: REFUSED_MOST,
    });
    if (!row?.finished_at) return undefined;
    const said = BATCH_WORDS[row.locale];
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
      room: 'bank',
    };
  },
};

type Row = RowOf<typeof readBatch>;

function detailsOf(row: Row, made: number): Detail[] {
  const { locale } = row;
  const { labels, more } = BATCH_WORDS[locale];
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
  const { reasons, otherReason, stranger } = BATCH_WORDS[locale];
  const [giver, receiver] = [creditor, debtor].map((one) => (one ? nameOf(one) : stranger));
  return `${giver} → ${receiver}: ${reasons[refusal] ?? otherReason}`;
}
