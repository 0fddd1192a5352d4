/**
 * Having an import checked: a job judges every line and rehearses it (`rehearsing.ts`). Nothing is
 * written before somebody runs the import.
 */
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { addJobs, type JobKind } from '#server/platform/job-queue.ts';
import { findImport, moveImport } from './sql.ts';

/** The job; it begins again from the first line when it broke off. */
export const CHECK_IMPORT: JobKind<{ importId: number }> = { name: 'check-import', tries: 10 };

/**
 * Has an import checked; a job does it.
 * @throws Refusal `not-found`, `import-not-ready` while it is worked on or after it ran, or
 *   `invalid-input` while somebody has to say how times are meant
 */
export async function checkImport(
  { database }: Deps,
  { bankId }: SignedInMember,
  importId: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await transaction.first(findImport, { id: importId, bankId });
    if (!found) throw new Refusal('not-found');
    const isUnclear = found.unclear_times.length > 0 && found.mapping.reading === null;
    refuseFields(isUnclear ? [{ path: 'reading', code: 'required' }] : []);
    const from = ['mapped' as const, 'checked' as const];
    const moved = await transaction.first(moveImport, {
      id: importId,
      bankId,
      from,
      to: 'checking',
    });
    if (!moved) throw new Refusal('import-not-ready');
    await addJobs(transaction, CHECK_IMPORT, [
      { key: `import:${importId}`, payload: { importId } },
    ]);
  });
}
