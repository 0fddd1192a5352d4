/** SQL of the members of a bulletin: how each was told, what they said, and who is on what is printed. */

import { type RawBuilder, sql } from 'kysely';
import type { BulletinWay, Says } from '#contract/board/bulletins.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { isOffMail } from '#server/modules/people/accounts/mail-trouble-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import { total } from '#server/platform/expressions.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

export interface PersonRow {
  id: number;
  name: string;
  surname: string;
  phone: string | null;
  way: BulletinWay | null;
  says: Says | null;
  heads: number | null;
  basis: ExchangeBasis | null;
  by_other: boolean;
  came: boolean | null;
  tell_by_voice: boolean;
}

/** Everybody, who said a word, or who gets it printed. */
export type PeoplePart = 'all' | 'said' | 'paper';

const IN_PART: Record<PeoplePart, RawBuilder<unknown>> = {
  all: sql`membership.state = 'active' and ${isPerson()}`,
  said: sql`attendance.says is not null`,
  paper: sql`told.way = 'paper' and membership.state = 'active'`,
};

/** Members by name, searched by parts of it; who left is there only with their word. */
export const listPeople = statementsBy(
  'bulletins.listPeople',
  ({ part }: { part: PeoplePart }) =>
    (p: Params<PageValues & { id: number; bankId: number; search: string }>) =>
      sql<PersonRow & { total: number }>`
    select person.id, person.name, person.surname, person.phone, told.way, attendance.says,
           attendance.heads, attendance.basis, attendance.came,
           coalesce(attendance.said_by <> person.id and attendance.basis is null, false) as by_other,
           coalesce(bulletin.called_off_at is not null and attendance.says = 'yes'
             and ${isOffMail('person')}, false) as tell_by_voice, ${total}
    from bulletin
    join membership on membership.bank_id = bulletin.bank_id
      and membership.id = (
        select max(latest.id) from membership latest
        where latest.bank_id = bulletin.bank_id and latest.person_id = membership.person_id
          and latest.state in ('active', 'ended'))
    join person on person.id = membership.person_id
    left join bulletin_person told on told.bulletin_id = bulletin.id
      and told.person_id = person.id and told.round > 0
    left join attendance on attendance.bulletin_id = bulletin.id
      and attendance.person_id = person.id
    where bulletin.id = ${p.id} and bulletin.bank_id = ${p.bankId} and ${IN_PART[part]}
      and membership.folded_name like (select fold(${p.search}))
    order by membership.folded_name, person.id
    limit ${p.limit} offset ${p.offset}`,
);

/** Who gets it printed, of those who are members still. */
export const listPaper = statement(
  'bulletins.listPaper',
  (p: Params<{ id: number; bankId: number }>) => sql<{
    id: number;
    name: string;
    surname: string;
    number: number | null;
  }>`
    select person.id, person.name, person.surname, membership.number
    from membership
    join person on person.id = membership.person_id and ${isOffMail('person')}
    join bulletin on bulletin.id = ${p.id} and bulletin.bank_id = membership.bank_id
    where membership.bank_id = ${p.bankId} and membership.state = 'active'
      and membership.decided_at <= bulletin.sent_at and ${isPerson()}
    order by membership.folded_name, person.id`,
);

/** Who said that they come, for the sheet that they sign. */
export const listComing = statement(
  'bulletins.listComing',
  (p: Params<{ id: number; bankId: number }>) => sql<{
    id: number;
    name: string;
    surname: string;
    heads: number;
  }>`
    select person.id, person.name, person.surname, attendance.heads
    from attendance
    join bulletin on bulletin.id = attendance.bulletin_id and bulletin.bank_id = ${p.bankId}
    join person on person.id = attendance.person_id
    where attendance.bulletin_id = ${p.id} and attendance.says = 'yes'
    order by person.folded_name, person.id`,
);
