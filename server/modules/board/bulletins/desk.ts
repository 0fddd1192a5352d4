/** Reading bulletins at the desk, and noting the words that come there (specification §44). */
import type { Bulletin, BulletinPerson, BulletinSheet } from '#contract/board/bulletins.ts';
import { personName } from '#contract/person-name.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { findLetterhead } from '#server/modules/banks/banks/sql.ts';
import { memberIn } from '#server/modules/people/members/reading.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { onWall } from '#server/platform/local-time.ts';
import { type Page, pageValues, readPage, searchValues } from '#server/platform/paging.ts';
import { keepCame, keepWord } from './own-sql.ts';
import { listComing, listPaper, listPeople } from './people-sql.ts';
import { presentBulletin, presentPerson } from './present.ts';
import { isStill } from './rules.ts';
import { type DeskRow, findBulletin, listBulletins, lockBulletin } from './sql.ts';

/** What the bank has said, the latest first. */
export function readBulletins(call: Call<'listBulletins'>): Promise<Page<Bulletin>> {
  const { db, actor, query } = call;
  const shown = onWall(call);
  const values = { ...pageValues(query), bankId: actor.bankId };
  return readPage(db, listBulletins, values, (row) => presentBulletin(row, shown));
}

/** One of them. */
export async function readBulletin(call: Call<'readBulletin'>): Promise<Bulletin> {
  return presentBulletin(await own(call, call.params.id), onWall(call));
}

/** The members of the bank by name, with what concerns each. */
export async function readPeople(call: Call<'listBulletinPeople'>): Promise<Page<BulletinPerson>> {
  const { db, actor, params, query } = call;
  await own(call, params.id);
  const { digits: _, ...values } = searchValues(query);
  const list = listPeople({ part: query.part ?? 'all' });
  return readPage(db, list, { ...values, id: params.id, bankId: actor.bankId }, presentPerson);
}

/** What is printed of it. */
export async function readSheet(call: Call<'readBulletinSheet'>): Promise<BulletinSheet> {
  const { db, actor, params } = call;
  const { bankId } = actor;
  await own(call, params.id);
  const about = { id: params.id, bankId };
  const [bank, letters, coming] = await Promise.all([
    db.first(findLetterhead, { id: bankId }),
    db.rows(listPaper, about),
    db.rows(listComing, about),
  ]);
  if (!bank) throw new Error('the bank of an administrator is there');
  const { name, address, phone, opening_hours: openingHours } = bank;
  return {
    bank: { name, address, phone, openingHours },
    letters: letters.map((row) => ({ id: row.id, name: personName(row), number: row.number })),
    signatures: coming.map((row) => ({ id: row.id, name: personName(row), heads: row.heads })),
  };
}

/**
 * Notes the word of any member until it begins, with its basis, and from then on whether they came.
 * @throws Refusal `not-found` also for who is no member; `already-over`, `too-early`, `guests-not-asked`
 */
export async function noteAttendance(call: Call<'noteAttendance'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const { bankId, personId: by } = actor;
  const { id, userId: personId } = params;
  const row = await db.first(lockBulletin, { id, bankId });
  if (!row?.starts_at || row.taken_back_at) throw new Refusal('not-found');
  await memberIn(db, bankId, personId);
  if ('came' in body) {
    if (isStill(row, now)) throw new Refusal('too-early');
    if (row.called_off_at) throw new Refusal('already-over');
    await db.count(keepCame, { id, personId, came: body.came, by, now });
  } else {
    if (!isStill(row, now)) throw new Refusal('already-over');
    const { says, heads, basis } = body;
    if (heads > 1 && !row.guests) throw new Refusal('guests-not-asked');
    await db.count(keepWord, { id, personId, says, heads, by, basis, now });
  }
  const detail = { bulletinId: id, ...body };
  await audit(db, now, 'attendance-noted', { actorId: by, personId, bankId, detail });
}

/** @throws Refusal `not-found` for those of other banks */
async function own({ db, actor: { bankId } }: ReadCall, id: number): Promise<DeskRow> {
  const row = await db.first(findBulletin, { id, bankId });
  if (!row) throw new Refusal('not-found');
  return row;
}
