/** What a bank decides about kinds of service on its board (specification §20). */
import type { ActivityRule, ActivityRuleUpdate } from '#contract/notices-desk.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { listRules, putRule } from './activities-sql.ts';

/** What the reader's bank has decided; what it says nothing about is not in the list. */
export async function readActivityRules(
  { database }: Deps,
  { bankId }: SignedInMember,
): Promise<ActivityRule[]> {
  return (await database.rows(listRules, { bankId })).map(present);
}

/** Decides about a kind of service: from now on, also for notices on the board. @throws Refusal `not-found` */
export function changeActivityRule(
  { database, clock }: Deps,
  { personId: by, bankId }: SignedInMember,
  activityId: number,
  rule: ActivityRuleUpdate,
): Promise<ActivityRule> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const row = await transaction.first(putRule, { ...rule, bankId, activityId, by, now });
    if (!row) throw new Refusal('not-found');
    const entry = { actorId: by, bankId, detail: present(row) };
    await audit(transaction, now, 'activity-rule-changed', entry);
    return present(row);
  });
}

function present(row: RowOf<typeof listRules>): ActivityRule {
  return { activity: row.activity_id, throughDesk: row.through_desk, shown: row.shown };
}
