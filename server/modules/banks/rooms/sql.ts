/** SQL of the rooms of a bank at its desk: how each came about, and what waits inside. */

import { sql } from 'kysely';
import type { RoomName } from '#contract/banks/room-names.ts';
import { standingOfAccount } from '#server/modules/hours/limits/columns-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Closing a room waits for what is beginning in one; what begins later waits until the transaction ends. */
export const lockRooms = statement('rooms.lock', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select('id').where('id', '=', p.bankId).forUpdate(),
);

/** The latest change of each room that a bank has opened or closed itself. */
export const listRoomChanges = statement(
  'rooms.listChanges',
  (p: Params<{ bankId: number; rooms: readonly RoomName[] }>) => sql<{
    room: RoomName;
    changed_at: Date;
    changer_id: number;
    changer_name: string;
    changer_surname: string;
  }>`
    select latest.room, latest.changed_at, person.id as changer_id,
           person.name as changer_name, person.surname as changer_surname
    from unnest(${p.rooms}::text[]) as named (room)
    cross join lateral (
      select * from bank_room where bank_id = ${p.bankId} and bank_room.room = named.room
      order by id desc limit 1
    ) latest
    join person on person.id = latest.changed_by`,
);

/** What waits in the rooms of a bank. */
export const findUses = statement(
  'rooms.findUses',
  (p: Params<{ bankId: number; now: Date }>) => sql<{
    cheques: boolean;
    reports: boolean;
    balance: boolean;
    waiting: boolean;
    /** The year and the minutes of the latest announcement that no batch has booked; null for none. */
    share_year: number | null;
    share_minutes: number | null;
    import: boolean;
    webhooks: boolean;
    bulletins: boolean;
    minors: boolean;
    bodies: boolean;
  }>`
    select exists (select from cheque where bank_id = bank.id and state = 'blank') as cheques,
           exists (select from thread_report
                   where bank_id = bank.id and settled_at is null
                     and exchange_id is null) as reports,
           fund.balance_minutes <> 0 as balance,
           exists (select from exchange where creditor_id = bank.fund_person_id
                     and creditor_bank_id = bank.id and state = 'pending')
           or exists (select from exchange where debtor_id = bank.fund_person_id
                        and debtor_bank_id = bank.id and state = 'pending')
           or exists (select from exchange_batch
                      where bank_id = bank.id and (for_fund or share_year is not null)
                        and (finished_at is null
                          or undo_asked_at is not null and undone_at is null)) as waiting,
           share.year as share_year, share.minutes as share_minutes,
           exists (select from import
                   where bank_id = bank.id and state in ('running', 'undoing')) as import,
           exists (select from webhook where bank_id = bank.id and is_on) as webhooks,
           exists (select from bulletin
                   where bank_id = bank.id and taken_back_at is null and called_off_at is null
                     and case when starts_at is null then told_at is null
                       else starts_at > ${p.now} end) as bulletins,
           exists (select from membership
                   where bank_id = bank.id and state = 'active' and minor_until is not null) as minors,
           exists (select from body
                   join membership on membership.person_id = body.person_id
                     and membership.bank_id = body.bank_id and membership.state = 'active'
                   where body.bank_id = bank.id) as bodies
    from bank
    join account fund on fund.person_id = bank.fund_person_id and fund.bank_id = bank.id
    left join lateral (
      select year, minutes from (
        select year, minutes from share_announcement where bank_id = bank.id
        order by id desc limit 1
      ) latest
      where not exists (
        select from exchange_batch batch
        where batch.bank_id = bank.id and batch.share_year = latest.year
          and batch.stopped_at is null and batch.undone_at is null)
    ) share on true
    where bank.id = ${p.bankId}`,
);

/** Which questions of these a desk has answered for good. */
export const listAnswers = statement(
  'rooms.listAnswers',
  (p: Params<{ bankId: number; questions: readonly string[] }>) => sql<{ question: string }>`
    select question from desk_answer
    where bank_id = ${p.bankId} and question = any(${p.questions}::text[])`,
);

/** How many members of a bank use no e-mail. */
export const countWithoutEmail = statement(
  'rooms.countWithoutEmail',
  (p: Params<{ bankId: number }>) =>
    query
      .selectFrom('membership')
      .innerJoin('person', 'person.id', 'membership.person_id')
      .select((eb) => eb.fn.countAll<number>().as('members'))
      .where('membership.bank_id', '=', p.bankId)
      .where('membership.state', '=', 'active')
      .where('person.access', '=', 'desk')
      .where('person.kind', '=', 'human'),
);

/** The members of a bank with the lowest balances, and what their bands rest on. */
export const listLowest = statement(
  'rooms.listLowest',
  (p: Params<{ bankId: number; today: string; most: number }>) => sql<{
    balance_minutes: number;
    is_body: boolean;
    member_since: Date | null;
    low_minutes: number | null;
    high_minutes: number | null;
  }>`
    select account.balance_minutes, false as is_body, joined.at as member_since, exception.low_minutes,
           exception.high_minutes
    from (
      select account.person_id, account.bank_id, account.balance_minutes
      from account
      join membership on membership.person_id = account.person_id
        and membership.bank_id = account.bank_id and membership.state = 'active'
      where account.bank_id = ${p.bankId} and account.balance_minutes < 0 and ${isPerson()}
      order by account.balance_minutes limit ${p.most}
    ) account
    ${standingOfAccount(p.today)}`,
);
