/** What letters about a person's own account have in common: one statement, and where to turn to. */

import type { RowOf } from '#server/platform/statements.ts';
import type { Audience } from '../audiences.ts';
import { type InEachLanguage, type Letter, nameless } from './letter.ts';
import { readPerson } from './sql.ts';
import { oneLine } from './typed.ts';

/** What such a letter knows. */
export interface PersonFacts {
  portal: string;
  /** The bank and its address, when the reader is a member of one. */
  bank: string | undefined;
}

type Row = RowOf<typeof readPerson>;

interface PersonLetter<Payload> {
  to: Audience<Payload>;
  isTrue?(row: Row, payload: Payload): boolean;
  /** Whether the reader may never have heard of the portal. */
  toStranger?: boolean;
  /** The page of the button. */
  page: '/login' | '/change-password';
  words: InEachLanguage<PersonFacts>;
}

/** A letter that tells a person what has happened to their account. */
export function personLetter<Payload extends { personId: number }>({
  to,
  isTrue = () => true,
  toStranger = false,
  page,
  words,
}: PersonLetter<Payload>): Letter<Payload> {
  return {
    to,
    async write({ database, config }, payload) {
      const row = await database.first(readPerson, { personId: payload.personId });
      if (!row || !isTrue(row, payload)) return undefined;
      return {
        reader: toStranger ? nameless(row) : row,
        words: words[row.locale]({ portal: config.portalName, bank: bankOf(row) }),
        url: `${config.publicUrl}${page}`,
        theme: 'member',
      };
    },
  };
}

/** The bank of a person and how to reach it, when they have one. */
export function bankOf(row: Row): string | undefined {
  return row.bank_name === null ? undefined : `${oneLine(row.bank_name)}, ${row.bank_email}`;
}
