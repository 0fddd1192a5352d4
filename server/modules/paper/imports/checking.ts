/**
 * Having an import checked: a job judges every line and rehearses it (`rehearsing.ts`). Nothing is
 * written before somebody runs the import.
 */
import type { Call } from '#server/call.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { addJobs, type JobKind } from '#server/platform/job-queue.ts';
import { findImport, moveImport } from './sql.ts';

/** The job; it begins again from the first line when it broke off. */
export const CHECK_IMPORT: JobKind<{ importId: number }> = { name: 'check-import', tries: 10 };

/** Has an import checked; a job does it. Refused while somebody has to say how times are meant. */
export async function checkImport({
  db,
  actor: { bankId },
  params: { id: importId },
}: Call<'checkImport'>): Promise<void> {
  const found = await db.first(findImport, { id: importId, bankId });
  if (!found) throw new Refusal('not-found');
  const isUnclear = found.unclear_times.length > 0 && found.mapping.reading === null;
  refuseFields(isUnclear ? [{ path: 'reading', code: 'required' }] : []);
  const from = ['mapped' as const, 'checked' as const];
  const moved = await db.first(moveImport, { id: importId, bankId, from, to: 'checking' });
  if (!moved) throw new Refusal('import-not-ready');
  await addJobs(db, CHECK_IMPORT, [{ key: `import:${importId}`, payload: { importId } }]);
}
