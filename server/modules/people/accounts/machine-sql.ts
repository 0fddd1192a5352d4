/** SQL of what the person who runs the portal does for one account, at the machine. */
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { localeOf } from './locale-sql.ts';

export const findAccount = statement('accounts.findAccount', (p: Params<{ email: string }>) =>
  query
    .selectFrom('person')
    .select(['id', 'name', 'surname', 'access', localeOf().as('pref_locale')])
    .where('email', '=', p.email)
    .where('kind', '=', 'human'),
);

/** Those of some addresses whom somebody has, with whether they have proven it. */
export const listNamed = statement('accounts.listNamed', (p: Params<{ emails: string[] }>) =>
  query
    .selectFrom('person')
    .innerJoin('standing', 'standing.person_id', 'person.id')
    .select([
      'person.email',
      'person.proven_email',
      'person.name',
      'person.surname',
      'person.access',
      'standing.status',
    ])
    .where('person.kind', '=', 'human')
    .where((eb) => eb('person.email', '=', eb.fn.any(p.emails))),
);
