/**
 * The desk registers and admits people who have signed the form on paper (specification §12): with
 * or without an address, members like all others, and without a login until they accept an invitation.
 */
import type { DeskRegistration, Readmission } from '#contract/desk.ts';
import type { Lookalike } from '#contract/errors.ts';
import { type Member, memberSchema } from '#contract/members.ts';
import { personName } from '#contract/person-name.ts';
import { futureDay, showDay } from '#contract/values.ts';
import type { Deps } from '#server/deps.ts';
import { refuseForeignEmail, refuseTakenEmail } from '#server/modules/accounts/email.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { agreeOnForm } from '#server/modules/consents/agreeing.ts';
import { enqueueWelcome } from '#server/modules/fund/welcome.ts';
import { withIdempotencyKey } from '#server/modules/guards/idempotency.ts';
import { openAccount } from '#server/modules/joining/sql.ts';
import { findMember } from '#server/modules/members/list-sql.ts';
import { presentMember } from '#server/modules/members/present.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { admit, findLookalikes, insertDeskPerson, lockBank, lockFormerMember } from './sql.ts';

/**
 * Registers somebody and admits them to the administrator's bank. The same key and form have one
 * effect and one answer.
 * @throws Refusal `looks-like-another` with the people found, unless the desk is `sure`;
 * `email-taken`, `idempotency-key-reused`, or what is wrong with a field
 */
export function registerMember(
  deps: Deps,
  admin: SignedInMember,
  form: DeskRegistration,
  key: string | undefined,
): Promise<Member> {
  const { database, clock } = deps;
  const intention = { personId: admin.personId, key, request: ['register-member', form] };
  refuseFields([
    ...(form.birthDate ? futureDay('birthDate', form.birthDate, clock.today()) : []),
    ...futureDay('signedOn', form.signedOn, clock.today()),
  ]);
  return withIdempotencyKey(database, clock, intention, memberSchema.parse, (transaction) =>
    register(deps, transaction, admin, form),
  ).catch(refuseTakenEmail);
}

async function register(
  deps: Deps,
  transaction: Transaction,
  admin: SignedInMember,
  form: DeskRegistration,
): Promise<Member> {
  const now = deps.clock.now();
  const { bankId } = admin;
  await transaction.first(lockBank, { bankId });
  if (!form.sure) await refuseLookalikes(transaction, bankId, form);
  const email = form.email || null;
  const person = await transaction.first(insertDeskPerson, {
    name: form.name,
    surname: form.surname,
    phone: form.phone || null,
    birthDate: form.birthDate || null,
    email,
    sex: form.sex,
    locale: form.prefLocale,
    now,
  });
  if (!person) throw new Error('an inserted person has an id');
  if (email !== null) await refuseForeignEmail(deps, transaction, { id: person.id, email });
  return takeIn(deps, transaction, admin, { personId: person.id, signedOn: form.signedOn, now });
}

/**
 * Admits somebody without a login who left the bank; their number and their account go on.
 * @throws Refusal `not-found` for anybody else, `already-member`, or a signature of the future
 */
export function readmitMember(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
  { signedOn }: Readmission,
): Promise<Member> {
  const { database, clock } = deps;
  refuseFields(futureDay('signedOn', signedOn, clock.today()));
  const { bankId } = admin;
  return database.transaction(async (transaction) => {
    const person = await transaction.first(lockFormerMember, { personId, bankId });
    if (!person) throw new Refusal('not-found');
    return takeIn(deps, transaction, admin, { personId, signedOn, now: clock.now() });
  });
}

async function takeIn(
  { config }: Deps,
  transaction: Transaction,
  { personId: by, bankId }: SignedInMember,
  { personId, signedOn, now }: { personId: number; signedOn: string; now: Date },
): Promise<Member> {
  const admitted = await transaction.first(admit, { personId, bankId, signedOn, by, now });
  if (!admitted) throw new Refusal('already-member');
  await transaction.count(openAccount, { personId, bankId });
  await enqueueWelcome(transaction, { personId, bankId });
  const form = { signedOn, notedBy: by, timeZone: config.timeZone };
  await agreeOnForm(transaction, { bankId, personId, now }, form);
  const entry = { actorId: by, personId, bankId, detail: { signedOn } };
  await audit(transaction, now, 'membership-signed', entry);
  return readMember(transaction, personId, bankId);
}

/** A member as the desk's lists have them. @throws Refusal `not-found` */
export async function readMember(
  queryable: Queryable,
  id: number,
  bankId: number,
): Promise<Member> {
  const row = await queryable.first(findMember, { id, bankId });
  if (!row) throw new Refusal('not-found');
  return presentMember(row);
}

/** @throws Refusal `looks-like-another` */
async function refuseLookalikes(
  transaction: Transaction,
  bankId: number,
  { name, surname, birthDate, phone }: DeskRegistration,
): Promise<void> {
  const rows = await transaction.rows(findLookalikes, {
    bankId,
    name,
    surname,
    birthDate: birthDate || null,
    digits: waysToWrite(phone ?? ''),
  });
  if (rows.length > 0) {
    throw new Refusal('looks-like-another', { people: rows.map(presentLookalike) });
  }
}

/** The digits of a number with Italy's prefix and without; none for no number. */
function waysToWrite(phone: string): string[] {
  const digits = phone.replace(/^\s*(\+|00)39/, '').replaceAll(/\D/g, '');
  return digits === '' ? [] : [digits, `39${digits}`, `0039${digits}`];
}

const RELATION_OF = {
  active: 'member',
  requested: 'asks',
  ended: 'left',
  denied: 'asked',
  withdrawn: 'asked',
} as const;

/** Birth date and number only of people whom the desk may read anyway. */
function presentLookalike(row: RowOf<typeof findLookalikes>): Lookalike {
  const relation = row.state === null ? 'asks' : RELATION_OF[row.state];
  const isReadable = relation === 'member' || relation === 'asks' || row.access === 'desk';
  return {
    id: row.id,
    name: personName(row),
    relation,
    hasLogin: row.access === 'self',
    number: row.number,
    dateOfBirthday: isReadable && row.birth_date !== null ? showDay(row.birth_date) : null,
    phone: isReadable ? row.phone : null,
  };
}
