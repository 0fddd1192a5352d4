/** Imports as their bank reads them, and what people decide about single lines. */

import type { Readable } from 'node:stream';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Import, ImportLine, ImportRow, PastLine } from '#contract/imports.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, type PageValues, pageValues, readPage } from '#server/platform/paging.ts';
import { headersOf } from './columns-rules.ts';
import type { ImportThread } from './import-thread.ts';
import { isKnownHere, listPast } from './past-sql.ts';
import { presentImport, presentLine, presentPast, presentRow, rowsByLine } from './present.ts';
import { listRaw, listRows } from './rows-sql.ts';
import { countRows, deleteImport, findImport, listImports, listMismatches } from './sql.ts';

/** The first lines of a file, in which the names of the columns stand. */
const HEAD_LINES = 60;
const MISMATCHES_MAX = 50;

/** The imports of the bank, the latest first. */
export function readImports(
  { database }: Deps,
  { bankId }: SignedInMember,
  page: PageValues,
): Promise<Page<ImportLine>> {
  return readPage(database, listImports, { ...page, bankId }, presentLine);
}

/** An import with its figures. @throws Refusal `not-found` */
export async function readImport(
  { database }: Deps,
  { bankId }: SignedInMember,
  id: number,
): Promise<Import> {
  const found = await database.first(findImport, { id, bankId });
  if (!found) throw new Refusal('not-found');
  const isPast = found.mapping.kind === 'history';
  const [head, counts, mismatches] = await Promise.all([
    database.rows(listRaw, { id, after: 0, most: HEAD_LINES }),
    database.rows(countRows, { id }),
    isPast ? database.rows(listMismatches, { id, bankId, most: MISMATCHES_MAX }) : [],
  ]);
  return presentImport(found, { head, counts, mismatches });
}

/** The lines of an import. @throws Refusal `not-found` */
export async function readRows(
  { database }: Deps,
  { bankId }: SignedInMember,
  id: number,
  query: QueryOf<'listImportRows'>,
): Promise<Page<ImportRow>> {
  if (!(await database.first(findImport, { id, bankId }))) throw new Refusal('not-found');
  const { plan = null, problem = null, remarks } = query;
  const statement = listRows({
    byPlan: plan !== null,
    byProblem: problem !== null,
    isMarked: remarks !== undefined,
  });
  return readPage(
    database,
    statement,
    { ...pageValues(query), id, bankId, plan, problem },
    presentRow,
  );
}

/** Drops a file that was never run. @throws Refusal `not-found` or `import-not-ready` */
export async function dropImport(
  { database, clock }: Deps,
  { personId: actorId, bankId }: SignedInMember,
  id: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await transaction.first(deleteImport, { id, bankId }))) {
      const found = await transaction.first(findImport, { id, bankId });
      throw new Refusal(found ? 'import-not-ready' : 'not-found');
    }
    const detail = { importId: id };
    await audit(transaction, clock.now(), 'import-deleted', { actorId, bankId, detail });
  });
}

/** Every line and what became of it, as a spreadsheet. @throws Refusal `not-found` */
export async function readReport(
  { database }: Deps,
  thread: ImportThread,
  { bankId }: SignedInMember,
  asked: { id: number; onlyLeft: boolean; locale: Locale; signal: AbortSignal },
): Promise<Readable> {
  const { id, onlyLeft, locale, signal } = asked;
  const found = await database.first(findImport, { id, bankId });
  if (!found) throw new Refusal('not-found');
  const head = await database.rows(listRaw, { id, after: 0, most: HEAD_LINES });
  const headers = headersOf(rowsByLine(head), found.mapping.headerLine);
  const fields = found.mapping.columns;
  return thread.report({ importId: id, headers, fields, onlyLeft, locale }, signal);
}

/** A member's exchanges from before the portal. */
export function readOwnPast(
  { database }: Deps,
  { personId, bankId }: SignedInMember,
  page: PageValues,
): Promise<Page<PastLine>> {
  return readPage(database, listPast, { ...page, personId, bankId }, presentPast);
}

/** The same of a member, for their bank. @throws Refusal `not-found` */
export async function readMemberPast(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
  page: PageValues,
): Promise<Page<PastLine>> {
  const { bankId } = admin;
  const known = await deps.database.first(isKnownHere, { personId, bankId });
  if (!known) throw new Refusal('not-found');
  return readPage(deps.database, listPast, { ...page, personId, bankId }, presentPast);
}
