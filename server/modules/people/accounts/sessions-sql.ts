/** SQL of a person's sessions, and of the browsers in which they are known. */
import { sql } from 'kysely';
import { query, type Row, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** A session as it is opened. */
export interface NewSession extends Pick<Row<'session'>, 'browser' | 'system'> {
  id: string;
  personId: number;
  remembered: boolean;
  /** Null when a password has opened it. */
  passkeyId: number | null;
  now: Date;
  expiresAt: Date;
}

export const insertSession = statement('accounts.insertSession', (p: Params<NewSession>) =>
  query.insertInto('session').values({
    id: p.id,
    person_id: p.personId,
    remembered: p.remembered,
    passkey_id: p.passkeyId,
    browser: p.browser,
    system: p.system,
    created_at: p.now,
    used_at: p.now,
    expires_at: p.expiresAt,
  }),
);

export const prolongSession = statement(
  'accounts.prolongSession',
  (p: Params<{ id: string; now: Date; expiresAt: Date }>) =>
    query
      .updateTable('session')
      .set({ used_at: p.now, expires_at: p.expiresAt })
      .where('id', '=', p.id)
      .where('ended_at', 'is', null),
);

/** That somebody who administers the bank is here today; a second time on one day nothing is written. */
export const noteAdministrator = statement(
  'accounts.noteAdministrator',
  (p: Params<{ bankId: number; today: string }>) =>
    query
      .insertInto('administrators_seen')
      .values({ bank_id: p.bankId, seen_on: p.today })
      .onConflict((conflict) =>
        conflict
          .column('bank_id')
          .doUpdateSet({ seen_on: p.today })
          .where('administrators_seen.seen_on', '<', p.today),
      ),
);

/** How far the log of the database is written. */
const POSITION = sql<string>`pg_current_wal_lsn()`;

export const noteWritten = statement('accounts.noteWritten', (p: Params<{ id: string }>) =>
  query.updateTable('session').set({ wrote_up_to: POSITION }).where('id', '=', p.id),
);

export const endSession = statement('accounts.endSession', (p: Params<{ id: string; now: Date }>) =>
  query.updateTable('session').set({ ended_at: p.now }).where('id', '=', p.id),
);

/** The sessions of a person that live, the one used last first. */
export const listSessions = statement(
  'accounts.listSessions',
  (p: Params<{ personId: number; now: Date }>) =>
    query
      .selectFrom('session')
      .select(['id', 'browser', 'system', 'created_at'])
      .select((eb) => eb.fn.coalesce('used_at', 'created_at').as('last_used_at'))
      .where('person_id', '=', p.personId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', p.now)
      .orderBy('last_used_at', 'desc')
      .orderBy('id'),
);

/** Ends a session of a person; no row when it is not theirs, or over. */
export const endOwnSession = statement(
  'accounts.endOwnSession',
  (p: Params<{ id: string; personId: number; now: Date }>) =>
    query
      .updateTable('session')
      .set({ ended_at: p.now })
      .where('id', '=', p.id)
      .where('person_id', '=', p.personId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', p.now)
      .returning('id'),
);

/** Whether a person is known in a browser, and whether in any. */
export const findKnownDevice = statement(
  'accounts.findKnownDevice',
  (p: Params<{ personId: number; deviceHash: Buffer }>) => sql<{
    has_any: boolean;
    is_known: boolean;
  }>`
    select count(*) > 0 as has_any,
           coalesce(bool_or(device_hash = ${p.deviceHash}::bytea), false) as is_known
    from known_device where person_id = ${p.personId}`,
);

/** Remembers a browser of a person; a day is exact enough. */
export const rememberDevice = statement(
  'accounts.rememberDevice',
  (p: Params<{ personId: number; deviceHash: Buffer; now: Date; aDayAgo: Date }>) =>
    query
      .insertInto('known_device')
      .values({ person_id: p.personId, device_hash: p.deviceHash, seen_at: p.now })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'device_hash'])
          .doUpdateSet({ seen_at: p.now })
          .where('known_device.seen_at', '<', p.aDayAgo),
      ),
);
