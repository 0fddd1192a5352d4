/** What letters between a person and a bank have in common: one statement, and when they are true. */

import type { RowOf } from '#server/platform/statements.ts';
import type { Audience } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readJoining } from './sql.ts';
import { nameOf, oneLine } from './typed.ts';

/** A person and the bank they ask to join. */
export interface JoiningFacts {
  applicant: string;
  applicantEmail: string;
  applicantPhone: string;
  bank: string;
  bankEmail: string;
}

type Row = RowOf<typeof readJoining>;

interface JoiningLetter<Payload> {
  to: Audience<Payload>;
  isTrue(row: Row): boolean;
  /** The page of the button. */
  page: '/bank-members-awaiting' | '/login';
  room: 'member' | 'bank';
  words: InEachLanguage<JoiningFacts>;
}

/** A letter about a request to join; silent once the latest between the two says otherwise. */
export function joiningLetter<Payload extends { personId: number; bankId: number }>({
  to,
  isTrue,
  page,
  room,
  words,
}: JoiningLetter<Payload>): Letter<Payload> {
  return {
    to,
    async write({ database, config }, { personId, bankId }, readerId) {
      const row = await database.first(readJoining, { personId, bankId, readerId });
      if (!row || !isTrue(row)) return undefined;
      const facts = {
        applicant: nameOf({ name: row.applicant_name, surname: row.applicant_surname }),
        applicantEmail: row.applicant_email,
        applicantPhone: oneLine(row.applicant_phone),
        bank: oneLine(row.bank_name),
        bankEmail: row.bank_email,
      };
      return {
        reader: row,
        words: words[row.locale](facts),
        url: `${config.publicUrl}${page}`,
        room,
      };
    },
  };
}
