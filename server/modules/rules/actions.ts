/** The rules of a bank: reading them, and changing one with its history (specification §11). */
import {
  type BankRule,
  isRuleValue,
  type RuleName,
  type RuleUpdate,
  shownRule,
  storedRule,
} from '#contract/bank-rules.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { presentRule, presentRules } from './present.ts';
import { rulesOfBank } from './rules-of-bank.ts';
import { insertRule, listRuleChanges, lockRules } from './sql.ts';

/** More than a bank changes in its life; what is older stays in the database. */
const CHANGES_MOST = 500;

/** The rules of the reader's bank with their history. */
export async function readRules(
  { database }: Deps,
  { bankId }: SignedInMember,
): Promise<BankRule[]> {
  return presentRules(await database.rows(listRuleChanges, { bankId, most: CHANGES_MOST }));
}

/**
 * Changes one rule; every member of the bank gets a letter. A value that holds already changes
 * nothing and tells nobody.
 * @throws Refusal a field problem, or `changed-meanwhile` when the rule is no longer what the form
 *   was filled with
 */
export async function changeRule(
  deps: Deps,
  { bankId, personId: actorId }: SignedInMember,
  name: RuleName,
  { value, note, basedOn }: RuleUpdate,
): Promise<BankRule> {
  if (!isRuleValue(name, value)) refuseFields([{ path: 'value', code: 'rule-invalid' }]);
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    await transaction.first(lockRules, { bankId });
    const all = { bankId, most: CHANGES_MOST };
    const present = shownRule(name, (await rulesOfBank(transaction, bankId))[name]);
    if (present === value) return presentRule(name, await transaction.rows(listRuleChanges, all));
    const seen = basedOn?.value;
    if (seen !== undefined && seen !== String(present)) {
      const changes = await transaction.rows(listRuleChanges, all);
      throw new Refusal('changed-meanwhile', { changes: [meanwhile(seen, name, changes)] });
    }
    const stored = JSON.stringify(storedRule(name, value));
    const made = await transaction.first(insertRule, {
      ...{ bankId, name, value: stored },
      ...{ now, actorId, note },
    });
    if (!made) throw new Error('an inserted rule has an id');
    await enqueueEvent(transaction, 'rule-changed', { ruleId: made.id, bankId }, now);
    return presentRule(name, await transaction.rows(listRuleChanges, all));
  });
}

/** What somebody else made of a rule since a form about it was opened. */
function meanwhile(
  before: string,
  name: RuleName,
  changes: readonly RowOf<typeof listRuleChanges>[],
) {
  const { value: after } = presentRule(name, changes);
  const last = changes.find((change) => change.name === name);
  const by = last
    ? { id: last.setter_id, name: `${last.setter_name} ${last.setter_surname}` }
    : null;
  return { field: 'value', before, after: String(after), by };
}
