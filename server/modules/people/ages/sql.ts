/**
 * SQL of the age that a bank asks for (specification §52): who is below it is written at each membership,
 * so that nothing that shows a telephone or proposes somebody has to reckon it.
 */
import { type RawBuilder, sql } from 'kysely';
import { ruleNow } from '#server/modules/hours/ledger/bank-rule-sql.ts';
import { hasRoom } from '#server/modules/running/guards/rooms-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The age that a bank asks for: none where its room of associations is closed. */
const leastAge = (bankId: RawBuilder<unknown>) => sql<number>`case
  when ${hasRoom(bankId, 'association')} then ${ruleNow(bankId, 'age-least')}
  else 0 end`;

/**
 * Whether somebody is a member below the age that their bank asks for. It ends on the night after their
 * birthday, which is late rather than early.
 */
export const isMinor = (personId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from membership as young
    where young.person_id = ${personId} and young.state = 'active'
      and young.minor_until is not null)`;

/** The age that a bank asks for, and whom to call. */
export const findLeastAge = statement(
  'ages.findLeast',
  (p: Params<{ bankId: number }>) => sql<{ age: number; phone: string }>`
    select ${leastAge(sql`bank.id`)} as age, bank.phone from bank where bank.id = ${p.bankId}`,
);

/** Keeps that age as it is until the transaction ends: who joins meanwhile is seen by who changes it. */
export const keepLeastAge = statement(
  'ages.keepLeast',
  (p: Params<{ bankId: number }>) => sql<{ id: number }>`
    select id from bank where id = ${p.bankId} for share`,
);

/** Somebody's birth date. */
export const findBirthDate = statement(
  'ages.findBirthDate',
  (p: Params<{ personId: number }>) => sql<{ birth_date: string | null }>`
    select birth_date from person where id = ${p.personId}`,
);

/** Of a member who is below that age until when, and when they were born; no row for everybody else. */
export const findMinor = statement(
  'ages.findMinor',
  (p: Params<{ personId: number }>) => sql<{
    bank_id: number;
    minor_until: string;
    birth_date: string | null;
  }>`
    select membership.bank_id, membership.minor_until, person.birth_date
    from membership join person on person.id = membership.person_id
    where membership.person_id = ${p.personId} and membership.state = 'active'
      and membership.minor_until is not null`,
);

/**
 * Writes who is below the age that a bank asks for, of one member or (null) of all: a row for each of whom
 * it is different now.
 */
export const markMinors = statement(
  'ages.mark',
  (p: Params<{ bankId: number; personId: number | null; today: string }>) => sql<{
    person_id: number;
    minor_until: string | null;
  }>`
    with age as materialized (
      select ${leastAge(sql`bank.id`)} as years from bank where bank.id = ${p.bankId}
    ), due as (
      select membership.id, case
               when aged_on(person.birth_date, age.years) > ${p.today}::date
               then aged_on(person.birth_date, age.years) end as until
      from membership
      join person on person.id = membership.person_id
      cross join age
      where membership.bank_id = ${p.bankId} and membership.state = 'active'
        and (${p.personId}::bigint is null or membership.person_id = ${p.personId})
    )
    update membership set minor_until = due.until
    from due
    where membership.id = due.id and membership.minor_until is distinct from due.until
    returning membership.person_id, membership.minor_until`,
);

/** Who has reached it is like everybody else. */
export const releaseAged = statement(
  'ages.release',
  (p: Params<{ today: string }>) => sql`
    update membership set minor_until = null where minor_until <= ${p.today}::date`,
);

/** People of trust who are below it act for nobody any more. */
export const endDelegations = statement(
  'ages.endDelegations',
  (p: Params<{ bankId: number; personIds: number[]; by: number; now: Date }>) => sql<{
    id: number;
    person_id: number;
    delegate_id: number;
  }>`
    update delegate set ended_at = ${p.now}, ended_by = ${p.by}
    where delegate_id = any(${p.personIds}::bigint[]) and bank_id = ${p.bankId}
      and ended_at is null
    returning id, person_id, delegate_id`,
);

/** Nor do they accompany anybody, or say that they would. */
export const endCompany = statement(
  'ages.endCompany',
  (p: Params<{ personIds: number[]; now: Date }>) => sql<{
    id: number;
    newcomer_id: number;
    companion_id: number;
    bank_id: number;
  }>`
    with unwilling as (
      update person set welcomes = false where id = any(${p.personIds}::bigint[]) and welcomes
    )
    update companion set ended_at = ${p.now}, ended_why = 'desk'
    where companion_id = any(${p.personIds}::bigint[]) and ended_at is null
    returning id, newcomer_id, companion_id, bank_id`,
);
