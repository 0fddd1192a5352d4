/** What people at the desk do about single lines: mend their cells, and decide who they mean. */
import type { BodyOf } from '#contract/endpoints.ts';
import { CELL_QUESTIONS, type RowProblem, UNSIGNED } from '#contract/paper/import-problems.ts';
import { FIELDS_OF_KIND, type Fixes } from '#contract/paper/imports.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { decideKinds } from './bodies-sql.ts';
import { judgeLine } from './judging.ts';
import { decideNamesAlone, decideRow, fixRow, lockRawRow, lockRow } from './rows-sql.ts';
import { findImport } from './sql.ts';

/** With one of these nobody can come in. */
const STOPPING: readonly RowProblem[] = [
  ...(['name-missing', 'total-line', 'by-invitation'] as const),
  ...(['body-room-closed', 'body-business'] as const),
  ...CELL_QUESTIONS,
  ...UNSIGNED,
];

/** Which line of which import of the bank. */
interface Place {
  id: number;
  bankId: number;
  line: number;
}

/**
 * Mends the cells of one line, which is judged again at once, or decides about it, or both; the next
 * check goes by it. Refused with field problems: a cell that such a file does not have, somebody whom the
 * line does not mean, or somebody new where nobody may come in.
 */
export async function decideImportRow(call: Call<'decideImportRow'>): Promise<void> {
  const { db, actor, params, body } = call;
  const { plan, personId, fixes } = body;
  const place = { ...params, bankId: actor.bankId };
  if (fixes) await mend(call, place, fixes);
  if (plan) await decide(db, place, plan, personId ?? null);
}

async function mend(
  { db, now, today, config }: ChangeCall,
  { id, bankId, line }: Place,
  fixes: Fixes,
): Promise<void> {
  const row = await db.first(lockRawRow, { id, bankId, line });
  if (!row) throw new Refusal('not-found');
  const { state, mapping, raw } = row;
  if (state !== 'checked' && state !== 'mapped') throw new Refusal('import-not-ready');
  const allowed: readonly string[] = FIELDS_OF_KIND[mapping.kind];
  const strange = Object.keys(fixes).filter((field) => !allowed.includes(field));
  refuseFields(strange.map((field) => ({ path: `fixes.${field}`, code: 'invalid' })));
  await db.count(fixRow, { id, line, fixes: JSON.stringify(fixes) });
  const file = {
    ...{ id, bankId, mapping, today, now },
    portalAdminEmails: config.portalAdminEmails,
  };
  const cells = Array.isArray(raw) ? raw : [];
  await judgeLine(db, file, { line, cells, fixes, decision: null });
}

async function decide(
  db: Transaction,
  { id, bankId, line }: Place,
  plan: NonNullable<BodyOf<'decideImportRow'>['plan']>,
  personId: number | null,
): Promise<void> {
  const row = await db.first(lockRow, { id, bankId, line, personId });
  if (!row) throw new Refusal('not-found');
  if (row.state !== 'checked' && row.state !== 'mapped') throw new Refusal('import-not-ready');
  const isKnown = plan === 'same' || plan === 'join';
  const createsNobody =
    row.kind !== 'people' || row.problems.some((problem) => STOPPING.includes(problem));
  const isUnclear = isKnown && row.problems.includes('time-unclear');
  refuseFields([
    ...(isUnclear ? [{ path: 'plan', code: 'invalid' as const }] : []),
    ...(isKnown && !row.is_meant ? [{ path: 'personId', code: 'not-a-member' as const }] : []),
    ...(plan === 'new' && createsNobody ? [{ path: 'plan', code: 'invalid' as const }] : []),
  ]);
  const chosen = isKnown ? personId : null;
  const decision = JSON.stringify({ plan, personId: chosen });
  await db.count(decideRow, { id, line, plan, personId: chosen, decision });
}

/** Says of every line of which nobody can tell what it is that it is a person, or a body. */
export async function decideImportBodies({
  db,
  actor: { bankId },
  params: { id },
  body: { are },
}: Call<'decideImportBodies'>): Promise<{ lines: number }> {
  const found = await db.first(findImport, { id, bankId });
  if (!found) throw new Refusal('not-found');
  if (found.state !== 'checked' && found.state !== 'mapped') throw new Refusal('import-not-ready');
  const kind = are === 'people' ? 'person' : 'body';
  const decided = await db.rows(decideKinds, { id, bankId, kind });
  return { lines: decided.length };
}

/** Takes every line for the one member who bears that name, where only the name agrees. */
export async function decideImportNames({
  db,
  actor: { bankId },
  params: { id },
}: Call<'decideImportNames'>): Promise<{ lines: number }> {
  const found = await db.first(findImport, { id, bankId });
  if (!found) throw new Refusal('not-found');
  if (found.state !== 'checked' && found.state !== 'mapped') throw new Refusal('import-not-ready');
  const decided = await db.rows(decideNamesAlone, { id, bankId });
  return { lines: decided.length };
}
