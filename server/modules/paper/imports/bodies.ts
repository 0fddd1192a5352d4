/** Bringing members that are not people (specification §18, §51): not twice, and into an open room only. */
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { RowPlan } from '#contract/paper/imports.ts';
import { lockBank } from '#server/modules/paper/desk/sql.ts';
import { roomStaysOpen } from '#server/modules/running/guards/rooms-sql.ts';
import type { Transaction } from '#server/platform/database.ts';
import { insertBodies, listBroughtSince, listRepresented } from './bodies-sql.ts';
import type { PersonReading } from './rows-rules.ts';

interface Bringing {
  line: number;
  plan: RowPlan;
  personId: number | null;
  minutes: number | null;
  reading: PersonReading;
}

/** Whether the line makes a body; a line that was read before there were any says nothing of it. */
const makesBody = ({ plan, reading }: Bringing) => plan === 'new' && Boolean(reading.body);

/**
 * Why bodies among these lines stay out now: the room has closed since the check, or somebody has registered
 * one. Locks the bank, as registering one does: nobody registers another before this is done.
 */
export async function refuseBodies(
  transaction: Transaction,
  { bankId, importId }: { bankId: number; importId: number },
  lines: readonly Bringing[],
): Promise<Map<number, RowProblem>> {
  const bodies = lines.filter(makesBody);
  if (bodies.length === 0) return new Map();
  await transaction.first(lockBank, { bankId });
  const room = await transaction.first(roomStaysOpen, { bankId, room: 'bodies' });
  if (!room?.is_open) return new Map(bodies.map(({ line }) => [line, 'body-room-closed']));
  const named = bodies.map(({ line, reading }) => ({
    ...{ line, name: reading.surname, taxCode: reading.body?.taxCode ?? '' },
  }));
  const values = { bodies: JSON.stringify(named), bankId, importId };
  const there = await transaction.rows(listBroughtSince, values);
  return new Map(there.map(({ line }) => [line, 'changed-since']));
}

/** Writes the bodies among these lines. @returns the body of each */
export async function createBodies(
  transaction: Transaction,
  { bankId, locale, now }: { bankId: number; locale: string; now: Date },
  lines: readonly Bringing[],
): Promise<Map<number, number>> {
  const bodies = lines
    .filter(makesBody)
    .map(({ line, reading: { surname: name, phone, body } }) => ({ ...body, line, name, phone }));
  if (bodies.length === 0) return new Map();
  const values = { bodies: JSON.stringify(bodies), bankId, locale, now };
  const made = await transaction.rows(insertBodies, values);
  return new Map(made.map(({ line, id }) => [line, id]));
}

/** Whose balances nobody may bring: one's own, and those of bodies that one acts for (law L4). */
export async function ownAccounts(
  transaction: Transaction,
  by: number,
  lines: readonly Bringing[],
): Promise<ReadonlySet<number>> {
  const personIds = lines.flatMap(({ personId, minutes }) =>
    personId !== null && minutes ? [personId] : [],
  );
  if (personIds.length === 0) return new Set();
  const bodies = await transaction.rows(listRepresented, { by, personIds });
  return new Set([by, ...bodies.map(({ person_id }) => person_id)]);
}
