/** Noting that the desk does not call somebody for a while, and calling them again (specification §42). */
import {
  type NewRest,
  REST_DAYS_MAX,
  type Rest,
  SPOKE_REST_DAYS,
} from '#contract/board/attention.ts';
import type { FieldCode } from '#contract/errors.ts';
import { dayAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { memberIn } from '#server/modules/people/members/reading.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { presentRest } from './present.ts';
import { endRests as end, listRests as listRows, putRest } from './rest-sql.ts';

/** The rests of a member that hold. */
export async function listRests(call: Call<'listRests'>): Promise<Rest[]> {
  const { db, today, actor, params } = call;
  await memberIn(db, actor.bankId, params.id);
  const values = { bankId: actor.bankId, personId: params.id, today };
  return (await db.rows(listRows, values)).map(presentRest);
}

/** Notes a rest; @returns the one that holds, which is another administrator's where its day is later. */
export async function noteRest(call: Call<'noteRest'>): Promise<Rest> {
  const { db, now, today, actor, params, body } = call;
  const { bankId, personId: by } = actor;
  await memberIn(db, bankId, params.id);
  const reason = body.kind === 'away' ? null : (body.reason ?? null);
  const until = lastDayOf(body, today);
  const values = { bankId, personId: params.id, today };
  await db.count(putRest, { ...values, reason, kind: body.kind, until, by, now });
  const rows = await db.rows(listRows, values);
  const noted = rows.find((row) => row.reason === reason);
  if (!noted) throw new Error('a rest that was noted can be read');
  return presentRest(noted);
}

/** Ends all rests of a member; without any nothing happens. */
export async function endRests({ db, now, actor, params }: Call<'endRests'>): Promise<void> {
  const { bankId } = actor;
  await memberIn(db, bankId, params.id);
  await db.count(end, { bankId, personId: params.id, now });
}

/** @throws Refusal for a day that is missing, over, or too far ahead */
function lastDayOf({ kind, reason, until }: NewRest, today: string): string {
  if (kind === 'spoke') {
    return dayAfter(today, SPOKE_REST_DAYS[reason === 'newcomer' ? 'newcomer' : 'others']);
  }
  if (until === undefined) throw refusedDay('required');
  if (until < today) throw refusedDay('date-past');
  if (until > dayAfter(today, REST_DAYS_MAX[kind])) throw refusedDay('date-too-far');
  return until;
}

const refusedDay = (code: FieldCode) =>
  new Refusal('invalid-input', { errors: [{ path: 'until', code }] });
