/** SQL of what the person who runs the portal does for one account, at the machine. */
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

export const findAccount = statement('accounts.findAccount', (p: Params<{ email: string }>) =>
  query
    .selectFrom('person')
    .select(['id', 'name', 'surname', 'access', 'pref_locale'])
    .where('email', '=', p.email)
    .where('kind', '=', 'human'),
);
