/** SQL of what opens something of an account without signing in: it ends with the password and the address. */
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Ends every link in letters to a person that acts without signing in (specification §13). */
export const endActLinks = statement(
  'accounts.endActLinks',
  (p: Params<{ personId: number; now: Date }>) =>
    query
      .updateTable('act_token')
      .set({ expires_at: p.now })
      .where('person_id', '=', p.personId)
      .where('expires_at', '>', p.now),
);

/** Ends the address at which a calendar program follows a person's appointments (specification §22). */
export const endCalendarAddress = statement(
  'accounts.endCalendarAddress',
  (p: Params<{ personId: number }>) =>
    query.deleteFrom('calendar_link').where('person_id', '=', p.personId),
);
