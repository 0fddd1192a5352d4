/** SQL of the register of members: who was one on an evening, and the versions of what was written down. */
import { sql } from 'kysely';
import type { LegalForm } from '#contract/people/register.ts';
import { heldBefore } from '#server/modules/banks/banks/membership-sql.ts';
import { query, type Row, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

export interface EntryColumns {
  birth_place: string | null;
  tax_code: string | null;
  residence: string | null;
  share: string | null;
  admitted_on: string | null;
  resolution: string | null;
  met_on: string | null;
  met_by: string | null;
}

const entryColumns = sql`entry.birth_place, entry.tax_code, entry.residence, entry.share,
           entry.admitted_on, entry.resolution, entry.met_on, entry.met_by`;

export const findRegisterBank = statement('register.findBank', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('bank')
    .select(['name', 'legal_form', 'founded_on', 'created_at'])
    .where('id', '=', p.bankId),
);

/** Who was a member right before a moment, in the order in which they came, each with the latest version. */
export const listRegister = statement(
  'register.list',
  (p: Params<{ bankId: number; before: Date }>) => sql<
    EntryColumns & {
      id: number;
      person_id: number;
      number: number | null;
      decided_at: Date;
      ended_at: Date | null;
      name: string;
      surname: string;
      birth_date: string | null;
      is_erased: boolean;
    }
  >`
    select membership.id, membership.person_id, membership.number, membership.decided_at,
           membership.ended_at, person.name, person.surname, person.birth_date,
           person.erased_at is not null as is_erased, ${entryColumns}
    from membership
    join person on person.id = membership.person_id
    left join lateral (
      select * from register_entry where membership_id = membership.id
      order by version desc limit 1
    ) entry on true
    where membership.bank_id = ${p.bankId} and ${heldBefore(p.before)}
    order by membership.decided_at, membership.id`,
);

/** The memberships of some people in a bank, locked until the transaction ends, always in one order. */
export const lockMemberships = statement(
  'register.lock',
  (p: Params<{ bankId: number; personIds: number[] }>) => sql<{ id: number }>`
    select id from membership
    where bank_id = ${p.bankId} and person_id = any(${p.personIds}::bigint[])
      and state in ('active', 'ended')
    order by id for no key update`,
);

/** The same with every version, the latest first; one row without a version where nothing is written. */
export const listVersions = statement(
  'register.listVersions',
  (p: Params<{ bankId: number; personIds: number[] }>) => sql<
    EntryColumns & {
      membership_id: number;
      person_id: number;
      state: Row<'membership'>['state'];
      decided_at: Date;
      ended_at: Date | null;
      version: number | null;
      note: string | null;
      made_by: number | null;
      made_at: Date | null;
      maker_name: string | null;
      maker_surname: string | null;
    }
  >`
    select membership.id as membership_id, membership.person_id, membership.state,
           membership.decided_at, membership.ended_at, ${entryColumns},
           entry.version, entry.note, entry.made_by, entry.made_at,
           maker.name as maker_name, maker.surname as maker_surname
    from membership
    join person on person.id = membership.person_id and person.erased_at is null
    left join register_entry entry on entry.membership_id = membership.id
    left join person maker on maker.id = entry.made_by
    where membership.bank_id = ${p.bankId}
      and membership.person_id = any(${p.personIds}::bigint[])
      and membership.state in ('active', 'ended')
    order by membership.id desc, entry.version desc`,
);

interface Written {
  /** JSON: `[{ membershipId, personId, version, note, detail, …the columns }]`. */
  rows: string;
  bankId: number;
  action: 'members-admitted' | 'register-changed';
  by: number;
  now: Date;
}

/** Further versions, and of each an entry of the history, which says which fields and never what they say. */
export const insertVersions = statement(
  'register.insertVersions',
  (p: Params<Written>) => sql`
    with given as materialized (
      select * from jsonb_to_recordset(${p.rows}::jsonb) as row (
        "membershipId" bigint, "personId" bigint, version integer, note text, detail jsonb,
        birth_place text, tax_code text, residence text, share text, admitted_on date,
        resolution text, met_on date, met_by text)
    ), noted as (
      insert into audit (at, actor_id, action, person_id, bank_id, detail)
      select ${p.now}::timestamptz, ${p.by}::bigint, ${p.action}::text, "personId",
             ${p.bankId}::bigint, detail
      from given
    )
    insert into register_entry (bank_id, person_id, membership_id, version, birth_place, tax_code,
                                residence, share, admitted_on, resolution, met_on, met_by, note,
                                made_by, made_at)
    select ${p.bankId}::bigint, "personId", "membershipId", version, birth_place, tax_code,
           residence, share, admitted_on, resolution, met_on, met_by, note,
           ${p.by}::bigint, ${p.now}::timestamptz
    from given`,
);

/** What carries the bank, locked until the transaction ends. */
export const lockLegalForm = statement('register.lockLegalForm', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select('legal_form').where('id', '=', p.bankId).forNoKeyUpdate(),
);

export const setLegalFormOf = statement(
  'register.setLegalForm',
  (p: Params<{ bankId: number; legalForm: LegalForm }>) =>
    query.updateTable('bank').set({ legal_form: p.legalForm }).where('id', '=', p.bankId),
);
