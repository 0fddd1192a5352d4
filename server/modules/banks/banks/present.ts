/** Banks as everybody, and as the portal's administrators may read them. */
import type { Bank, LiveBank } from '#contract/banks/banks.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { showDay } from '#contract/values.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { findLiveBank } from './live-banks-sql.ts';
import type { findBankOf } from './sql.ts';

/** A row of a list, or alone. */
type Listed<Row> = Row & { total?: number };

export function presentBank({ total: _, ...bank }: Listed<RowOf<typeof findBankOf>>): Bank {
  return { ...bank, date: showDay(bank.date) };
}

/** @param clock says on which day a bank was suspended */
export function presentLiveBank(
  {
    total: _,
    minutes,
    suspendedAt,
    awaySince,
    stuckImports,
    openReports,
    ...bank
  }: Listed<RowOf<typeof findLiveBank>>,
  clock: Clock,
): LiveBank {
  return {
    ...bank,
    hours: hoursFromMinutes(minutes),
    suspendedOn: suspendedAt === null ? null : showDay(clock.dayOf(suspendedAt)),
    date: showDay(bank.date),
    lastExchange: bank.lastExchange === null ? null : showDay(bank.lastExchange),
    needs: {
      administratorsAwaySince: awaySince === null ? null : showDay(awaySince),
      stuckImports,
      openReports,
    },
  };
}
