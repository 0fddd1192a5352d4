/** The letter about messages that their reader has not read, three a day at most (specification §21). */
import { LETTER_MESSAGES_MAX } from '#contract/limits.ts';
import { partnerName } from '#server/modules/board/threads/present.ts';
import type { Events } from '#server/modules/sending/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { thePerson } from '../audiences.ts';
import { noLetter, type ToBeWritten } from './letter.ts';
import { readUnreadMessages } from './message-sql.ts';
import { showMoment } from './moments.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-messages');

type Line = RowOf<typeof readUnreadMessages>;

async function unread(asked: ToBeWritten<Events['messages-waiting']>) {
  const { database, payload, personId: readerId } = asked;
  const values = { readerId, threads: JSON.stringify(payload.threads), most: LETTER_MESSAGES_MAX };
  const rows = await database.rows(readUnreadMessages, values);
  return rows[0] && { ...rows[0], rows };
}

function writerOf(row: Line): string {
  return partnerName({ ...row, name: row.writer_name, surname: row.writer_surname });
}

/** Each conversation with the last of its messages that is quoted. */
function threadsOf(rows: readonly Line[]): Line[] {
  return [...new Map(rows.map((row) => [row.thread_id, row])).values()];
}

export const messageLetters = {
  /** Each message with its writer. Silent once all are read. */
  'messages-waiting': letter('messages-waiting', unread, {
    why: 'message',
    to: thePerson,
    optional: { topic: 'messages', wanted: ['at-once'] },
    cases: ({ row: { rows, how_many: count } }) => [
      new Set(rows.map((one) => one.writer_id)).size > 1 && 'several',
      count > rows.length && 'more',
    ],
    facts: ({ row }) => ({
      who: writerOf(row),
      writers: new Set(row.rows.map((one) => one.writer_id)).size,
      count: row.how_many,
      quoted: row.rows.length,
    }),
    details: ({ row, locale, config }) =>
      row.rows.map((one) => ({
        label: `${writerOf(one)}, ${showMoment(one.sent_at, locale, config.timeZone)}`,
        value: one.text,
      })),
    /** To the conversation, or to all where it is about several. */
    button: ({ row: { rows, how_many: count }, payload }) => {
      const threads = threadsOf(rows);
      const isAll = payload.threads.length === 1 || rows.length === count;
      const [only] = isAll && threads.length === 1 ? threads : [];
      return only ? `/messages/${only.thread_id}` : '/messages';
    },
    /** Each conversation is answered once without signing in. */
    more: ({ row, say }) =>
      threadsOf(row.rows)
        .filter((one) => !one.is_over)
        .map((one) => ({
          label: say('answer', { who: writerOf(one) }),
          way: { answer: one.thread_id },
        })),
  }),

  /** Only the screens of the two people reload. */
  'thread-changed': noLetter<Events['thread-changed']>('message'),
};
