/** SQL of letters about a bank: its rules, its yearly share, its suspension, its webhooks. */
import { sql } from 'kysely';
import type { RuleValue } from '#contract/banks/bank-rules.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/**
 * A change of a rule while it is the latest of its name, the value before it (null: none was set),
 * and a reader who still is a member and did not make the change.
 */
export const readRuleChange = statement(
  'mail.readRuleChange',
  (p: Params<{ ruleId: number; readerId: number }>) => sql<
    Reader & {
      rule_name: string;
      value: RuleValue;
      before: RuleValue | null;
      note: string;
      bank_name: string;
      setter_name: string;
      setter_surname: string;
    }
  >`
    select rule.name as rule_name, rule.value, previous.value as before, rule.note,
           bank.name as bank_name, setter.name as setter_name, setter.surname as setter_surname,
           ${READER}
    from bank_rule rule
    join bank on bank.id = rule.bank_id
    join person setter on setter.id = rule.set_by
    join person reader on reader.id = ${p.readerId} and reader.id <> rule.set_by
    join membership on membership.person_id = reader.id and membership.bank_id = rule.bank_id
      and membership.state = 'active'
    left join lateral (
      select value from bank_rule
      where bank_id = rule.bank_id and name = rule.name and id < rule.id
      order by id desc limit 1
    ) previous on true
    where rule.id = ${p.ruleId}
      and not exists (
        select from bank_rule later
        where later.bank_id = rule.bank_id and later.name = rule.name and later.id > rule.id)`,
);

/** An announcement while it is the latest of its bank, and a reader who still is a member. */
export const readShareAnnouncement = statement(
  'mail.readShareAnnouncement',
  (p: Params<{ announcementId: number; readerId: number }>) => sql<
    Reader & {
      year: number;
      minutes: number;
      bookable_from: string;
      bank_name: string;
      bank_phone: string | null;
    }
  >`
    select share.year, share.minutes, share.bookable_from, bank.name as bank_name,
           bank.phone as bank_phone, ${READER}
    from share_announcement share
    join bank on bank.id = share.bank_id
    join person reader on reader.id = ${p.readerId}
    join membership on membership.person_id = reader.id and membership.bank_id = share.bank_id
      and membership.state = 'active'
    where share.id = ${p.announcementId}
      and not exists (
        select from share_announcement later
        where later.bank_id = share.bank_id and later.id > share.id)`,
);

/** Whether a bank is suspended, and a reader who administers it. */
export const readBankState = statement(
  'mail.readBankState',
  (p: Params<{ bankId: number; readerId: number }>) => sql<
    Reader & {
      bank_name: string;
      is_suspended: boolean;
    }
  >`
    select bank.name as bank_name, bank.suspended_at is not null as is_suspended,
           ${READER}
    from bank
    join person reader on reader.id = ${p.readerId}
    join membership on membership.person_id = reader.id and membership.bank_id = bank.id
      and membership.state = 'active' and membership.role = 'ADMIN'
    where bank.id = ${p.bankId}`,
);

/** A webhook that is off, and a reader who administers its bank. */
export const readWebhookOff = statement(
  'mail.readWebhookOff',
  (p: Params<{ webhookId: number; readerId: number }>) => sql<
    Reader & {
      url: string;
    }
  >`
    select webhook.url, ${READER}
    from webhook
    join person reader on reader.id = ${p.readerId}
    join membership on membership.person_id = reader.id and membership.bank_id = webhook.bank_id
      and membership.state = 'active' and membership.role = 'ADMIN'
    where webhook.id = ${p.webhookId} and not webhook.is_on`,
);
