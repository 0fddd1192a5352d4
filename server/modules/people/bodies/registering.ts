/** The desk registers a body by the form that who represents it has signed, and changes it (specification §51). */
import type { Lookalike } from '#contract/errors.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { BODY_FIELDS, type Body, type NewBody } from '#contract/people/bodies.ts';
import { personName } from '#contract/person-name.ts';
import { futureDay } from '#contract/values.ts';
import type { Call } from '#server/call.ts';
import { admit, lockBank } from '#server/modules/paper/desk/sql.ts';
import { openAccount } from '#server/modules/people/joining/sql.ts';
import {
  audit,
  auditChanges,
  changesBetween,
  refuseChangedMeanwhile,
} from '#server/modules/running/audit/write.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { listingOf, type Page, readPage, searchValues } from '#server/platform/paging.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { findBody, findLikeBody, insertBody, listBodies, lockBody, updateBody } from './sql.ts';

/** The bodies that are members of the administrator's bank. */
export function readBodies({ db, actor, query }: Call<'listBodies'>): Promise<Page<Body>> {
  const list = listBodies(listingOf(query, 'name'));
  return readPage(db, list, { ...searchValues(query), bankId: actor.bankId }, presentBody);
}

/**
 * Registers a body and admits it: an account and a number like all members, no login, no welcome hours.
 * @throws Refusal `looks-like-another` for one of that name or tax code, unless the desk is `sure`
 */
export async function registerBody(call: Call<'registerBody'>): Promise<Body> {
  const { db, now, today, actor, body: form } = call;
  const { personId: by, bankId } = actor;
  refuseFields(futureDay('signedOn', form.signedOn, today));
  await db.first(lockBank, { bankId });
  if (!form.sure) await refuseLike(db, bankId, form);
  const made = await db.first(insertBody, { ...valuesOf(form), bankId, now });
  if (!made) throw new Error('an inserted body has an id');
  const { id: personId } = made;
  const { signedOn } = form;
  await db.first(admit, { personId, bankId, signedOn, by, now });
  await db.count(openAccount, { personId, bankId });
  const detail = { signedOn };
  await audit(db, now, 'body-registered', { actorId: by, personId, bankId, detail });
  return readBody(db, bankId, personId);
}

/**
 * Changes what the bank wrote down of a body.
 * @throws Refusal `not-found`, or `changed-meanwhile` for what somebody else has changed since
 */
export async function changeBody(call: Call<'changeBody'>): Promise<Body> {
  const { db, now, today, actor, params, body: form } = call;
  const { bankId } = actor;
  const { id: personId } = params;
  refuseFields(futureDay('signedOn', form.signedOn, today));
  if (!(await db.first(lockBody, { id: personId, bankId }))) throw new Refusal('not-found');
  const before = fieldsOf(await readBody(db, bankId, personId));
  const wanted = fieldsOf(form);
  const { basedOn } = form;
  await refuseChangedMeanwhile(db, { personId }, { basedOn, now: before, wanted });
  const changes = changesBetween(before, wanted);
  await db.count(updateBody, { ...valuesOf(form), id: personId, bankId });
  const entry = { actorId: actor.personId, readableBy: bankId, whose: { personId } };
  await auditChanges(db, now, { action: 'body-changed', ...entry }, changes);
  return readBody(db, bankId, personId);
}

type Fields = Pick<Body, (typeof BODY_FIELDS)[number]>;

/** The fields as texts, for the history and for who changed them meanwhile. */
function fieldsOf(form: Fields): Record<string, string> {
  return Object.fromEntries(BODY_FIELDS.map((field) => [field, form[field]]));
}

function valuesOf({ phone, ...form }: Fields) {
  return { ...form, phone: phone === '' ? null : phone };
}

async function readBody(db: Queryable, bankId: number, id: number): Promise<Body> {
  const row = await db.first(findBody, { id, bankId });
  if (!row) throw new Refusal('not-found');
  return presentBody(row);
}

function presentBody(row: RowOf<typeof findBody>): Body {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    address: row.address,
    phone: row.phone ?? '',
    taxCode: row.tax_code,
    representedBy: row.represented_by,
    signedOn: row.signed_on,
    number: row.number,
    balance: hoursFromMinutes(row.balance_minutes),
    referents: row.referents.map(({ id, delegationId, ...name }) => ({
      id,
      delegationId,
      name: personName(name),
    })),
  };
}

/** @throws Refusal `looks-like-another` */
async function refuseLike(
  transaction: Transaction,
  bankId: number,
  { name, taxCode }: NewBody,
): Promise<void> {
  const rows = await transaction.rows(findLikeBody, { bankId, name, taxCode });
  if (rows.length > 0) {
    throw new Refusal('looks-like-another', { people: rows.map(presentLookalike) });
  }
}

function presentLookalike(row: RowOf<typeof findLikeBody>): Lookalike {
  return {
    id: row.id,
    name: personName(row),
    relation: row.is_member ? 'member' : 'left',
    hasLogin: false,
    number: row.number,
    dateOfBirthday: null,
    phone: row.phone,
  };
}
