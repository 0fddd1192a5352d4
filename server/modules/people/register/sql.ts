/** SQL of the register of members: who was one on an evening, and the versions of what was written down. */
import { type RawBuilder, sql } from 'kysely';
import type { LegalForm } from '#contract/people/register.ts';
import { heldBefore } from '#server/modules/banks/banks/membership-sql.ts';
import { ruleNow } from '#server/modules/hours/ledger/bank-rule-sql.ts';
import { hasRoom } from '#server/modules/running/guards/rooms-sql.ts';
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
  ended_why: string | null;
}

const entryColumns = sql`entry.birth_place, entry.tax_code, entry.residence, entry.share,
           entry.admitted_on, entry.resolution, entry.met_on, entry.met_by, entry.ended_why`;

export const findRegisterBank = statement('register.findBank', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('bank')
    .select(['name', 'legal_form', 'founded_on', 'created_at', 'phone'])
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
           membership.ended_at, person.birth_date, person.erased_at is not null as is_erased,
           case when person.erased_at is null then person.name else coalesce(kept.name, '') end
             as name,
           case when person.erased_at is null then person.surname else coalesce(kept.surname, '') end
             as surname,
           ${entryColumns}
    from membership
    join person on person.id = membership.person_id
    left join register_name kept on kept.membership_id = membership.id
    left join lateral (
      select * from register_entry where membership_id = membership.id
      order by version desc limit 1
    ) entry on true
    where membership.bank_id = ${p.bankId} and ${heldBefore(p.before)}
    order by membership.decided_at, membership.id`,
);

/** Until when a bank keeps what its register has of a row of `membership` that has ended. */
const keptUntil = sql<Date>`membership.ended_at
  + make_interval(years => ${ruleNow(sql`membership.bank_id`, 'register-years')})`;

/** Whether a register shows the name of a row of `membership` whose person is erased at a moment. */
export const keptByRegister = (at: RawBuilder<unknown>) => sql<boolean>`
  (membership.state = 'ended' and ${hasRoom(sql`membership.bank_id`, 'association')}
    and ${keptUntil} > ${at})`;

/** Whether the years of a row of `membership` are over, or it never began. */
export const isOverInRegister = (now: unknown) => sql<boolean>`
  (membership.state in ('denied', 'withdrawn')
    or membership.state = 'ended' and ${keptUntil} < ${now}::timestamptz)`;

/** The registers that keep somebody's name for a time, where they are erased at a moment. */
export const listKeptNames = statement(
  'register.listKeptNames',
  (p: Params<{ personId: number; at: Date }>) => sql<{ bank_name: string; until: Date }>`
    select bank.name as bank_name, max(${keptUntil}) as until
    from membership join bank on bank.id = membership.bank_id
    where membership.person_id = ${p.personId} and ${keptByRegister(sql`${p.at}::timestamptz`)}
    group by bank.id
    order by bank.folded_name, bank.id`,
);

type MembershipState = Row<'membership'>['state'];

/** Who is, or was, a member. */
export const OF_MEMBERS: MembershipState[] = ['active', 'ended'];

interface OfPeople {
  bankId: number;
  personIds: number[];
  states: MembershipState[];
}

/** The memberships of some people in a bank, locked until the transaction ends, always in one order. */
export const lockMemberships = statement(
  'register.lock',
  (p: Params<OfPeople>) => sql<{ id: number }>`
    select id from membership
    where bank_id = ${p.bankId} and person_id = any(${p.personIds}::bigint[])
      and state = any(${p.states}::text[])
    order by id for no key update`,
);

/** The same with every version, the latest first; one row without a version where nothing is written. */
export const listVersions = statement(
  'register.listVersions',
  (p: Params<OfPeople>) => sql<
    EntryColumns & {
      membership_id: number;
      person_id: number;
      state: MembershipState;
      decided_at: Date | null;
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
      and membership.state = any(${p.states}::text[])
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
        resolution text, met_on date, met_by text, ended_why text)
    ), noted as (
      insert into audit (at, actor_id, action, person_id, bank_id, detail)
      select ${p.now}::timestamptz, ${p.by}::bigint, ${p.action}::text, "personId",
             ${p.bankId}::bigint, detail
      from given
    )
    insert into register_entry (bank_id, person_id, membership_id, version, birth_place, tax_code,
                                residence, share, admitted_on, resolution, met_on, met_by, ended_why,
                                note, made_by, made_at)
    select ${p.bankId}::bigint, "personId", "membershipId", version, birth_place, tax_code,
           residence, share, admitted_on, resolution, met_on, met_by, ended_why, note,
           ${p.by}::bigint, ${p.now}::timestamptz
    from given`,
);

/** Who asks to join, with the interview where it was held, the longest waiting first. */
export const listRequests = statement(
  'register.listRequests',
  (p: Params<{ bankId: number }>) => sql<{
    person_id: number;
    name: string;
    surname: string;
    met_on: string | null;
    met_by: string | null;
  }>`
    select membership.person_id, person.name, person.surname, entry.met_on, entry.met_by
    from membership
    join person on person.id = membership.person_id
    left join lateral (
      select met_on, met_by from register_entry where membership_id = membership.id
      order by register_entry.version desc limit 1
    ) entry on true
    where membership.bank_id = ${p.bankId} and membership.state = 'requested'
    order by membership.requested_at, membership.id`,
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
