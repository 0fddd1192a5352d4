/** The desk writes the register of members (specification §46): each change is a version of its own. */
import {
  type MemberRegister,
  mends,
  REGISTER_FIELDS,
  type RegisterValues,
} from '#contract/people/register.ts';
import { personName } from '#contract/person-name.ts';
import { futureDay } from '#contract/values.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { refuseNewerVersion, saidOf } from '#server/modules/running/audit/versions.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { columnsOf, presentMemberships, type VersionRow, valuesOf } from './present.ts';
import {
  findRegisterBank,
  insertVersions,
  listVersions,
  lockLegalForm,
  lockMemberships,
  setLegalFormOf,
} from './sql.ts';

/** @throws Refusal `not-found` for who never was a member here, and for who was erased */
export async function readMemberRegister(
  call: ReadCall & Pick<Call<'readMemberRegister'>, 'params'>,
): Promise<MemberRegister> {
  const { db, actor, params, config } = call;
  const { bankId } = actor;
  const rows = await db.rows(listVersions, { bankId, personIds: [params.id] });
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
  const of = { bankId, personIds: [params.id] };
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
    ...{ fields: REGISTER_FIELDS, versions: versions.map(versionOf), wanted },
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

/** A version as it is compared. */
function versionOf(row: VersionRow) {
  const name = personName({ name: row.maker_name ?? '', surname: row.maker_surname ?? '' });
  return { values: valuesOf(row), by: row.made_by === null ? null : { id: row.made_by, name } };
}

/** A further version, as the statement takes it. */
function rowOf(
  { membership_id: membershipId, person_id: personId, version }: VersionRow,
  wanted: RegisterValues,
  more: { note: string; detail: Record<string, unknown> },
) {
  return { membershipId, personId, version: (version ?? 0) + 1, ...columnsOf(wanted), ...more };
}

/**
 * Admits members who were not decided on yet: one resolution of one day for all, or for none.
 * @throws Refusal `not-found` where one is no member, `already-decided` where one was admitted meanwhile,
 *   `date-future` at `on`
 */
export async function recordMinutes(call: Call<'recordMinutes'>): Promise<void> {
  const { db, now, today, actor, body } = call;
  const { bankId, personId: by } = actor;
  const { on, resolution, ids: personIds } = body;
  refuseFields(futureDay('on', on, today));
  await db.rows(lockMemberships, { bankId, personIds });
  const rows = await db.rows(listVersions, { bankId, personIds });
  const active = rows.filter((row) => row.state === 'active');
  const held = [...Map.groupBy(active, (row) => row.person_id).values()].flatMap((all) =>
    all.slice(0, 1),
  );
  if (held.length < personIds.length) throw new Refusal('not-found');
  if (held.some((row) => row.admitted_on !== null)) throw new Refusal('already-decided');
  const written = held.map((row) =>
    rowOf(
      row,
      { ...valuesOf(row), admittedOn: on, resolution },
      { note: '', detail: { on, resolution } },
    ),
  );
  await db.count(insertVersions, {
    ...{ rows: JSON.stringify(written), bankId, action: 'members-admitted', by, now },
  });
}

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
