/** SQL of the band of balances: where an account stands, and the exceptions to the band. */
import { sql } from 'kysely';
import { fundFloorOf } from '#server/modules/hours/ledger/fund-floor-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { standingOfAccount } from './columns-sql.ts';

interface Standing {
  person_id: number;
  balance_minutes: number;
  /** It is the fund's, which has no band. */
  is_fund: boolean;
  /** How far down the fund may go, in minutes; null for people. */
  fund_low_minutes: number | null;
  /** It is a body's, which has a band of its own. */
  is_body: boolean;
  /** When they first became a member of the bank. */
  member_since: Date | null;
  /** The bounds of an exception that holds today; null where there is none. */
  low_minutes: number | null;
  high_minutes: number | null;
}

/** The accounts of people and of the fund in one bank. */
export const findStandings = statement(
  'limits.findStandings',
  (p: Params<{ bankId: number; personIds: number[]; today: string }>) => sql<Standing>`
    select account.person_id, account.balance_minutes, person.kind = 'fund' as is_fund,
           person.kind = 'body' as is_body,
           case when person.kind = 'fund'
             then ${fundFloorOf(sql.ref('account.bank_id'), sql.ref('account.person_id'))}
           end as fund_low_minutes, joined.at as member_since,
           exception.low_minutes, exception.high_minutes
    from account
    join person on person.id = account.person_id
    ${standingOfAccount(p.today)}
    where account.bank_id = ${p.bankId} and account.person_id = any(${p.personIds}::bigint[])`,
);

/** The holder of a bank's fund. */
export const findFundHolder = statement('limits.findFundHolder', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select('fund_person_id').where('id', '=', p.bankId),
);

/** Whether a person is an active member of the bank. */
export const isMember = statement(
  'limits.isMember',
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .selectFrom('membership')
      .select('id')
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'active'),
);

/** The exceptions made for a member, the latest first, with who made each. */
export const listExceptions = statement(
  'limits.listExceptions',
  (p: Params<{ personId: number; bankId: number; most: number }>) =>
    query
      .selectFrom('member_band')
      .innerJoin('person as setter', 'setter.id', 'member_band.set_by')
      .select([
        'member_band.low_minutes',
        'member_band.high_minutes',
        'member_band.until',
        'member_band.note',
        'member_band.set_at',
        'setter.name as setter_name',
        'setter.surname as setter_surname',
      ])
      .where('member_band.person_id', '=', p.personId)
      .where('member_band.bank_id', '=', p.bankId)
      .orderBy('member_band.id', 'desc')
      .limit(p.most),
);

interface NewException {
  personId: number;
  bankId: number;
  lowMinutes: number | null;
  highMinutes: number | null;
  until: string | null;
  note: string;
  actorId: number;
  now: Date;
}

export const insertException = statement('limits.insertException', (p: Params<NewException>) =>
  query.insertInto('member_band').values({
    person_id: p.personId,
    bank_id: p.bankId,
    low_minutes: p.lowMinutes,
    high_minutes: p.highMinutes,
    until: p.until,
    note: p.note,
    set_by: p.actorId,
    set_at: p.now,
  }),
);
