/** The hours fund as its administrators read it. */
import type { Exchange } from '#contract/hours/exchanges.ts';
import type { Fund } from '#contract/hours/fund.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Call } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { exchangesOfBank } from '#server/modules/hours/exchanges/lists.ts';
import type { Page } from '#server/platform/paging.ts';
import { fundOf } from './gifts.ts';
import { findFund, sumFund, sumWaiting } from './sql.ts';

/** Its balance, and what came in and went out this year. */
export async function readFund({ db, today, actor: { bankId } }: Call<'readFund'>): Promise<Fund> {
  const [fund, rules] = await Promise.all([
    db.first(findFund, { bankId }),
    rulesOfBank(db, bankId),
  ]);
  if (!fund) throw new Error('every bank has a fund');
  const about = { fundId: fund.person_id, bankId };
  const since = `${today.slice(0, 4)}-01-01`;
  const [moved, waiting] = await Promise.all([
    db.rows(sumFund, { ...about, since, until: `${today.slice(0, 4)}-12-31` }),
    db.first(sumWaiting, about),
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
export async function readFundMoves(call: Call<'listFundMoves'>): Promise<Page<Exchange>> {
  const fundId = await fundOf(call.db, call.actor.bankId);
  return exchangesOfBank(call, { ...call.query, personIds: [fundId] });
}
