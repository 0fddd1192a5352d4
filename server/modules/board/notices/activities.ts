/** What a bank decides about kinds of service on its board (specification §20). */
import type { ActivityRule } from '#contract/board/notices-desk.ts';
import type { Call } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { listRules, putRule } from './activities-sql.ts';

/** What the reader's bank has decided; what it says nothing about is not in the list. */
export async function readActivityRules({
  db,
  actor: { bankId },
}: Call<'listActivityRules'>): Promise<ActivityRule[]> {
  return (await db.rows(listRules, { bankId })).map(present);
}

/** Decides about a kind of service: from now on, also for notices on the board. */
export async function changeActivityRule({
  db,
  now,
  actor: { personId: by, bankId },
  params: { id: activityId },
  body,
}: Call<'changeActivityRule'>): Promise<ActivityRule> {
  const row = await db.first(putRule, { ...body, bankId, activityId, by, now });
  if (!row) throw new Refusal('not-found');
  const entry = { actorId: by, bankId, detail: present(row) };
  await audit(db, now, 'activity-rule-changed', entry);
  return present(row);
}

function present(row: RowOf<typeof listRules>): ActivityRule {
  return { activity: row.activity_id, throughDesk: row.through_desk, shown: row.shown };
}
