/**
 * Writing lines of an import, a chunk per transaction. A check writes them with the same code and
 * rolls back. A line that the database refuses is found by halving its chunk, and left out alone.
 */
import { setImmediate } from 'node:timers/promises';
import type { Locale } from '#contract/locales.ts';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { ImportKind, RowOutcome, RowPlan } from '#contract/paper/imports.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { lockAccounts } from '#server/modules/hours/ledger/sql.ts';
import { reservedAmong } from '#server/modules/people/accounts/email.ts';
import type { Moment } from '#server/platform/clock.ts';
import { type Transaction, violates } from '#server/platform/database.ts';
import { isRefusedByDatabase } from '#server/platform/database-errors.ts';
import { createBodies, ownAccounts, refuseBodies } from './bodies.ts';
import { bookOpenings } from './books-sql.ts';
import { lockYears, writeFees } from './fees.ts';
import { renumberFounder } from './founder-number.ts';
import type { PastPart } from './past.ts';
import { insertPast } from './past-sql.ts';
import { insertMembers, insertNotes, insertPeople, reserveNumbers } from './people-sql.ts';
import type { PersonReading } from './rows-rules.ts';

/** Small, so that nobody waits long for one of the locked accounts. */
export const CHUNK_LINES = 100;

/** What is the same for all lines of an import. */
export interface ImportWork extends Moment {
  importId: number;
  bankId: number;
  fundId: number;
  kind: ImportKind;
  actorId: number;
  locale: Locale;
  /** The day of the balances, `yyyy-MM-dd`. */
  openedOn: string;
  note: string;
  /** Why the fees of some are waived. */
  feeReason: string;
  /** The highest number of a card in the file; 0 without any. */
  highestNumber: number;
}

/** A line with work to do. */
export interface Line {
  line: number;
  plan: RowPlan;
  reading: unknown;
  personId: number | null;
  minutes: number | null;
  problems: readonly RowProblem[];
}

/** What became of it. */
export interface Settled {
  line: number;
  outcome: RowOutcome;
  personId: number | null;
  membershipId: number | null;
  exchangeId: number | null;
  feeId: number | null;
  problem: RowProblem | null;
}

/**
 * Settles lines; those that the database refuses by themselves are left out.
 * @param settle settles lines in one transaction, all or none
 * @param leave settles a line that was refused
 */
export async function settleEach(
  lines: Line[],
  settle: (lines: Line[]) => Promise<Settled[]>,
  leave: (line: Line, problem: RowProblem) => Promise<Settled[]>,
): Promise<Settled[]> {
  const [first] = lines;
  if (!first) return [];
  // Requests come first.
  await setImmediate();
  try {
    return await settle(lines);
  } catch (error) {
    if (!isRefusedByDatabase(error) && !(error instanceof ReservedEmail)) throw error;
    if (lines.length === 1) return leave(first, problemOf(error));
    const middle = Math.ceil(lines.length / 2);
    const before = await settleEach(lines.slice(0, middle), settle, leave);
    return [...before, ...(await settleEach(lines.slice(middle), settle, leave))];
  }
}

/** Since the check, somebody may have changed an address to which they may still go back. */
class ReservedEmail extends Error {}

/** Writes lines into the transaction. @returns what became of each */
export function apply(
  transaction: Transaction,
  work: ImportWork,
  lines: Line[],
): Promise<Settled[]> {
  return work.kind === 'history'
    ? applyPast(transaction, work, lines)
    : applyPeople(transaction, work, lines);
}

function left(line: number, problem: RowProblem): Settled {
  return {
    ...{ line, outcome: 'left' as const, problem },
    ...{ personId: null, membershipId: null, exchangeId: null, feeId: null },
  };
}

/** A line that was refused by itself. */
export function refused({ line }: Line, problem: RowProblem): Settled {
  return left(line, problem);
}

/** What the check saw was free, and is so no more; anything else the portal cannot explain. */
function problemOf(error: unknown): RowProblem {
  if (error instanceof ReservedEmail || violates(error, 'person_email_once'))
    return 'by-invitation';
  const isTakenSince =
    violates(error, 'membership_number_once') || violates(error, 'membership_one_open');
  return isTakenSince ? 'changed-since' : 'refused-by-the-books';
}

interface Person extends Line {
  reading: PersonReading;
}

async function applyPeople(
  transaction: Transaction,
  work: ImportWork,
  lines: Line[],
): Promise<Settled[]> {
  // Written by `judgeLines`, with the same type.
  const people = lines.map((line) => ({ ...line, reading: line.reading as PersonReading }));
  const refusedBodies = await refuseBodies(transaction, work, people);
  const years = await lockYears(transaction, work, people);
  const gone = await findGone(transaction, work, people);
  const own = await ownAccounts(transaction, work.actorId, people);
  const whyNot = (one: Person): RowProblem | undefined => {
    if (gone.has(one.line)) return 'changed-since';
    return refusedBodies.get(one.line) ?? (isOwnBalance(own, one) ? 'own-balance' : undefined);
  };
  const present = people.filter((one) => whyNot(one) === undefined);
  const personIds = await createPeople(transaction, work, present);
  await renumberFounder(transaction, work, present);
  const memberships = await admit(transaction, work, present, personIds);
  await noteDown(transaction, work, present, personIds);
  const exchanges = await carryOver(transaction, work, present, personIds);
  const fees = await writeFees(transaction, work, present, { personIds, years });
  return people.map((one): Settled => {
    const { line, plan } = one;
    const why = whyNot(one);
    if (why) return left(line, why);
    const personId = personIds.get(line) ?? null;
    const exchangeId = exchanges.get(line) ?? null;
    const feeId = fees.get(line) ?? null;
    const known = exchangeId !== null ? 'booked' : feeId === null ? 'same' : 'fee';
    const outcome = plan === 'new' ? 'created' : plan === 'join' ? 'joined' : known;
    const membershipId = memberships.get(personId ?? 0) ?? null;
    const problem = one.reading.fee && feeId === null ? 'changed-since' : null;
    return { line, outcome, personId, membershipId, exchangeId, feeId, problem };
  });
}

