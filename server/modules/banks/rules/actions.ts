/** The rules of a bank: reading them, and changing one with its history (specification §11). */
import {
  type BankRule,
  isRuleValue,
  type RuleName,
  shownRule,
  storedRule,
} from '#contract/banks/bank-rules.ts';
import { roomOfRule } from '#contract/banks/rooms.ts';
import type { Call } from '#server/call.ts';
import { noteMinors } from '#server/modules/people/ages/marking.ts';
import { assertOpen, openRoomsOf } from '#server/modules/running/guards/open-rooms.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { presentRule, presentRules } from './present.ts';
import { rulesOfBank } from './rules-of-bank.ts';
import { insertRule, listRuleChanges, lockRules } from './sql.ts';

/** More than a bank changes in its life; what is older stays in the database. */
const CHANGES_MOST = 500;

/** The rules of the reader's bank with their history; not those of rooms that are closed. */
export async function readRules({
  db,
  actor: { bankId },
}: Call<'listBankRules'>): Promise<BankRule[]> {
  const [changes, open] = await Promise.all([
    db.rows(listRuleChanges, { bankId, most: CHANGES_MOST }),
    openRoomsOf(db, bankId),
  ]);
  return presentRules(changes).filter(({ name }) => {
    const room = roomOfRule(name);
    return room === undefined || open.includes(room);
  });
}

/**
 * Changes one rule; every member of the bank gets a letter. A value that holds already changes
 * nothing and tells nobody.
 * @throws Refusal a field problem; `room-closed` where it is about a room that is closed;
 *   `changed-meanwhile` when the rule is no longer what the form was filled with; `office-for-adults` where
 *   an administrator would be below the age that is asked for
 */
export async function changeRule(call: Call<'changeBankRule'>): Promise<BankRule> {
  const { db, now, actor, params, body } = call;
  const { bankId, personId: actorId } = actor;
  const { name } = params;
  const { value, note, basedOn } = body;
  if (!isRuleValue(name, value)) refuseFields([{ path: 'value', code: 'rule-invalid' }]);
  const room = roomOfRule(name);
  if (room) await assertOpen(db, bankId, room);
  await db.first(lockRules, { bankId });
  const all = { bankId, most: CHANGES_MOST };
  const present = shownRule(name, (await rulesOfBank(db, bankId))[name]);
  if (present === value) return presentRule(name, await db.rows(listRuleChanges, all));
  const seen = basedOn?.value;
  if (seen !== undefined && seen !== String(present)) {
    const changes = await db.rows(listRuleChanges, all);
    throw new Refusal('changed-meanwhile', { changes: [meanwhile(seen, name, changes)] });
  }
  const stored = JSON.stringify(storedRule(name, value));
  const made = await db.first(insertRule, {
    ...{ bankId, name, value: stored },
    ...{ now, actorId, note },
  });
  if (!made) throw new Error('an inserted rule has an id');
  if (name === 'age-least') await noteMinors(call, { bankId, by: actorId });
  await enqueueEvent(db, 'rule-changed', { ruleId: made.id, bankId }, now);
  return presentRule(name, await db.rows(listRuleChanges, all));
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
