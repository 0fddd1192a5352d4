/** Letters about many exchanges at once: made or undone, to the person who asked and to the single person of it. */
import { formatMinutes } from '#contract/hours/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { personName } from '#contract/person-name.ts';
import { showDay } from '#contract/values.ts';
import { oneLine } from '#server/platform/texts.ts';
import { singlePersonOfBatch, singlePersonUndone, whoAsked, whoUndid } from '../audiences.ts';
import { type RefusedItem, readBatch, readBatchWithYou, readUndoneBatch } from './batch-sql.ts';
import type { Matter, ToBeWritten } from './letter.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-batches');

/** More names than these nobody reads in a mail; the rest is counted. */
const REFUSED_MOST = 30;

type About = ToBeWritten<{ batchId: number }>;

async function finished({ database, payload: { batchId }, personId: readerId }: About) {
  const refusedMost = REFUSED_MOST;
  const row = await database.first(readBatch, { batchId, readerId, refusedMost });
  return row?.finished_at ? row : undefined;
}

async function undone({ database, payload: { batchId }, personId: readerId }: About) {
  const row = await database.first(readUndoneBatch, { batchId, readerId });
  return row?.undone_at ? row : undefined;
}

interface Each {
  minutes: number;
  performed_on: string;
  activity_names: Record<Locale, string>;
}

/** What each exchange of the batch is. */
function each({ row, locale }: { row: Each; locale: Locale }) {
  return {
    hours: formatMinutes(row.minutes, locale),
    day: showDay(row.performed_on),
    activity: row.activity_names[locale],
  };
}

export const batchLetters = {
  /** To the administrator who asked for it: how it went (law L10). */
  'batch-finished': letter('batch-finished', finished, {
    why: 'bankDesk',
    optional: false,
    to: whoAsked,
    theme: 'bank',
    cases: ({ row }) => [row.awaiting > 0 && 'awaiting', row.refused > 0 && 'refused'],
    facts: ({ row }) => ({ made: row.asked - row.refused, asked: row.asked }),
    details: (matter) => {
      const { asked, refused, awaiting, refused_items: listed, note } = matter.row;
      const more = refused - listed.length;
      const lines = [
        ...listed.map((item) => refusedLine(item, matter)),
        ...(more > 0 ? [matter.say('more', { count: more })] : []),
      ];
      return {
        made: String(asked - refused),
        awaiting: String(awaiting),
        refused: { asTyped: [refused, ...lines].join('\n') },
        ...each(matter),
        note: { asTyped: note },
      };
    },
    button: '/bank-transactions',
  }),

  /** One letter about all of it instead of one for each exchange (law L11). */
  'batch-with-you': letter(
    'batch-with-you',
    ({ database, payload: { batchId }, personId: readerId }) =>
      database.first(readBatchWithYou, { batchId, readerId }),
    {
      why: 'exchange',
      optional: false,
      to: singlePersonOfBatch,
      stillTrue: (row) => row.made > 0,
      cases: ({ row }) => [row.to_confirm > 0 && 'awaiting', row.given > 0 ? 'gave' : 'received'],
      facts: (matter) => ({
        ...each(matter),
        admin: personName({ name: matter.row.admin_name, surname: matter.row.admin_surname }),
        count: matter.row.made,
        allHours: formatMinutes(matter.row.minutes * matter.row.made, matter.locale),
      }),
      details: ({ row }) => ({ note: { asTyped: row.note } }),
      button: ({ row }) => (row.to_confirm > 0 ? '/confirm-transaction' : '/my-transaction'),
    },
  ),

  /** To the administrator who undid it: how it went (laws L5, L6). */
  'batch-undone': letter('batch-undone', undone, {
    why: 'bankDesk',
    optional: false,
    to: whoUndid,
    theme: 'bank',
    cases: ({ row }) => [row.left_alone > 0 && 'left'],
    facts: ({ row: { reversed, cancelled, left_alone: left } }) => ({
      undone: reversed + cancelled,
      all: reversed + cancelled + left,
    }),
    details: (matter) => ({
      reversed: String(matter.row.reversed),
      cancelled: String(matter.row.cancelled),
      left: String(matter.row.left_alone),
      ...each(matter),
      note: { asTyped: matter.row.note },
      reason: { asTyped: matter.row.undo_reason },
    }),
    button: ({ row, payload }) => {
      const state = row.reversed > 0 ? 'reversed' : 'cancelled';
      return `/bank-transactions?batch=${payload.batchId}&from=&status=${state}`;
    },
  }),

  /** One letter about all of it (law L11). */
  'batch-undone-with-you': letter('batch-undone-with-you', undone, {
    why: 'exchange',
    optional: false,
    to: singlePersonUndone,
    stillTrue: (row) => row.reversed + row.cancelled > 0,
    cases: ({ row }) => [row.reversed > 0 && (row.given > 0 ? 'gave' : 'received')],
    facts: (matter) => ({
      ...each(matter),
      admin: personName({ name: matter.row.undoer_name, surname: matter.row.undoer_surname }),
      count: matter.row.reversed + matter.row.cancelled,
      /** What had been confirmed and went back. */
      hoursBack: formatMinutes(matter.row.minutes * matter.row.reversed, matter.locale),
    }),
    details: ({ row, locale }) => ({
      note: { asTyped: row.note },
      reason: { asTyped: row.undo_reason },
      balance:
        row.balance_minutes === null ? null : formatMinutes(row.balance_minutes, locale, 'always'),
    }),
    button: '/my-transaction',
  }),
};

function refusedLine(
  { creditor, debtor, refusal }: RefusedItem,
  { say }: Matter<unknown, unknown>,
): string {
  const [giver, receiver] = [creditor, debtor].map((one) =>
    one ? oneLine(personName(one)) : say('stranger'),
  );
  return `${giver} → ${receiver}: ${say([`refusals.${refusal}`, 'refusals.other'])}`;
}
