/** Writes planned exchanges as the portal would have: recorded, then decided in order of time. */
import type { Transaction } from '#server/platform/database.ts';
import type { Calendar } from '../calendar.ts';
import type { DemoIds } from '../ids.ts';
import { asRows, type NewRow } from '../sql.ts';
import type { Decision, PlannedExchange } from './planned.ts';
import {
  bookAtOnce,
  cancelExchanges,
  confirmExchanges,
  type Deed,
  insertExchanges,
  reverseExchanges,
} from './sql.ts';

/** An exchange with its id. */
interface Written {
  id: number;
  planned: PlannedExchange;
}

/** A step that moves hours, at a minute as `minuteAt` makes it. */
interface Step {
  kind: 'confirm' | 'reverse';
  at: number;
  deed: Deed;
}

/** @param planned in the order in which they were recorded */
export async function writeExchanges(
  transaction: Transaction,
  planned: readonly PlannedExchange[],
  ids: DemoIds,
  calendar: Calendar,
): Promise<void> {
  const rows = planned.map((exchange) => exchangeRow(exchange, ids, calendar));
  const inserted = await transaction.rows(insertExchanges, asRows(rows));
  const written = planned.flatMap((exchange, index): Written[] => {
    const row = inserted[index];
    return row ? [{ id: row.id, planned: exchange }] : [];
  });
  const deedOf = (id: number, { at, by, reason }: Decision): Deed => ({
    exchange_id: id,
    at: calendar.moment(at),
    by: ids.person(by.email),
    reason,
  });
  const cancellations = written.flatMap(({ id, planned: { cancelled } }) =>
    cancelled ? [deedOf(id, cancelled)] : [],
  );
  await transaction.count(cancelExchanges, asRows(cancellations));
  await transaction.count(bookAtOnce, {});
  for (const run of runsOf(stepsOf(written, deedOf))) {
    const statement = run[0]?.kind === 'reverse' ? reverseExchanges : confirmExchanges;
    await transaction.count(statement, asRows(run.map(({ deed }) => deed)));
  }
}

function exchangeRow(
  { creditor, debtor, activity, minutes, note, daysBack, recordedAt, recordedBy }: PlannedExchange,
  ids: DemoIds,
  calendar: Calendar,
): NewRow<'exchange'> {
  return {
    creditor_id: ids.person(creditor.email),
    creditor_bank_id: ids.bank(creditor.bank),
    debtor_id: ids.person(debtor.email),
    debtor_bank_id: ids.bank(debtor.bank),
    activity_id: ids.activity(activity),
    performed_on: calendar.day(daysBack),
    minutes,
    note,
    created_at: calendar.moment(recordedAt),
    created_by: ids.person(recordedBy.email),
  };
}

/** All confirmations and reversals in the order of time. */
function stepsOf(
  written: readonly Written[],
  deedOf: (id: number, decision: Decision) => Deed,
): Step[] {
  return written
    .flatMap(({ id, planned: { confirmed, reversed } }) => {
      const steps: Step[] = [];
      if (confirmed) steps.push({ kind: 'confirm', at: confirmed.at, deed: deedOf(id, confirmed) });
      if (reversed) steps.push({ kind: 'reverse', at: reversed.at, deed: deedOf(id, reversed) });
      return steps;
    })
    .sort((one, other) => one.at - other.at);
}

/** Neighbours of one kind together: each run is one statement. */
function runsOf(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    if (run?.[0]?.kind === step.kind) run.push(step);
    else runs.push([step]);
  }
  return runs;
}
