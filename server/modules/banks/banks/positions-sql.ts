/** Where two friend banks stand with each other, by the confirmed services between their members. */
import { type Expression, sql } from 'kysely';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';

/** The minutes that members of one bank gave to members of another. */
export const minutesGiven = (creditorBank: Expression<number>, debtorBank: Expression<number>) =>
  sql<number>`(select coalesce(sum(minutes), 0)::bigint from exchange
    where creditor_bank_id = ${creditorBank} and debtor_bank_id = ${debtorBank}
      and creditor_bank_id <> debtor_bank_id and ${isExchanged})`;

const requester = sql<number>`link.requester_bank_id`;
const required = sql<number>`link.required_bank_id`;

/** Whether one bank of `bank_link link` owes the other more than they agreed on; null without an agreement. */
export const beyondLimit = sql<boolean | null>`case when link.limit_minutes is not null then
  abs(${minutesGiven(requester, required)} - ${minutesGiven(required, requester)}) > link.limit_minutes
end`;
