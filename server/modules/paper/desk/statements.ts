/**
 * Statements on paper (specification §12): every movement of an account, who registered it and on
 * what basis. For people without a login they are the control on the desk that acts for them.
 */

import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type {
  Period,
  Statement,
  StatementCounts,
  StatementLine,
  StatementRun,
} from '#contract/paper/desk.ts';
import { actorName, personName } from '#contract/person-name.ts';
import { showDay } from '#contract/values.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { latestSeal } from '#server/modules/hours/seals/reading.ts';
import { listKnownConsents } from '#server/modules/people/consents/desk-sql.ts';
import { presentKnownConsent } from '#server/modules/people/consents/present.ts';
import { holderIn } from '#server/modules/people/members/reading.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import type { RowOf } from '#server/platform/statements.ts';
import {
  findFirstMovement,
  insertRun,
  listDeskMembers,
  listMoved,
  listRuns,
  listStatementLines,
  listStatementNotices,
  sumBefore,
} from './statement-sql.ts';

/** The statement of one member, or of somebody who was one, for whole days. */
export async function readStatement(call: Call<'readStatement'>): Promise<Statement> {
  const { db, actor, params, query: period } = call;
  const holder = await holderIn(db, actor.bankId, params.id);
  const [statement] = await statementsOf(call, [holder], period);
  if (!statement) throw new Error('an account has a statement');
  return statement;
}

/**
 * Makes the statements of members without a login, and notes the run: of those without an address whose
 * hours moved, and of the others who are asked for. Nothing is noted when there is none to print.
 */
export async function makeStatements(
  call: Call<'makeStatements'>,
): Promise<{ run: StatementRun | null; statements: Statement[] }> {
  const { db, now, actor, body } = call;
  const { bankId, personId: by } = actor;
  const { from, to, withEmail, withStill } = body;
  const everybody = await db.rows(listDeskMembers, { bankId });
  const period = { from: begin(from, to, await firstDay(call, everybody)), to };
  const moved = await movedAmong(call, everybody, period);
  const people = everybody.filter(
    ({ id, email }) => (withEmail || email === null) && (withStill || moved.has(id)),
  );
  if (people.length === 0) return { run: null, statements: [] };
  const statements = await statementsOf(call, people, period);
  await db.first(insertRun, { bankId, ...period, people: people.length, by, now });
  const { items } = await readPage(db, listRuns, { bankId, limit: 1, offset: 0 }, presentRun);
  const [run] = items;
  if (!run) throw new Error('a run that was noted can be read');
  return { run, statements };
}

/** How many statements a period has, before they are printed. */
export async function countStatements(call: Call<'countStatements'>): Promise<StatementCounts> {
  const { db, actor, query: period } = call;
  const people = await db.rows(listDeskMembers, { bankId: actor.bankId });
  const since = await firstDay(call, people);
  const moved = await movedAmong(call, people, period);
  const countOf = (some: typeof people) => {
    const count = some.filter(({ id }) => moved.has(id)).length;
    return { moved: count, still: some.length - count };
  };
  return {
    since: since ?? null,
    withoutEmail: countOf(people.filter(({ email }) => email === null)),
    withEmail: countOf(people.filter(({ email }) => email !== null)),
  };
}

/** No period begins before there was anything to say. */
function begin(from: string, to: string, since: string | undefined): string {
  return since !== undefined && from < since && since <= to ? since : from;
}

async function firstDay(
  { db, clock, actor: { bankId } }: ReadCall,
  people: readonly { id: number }[],
): Promise<string | undefined> {
  const personIds = people.map(({ id }) => id);
  const first = await db.first(findFirstMovement, { personIds, bankId });
  return first?.posted_at ? clock.dayOf(first.posted_at) : undefined;
}

/** Those of some people whose hours moved in a period. */
async function movedAmong(
  { db, config: { timeZone }, actor: { bankId } }: ReadCall,
  people: readonly { id: number }[],
  period: Period,
): Promise<Set<number>> {
  const personIds = people.map(({ id }) => id);
  const rows = await db.rows(listMoved, { personIds, bankId, timeZone, ...period });
  return new Set(rows.map((row) => row.person_id));
}

