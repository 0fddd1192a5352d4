/**
 * Changing a bulletin that was sent: taken back unseen, corrected, called off (specification §44). The words
 * of before stay in the history for a year.
 */
import type { BulletinCorrection } from '#contract/board/bulletins.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { audit, auditChanges, changesBetween } from '#server/modules/running/audit/write.ts';
import type { Row } from '#server/modules/tables.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { onWall } from '#server/platform/local-time.ts';
import { planOf } from './present.ts';
import { isStill, planProblems } from './rules.ts';
import { planFor } from './sending.ts';
import { callOff, correctRow, findBulletin, lockBulletin, takeBack } from './sql.ts';

type Stored = Row<'bulletin'>;

async function locked({ db, actor }: ChangeCall, id: number): Promise<Stored> {
  const row = await db.first(lockBulletin, { id, bankId: actor.bankId });
  if (!row || row.taken_back_at) throw new Refusal('not-found');
  return row;
}

/** Takes it back while nobody has seen it; twice is once. @throws Refusal `past-taking-back` */
export async function takeBackBulletin(call: Call<'takeBackBulletin'>): Promise<void> {
  const { db, now, actor, params } = call;
  const { id } = params;
  const row = await db.first(lockBulletin, { id, bankId: actor.bankId });
  if (!row) throw new Refusal('not-found');
  if (row.taken_back_at) return;
  if (row.shown_at <= now) throw new Refusal('past-taking-back');
  await db.count(takeBack, { id, now });
  await note(call, 'bulletin-taken-back', id);
}

/**
 * Calls a meeting off and writes to who is to hear of it, on its day at any hour; a notice goes from the
 * screens. Twice is once. @throws Refusal `already-over` once it has begun
 */
export async function callOffBulletin(call: Call<'callOffBulletin'>): Promise<void> {
  const { db, now, today, actor, params } = call;
  const row = await locked(call, params.id);
  if (row.called_off_at) return;
  if (!isStill(row, now)) throw new Refusal('already-over');
  const isToday = planOf(row, onWall(call).wall).day === today;
  await db.count(callOff, { id: row.id, by: actor.personId, isToday, now });
  await note(call, 'bulletin-called-off', row.id);
}

/**
 * Corrects it. Once members have seen it the page says so; a new letter leaves where the desk wants one, or
 * where it does not say and the day, a time or the place is another.
 * @throws Refusal field problems of the plan; `changed-meanwhile`; `already-over`
 */
export async function correctBulletin(call: Call<'correctBulletin'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const row = await locked(call, params.id);
  if (!isStill(row, now)) throw new Refusal('already-over');
  const stored = valuesOf(call, row);
  const wanted = wantedOf(body, stored);
  await refuseChanged(call, row, { body, stored, wanted });
  const changes = changesBetween(stored, wanted);
  if (changes.length === 0) return;
  const isPlan = changes.some(({ field }) => field !== 'title' && field !== 'text');
  const isMeeting = row.starts_at !== null;
  const { day, from, to } = wanted;
  const plan = isMeeting ? planFor(call, { day, from, to }) : NO_PLAN;
  if (plan.startsAt && isPlan) refuseFields(planProblems({ ...plan, day }, call));
  const isSeen = row.shown_at <= now;
  // Letters that have not left have the new words anyway.
  const tells = isSeen && row.letters_at <= now && (body.tell ?? isPlan);
  await db.count(correctRow, {
    ...{ id: row.id, title: wanted.title, body: wanted.text, place: wanted.place, ...plan },
    ...{ correctedAt: isSeen ? now : null, by: isSeen ? actor.personId : null, tells, now },
  });
  const { personId: actorId, bankId } = actor;
  const entry = { actorId, readableBy: bankId, whose: { bankId }, detail: { bulletinId: row.id } };
  await auditChanges(db, now, { action: 'bulletin-corrected', ...entry }, changes);
}

const NO_PLAN = { startsAt: null, endsAt: null };

/** What can be corrected, as texts. */
type Values = Record<'title' | 'text' | 'day' | 'from' | 'to' | 'place', string>;

function valuesOf(call: ChangeCall, row: Stored): Values {
  const { day, from, to } = planOf(row, onWall(call).wall);
  const plan = { day: day ?? '', from: from ?? '', to: to ?? '', place: row.place };
  return { title: row.title, text: row.body, ...plan };
}

/** A notice has no day, and what a meeting says nothing of stays. */
function wantedOf(
  { title, text, day, from, to, place }: BulletinCorrection,
  stored: Values,
): Values {
  if (stored.day === '') return { ...stored, title, text };
  return {
    ...{ title, text, place },
    ...{ day: day ?? stored.day, from: from ?? stored.from, to: to ?? stored.to },
  };
}

/** @throws Refusal `changed-meanwhile` with what somebody else made of it since the form was filled */
async function refuseChanged(
  { db, actor }: ChangeCall,
  row: Stored,
  { body, stored, wanted }: { body: BulletinCorrection; stored: Values; wanted: Values },
): Promise<void> {
  const now: Record<string, string> = stored;
  const next: Record<string, string> = wanted;
  const seen = Object.entries(body.basedOn ?? {});
  const moved = seen.filter(([field, value]) => now[field] !== value && now[field] !== next[field]);
  if (moved.length === 0) return;
  const desk = await db.first(findBulletin, { id: row.id, bankId: actor.bankId });
  const by =
    row.corrected_by !== null && desk?.corrector
      ? { id: row.corrected_by, name: desk.corrector }
      : null;
  const changes = moved.map(([field, before]) => ({
    ...{ field, before: before ?? '', after: now[field] ?? '', by },
  }));
  throw new Refusal('changed-meanwhile', { changes });
}

async function note(
  { db, now, actor: { personId: actorId, bankId } }: ChangeCall,
  action: 'bulletin-taken-back' | 'bulletin-called-off',
  bulletinId: number,
): Promise<void> {
  await audit(db, now, action, { actorId, bankId, detail: { bulletinId } });
}
