/** The fees of a year as the desk reads them, and one's own (specification §48). */
import type { Fees, OwnFees } from '#contract/people/fees.ts';
import type { Call, Reading } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { type WallClock, wallClock } from '#server/platform/local-time.ts';
import { presentFee, presentVoided } from './present.ts';
import { type Amounts, amountsOf } from './rules.ts';
import { findFeeBank, findFeeYear, listAmounts, listFees, listOwnFees, listVoided } from './sql.ts';

/** A year of a bank. */
export interface OfYear {
  bankId: number;
  year: number;
}

/** When a year begins and ends, where the portal is. */
export function spanOf(year: number, wall: WallClock): { from: Date; before: Date } {
  const begin = (of: number) => wall.momentOf({ day: `${of}-01-01`, time: '00:00' });
  return { from: begin(year), before: begin(year + 1) };
}

export async function amountsOfYear(db: Reading['db'], of: OfYear): Promise<Amounts> {
  return amountsOf(await db.rows(listAmounts, of));
}

/** Everything of a year, also of one that nobody has laid down yet. */
export async function readFees(call: Call<'readFees'>): Promise<Fees> {
  const { db, actor, params, config } = call;
  const of = { bankId: actor.bankId, year: params.year };
  const wall = wallClock(config.timeZone);
  const bank = await db.first(findFeeBank, { bankId: of.bankId });
  if (!bank) throw new Error('an administrator has a bank');
  const held = await db.first(findFeeYear, of);
  const amounts = await amountsOfYear(db, of);
  const rows = await db.rows(listFees, { ...of, ...spanOf(of.year, wall) });
  const due = rows.filter((row) => row.is_active && (row.state ?? 'due') === 'due');
  const mails = due.filter((row) => row.reads_mail).length;
  return {
    year: of.year,
    bank: { name: bank.name, address: bank.address, vat: bank.vat },
    dueOn: held?.due_on ?? null,
    amounts,
    reminder: {
      sentOn: held?.reminded_at ? wall.localOf(held.reminded_at).day : null,
      ...{ mails, byDesk: due.length - mails },
    },
    lines: rows.map((row) => presentFee(row, amounts, wall)),
    voided: (await db.rows(listVoided, of)).map(presentVoided),
  };
}

/** The reader's own in their bank, and nobody else's. */
export async function readOwnFees({
  db,
  actor: { personId, bankId },
  config,
}: Pick<Call<'readOwnFees'>, 'db' | 'actor'> & Pick<Deps, 'config'>): Promise<OwnFees> {
  const { timeZone } = config;
  const rows = await db.rows(listOwnFees, { personId, bankId, timeZone });
  return rows.map((row) => ({
    ...{ bankName: row.bank_name, year: row.year, dueOn: row.due_on, state: row.state },
    ...{ cents: row.cents, on: row.on_day, how: row.how, receipt: row.receipt_no },
  }));
}
