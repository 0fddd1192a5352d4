/** Maintenance that an administrator of the portal announces, and calls off (specification §31). */
import type { Maintenance, NewMaintenance } from '#contract/portal/status.ts';
import { dayAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { wallClock } from '#server/platform/local-time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { deleteMaintenance, insertMaintenance } from './sql.ts';

/** Announces when the portal may be away. @throws Refusal for a time that is over */
export async function announceMaintenance(call: Call<'announceMaintenance'>): Promise<Maintenance> {
  const { db, now, config, actor, body } = call;
  const span = spanOf(body, config.timeZone);
  if (span.endsAt <= now) refuseFields([{ path: 'day', code: 'date-past' }]);
  const row = await db.first(insertMaintenance, { ...span, note: body.note });
  if (!row) throw new Error('an inserted announcement has an id');
  const detail = { beginsAt: span.beginsAt.toISOString() };
  await audit(db, now, 'maintenance-announced', { actorId: actor.personId, detail });
  return presentMaintenance(row, config.timeZone);
}

/** Two administrators who call the same off: the second is told that it is not there. */
export async function callOffMaintenance({
  db,
  now,
  actor,
  params: { id },
}: Call<'callOffMaintenance'>): Promise<void> {
  const [gone] = await db.rows(deleteMaintenance, { id, now });
  if (!gone) throw new Refusal('not-found');
  const detail = { beginsAt: gone.begins_at.toISOString() };
  await audit(db, now, 'maintenance-called-off', { actorId: actor.personId, detail });
}

/** @param timeZone of the portal, whose wall clock people read */
export function presentMaintenance(
  { id, begins_at, ends_at, note }: RowOf<typeof insertMaintenance>,
  timeZone: string,
): Maintenance {
  const { localOf } = wallClock(timeZone);
  const { day, time: from } = localOf(begins_at);
  const { time: to } = localOf(ends_at);
  return {
    ...{ id, day, from, to, note },
    beginsAt: begins_at.toISOString(),
    endsAt: ends_at.toISOString(),
  };
}

/** An end that is not after the beginning is of the next day. */
function spanOf({ day, from, to }: NewMaintenance, timeZone: string) {
  const { momentOf } = wallClock(timeZone);
  return {
    beginsAt: momentOf({ day, time: from }),
    endsAt: momentOf({ day: to > from ? day : dayAfter(day, 1), time: to }),
  };
}
