/** Imports as their bank reads them, and what people decide about single lines. */
import type { Readable } from 'node:stream';
import type { Import, ImportLine, ImportRow, ImportState } from '#contract/paper/imports.ts';
import type { PastLine } from '#contract/paper/past-exchanges.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { headersOf } from './columns-rules.ts';
import { listColumnValues } from './columns-sql.ts';
import { countRows, listMismatches } from './figures-sql.ts';
import { isKnownHere, listPast } from './past-sql.ts';
import {
  emptyColumns,
  presentImport,
  presentLine,
  presentPast,
  presentRow,
  rowsByLine,
  VALUES_SHOWN,
} from './present.ts';
import { listRaw, listRows } from './rows-sql.ts';
import { deleteImport as dropFile, findImport, listImports } from './sql.ts';

/** The first lines of a file, in which the names of the columns stand. */
const HEAD_LINES = 60;
const MISMATCHES_MAX = 50;
/** While somebody may still say what the columns mean. */
const OPEN: readonly ImportState[] = ['read', 'mapped', 'checked'];

/** The imports of the bank, the latest first. */
export function readImports({
  db,
  actor: { bankId },
  query,
}: Call<'listImports'>): Promise<Page<ImportLine>> {
  return readPage(db, listImports, { ...pageValues(query), bankId }, presentLine);
}

/** An import with its figures. */
export const readImport = (call: Call<'readImport'>) => importOf(call, call.params.id);

/** An import of the caller's bank. @throws Refusal `not-found` */
export async function importOf(
  { db, actor: { bankId } }: Pick<ReadCall, 'db' | 'actor'>,
  id: number,
): Promise<Import> {
  const found = await db.first(findImport, { id, bankId });
  if (!found) throw new Refusal('not-found');
  const isPast = found.mapping.kind === 'history';
  const [head, counts, mismatches] = await Promise.all([
    db.rows(listRaw, { id, after: 0, most: HEAD_LINES }),
    db.rows(countRows, { id }),
    isPast ? db.rows(listMismatches, { id, bankId, most: MISMATCHES_MAX }) : [],
  ]);
  const empty = OPEN.includes(found.state) ? emptyColumns(head, found.mapping.headerLine) : [];
  const below =
    empty.length === 0
      ? []
      : await db.rows(listColumnValues, {
          ...{ id, after: found.mapping.headerLine, columns: empty, most: VALUES_SHOWN },
        });
  return presentImport(found, { head, counts, mismatches, below });
}

/** The lines of an import. */
export async function readRows({
  db,
  today,
  actor: { bankId },
  params: { id },
  query,
}: Call<'listImportRows'>): Promise<Page<ImportRow>> {
  const found = await db.first(findImport, { id, bankId });
  if (!found) throw new Refusal('not-found');
  const { plan = null, problem = null, remarks, odd, bodies } = query;
  const statement = listRows({
    byPlan: plan !== null,
    byProblem: problem !== null,
    isMarked: remarks !== undefined,
    isOddFirst: odd !== undefined,
    onlyBodies: bodies !== undefined,
  });
  const values = { ...pageValues(query), id, bankId, plan, problem };
  return readPage(db, statement, values, (row) => presentRow(row, found.mapping, today));
}

/** Drops a file that was never run. */
export async function deleteImport({
  db,
  now,
  actor: { personId: actorId, bankId },
  params: { id },
}: Call<'deleteImport'>): Promise<void> {
  if (!(await db.first(dropFile, { id, bankId }))) {
    const found = await db.first(findImport, { id, bankId });
    throw new Refusal(found ? 'import-not-ready' : 'not-found');
  }
  await audit(db, now, 'import-deleted', { actorId, bankId, detail: { importId: id } });
}

/** Every line and what became of it, as a spreadsheet. */
export async function readReport(call: Call<'exportImportReport'>): Promise<Readable> {
  const { db, actor, params, query, locale, signal, importReports } = call;
  const { id } = params;
  const found = await db.first(findImport, { id, bankId: actor.bankId });
  if (!found) throw new Refusal('not-found');
  const head = await db.rows(listRaw, { id, after: 0, most: HEAD_LINES });
  const headers = headersOf(rowsByLine(head), found.mapping.headerLine);
  const fields = found.mapping.columns;
  const onlyLeft = query.only === 'left';
  return importReports.report({ importId: id, headers, fields, onlyLeft, locale }, signal);
}

/** A member's exchanges from before the portal. */
export function readOwnPast({
  db,
  actor: { personId, bankId },
  query,
}: Call<'listOwnPast'>): Promise<Page<PastLine>> {
  return readPage(db, listPast, { ...pageValues(query), personId, bankId }, presentPast);
}

/** The same of a member, for their bank. */
export async function readMemberPast({
  db,
  actor: { bankId },
  params: { id: personId },
  query,
}: Call<'listMemberPast'>): Promise<Page<PastLine>> {
  const known = await db.first(isKnownHere, { personId, bankId });
  if (!known) throw new Refusal('not-found');
  return readPage(db, listPast, { ...pageValues(query), personId, bankId }, presentPast);
}
