/** The hours fund as its administrators read it. */
import type { QueryOf } from '#contract/endpoints.ts';
import type { Exchange } from '#contract/exchanges.ts';
import type { Fund } from '#contract/fund.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { readBankExchanges } from '#server/modules/exchanges/lists.ts';
import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import type { Page } from '#server/platform/paging.ts';
import { fundOf } from './gifts.ts';
import { findFund, sumFund, sumWaiting } from './sql.ts';

/** Its balance, and what came in and went out this year. */
export async function readFund(
  { database, clock }: Deps,
  { bankId }: SignedInMember,
): Promise<Fund> {
  const [fund, rules] = await Promise.all([
    database.first(findFund, { bankId }),
    rulesOfBank(database, bankId),
  ]);
  if (!fund) throw new Error('every bank has a fund');
  const about = { fundId: fund.person_id, bankId };
  const since = `${clock.today().slice(0, 4)}-01-01`;
  const [moved, waiting] = await Promise.all([
    database.rows(sumFund, { ...about, since }),
    database.first(sumWaiting, about),
  ]);
  const sumsOf = (isIn: boolean) =>
    moved
      .filter((row) => row.is_in === isIn)
      .map(({ kind, minutes }) => ({ kind, hours: hoursFromMinutes(minutes) }));
  return {
    personId: fund.person_id,
    balance: hoursFromMinutes(fund.balance_minutes),
    low: hoursFromMinutes(fund.low_minutes),
    lowCountsFrom: hoursFromMinutes(fund.low_minutes - rules['fund-low']),
    cameIn: sumsOf(true),
    wentOut: sumsOf(false),
    waiting: {
      exchanges: waiting?.exchanges ?? 0,
      hours: hoursFromMinutes(waiting?.minutes ?? 0),
    },
    administrators: fund.administrators,
    lessonPreparation: hoursFromMinutes(rules['lesson-preparation']),
  };
}

/** The exchanges with the fund on either side. */
export async function readFundMoves(
  deps: Deps,
  admin: SignedInMember,
  query: QueryOf<'listFundMoves'>,
  locale: Locale,
): Promise<Page<Exchange>> {
  const fundId = await fundOf(deps.database, admin.bankId);
  return readBankExchanges(deps, admin, { ...query, personIds: [fundId] }, locale);
}
