/**
 * The desk in between (specification §22): it sees who meets today and tomorrow, and proposes, agrees,
 * drops and records for members who use no e-mail. How their word came stands in the audit trail.
 */
import type { ArrangementSide, DeskCard, DeskWordOn } from '#contract/arrangements-desk.ts';
import { personName } from '#contract/person-name.ts';
import { dayAfter } from '#contract/time.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { type AuditedAction, audit } from '#server/modules/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { type DeskRow, findForDesk, listForDesk, lockAccess, noteDesk } from './desk-sql.ts';
import { presentPlan, type WallMoment } from './present.ts';
import { type Acting, agreeTo, dropIt, propose } from './proposing.ts';
import { onWall } from './reading.ts';
import { recordFor } from './recording.ts';

/** What is open lies between a month ago and a little more than a year ahead. */
const PAST_DAYS = 31;
const AHEAD_DAYS = 370;

/** Appointments of members of the administrator's bank, the next first. */
export function readDeskArrangements(call: Call<'listDeskArrangements'>): Promise<Page<DeskCard>> {
  const { db, query, locale } = call;
  const { bankId } = call.actor;
  const moment = onWall(call);
  const { today, wall } = moment;
  const [back, ahead] = query.part === 'open' ? [PAST_DAYS, AHEAD_DAYS] : [0, 2];
  const from = wall.momentOf({ day: dayAfter(today, -back), time: '00:00' });
  const until = wall.momentOf({ day: dayAfter(today, ahead), time: '00:00' });
  const values = { ...pageValues(query), bankId, from, until };
  return readPage(db, listForDesk(locale), values, (row) => presentForDesk(row, bankId, moment));
}

/** Proposes a day for a member of the administrator's bank without a login. */
export async function proposeForMember(call: Call<'proposeForMember'>): Promise<DeskCard> {
  const { db, actor: admin } = call;
  const { forPerson: personId, basis, ...form } = call.body;
  const { bankId } = admin;
  const found = await db.first(lockAccess, { personId, bankId });
  if (!found) throw new Refusal('not-found');
  if (found.access !== 'desk') throw new Refusal('person-has-login');
  const { id } = await propose(actingFor(call, personId), form);
  return note(call, id, { personId, basis, action: 'arrangement-proposed' });
}

/** Agrees for one of the two. */
export const agreeForMember = (call: Call<'agreeForMember'>) =>
  act(call, call.body, 'arrangement-agreed', (acting, id) =>
    agreeTo(acting, id, call.body.sequence),
  );

/** Drops it for one of the two. */
export const dropForMember = (call: Call<'dropForMember'>) =>
  act(call, call.body, 'arrangement-dropped', dropIt);

/**
 * For who gave, the exchange waits for the debtor; for who received, the word that reached the desk
 * confirms it where the desk might confirm it (law L9).
 */
export function recordForMember(call: Call<'recordForMember'>): Promise<DeskCard> {
  const { actor: admin, body } = call;
  const { quantityOfHours, note: words, another, basis } = body;
  const done = { quantityOfHours, note: words, undoable: false, another };
  return act(call, body, 'arrangement-done', (acting, id) =>
    recordFor(acting, id, done, { admin, basis }),
  );
}

type ActingCall = ChangeCall<Acting>;

/** The call as the member makes it for whom the administrator acts. */
function actingFor(call: ChangeCall, personId: number): ActingCall {
  const { personId: by, bankId } = call.actor;
  return { ...call, actor: { personId, bankId, by } };
}

/** Does it for one of the two, who must be a member of the administrator's bank without e-mail. */
async function act(
  call: Call<'agreeForMember' | 'dropForMember' | 'recordForMember'>,
  { side, basis }: DeskWordOn,
  action: AuditedAction,
  does: (acting: ActingCall, id: number) => Promise<unknown>,
): Promise<DeskCard> {
  const { db, locale } = call;
  const { id } = call.params;
  const row = await db.first(findForDesk(locale), { id });
  const personId = row && partyOf(row, side, call.actor.bankId);
  if (personId === undefined) throw new Refusal('not-found');
  if (row?.[`${side}_access`] !== 'desk') throw new Refusal('forbidden');
  await does(actingFor(call, personId), id);
  return note(call, id, { personId, basis, action });
}

function partyOf(row: DeskRow, side: ArrangementSide, bankId: number): number | undefined {
  return row[`${side}_bank_id`] === bankId ? row[`${side}_id`] : undefined;
}

interface Noted extends Pick<DeskWordOn, 'basis'> {
  personId: number;
  action: AuditedAction;
}

/** Writes who did it and on whose word. @returns how it stands now */
async function note(
  call: ChangeCall,
  id: number,
  { personId, basis, action }: Noted,
): Promise<DeskCard> {
  const { db, now, locale } = call;
  const { personId: actorId, bankId } = call.actor;
  await db.count(noteDesk, { id, by: actorId });
  const detail = { arrangementId: id, ...(basis === undefined ? {} : { basis }) };
  await audit(db, now, action, { actorId, personId, bankId, detail });
  const row = await db.first(findForDesk(locale), { id });
  if (!row) throw new Error('what was written can be read');
  return presentForDesk(row, bankId, onWall(call));
}

function presentForDesk(row: DeskRow, bankId: number, moment: WallMoment): DeskCard {
  const person = (side: ArrangementSide) => {
    const isOurs = row[`${side}_bank_id`] === bankId;
    return {
      id: row[`${side}_id`],
      name: personName({ name: row[`${side}_name`], surname: row[`${side}_surname`] }),
      ...{ bankName: row[`${side}_bank_name`], isOurs },
      byDesk: isOurs && row[`${side}_access`] === 'desk',
      phone: isOurs ? row[`${side}_phone`] : null,
    };
  };
  return {
    ...presentPlan(row, moment),
    ...{ giver: person('giver'), receiver: person('receiver') },
    proposedBy: row.proposed_by === row.giver_id ? 'giver' : 'receiver',
  };
}
