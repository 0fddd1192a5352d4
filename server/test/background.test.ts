/** The background work of a running portal: mails leave by themselves, and it survives what breaks. */
import { afterAll, expect, inject, it } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { Database } from '#server/platform/database.ts';
import { drainOutbox, startBackground } from './support/background.ts';
import { italian } from './support/italian.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

/** Writes an event into the outbox that becomes a letter to somebody. */
async function enqueueLetterTo(who: 'anna' | 'marco'): Promise<void> {
  await portal().rows(
    `insert into outbox (kind, payload, created_at)
     values ('password-changed', jsonb_build_object('personId', $1::bigint), now())`,
    [portal().world.person[who]],
  );
}

it('mails leave by themselves, until the background work is stopped', async () => {
  const background = await startBackground(portal().deps);
  await enqueueLetterTo('anna');
  expect(await catcher.next({ to: emailOf('anna') })).toMatchObject({
    subject: italian('mail-accounts:password-changed.subject'),
  });
  await expect
    .poll(() =>
      portal().rows(
        `select application_name from pg_stat_activity
         where datname = current_database() and application_name ~ '^pool-'`,
      ),
    )
    .toHaveLength(4);
  await background.stop();
  await enqueueLetterTo('anna');
  expect(await portal().rows('delete from outbox returning kind')).toEqual([
    { kind: 'password-changed' },
  ]);
  expect(await portal().rows('select id from graphile_worker.jobs')).toEqual([]);
});

it('jobs of a server that died are taken over, those of a living one are left to it', async () => {
  await enqueueLetterTo('anna');
  await enqueueLetterTo('marco');
  await drainOutbox(portal().deps);
  const living = await portal().deps.database.pool.connect();
  await living.query("set application_name = 'pool-that-lives'");
  await portal().rows(
    `update graphile_worker._private_jobs
     set locked_at = now() - interval '1 minute', attempts = 1, locked_by =
       case (payload->>'personId')::bigint when $1 then 'pool-that-lives' else 'pool-that-died' end`,
    [portal().world.person.anna],
  );
  const background = await startBackground(portal().deps);
  await catcher.next({ to: emailOf('marco') });
  await background.stop();
  expect(await portal().rows('select locked_by from graphile_worker.jobs')).toEqual([
    { locked_by: 'pool-that-lives' },
  ]);
  living.release(true);
  await portal().rows("select graphile_worker.force_unlock_workers('{pool-that-lives}')");
  await portal().rows(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  );
});

it('each batch is announced to the screens: its kinds, its exchanges and their people', async () => {
  await portal().rows(
    `insert into outbox (kind, payload, created_at) values
     ('exchange-confirmed', '{"exchangeId": 900719925474, "actorId": 1}', now()),
     ('exchange-awaiting', '{"exchangeId": 900719925475}', now()),
     ('exchange-awaiting', '{"exchangeId": 900719925475}', now())`,
  );
  const listener = await portal().deps.database.pool.connect();
  await listener.query('listen portal_news');
  const heard = new Promise<string | undefined>((resolve) => {
    listener.once('notification', ({ payload }) => resolve(payload));
  });
  await drainOutbox(portal().deps);
  expect(JSON.parse((await heard) ?? '')).toEqual({
    kinds: ['exchange-confirmed', 'exchange-awaiting'],
    exchangeIds: [900719925474, 900719925475],
    personIds: [],
    threadIds: [],
    bankIds: [],
  });
  listener.release(true);
});

it('the database may go away and come back: said once, and nothing is lost', async () => {
  const { deps } = portal();
  const complaints: string[] = [];
  const away = Promise.withResolvers<void>();
  const log = Object.assign(Object.create(deps.log), {
    error(_: object, message: string) {
      complaints.push(message);
      if (message.includes('outbox')) away.resolve();
    },
  });
  const background = await startBackground({ ...deps, log } satisfies Deps);
  const server = new Database(inject('databaseServerUrl'), { connections: 1, onError: () => {} });
  const [{ name }] = await portal().rows('select current_database() as name');
  await server.pool.query(`alter database ${name} with allow_connections false`);
  await server.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [name],
  );
  await away.promise;
  await server.pool.query(`alter database ${name} with allow_connections true`);
  await server.close();
  await enqueueLetterTo('anna');
  await catcher.next({ to: emailOf('anna') });
  await background.stop();
  expect(complaints.filter((message) => message.includes('outbox'))).toHaveLength(1);
}, 20_000);
