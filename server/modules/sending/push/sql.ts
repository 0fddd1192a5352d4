/** SQL of devices that show notifications. */
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

export const findDeviceOfSession = statement(
  'push.findDeviceOfSession',
  (p: Params<{ sessionId: string }>) =>
    query.selectFrom('push_device').select('id').where('session_id', '=', p.sessionId),
);

/** The device of a session; a browser that somebody else used before is theirs no more. */
export const upsertDevice = statement(
  'push.upsertDevice',
  (
    p: Params<{
      personId: number;
      sessionId: string;
      endpoint: string;
      p256dh: Buffer;
      auth: Buffer;
      now: Date;
    }>,
  ) =>
    query
      .insertInto('push_device')
      .values({
        person_id: p.personId,
        session_id: p.sessionId,
        endpoint: p.endpoint,
        p256dh: p.p256dh,
        auth: p.auth,
        seen_at: p.now,
      })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet({
          person_id: p.personId,
          session_id: p.sessionId,
          p256dh: p.p256dh,
          auth: p.auth,
          seen_at: p.now,
        }),
      ),
);

/** What the browser of a session had subscribed before. */
export const deleteOtherDevices = statement(
  'push.deleteOtherDevices',
  (p: Params<{ sessionId: string; endpoint: string }>) =>
    query
      .deleteFrom('push_device')
      .where('session_id', '=', p.sessionId)
      .where('endpoint', '<>', p.endpoint),
);

/** All of a person's devices but those seen last. */
export const deleteOldDevices = statement(
  'push.deleteOldDevices',
  (p: Params<{ personId: number; kept: number }>) =>
    query
      .deleteFrom('push_device')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('push_device')
          .select('id')
          .where('person_id', '=', p.personId)
          .orderBy('seen_at', 'desc')
          .orderBy('id', 'desc')
          .offset(p.kept),
      ),
);

export const listDevicesOf = statement('push.listDevicesOf', (p: Params<{ personIds: number[] }>) =>
  query
    .selectFrom('push_device')
    .select(['id', 'person_id'])
    .where((eb) => eb('person_id', '=', eb.fn.any(p.personIds)))
    .orderBy('id'),
);

export const findDevice = statement(
  'push.findDevice',
  (p: Params<{ id: number; personId: number }>) =>
    query
      .selectFrom('push_device')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('id', '=', p.id)
      .where('person_id', '=', p.personId),
);

/** A device that its push service no longer knows, unless it has subscribed again meanwhile. */
export const deleteGoneDevice = statement(
  'push.deleteGoneDevice',
  (p: Params<{ id: number; endpoint: string }>) =>
    query.deleteFrom('push_device').where('id', '=', p.id).where('endpoint', '=', p.endpoint),
);
