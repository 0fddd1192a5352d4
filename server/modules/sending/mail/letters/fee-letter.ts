/** The letter that reminds a member of the fee of a year (specification §48). */
import { showDay } from '#contract/values.ts';
import type { Events } from '#server/modules/sending/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import { readFeeDue } from './fee-sql.ts';
import type { ToBeWritten } from './letter.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-fees');

function feeDue({ database, payload }: ToBeWritten<Events['fee-due']>) {
  return database.first(readFeeDue, payload);
}

export const feeLetters = {
  /** It names no sum: that stands in the portal alone. */
  'fee-due': letter('fee-due', feeDue, {
    why: 'membership',
    to: thePerson,
    optional: false,
    cases: ({ row }) => [row.bank_phone !== '' && 'phone'],
    facts: ({ row }) => ({
      ...{ bank: row.bank_name, phone: row.bank_phone, year: row.year },
      day: showDay(row.due_on),
    }),
    button: '/user-profile',
  }),
};
