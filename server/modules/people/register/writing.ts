/** The desk writes the register of members (specification §46): each change is a version of its own. */
import { type MemberRegister, mends, REGISTER_FIELDS } from '#contract/people/register.ts';
import { futureDay } from '#contract/values.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { refuseNewerVersion, saidOf } from '#server/modules/running/audit/versions.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { comparedVersion, presentMemberships, rowOf, valuesOf } from './present.ts';
import {
  findRegisterBank,
  insertVersions,
  listVersions,
  lockLegalForm,
  lockMemberships,
  OF_MEMBERS,
  setLegalFormOf,
} from './sql.ts';

/** @throws Refusal `not-found` for who never was a member here, and for who was erased */
export async function readMemberRegister(
  call: ReadCall & Pick<Call<'readMemberRegister'>, 'params'>,
): Promise<MemberRegister> {
  const { db, actor, params, config } = call;
  const { bankId } = actor;
  const rows = await db.rows(listVersions, { bankId, personIds: [params.id], states: OF_MEMBERS });
  if (rows.length === 0) throw new Refusal('not-found');
  const bank = await db.first(findRegisterBank, { bankId });
  return {
    legalForm: bank?.legal_form ?? null,
    memberships: presentMemberships(rows, wallClock(config.timeZone)),
  };
}

/**
 * Writes a further version of what the register has of a membership; what says the same writes none.
 * @throws Refusal `not-found`, `changed-meanwhile` with what somebody else wrote since the form was filled,
 *   or problems of fields: `date-future`, and `required` at `note` where something written is mended
 */
export async function writeMemberRegister(
  call: Call<'writeMemberRegister'>,
): Promise<MemberRegister> {
  const { db, now, today, actor, params, body } = call;
  const { bankId, personId: by } = actor;
  const of = { bankId, personIds: [params.id], states: OF_MEMBERS };
  await db.rows(lockMemberships, of);
  const rows = await db.rows(listVersions, of);
  const latest = body.membershipId ?? rows[0]?.membership_id;
  const versions = rows.filter((row) => row.membership_id === latest);
  const [held] = versions;
  if (!held) throw new Refusal('not-found');
  const stored = valuesOf(held);
  // What the body says nothing of stays.
  const wanted = { ...stored, ...saidOf(REGISTER_FIELDS, body) };
  refuseNewerVersion({
    ...{ fields: REGISTER_FIELDS, versions: versions.map(comparedVersion), wanted },
    basedOn: body.basedOn,
  });
  const changed = REGISTER_FIELDS.filter((name) => stored[name] !== wanted[name]);
  if (changed.length === 0) return readMemberRegister(call);
  refuseFields([
    ...futureDay('admittedOn', wanted.admittedOn, today),
    ...futureDay('metOn', wanted.metOn, today),
    ...(mends(stored, wanted) && body.note === '' ? [NEEDS_NOTE] : []),
  ]);
  const row = rowOf(held, wanted, { note: body.note, detail: { fields: changed } });
  await db.count(insertVersions, {
    ...{ rows: JSON.stringify([row]), bankId, action: 'register-changed', by, now },
  });
  return readMemberRegister(call);
}

const NEEDS_NOTE = { path: 'note', code: 'required' } as const;

/** @throws Refusal `changed-meanwhile` when somebody else chose another one than the page showed */
export async function setLegalForm(call: Call<'setLegalForm'>): Promise<void> {
  const { db, now, actor, body } = call;
  const { bankId, personId: actorId } = actor;
  const { legalForm, basedOn } = body;
  const held = (await db.first(lockLegalForm, { bankId }))?.legal_form ?? null;
  if (held === legalForm) return;
  if (basedOn && basedOn.legalForm !== held) {
    const [before, after] = [basedOn.legalForm ?? '', held ?? ''];
    const changes = [{ field: 'legalForm', before, after, by: null }];
    throw new Refusal('changed-meanwhile', { changes });
  }
  await db.count(setLegalFormOf, { bankId, legalForm });
  await audit(db, now, 'legal-form-set', { actorId, bankId, detail: { legalForm } });
}
