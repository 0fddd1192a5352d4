/** SQL of the outbox: events in, withdrawn, and claimed by the relay. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { EventKind, Events } from './events.ts';

export const insertEvent = statement(
  'outbox.insertEvent',
  (
    p: Params<{
      kind: string;
      payload: string;
      now: Date;
      dueAt: Date | null;
      undoableBy: number | null;
    }>,
  ) =>
    query.insertInto('outbox').values({
      kind: p.kind,
      payload: p.payload,
      created_at: p.now,
      due_at: p.dueAt,
      undoable_by: p.undoableBy,
    }),
);

/**
 * Takes an event about one thing out of the outbox while it waits for its time; its creation is
 * the time of the decision. No row: it has left, or never waited.
 */
export const withdrawEvent = statement(
  'outbox.withdrawEvent',
  (p: Params<{ kind: string; about: string; undoableBy: number; now: Date }>) =>
    sql<{ created_at: Date; payload: Events[EventKind] }>`
    delete from outbox
    where undoable_by = ${p.undoableBy} and due_at > ${p.now} and kind = ${p.kind}
      and payload @> ${p.about}::jsonb
    returning created_at, payload`,
);

/** A row when an event is due: the one statement of an idle round. */
export const findDueEvent = statement(
  'outbox.findDueEvent',
  (p: Params<{ kinds: string[]; now: Date }>) =>
    query
      .selectFrom('outbox')
      .select('id')
      .where((eb) => eb('kind', '=', eb.fn.any(p.kinds)))
      .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '<=', p.now)]))
      .orderBy('id')
      .limit(1),
);

/**
 * Claims the oldest due events. Skips what another server is claiming, and leaves a kind that only
 * a newer server knows to that server.
 */
export const claimEvents = statement(
  'outbox.claimEvents',
  (p: Params<{ kinds: string[]; most: number; now: Date }>) =>
    sql<{ id: number; kind: EventKind; payload: Events[EventKind] }>`
    delete from outbox where id = any(array(
      select id from outbox
      where kind = any(${p.kinds}::text[]) and (due_at is null or due_at <= ${p.now})
      order by id limit ${p.most} for update skip locked
    ))
    returning id, kind, payload`,
);
