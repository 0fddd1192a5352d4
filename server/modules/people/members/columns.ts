/** Which columns of the list of members an administrator sees: their own choice, in whatever browser. */
import type { ChosenColumn } from '#contract/people/members.ts';
import type { Call } from '#server/call.ts';
import { findHiddenColumns, setHiddenColumns } from './sql.ts';

interface HiddenColumns {
  hidden: ChosenColumn[];
}

/** The columns that the caller left out. */
export async function readMemberColumns({
  db,
  actor: { personId, bankId },
}: Call<'readMemberColumns'>): Promise<HiddenColumns> {
  const row = await db.first(findHiddenColumns, { personId, bankId });
  return { hidden: row?.hidden_columns ?? [] };
}

/** Keeps which columns the caller leaves out. */
export async function chooseMemberColumns({
  db,
  actor: { personId, bankId },
  body: { hidden },
}: Call<'chooseMemberColumns'>): Promise<HiddenColumns> {
  await db.count(setHiddenColumns, { personId, bankId, hidden });
  return { hidden };
}
