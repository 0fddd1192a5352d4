/** The rooms of a bank at its desk: reading them, opening, closing, and saying no (specification §40). */
import type { BankRules } from '#contract/banks/bank-rules.ts';
import { ROOM_NAMES, type RoomName } from '#contract/banks/room-names.ts';
import type { BankRoom } from '#contract/banks/rooms.ts';
import { personName } from '#contract/person-name.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { insertDeskAnswer } from '#server/modules/banks/banks/first-steps-sql.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { bandOf } from '#server/modules/hours/limits/rules.ts';
import { noteMinors } from '#server/modules/people/ages/marking.ts';
import { noteRoom, openRoomsOf } from '#server/modules/running/guards/open-rooms.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { comesBack, notNowOf, usesOf, wantsFund, wantsPaper } from './rules.ts';
import {
  countWithoutEmail,
  findUses,
  listAnswers,
  listLowest,
  listRoomChanges,
  lockRooms,
} from './sql.ts';

/** More than a bank has that is near the end of its band and has an exception too. */
const LOWEST_MOST = 50;

type Change = RowOf<typeof listRoomChanges>;

/** Every room in its order. */
export async function readRooms(call: Call<'listRooms'>): Promise<BankRoom[]> {
  const { db, actor } = call;
  const { bankId } = actor;
  const rules = await rulesOfBank(db, bankId);
  const [open, changes, uses, offered] = await Promise.all([
    openRoomsOf(db, bankId),
    db.rows(listRoomChanges, { bankId, rooms: ROOM_NAMES }),
    readUses(call, rules),
    readOffers(call, rules),
  ]);
  return ROOM_NAMES.map((name) => {
    const isOpen = open.includes(name);
    const change = changes.find(({ room }) => room === name);
    const inside = uses(name);
    const inUse = isOpen ? inside : inside.filter(comesBack);
    return {
      name,
      isOpen,
      since: change?.changed_at.toISOString() ?? null,
      by: change ? changerOf(change).name : null,
      inUse,
      // A desk that closed it by hand was not waiting for an offer, but for what came back into it.
      isOffered: !isOpen && (inUse.length > 0 || (!change && offered.includes(name))),
    };
  });
}

/**
 * Opens or closes a room; what is so already changes nothing and tells nobody.
 * @throws Refusal `not-found`; `changed-meanwhile` when it is no longer what the page showed and somebody
 *   else did that; `room-in-use` when something waits inside; `office-for-adults` where an administrator
 *   would be below the age that is asked for in the room
 */
export async function changeRoom(call: Call<'changeRoom'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const { personId: by, bankId } = actor;
  const room = roomNamed(params.name);
  await db.first(lockRooms, { bankId });
  const isOpen = (await openRoomsOf(db, bankId)).includes(room);
  const seen = body.basedOn?.isOpen;
  if (seen !== undefined && seen !== isOpen) await refuseChange(call, room, { seen, isOpen });
  if (isOpen === body.isOpen) return;
  if (!body.isOpen) {
    const uses = (await readUses(call, await rulesOfBank(db, bankId)))(room);
    if (uses.length > 0) throw new Refusal('room-in-use', { uses });
  }
  await noteRoom({ db, now }, { bankId, room, by, isOpen: body.isOpen });
  // The age that a bank asks for stands in that room.
  if (room === 'association') await noteMinors(call, { bankId, by });
}

/** Notes that a room is not wanted now, so that it is not offered again. */
export async function declineRoom(call: Call<'declineRoom'>): Promise<void> {
  const { db, now, actor, params } = call;
  const question = notNowOf(roomNamed(params.name));
  const { bankId, personId } = actor;
  await db.count(insertDeskAnswer, { bankId, personId, question, now });
}

function roomNamed(name: string): RoomName {
  const room = ROOM_NAMES.find((one) => one === name);
  if (!room) throw new Refusal('not-found');
  return room;
}

/** @throws Refusal `changed-meanwhile` unless the caller did it, who pressed twice */
async function refuseChange(
  { db, actor }: Call<'changeRoom'>,
  room: RoomName,
  { seen, isOpen }: { seen: boolean; isOpen: boolean },
): Promise<void> {
  const [change] = await db.rows(listRoomChanges, { bankId: actor.bankId, rooms: [room] });
  const by = change ? changerOf(change) : null;
  if (by?.id === actor.personId) return;
  const changed = { field: 'isOpen', before: String(seen), after: String(isOpen), by };
  throw new Refusal('changed-meanwhile', { changes: [changed] });
}

const changerOf = ({ changer_id: id, changer_name: name, changer_surname: surname }: Change) => ({
  id,
  name: personName({ name, surname }),
});

/** Why each room cannot be closed now. */
async function readUses({ db, now, today, actor: { bankId } }: ReadCall, rules: BankRules) {
  const facts = await db.first(findUses, { bankId, now });
  if (!facts) throw new Error('every bank has a fund');
  const year = Number(today.slice(0, 4));
  return (room: RoomName) => usesOf(room, facts, { rules, year });
}

/** The rooms that would help now, and to which the desk has not said no. */
async function readOffers(
  { db, now, today, actor: { bankId } }: ReadCall,
  rules: BankRules,
): Promise<RoomName[]> {
  const [answers, atDesk, lowest] = await Promise.all([
    db.rows(listAnswers, { bankId, questions: ROOM_NAMES.map(notNowOf) }),
    db.first(countWithoutEmail, { bankId }),
    db.rows(listLowest, { bankId, today, most: LOWEST_MOST }),
  ]);
  const isLow = (standing: (typeof lowest)[number]) =>
    wantsFund(standing.balance_minutes, bandOf(rules, standing, now).low);
  const wanted: RoomName[] = [
    ...(wantsPaper(atDesk?.members ?? 0) ? (['paper'] as const) : []),
    ...(lowest.some(isLow) ? (['fund'] as const) : []),
  ];
  const refused = answers.map(({ question }) => question);
  return wanted.filter((room) => !refused.includes(notNowOf(room)));
}
