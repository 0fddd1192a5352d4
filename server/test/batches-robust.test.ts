/** L10 under pressure: crossing confirmations, a server that dies, a mail server that says nothing. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { startBackground } from './support/background.ts';
import {
  askForMany,
  BATCHES,
  finishBatches,
  killInSecondChunk,
  latestBatch,
} from './support/batches.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { insertExchange, insertMembers } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

it('a thousand exchanges take some sixteen statements for each hundred of them', async () => {
  const giulia = await portal().signIn('giulia');
  const [single = 0, ...others] = await insertMembers(portal(), 'bergamo', 1001);
  await askForMany(portal(), giulia, { listUserFrom: others, listUserTo: [single] });
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await finishBatches(portal().deps);
    expect(statements.mock.calls.length).toBeLessThan(170);
  } finally {
    statements.mockRestore();
  }
  expect(await latestBatch(giulia)).toMatchObject({ made: 1000, refused: 0 });
});

describe('crossing confirmations', () => {
  it('wait for a batch instead of deadlocking: it locks every account first, in one order', async () => {
    const { deps, world } = portal();
    const giulia = await portal().signIn('giulia');
    const [first = 0, second = 0, single = 0] = await insertMembers(portal(), 'bergamo', 3);
    const sides = { listUserFrom: [second, first], listUserTo: [single] };
    await askForMany(portal(), giulia, sides);
    const other = await beginOther(deps);
    const lock = (personId: number) =>
      other.run('select from account where person_id = $1 and bank_id = $2 for no key update', [
        personId,
        world.bank.bergamo,
      ]);
    await lock(first);
    const running = finishBatches(deps);
    await somebodyWaits(deps);
    // A batch that booked one by one would hold the single person's account by now.
    await lock(second);
    await lock(single);
    await other.end();
    await running;
    expect(await latestBatch(giulia)).toMatchObject({ made: 2, refused: 0 });
    expect(await portal().rows('select last_error from graphile_worker.jobs')).toEqual([]);
  });

  it('two batches and confirmations on the same accounts: every one of them succeeds', async () => {
    const giulia = await portal().signIn('giulia');
    const ids = await insertMembers(portal(), 'bergamo', 12);
    const bankId = portal().world.bank.bergamo;
    const at = (index: number) => ({ id: ids[index % ids.length] ?? 0, bankId });
    const waiting = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        insertExchange(portal(), at(n * 5), at(n * 5 + 1 + (n % 11))),
      ),
    );
    const [single = 0, ...others] = ids;
    await askForMany(portal(), giulia, { listUserFrom: others.toReversed(), listUserTo: [single] });
    await askForMany(portal(), giulia, { listUserFrom: [single], listUserTo: others });
    const [answers] = await Promise.all([
      Promise.all(waiting.map(({ id }) => giulia.patch(`/users/transactions/${id}/approve`))),
      finishBatches(portal().deps),
      finishBatches(portal().deps),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { json } = await giulia.get(`${BATCHES}?limit=2`);
    expect(json).toMatchObject([
      { made: 11, refused: 0 },
      { made: 11, refused: 0 },
    ]);
    expect(await portal().rows('select last_error from graphile_worker.jobs')).toEqual([]);
    await expectBooksToBalance(portal());
  });
});

describe('a server that is killed in the middle', () => {
  const CHUNK = 100;
  const MANY = 130;

  it('another takes its batch over: each exchange is made once, and undone once', async () => {
    const giulia = await portal().signIn('giulia');
    const ids = await insertMembers(portal(), 'bergamo', MANY + 1);
    const [single = 0, ...others] = ids;
    const sides = { listUserFrom: others, listUserTo: [single] };
    const { id } = await askForMany(portal(), giulia, sides);
    await killInSecondChunk(portal(), ids.at(-1) ?? 0);
    expect(await latestBatch(giulia)).toMatchObject({ state: 'running', made: CHUNK });
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ state: 'finished', made: MANY });
    const made = 'select state, count(*) from exchange where debtor_id = $1 group by state';
    expect(await portal().rows(made, [single])).toEqual([{ state: 'confirmed', count: MANY }]);

    expect((await giulia.patch(`${BATCHES}/${id}/undo`)).status).toBe(202);
    await killInSecondChunk(portal(), ids.at(-1) ?? 0);
    expect(await latestBatch(giulia)).toMatchObject({ state: 'undoing', reversed: CHUNK });
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ state: 'undone', reversed: MANY, left: 0 });
    expect(await portal().rows(made, [single])).toEqual([{ state: 'reversed', count: MANY }]);
    await expectBooksToBalance(portal());
  });
});

it('a mail server that accepts and then hangs delays no batch', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const address = mute.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const { deps, world } = portal();
  const giulia = await portal().signIn('giulia');
  const smtpUrl = `smtp://127.0.0.1:${address.port}`;
  const withMute = { ...deps, config: { ...deps.config, smtpUrl } };
  await portal().rows(
    `insert into outbox (kind, payload, created_at)
     select 'password-changed', jsonb_build_object('personId', $1::bigint), now()
     from generate_series(1, 20)`,
    [world.person.anna],
  );
  const background = await startBackground(withMute);
  await expect.poll(() => sockets.length).toBe(4);
  await askForMany(portal(), giulia, {
    listUserFrom: [world.person.marco],
    listUserTo: [world.person.anna],
  });
  await expect
    .poll(() => latestBatch(giulia))
    .toMatchObject({
      state: 'finished',
      made: 1,
    });
  expect(sockets.filter((socket) => socket.destroyed)).toEqual([]);
  const stopped = background.stop();
  mute.on('connection', (socket) => socket.destroy());
  for (const socket of sockets) socket.destroy();
  await stopped;
  mute.close();
});