/** When statements were made, the latest first. */
export function readRuns({
  db,
  actor: { bankId },
  query,
}: Call<'listStatementRuns'>): Promise<Page<StatementRun>> {
  return readPage(db, listRuns, { ...pageValues(query), bankId }, presentRun);
}

function presentRun(row: RowOf<typeof listRuns>): StatementRun {
  return {
    id: row.id,
    from: showDay(row.from_day),
    to: showDay(row.to_day),
    people: row.people,
    madeAt: row.made_at.toISOString(),
    by: personName(row),
  };
}

type Holder = { id: number; name: string; surname: string; number: number | null };

/** The statements of some accounts of a bank, in the order of the people. */
async function statementsOf(
  { db, config: { timeZone }, clock, locale, actor: { bankId } }: ReadCall,
  people: readonly Holder[],
  period: Period,
): Promise<Statement[]> {
  const personIds = people.map(({ id }) => id);
  const accounts = { personIds, bankId, timeZone, ...period };
  const seal = await latestSeal(db);
  const openings = await db.rows(sumBefore, accounts);
  const rows = await db.rows(listStatementLines(locale), accounts);
  const notices = await db.rows(listStatementNotices, accounts);
  const consents = await db.rows(listKnownConsents, { personIds, bankId });
  const consentOf = new Map(consents.map((row) => [row.person_id, presentKnownConsent(row)]));
  const openingOf = new Map(openings.map((row) => [row.person_id, row.minutes]));
  const rowsOf = Map.groupBy(rows, (row) => row.person_id);
  const noticesOf = Map.groupBy(notices, (row) => row.person_id);
  return people.map((person) => {
    const opening = openingOf.get(person.id) ?? 0;
    const consent = consentOf.get(person.id);
    const lines = linesOf(rowsOf.get(person.id) ?? [], opening, { clock, locale });
    return {
      personId: person.id,
      name: personName(person),
      number: person.number ?? 0,
      opening: hoursFromMinutes(opening),
      closing: lines.at(-1)?.balance ?? hoursFromMinutes(opening),
      lines,
      ...(consent ? { consent } : {}),
      notices: (noticesOf.get(person.id) ?? []).map(({ id, kind, title, state, created_at }) => ({
        ...{ id, kind, title, state },
        postedOn: showDay(clock.dayOf(created_at)),
      })),
      seal,
    };
  });
}

type LineRow = RowOf<ReturnType<typeof listStatementLines>>;

function linesOf(
  rows: readonly LineRow[],
  opening: number,
  { clock, locale }: { clock: Clock; locale: Locale },
): StatementLine[] {
  let balance = opening;
  return rows.map((row) => {
    balance += row.moved_minutes;
    const gave = row.creditor_id === row.person_id;
    const isConfirmed = row.transfer_kind === 'confirmation';
    return {
      exchangeId: row.id,
      bookedOn: showDay(clock.dayOf(row.posted_at)),
      performedOn: showDay(row.performed_on),
      what: isConfirmed ? 'confirmed' : 'reversed',
      other: gave
        ? personName({ name: row.debtor_name, surname: row.debtor_surname })
        : personName({ name: row.creditor_name, surname: row.creditor_surname }),
      kind: row.kind,
      activity: row.activity_name,
      note: row.note,
      hours: hoursFromMinutes(row.moved_minutes),
      balance: hoursFromMinutes(balance),
      recordedBy: actorName(
        { name: row.creator_name, surname: row.creator_surname },
        { name: row.creator_delegate_name, surname: row.creator_delegate_surname },
        locale,
      ),
      decidedBy: actorName(
        { name: row.poster_name, surname: row.poster_surname },
        { name: row.poster_delegate_name, surname: row.poster_delegate_surname },
        locale,
      ),
      byDebtor: row.posted_by === row.debtor_id && row.poster_delegate_name === null,
      basis: isConfirmed ? row.basis : null,
    };
  });
}
