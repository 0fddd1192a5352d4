/** The letter with one sentence of thanks, to who gave (specification §47). */
import { personName } from '#contract/person-name.ts';
import type { Events } from '#server/modules/sending/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import type { ToBeWritten } from './letter.ts';
import { readThanks } from './thanks-sql.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-thanks');

function thanks({ database, payload: { thanksId } }: ToBeWritten<Events['thanked']>) {
  return database.first(readThanks, { thanksId });
}

export const thanksLetters = {
  /** The sentence as it was written; silent once it was taken back, or the exchange was. */
  thanked: letter('thanked', thanks, {
    why: 'thanks',
    to: thePerson,
    optional: { topic: 'thanks', wanted: ['at-once'] },
    facts: ({ row, locale }) => ({
      who: personName({ name: row.writer_name, surname: row.writer_surname }),
      activity: row.activity_names[locale],
    }),
    body: ({ row }) => row.text,
    button: ({ row }) => `/my-transaction?exchange=${row.exchange_id}`,
  }),
};
