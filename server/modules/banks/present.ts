/** Banks as everybody, and as the portal's administrators may read them. */
import type { Bank, LiveBank } from '#contract/banks.ts';
import { showDay } from '#contract/values.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { findLiveBank } from './live-banks-sql.ts';
import type { findBankOf } from './sql.ts';

/** A row of a list, or alone. */
type Listed<Row> = Row & { total?: number };

export function presentBank({ total: _, ...bank }: Listed<RowOf<typeof findBankOf>>): Bank {
  return { ...bank, date: showDay(bank.date) };
}

export function presentLiveBank({
  total: _,
  ...bank
}: Listed<RowOf<typeof findLiveBank>>): LiveBank {
  return {
    ...bank,
    date: showDay(bank.date),
    lastExchange: bank.lastExchange === null ? null : showDay(bank.lastExchange),
  };
}
