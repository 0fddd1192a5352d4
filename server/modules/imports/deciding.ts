/** What people at the desk decide about the lines that are a question. */
import type { BodyOf } from '#contract/endpoints.ts';
import type { RowProblem } from '#contract/imports.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { decideNamesAlone, decideRow, lockRow } from './rows-sql.ts';
import { findImport } from './sql.ts';

/** With one of these nobody can come in. */
const STOPPING: readonly RowProblem[] = ['name-missing', 'in-another-bank', 'has-login'];

/**
 * Decides about one line; the next check goes by it.
 * @throws Refusal `not-found`, `import-not-ready` while it is worked on or after it ran, or field
 *   problems: somebody whom the line does not mean, or somebody new where nobody may come in
 */
export async function decideImportRow(
  { database }: Deps,
  { bankId }: SignedInMember,
  { id, line }: { id: number; line: number },
  { plan, personId }: BodyOf<'decideImportRow'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const asked = { id, bankId, line, personId: personId ?? null };
    const row = await transaction.first(lockRow, asked);
    if (!row) throw new Refusal('not-found');
    if (row.state !== 'checked' && row.state !== 'mapped') throw new Refusal('import-not-ready');
    const isKnown = plan === 'same' || plan === 'join';
    const createsNobody =
      row.kind !== 'people' || row.problems.some((problem) => STOPPING.includes(problem));
    refuseFields([
      ...(isKnown && !row.is_meant ? [{ path: 'personId', code: 'not-a-member' as const }] : []),
      ...(plan === 'new' && createsNobody ? [{ path: 'plan', code: 'invalid' as const }] : []),
    ]);
    const chosen = isKnown ? (personId ?? null) : null;
    const decision = JSON.stringify({ plan, personId: chosen });
    await transaction.count(decideRow, { id, line, plan, personId: chosen, decision });
  });
}

/**
 * Takes every line for the one member who bears that name, where only the name agrees.
 * @throws Refusal `not-found` or `import-not-ready`
 */
export async function decideNames(
  { database }: Deps,
  { bankId }: SignedInMember,
  id: number,
): Promise<{ lines: number }> {
  const found = await database.first(findImport, { id, bankId });
  if (!found) throw new Refusal('not-found');
  if (found.state !== 'checked' && found.state !== 'mapped') throw new Refusal('import-not-ready');
  const decided = await database.rows(decideNamesAlone, { id, bankId });
  return { lines: decided.length };
}