/** Nobody confirms a balance of their own (law L4): somebody else at the desk brings it. */
function isOwnBalance(own: ReadonlySet<number>, { personId, minutes }: Person): boolean {
  return personId !== null && own.has(personId) && minutes !== null && minutes !== 0;
}

/** The lines of members who are none any more. */
async function findGone(
  transaction: Transaction,
  { bankId }: ImportWork,
  people: Person[],
): Promise<Set<number>> {
  const members = people.filter(({ plan }) => plan === 'same');
  if (members.length === 0) return new Set();
  const ids = members.map(({ personId }) => personId ?? 0);
  const active = await transaction.rows(lockActiveMembers, {
    personIds: ids,
    bankIds: ids.map(() => bankId),
  });
  const present = new Set(active.map(({ person_id }) => person_id));
  const gone = members.filter(({ personId }) => !present.has(personId ?? 0));
  return new Set(gone.map(({ line }) => line));
}

/** @returns the person of every line */
async function createPeople(
  transaction: Transaction,
  work: ImportWork,
  people: Person[],
): Promise<Map<number, number>> {
  const { locale, now } = work;
  const isNew = ({ plan, reading }: Person) => plan === 'new' && !reading.body;
  const ids = new Map(people.map(({ line, personId }) => [line, personId ?? 0]));
  for (const [line, id] of await createBodies(transaction, work, people)) ids.set(line, id);
  const fresh = people.filter(isNew).map(({ line, reading }) => ({ ...reading, line }));
  if (fresh.length === 0) return ids;
  const values = { people: JSON.stringify(fresh), locale, now };
  for (const { line, id } of await transaction.rows(insertPeople, values)) ids.set(line, id);
  const emails = fresh.flatMap(({ email }) => email ?? []);
  if ((await reservedAmong(transaction, emails, now)).size > 0) throw new ReservedEmail();
  return ids;
}

/** Makes members of those who are none. @returns the membership of each such person */
async function admit(
  transaction: Transaction,
  { bankId, importId, actorId, now, today, highestNumber }: ImportWork,
  people: Person[],
  personIds: Map<number, number>,
): Promise<Map<number, number>> {
  const members = people
    .filter(({ plan }) => plan !== 'same')
    .map(({ line, reading: { number, joinedOn, body } }) => ({
      personId: personIds.get(line),
      number,
      // A body was a member from the day of its form.
      joinedOn: joinedOn ?? body?.signedOn ?? null,
      signedOn: body?.signedOn ?? null,
      isBody: Boolean(body),
    }));
  if (members.length === 0) return new Map();
  await transaction.count(reserveNumbers, { bankId, number: highestNumber });
  const rows = await transaction.rows(insertMembers, {
    members: JSON.stringify(members),
    ...{ bankId, importId, by: actorId, now, today },
  });
  return new Map(rows.map(({ person_id, id }) => [person_id, id]));
}

/** Keeps what the file says about those who come in. */
async function noteDown(
  transaction: Transaction,
  { bankId, actorId, now }: ImportWork,
  people: Person[],
  personIds: Map<number, number>,
): Promise<void> {
  const notes = people
    .filter(({ plan, reading }) => plan !== 'same' && reading.note)
    .map(({ line, reading }) => ({ personId: personIds.get(line), note: reading.note }));
  if (notes.length === 0) return;
  await transaction.count(insertNotes, { notes: JSON.stringify(notes), bankId, by: actorId, now });
}

/** Books the balances. @returns the exchange of each line that has one */
async function carryOver(
  transaction: Transaction,
  work: ImportWork,
  people: Person[],
  personIds: Map<number, number>,
): Promise<Map<number, number>> {
  const openings = people
    .filter(({ minutes }) => minutes !== null && minutes !== 0)
    .map(({ line, minutes }) => ({ line, minutes, personId: personIds.get(line) ?? 0 }));
  if (openings.length === 0) return new Map();
  const { bankId, fundId, importId, openedOn, note, actorId, now } = work;
  const holders = [fundId, ...openings.map(({ personId }) => personId)];
  await transaction.rows(lockAccounts, {
    personIds: holders,
    bankIds: holders.map(() => bankId),
  });
  const booked = await transaction.rows(bookOpenings, {
    openings: JSON.stringify(openings),
    ...{ fundId, bankId, importId, performedOn: openedOn, note, actorId, now },
  });
  return new Map(booked.map(({ line, id }) => [line, id]));
}

async function applyPast(
  transaction: Transaction,
  { bankId, importId }: ImportWork,
  lines: Line[],
): Promise<Settled[]> {
  // Written by `judgeLines`, with the same type.
  const parts = lines.map(({ line, reading }) => ({ line, parts: reading as PastPart[] }));
  const past = parts.flatMap((one) => one.parts.map((part) => ({ ...part, line: one.line })));
  const kept = await transaction.rows(insertPast, { past: JSON.stringify(past), bankId, importId });
  const fresh = new Set(kept.map(({ fingerprint }) => fingerprint));
  return parts.map(({ line, parts: own }): Settled => {
    const isNew = own.some(({ fingerprint }) => fresh.has(fingerprint));
    return {
      ...{ line, outcome: isNew ? 'noted' : 'same', problem: null },
      ...{ personId: null, membershipId: null, exchangeId: null, feeId: null },
    };
  });
}
