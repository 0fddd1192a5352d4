/** Who answers for a member below the age that their bank asks for (specification §52): the desk reads and writes it. */
import { agedOn, GUARDIAN_DAYS, LOGIN_AGE, OF_AGE } from '#contract/people/ages.ts';
import {
  GUARDIAN_FIELDS,
  type Guardian,
  type Minor,
  type NewGuardian,
} from '#contract/people/guardians.ts';
import { personName } from '#contract/person-name.ts';
import { dayAfter } from '#contract/time.ts';
import { futureDay } from '#contract/values.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { isBelow } from '#server/modules/people/ages/asking.ts';
import { refuseNewerVersion } from '#server/modules/running/audit/versions.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { listMinorsOf, lockMinor, putGuardian } from './sql.ts';

/** Those below that age, and who came of age lately, by name. */
export async function readMinors(call: Call<'listMinors'>): Promise<Minor[]> {
  const { db, today, actor, config } = call;
  const rows = await db.rows(listMinorsOf, {
    ...{ bankId: actor.bankId, ofAge: OF_AGE, today, timeZone: config.timeZone },
    cameSince: dayAfter(today, 1 - GUARDIAN_DAYS),
  });
  return rows.map((row) => ({
    userId: row.person_id,
    name: personName(row),
    number: row.number,
    birthDate: row.birth_date,
    minorUntil: row.minor_until,
    ofAgeOn: agedOn(row.birth_date, OF_AGE),
    hasLogin: row.access === 'self',
    loginFrom: agedOn(row.birth_date, LOGIN_AGE),
    guardian: row.guardian_name === null ? null : guardianOf(row),
  }));
}

type Columns = Pick<
  RowOf<typeof lockMinor>,
  'guardian_name' | 'phone' | 'other_name' | 'alone_why' | 'signed_on'
>;

/** As the form has it; empty where nothing is written. */
function guardianOf(row: Columns): Guardian {
  return {
    name: row.guardian_name ?? '',
    phone: row.phone ?? '',
    otherName: row.other_name ?? '',
    aloneWhy: row.alone_why ?? '',
    signedOn: row.signed_on ?? '',
  };
}

/**
 * Writes it for a member below that age; what says the same writes nothing.
 * @throws Refusal `not-found` for anybody else, `changed-meanwhile`, `date-future`
 */
export async function writeGuardian(call: Call<'writeGuardian'>): Promise<void> {
  const { db, today, actor, params, body } = call;
  const { bankId } = actor;
  const { basedOn, ...wanted } = body;
  refuseFields(futureDay('signedOn', wanted.signedOn, today));
  const held = await db.first(lockMinor, { bankId, personId: params.id, today });
  if (!held) throw new Refusal('not-found');
  const stored = guardianOf(held);
  const { maker_id: id, maker_name: name } = held;
  const by = id === null ? null : { id, name: name ?? '' };
  const fields = GUARDIAN_FIELDS;
  refuseNewerVersion({ fields, versions: [{ values: stored, by }], wanted, basedOn });
  if (fields.every((field) => stored[field] === wanted[field])) return;
  await keepGuardian(call, { membershipId: held.membership_id, personId: params.id }, wanted);
}

interface Whose {
  membershipId: number;
  personId: number;
}

/** The history says that it was written, and nothing of what it says. */
async function keepGuardian(
  { db, now, actor }: ChangeCall,
  { membershipId, personId }: Whose,
  form: NewGuardian,
): Promise<void> {
  const { personId: by, bankId } = actor;
  await db.count(putGuardian, { membershipId, bankId, personId, ...form, by, now });
  await audit(db, now, 'guardian-written', { actorId: by, personId, bankId });
}

/**
 * Who is below the age that the bank asks for has a form that who answers for them signed, before the desk
 * takes them in.
 * @returns whether they are below it
 * @throws Refusal `required` at `guardian`, `date-future`
 */
export async function assertGuardian(
  { db, today, actor }: ChangeCall,
  birthDate: string | null,
  guardian: NewGuardian | undefined,
): Promise<boolean> {
  if (!(await isBelow(db, { bankId: actor.bankId, birthDate, today }))) return false;
  refuseFields(
    guardian
      ? futureDay('guardian.signedOn', guardian.signedOn, today)
      : [{ path: 'guardian.name', code: 'required' }],
  );
  return true;
}

/** Keeps the form with which somebody below that age was taken in. */
export async function guardNewMember(
  call: ChangeCall,
  whose: Whose,
  guardian: NewGuardian | undefined,
): Promise<void> {
  if (guardian) await keepGuardian(call, whose, guardian);
}
