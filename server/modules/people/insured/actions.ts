/** The desk writes policies down, says whom they cover, and takes the list for the insurer (specification §49). */
import type { Readable } from 'node:stream';
import type { BodyOf } from '#contract/endpoints.ts';
import type { FieldProblem } from '#contract/errors.ts';
import {
  type InsuredList,
  POLICY_FIELDS,
  type Policy,
  type PolicyField,
} from '#contract/people/insured.ts';
import type { Call } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { type InsuredOf, insuredOn, presentPolicy } from './listing.ts';
import {
  coverSome,
  dropSome,
  findInsuredBank,
  insertPolicy,
  listPoliciesOf,
  lockMembersNow,
  lockPolicy,
  noteListed,
  updatePolicy,
} from './sql.ts';

/** The one that ends last first. */
export async function listPolicies({ db, actor }: Call<'listPolicies'>): Promise<Policy[]> {
  return (await db.rows(listPoliciesOf, { bankId: actor.bankId })).map(presentPolicy);
}

/** @throws Refusal `order-reversed` at `to` */
export async function addPolicy(call: Call<'addPolicy'>): Promise<Policy> {
  const { db, now, actor, body } = call;
  const { bankId, personId: by } = actor;
  refuseFields(problemsOfSpan(body));
  const row = await db.first(insertPolicy, { ...body, bankId, by, now });
  if (!row) throw new Error('an inserted policy has an id');
  const detail = { policyId: row.id };
  await audit(db, now, 'policy-written', { actorId: by, bankId, detail });
  return presentPolicy(row);
}

function problemsOfSpan({ from, to }: BodyOf<'addPolicy'>): FieldProblem[] {
  return to < from ? [{ path: 'to', code: 'order-reversed' }] : [];
}

/**
 * Mends a policy.
 * @throws Refusal `not-found`, `order-reversed` at `to`, `changed-meanwhile` with what somebody else wrote
 */
export async function changePolicy(call: Call<'changePolicy'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const { bankId, personId: actorId } = actor;
  const { basedOn, ...wanted } = body;
  refuseFields(problemsOfSpan(wanted));
  const row = await db.first(lockPolicy, { bankId, id: params.id });
  if (!row) throw new Refusal('not-found');
  const held = presentPolicy(row);
  refuseChanged(held, wanted, basedOn);
  const fields = POLICY_FIELDS.filter((field) => held[field] !== wanted[field]);
  if (fields.length === 0) return;
  await db.count(updatePolicy, { ...wanted, id: params.id });
  const detail = { policyId: params.id, fields };
  await audit(db, now, 'policy-written', { actorId, bankId, detail });
}

/** @throws Refusal `changed-meanwhile`, unless what was changed says what is wanted */
function refuseChanged(
  now: Policy,
  wanted: BodyOf<'addPolicy'>,
  basedOn: Partial<Record<PolicyField, string>> | undefined,
): void {
  const changes = POLICY_FIELDS.flatMap((field) => {
    const before = basedOn?.[field] ?? now[field];
    if (before === now[field] || wanted[field] === now[field]) return [];
    return [{ field, before, after: now[field], by: null }];
  });
  if (changes.length > 0) throw new Refusal('changed-meanwhile', { changes });
}

/**
 * Says who is covered from a day on, and who no more; what two desks say of different people both holds.
 * @throws Refusal `not-found`, `not-a-member` at somebody of `add`, `date-too-far` at `on` after the policy
 */
export async function chooseInsured(call: Call<'chooseInsured'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const { bankId, personId: actorId } = actor;
  const { add, drop } = body;
  const policy = await db.first(lockPolicy, { bankId, id: params.id });
  if (!policy) throw new Refusal('not-found');
  const rows = await db.rows(lockMembersNow, { bankId, personIds: add });
  const members = new Set(rows.map((row) => row.person_id));
  const late: FieldProblem[] =
    body.on > policy.to_day ? [{ path: 'on', code: 'date-too-far' }] : [];
  const strangers = add.flatMap((id, nth): FieldProblem[] =>
    members.has(id) ? [] : [{ path: `add.${nth}`, code: 'not-a-member' }],
  );
  refuseFields([...late, ...strangers]);
  const [on = body.on] = [body.on, policy.from_day].sort().slice(-1);
  const of = { bankId, policyId: params.id, on };
  await db.count(dropSome, { ...of, personIds: drop });
  await db.count(coverSome, { ...of, personIds: [...members] });
  const detail = { policyId: params.id, on, added: add.length, dropped: drop.length };
  await audit(db, now, 'insured-chosen', { actorId, bankId, detail });
}

type ListCall = Call<'readInsured' | 'printInsured' | 'exportInsured'>;

async function asked({ db, actor, params, query, today, config }: ListCall): Promise<InsuredOf> {
  const { on = today, changesSince = null } = query;
  const bank = await db.first(findInsuredBank, { bankId: actor.bankId });
  return {
    ...{ bankId: actor.bankId, id: params.id, on, changesSince },
    ...{ bankName: bank?.name ?? '', timeZone: config.timeZone },
  };
}

/** @throws Refusal `not-found` */
export const readInsured = async (call: Call<'readInsured'>): Promise<InsuredList> =>
  insuredOn(call.db, await asked(call));

/** The same for paper, noted in the history, and with the policy as the last list. @throws Refusal `not-found` */
export async function printInsured(call: Call<'printInsured'>): Promise<InsuredList> {
  const of = await asked(call);
  const list = await insuredOn(call.db, of);
  await note(call, 'insured-printed', of);
  return list;
}

/** The same as a spreadsheet. @throws Refusal `not-found` */
export async function exportInsured(call: Call<'exportInsured'>): Promise<Readable> {
  const { exporter, locale, signal } = call;
  const of = await asked(call);
  await insuredOn(call.db, of);
  await note(call, 'insured-exported', of);
  return exporter.file({ of: 'insured', ...of, locale }, signal);
}

async function note(
  { db, now, actor }: Call<'printInsured' | 'exportInsured'>,
  action: 'insured-printed' | 'insured-exported',
  { bankId, id, on }: InsuredOf,
): Promise<void> {
  await db.count(noteListed, { id, on });
  const detail = { policyId: id, on };
  await audit(db, now, action, { actorId: actor.personId, bankId, detail });
}
