/**
 * Mails that cannot be delivered (specification §31): tried again while that may help, given up at once
 * where it will not, listed for the portal's administrators, and sent once when they say so.
 */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { deliverMails, sendDueMails } from './support/background.ts';
import { tellOfBackup } from './support/backups.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { startRefusingServer } from './support/refusing-server.ts';
import { emailOf } from './support/world.ts';

let refusal: { status: number; sentence: string } | undefined;
const server = await startRefusingServer(() => refusal);
afterAll(() => server.close());
const portal = portalForEachStory({ smtpUrl: server.url });

const UNKNOWN = { status: 550, sentence: '5.1.1 <anna@example.org>: no mailbox of anna here' };
const BUSY = { status: 451, sentence: '4.3.0 try again later' };

beforeEach(async () => {
  refusal = UNKNOWN;
  server.accepted.length = 0;
});

const jobs = () =>
  portal().rows('select attempts, max_attempts, last_error from graphile_worker.jobs');

/** A letter to Anna that the mail server has refused for good. @returns the portal's administrator, and its id */
async function failOne() {
  await recordForAnna(portal());
  await deliverMails(portal().deps);
  const portale = await portal().signIn('portale');
  const { json } = await portale.get('/portal/failed-jobs');
  return { portale, json, id: json[0]?.id ?? 0 };
}

/** The next try is due now. */
const makeDue = () =>
  portal().rows(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())',
  );

describe('a mail that is refused', () => {
  it('for good is not tried again, and is listed without saying who was to get it', async () => {
    const { json } = await failOne();
    expect(json).toEqual([
      {
        id: expect.any(Number),
        kind: 'exchange-awaiting',
        about: 'exchange',
        recipient: 'a…@example.org',
        failedAt: expect.stringMatching(/^\d{4}-/),
        tries: 1,
        answer: '550 5.1.1 <[address]>: no mailbox of […] here',
      },
    ]);
    expect(Math.abs(Date.now() - Date.parse(json[0]?.failedAt ?? ''))).toBeLessThan(60_000);
    await makeDue();
    await sendDueMails(portal().deps);
    expect(await jobs()).toMatchObject([{ attempts: 1, max_attempts: 1 }]);
  });

  it('for good is listed at once too when it is about the portal itself', async () => {
    const letter = { address: emailOf('portale'), folder: '/backups', failure: 'no room' };
    await tellOfBackup(portal().deps, { ...letter, mailId: 'failed' });
    const portale = await portal().signIn('portale');
    expect((await portale.get('/portal/failed-jobs')).json).toMatchObject([
      { kind: 'backups.letter', recipient: 'p…@example.org', tries: 1 },
    ]);
  });

  it.each([
    ['for now', BUSY, portalWithItsServer],
    ['because nobody answers', UNKNOWN, portalWithoutServer],
  ])(
    '%s waits longer and longer, for two days, and is not listed meanwhile',
    async (_, said, deps) => {
      refusal = said;
      await recordForAnna(portal());
      await deliverMails(deps());
      expect(await jobs()).toMatchObject([{ attempts: 1, max_attempts: 17 }]);
      const portale = await portal().signIn('portale');
      expect((await portale.get('/portal/failed-jobs')).json).toEqual([]);
      refusal = undefined;
      await makeDue();
      await sendDueMails(portal().deps);
      expect(server.accepted).toEqual([emailOf('anna')]);
    },
  );

  it('at its last try is listed too', async () => {
    refusal = BUSY;
    await recordForAnna(portal());
    await deliverMails(portal().deps);
    await portal().rows('update graphile_worker._private_jobs set attempts = 16, run_at = now()');
    await sendDueMails(portal().deps);
    const portale = await portal().signIn('portale');
    expect((await portale.get('/portal/failed-jobs')).json).toMatchObject([
      { tries: 17, answer: '451 4.3.0 try again later' },
    ]);
  });
});

function portalWithItsServer(): Deps {
  return portal().deps;
}

function portalWithoutServer(): Deps {
  const { deps } = portal();
  return { ...deps, config: { ...deps.config, smtpUrl: 'smtp://127.0.0.1:1' } };
}

