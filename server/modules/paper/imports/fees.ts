/** The fees that a file brings: judged with what the bank has laid down, and written (specification §18, §48). */
import type { BroughtFee } from '#contract/paper/import-figures.ts';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { RowPlan } from '#contract/paper/imports.ts';
import { amountsOf } from '#server/modules/people/fees/rules.ts';
import { openRoomsOf } from '#server/modules/running/guards/open-rooms.ts';
import { roomStaysOpen } from '#server/modules/running/guards/rooms-sql.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { settleFee } from './fees-rules.ts';
import { bringFees, listFeeStandings, listYearAmounts, lockFeeYears } from './fees-sql.ts';

interface Line {
  plan: RowPlan;
  problems: RowProblem[];
  personId: number | null;
  reading: { fee: BroughtFee | null; birthDate: string | null; body: unknown };
}

/** Says of the fees of some lines whether they come in, with their groups and sums, or why not. */
export async function settleFees<Judged extends Line>(
  db: Queryable,
  bankId: number,
  lines: Judged[],
): Promise<Judged[]> {
  const years = [...new Set(lines.flatMap(({ reading }) => reading.fee?.year ?? []))];
  if (years.length === 0) return lines;
  const rooms = await openRoomsOf(db, bankId);
  const rows = await db.rows(listYearAmounts, { bankId, years });
  const personIds = lines.flatMap(({ personId }) => personId ?? []);
  const standings = await db.rows(listFeeStandings, { bankId, years, personIds });
  return lines.map((line) => {
    const { fee, birthDate, body } = line.reading;
    if (fee === null || line.plan === 'skip') return line;
    const ofYear = rows.filter(({ year }) => year === fee.year);
    const settled = settleFee(
      fee,
      { birthDate, isBody: Boolean(body) },
      {
        isOpen: rooms.includes('association'),
        amounts: ofYear.length > 0 ? amountsOf(ofYear) : undefined,
        standing: standings.find(
          ({ person_id, year }) => person_id === line.personId && year === fee.year,
        ),
      },
    );
    return {
      ...line,
      reading: { ...line.reading, fee: settled.fee },
      problems: settled.problem ? [...line.problems, settled.problem] : line.problems,
    };
  });
}

interface Work {
  bankId: number;
  importId: number;
  actorId: number;
  now: Date;
  feeReason: string;
}

interface Bringing {
  line: number;
  reading: { fee?: BroughtFee | null };
}

/**
 * The years of these fees that can be written, locked: before accounts, as receiving fees does.
 * None where the room was closed since the check; then it stays as it is until the transaction ends.
 */
export async function lockYears(
  transaction: Transaction,
  { bankId }: Pick<Work, 'bankId'>,
  lines: readonly Bringing[],
): Promise<ReadonlySet<number>> {
  const years = [...new Set(lines.flatMap(({ reading }) => reading.fee?.year ?? []))];
  if (years.length === 0) return new Set();
  const room = await transaction.first(roomStaysOpen, { bankId, room: 'association' });
  if (!room?.is_open) return new Set();
  const rows = await transaction.rows(lockFeeYears, { bankId, years });
  return new Set(rows.map(({ year }) => year));
}

/** Writes fees that are still due. @returns the fee of each line that brought one */
export async function writeFees(
  transaction: Transaction,
  { bankId, importId, actorId: by, now, feeReason: reason }: Work,
  lines: readonly Bringing[],
  { personIds, years }: { personIds: ReadonlyMap<number, number>; years: ReadonlySet<number> },
): Promise<Map<number, number>> {
  const fees = lines.flatMap(({ line, reading: { fee } }) =>
    fee && years.has(fee.year) ? [{ line, personId: personIds.get(line), ...fee }] : [],
  );
  if (fees.length === 0) return new Map();
  const rows = await transaction.rows(bringFees, {
    fees: JSON.stringify(fees),
    ...{ bankId, importId, reason, by, now },
  });
  return new Map(rows.map(({ line, id }) => [line, id]));
}
