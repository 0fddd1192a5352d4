/** The two people of an appointment, single or standing, as every statement about one reads them. */
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';

/** The one who gives and the one who receives, their banks, and the kind of service. */
export interface TwoPeople {
  giver_id: number;
  giver_bank_id: number;
  giver_name: string;
  giver_surname: string;
  giver_bank_name: string;
  receiver_id: number;
  receiver_bank_id: number;
  receiver_name: string;
  receiver_surname: string;
  receiver_bank_name: string;
  activity_id: number;
  activity_name: string;
}

type About = 'arrangement' | 'standing';

/** Their columns, of what `joinsOfTwoPeople` brings. */
export function columnsOfTwoPeople(about: About, locale: Locale): RawBuilder<unknown> {
  const row = sql.ref(about);
  return sql`
  ${row}.giver_id, ${row}.giver_bank_id, giver.name as giver_name,
  giver.surname as giver_surname, giver_bank.name as giver_bank_name,
  ${row}.receiver_id, ${row}.receiver_bank_id, receiver.name as receiver_name,
  receiver.surname as receiver_surname, receiver_bank.name as receiver_bank_name,
  ${row}.activity_id, ${nameByLanguage('activity', locale)} as activity_name`;
}

/** Whether neither of their banks is suspended (specification §38). */
export function isBetweenOpenBanks(about: About): RawBuilder<boolean> {
  const row = sql.ref(about);
  return sql`not exists (
    select from bank where suspended_at is not null
      and bank.id in (${row}.giver_bank_id, ${row}.receiver_bank_id))`;
}

/** The joins that lead to them. */
export function joinsOfTwoPeople(about: About): RawBuilder<unknown> {
  const row = sql.ref(about);
  return sql`
  join person giver on giver.id = ${row}.giver_id
  join bank giver_bank on giver_bank.id = ${row}.giver_bank_id
  join person receiver on receiver.id = ${row}.receiver_id
  join bank receiver_bank on receiver_bank.id = ${row}.receiver_bank_id
  join activity on activity.id = ${row}.activity_id`;
}