describe('trying again', () => {
  it('sends the mail, once, and it is listed no more', async () => {
    const { portale, id } = await failOne();
    refusal = undefined;
    expect((await portale.post(`/portal/failed-jobs/${id}/retry`, undefined)).status).toBe(204);
    expect(await jobs()).toMatchObject([{ attempts: 0, max_attempts: 17, last_error: null }]);
    await sendDueMails(portal().deps);
    expect(server.accepted).toEqual([emailOf('anna')]);
    expect((await portale.get('/portal/failed-jobs')).json).toEqual([]);
    expect((await portale.post(`/portal/failed-jobs/${id}/retry`, undefined)).status).toBe(404);
    expect((await portale.get('/portal/history')).json).toMatchObject([
      { action: 'job-retried', job: { kind: 'exchange-awaiting', about: 'exchange' } },
    ]);
  });

  it('tapped twice at the same moment, with two workers, sends one mail', async () => {
    const { portale, id } = await failOne();
    refusal = undefined;
    const path = `/portal/failed-jobs/${id}/retry` as const;
    const taps = await Promise.all([1, 2, 3].map(() => portale.post(path, undefined)));
    expect(taps.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    await Promise.all([sendDueMails(portal().deps), sendDueMails(portal().deps)]);
    expect(server.accepted).toEqual([emailOf('anna')]);
    expect(
      await portal().rows(`select action from audit where action like '%-retried'`),
    ).toHaveLength(1);
  });

  it('of a mail that is refused once more lists it once more', async () => {
    const { portale, id } = await failOne();
    await portale.post(`/portal/failed-jobs/${id}/retry`, undefined);
    await sendDueMails(portal().deps);
    expect((await portale.get('/portal/failed-jobs')).json).toMatchObject([{ id, tries: 1 }]);
  });

  it('of all mails takes each once, leaves other jobs alone, and stands in the audit trail', async () => {
    const { portale } = await failOne();
    await recordForAnna(portal(), { note: 'Un altro' });
    await deliverMails(portal().deps);
    await portal().rows(`select graphile_worker.add_job('make-exchanges', '{"batchId": 1}')`);
    await portal().rows(
      `update graphile_worker._private_jobs set attempts = max_attempts,
         last_error = 'no rows for "Anna Ferrari", anna@example.org' where last_error is null`,
    );
    refusal = undefined;
    const answers = await Promise.all(
      [1, 2].map(() => portale.post('/portal/failed-mails/retry', undefined)),
    );
    expect(answers.map(({ json }) => json.mails).sort()).toEqual([0, 2]);
    await sendDueMails(portal().deps);
    expect(server.accepted).toEqual([emailOf('anna'), emailOf('anna')]);
    expect((await portale.get('/portal/failed-jobs?work=others')).json).toMatchObject([
      {
        kind: 'make-exchanges',
        about: null,
        recipient: null,
        answer: 'no rows for "…", [address]',
      },
    ]);
    expect(
      await portal().rows(
        `select actor_id, action, detail from audit where action like '%-retried'`,
      ),
    ).toEqual([
      {
        actor_id: portal().world.person.portale,
        action: 'mails-retried',
        detail: { mails: 2 },
      },
    ]);
  });

  it('of all mails takes the letters about backups and the books too', async () => {
    const portale = await portal().signIn('portale');
    for (const task of ['backups.letter', 'books.letter']) {
      await portal().rows(
        `select graphile_worker.add_job('${task}', '{"address": "portale@example.org"}', max_attempts => 1)`,
      );
    }
    await portal().rows(`update graphile_worker._private_jobs set attempts = max_attempts`);
    const listed = (await portale.get('/portal/failed-jobs')).json;
    expect(listed.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['backups.letter', 'p…@example.org'],
      ['books.letter', 'p…@example.org'],
    ]);
    expect((await portale.get('/portal/failed-jobs?work=others')).json).toEqual([]);
    const { json } = await portale.post('/portal/failed-mails/retry', undefined);
    expect(json).toEqual({ mails: 2 });
    expect((await portale.get('/portal/failed-jobs')).json).toEqual([]);
  });

  it('is for the portal’s administrators alone', async () => {
    const { id } = await failOne();
    refusal = undefined;
    const giulia = await portal().signIn('giulia');
    expect((await giulia.get('/portal/failed-jobs')).status).toBe(403);
    expect((await giulia.post(`/portal/failed-jobs/${id}/retry`, undefined)).status).toBe(403);
    expect((await giulia.post('/portal/failed-mails/retry', undefined)).status).toBe(403);
    await sendDueMails(portal().deps);
    expect(server.accepted).toEqual([]);
  });
});

it('the list is read by the page, in either order', async () => {
  const { portale } = await failOne();
  await recordForAnna(portal(), { note: 'Un altro' });
  await deliverMails(portal().deps);
  await portal().rows(
    `update graphile_worker._private_jobs set run_at = run_at - id * interval '1 minute'`,
  );
  const latestFirst = (await portale.get('/portal/failed-jobs')).json.map(({ id }) => id);
  const { json, headers } = await portale.get('/portal/failed-jobs?sort=failedAt&limit=1&offset=1');
  expect(headers.get('x-total-count')).toBe('2');
  expect(json.map(({ id }) => id)).toEqual([latestFirst[0]]);
});
