/** A statement whose declared row is wrong in every way there is: the proof that it would be found. */
import { sql } from 'kysely';
import { statementsOn } from '#server/platform/statements.ts';

const { statement } = statementsOn<object>();

export const wrongStatement = statement(
  'test.wrong',
  () =>
    sql<{
      id: string;
      email: string;
      verifiedAt: Date;
      email_verified_at: Date;
    }>`select id, email, phone, email_verified_at from person`,
);
