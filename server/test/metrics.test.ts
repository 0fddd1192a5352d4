/**
 * Figures for Prometheus (specification §31): closed without their token, right, with labels of a known
 * few, and without anything that names a person.
 */
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { openMetrics } from '#server/platform/metrics.ts';
import { deliverMails, seal } from './support/background.ts';
import { checkTonight } from './support/books-nightly.ts';
import { layDatabaseLine } from './support/database-line.ts';
import { recordForAnna } from './support/exchanges.ts';
import { askFigures, samplesOf, METRICS_TOKEN as TOKEN } from './support/figures.ts';
import { openPortal, portalForStories, type TestPortal } from './support/portal.ts';
import { connectTo } from './support/story-databases.ts';
import { PASSWORD } from './support/world.ts';

// Folders that are there: without them the room on their disks is not known.
const portal = portalForStories({
  metricsToken: TOKEN,
  dataDir: tmpdir(),
  backupDir: tmpdir(),
});

const ask = (authorization?: string, given: TestPortal = portal()) =>
  askFigures(given, authorization);
const samples = (given: TestPortal = portal()) => samplesOf(given);

/** The values of one label of one figure. */
function labelsOf(found: Map<string, number>, name: string, label: string): string[] {
  const pattern = new RegExp(`^${name}\\{.*\\b${label}="([^"]*)"`);
  return [...found.keys()].flatMap((key) => pattern.exec(key)?.[1] ?? []);
}

describe('closed', () => {
  it('to who does not know the token', async () => {
    for (const authorization of [undefined, 'Bearer', `Bearer ${TOKEN}x`, TOKEN, 'Basic eDp5']) {
      const answer = await ask(authorization);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
      expect(await answer.text()).not.toContain('timebank_');
    }
    const anna = await portal().signIn('anna');
    expect((await ask(`Bearer ${anna.token}`)).status).toBe(401);
  });

  it('to everybody where no token is set', async () => {
    const { portal: other, close } = await openPortal();
    for (const authorization of [undefined, 'Bearer ', `Bearer ${TOKEN}`, 'Bearer undefined']) {
      expect((await ask(authorization, other)).status).toBe(404);
    }
    await close();
  });
});

it('requests count by endpoint and class of the status, with how long they took', async () => {
  const anna = await portal().signIn('anna');
  const path = `/users/${portal().world.person.anna}` as const;
  const before = await samples();
  await anna.get(path);
  await portal().visitor().get(path);
  await fetch(`${portal().url}/nowhere`);
  const after = await samples();
  const grown = (key: string) => (after.get(key) ?? 0) - (before.get(key) ?? 0);
  const name = labelsOf(after, 'timebank_requests_total', 'endpoint').find(
    (endpoint) => grown(`timebank_requests_total{endpoint="${endpoint}",status="4xx"}`) === 1,
  );
  expect(grown(`timebank_requests_total{endpoint="${name}",status="2xx"}`)).toBe(1);
  expect(grown(`timebank_request_seconds_count{endpoint="${name}"}`)).toBe(2);
  expect(grown('timebank_requests_total{endpoint="none",status="4xx"}')).toBe(1);
});

it('what waits, and since when', async () => {
  const { portal: quiet, close } = await openPortal({ metricsToken: TOKEN });
  expect(Object.fromEntries(await samples(quiet))).toMatchObject({
    timebank_outbox_oldest_seconds: 0,
    timebank_mail_oldest_seconds: 0,
    timebank_database_up: 1,
    timebank_event_streams: 0,
  });
  await recordForAnna(quiet);
  quiet.passMinutes(5);
  expect((await samples(quiet)).get('timebank_outbox_oldest_seconds')).toBe(300);
  await deliverMails(quiet.deps);
  const delivered = await samples(quiet);
  expect(delivered.get('timebank_outbox_oldest_seconds')).toBe(0);
  expect(delivered.get('timebank_mails_total{outcome="sent"}')).toBeGreaterThan(0);

  await quiet.deps.database.pool.query(
    `select graphile_worker.add_job('mail.deliver', '{}', run_at => now() - interval '10 minutes');
     select graphile_worker.add_job('mail.deliver', '{}', run_at => now() + interval '8 hours');
     select graphile_worker.add_job('push.send', '{}', run_at => now() - interval '1 day')`,
  );
  const waiting = await samples(quiet);
  expect(waiting.get('timebank_jobs{job="mail.deliver",state="due"}')).toBe(1);
  expect(waiting.get('timebank_jobs{job="mail.deliver",state="waiting"}')).toBe(1);
  expect(waiting.get('timebank_mail_oldest_seconds')).toBeGreaterThanOrEqual(600);
  expect(waiting.get('timebank_mail_oldest_seconds')).toBeLessThan(3_000);
  await close();
});

it('open streams, while they are open', async () => {
  const anna = await portal().signIn('anna');
  const leaving = new AbortController();
  await fetch(`${portal().url}/api/users/news`, {
    headers: { authorization: `Bearer ${anna.token}` },
    signal: leaving.signal,
  });
  expect((await samples()).get('timebank_event_streams')).toBe(1);
  leaving.abort();
  await expect.poll(async () => (await samples()).get('timebank_event_streams')).toBe(0);
});

it('the last check of the books', async () => {
  const { portal: fresh, close } = await openPortal({ metricsToken: TOKEN });
  const found = await samples(fresh);
  expect(Object.fromEntries(found)).toMatchObject({
    timebank_books_check_faults: 0,
    timebank_books_check_timestamp_seconds: 0,
  });
  await checkTonight(fresh.deps);
  const checked = await samples(fresh);
  expect(checked.get('timebank_books_check_faults')).toBe(0);
  const ended = fresh.deps.clock.now().getTime() / 1000;
  expect(checked.get('timebank_books_check_timestamp_seconds')).toBe(ended);
  await close();
});

it('without the database the other figures are there', async () => {
  const lines: Awaited<ReturnType<typeof layDatabaseLine>>[] = [];
  const { portal: lone, close } = await openPortal({ metricsToken: TOKEN }, async (url) => {
    const line = await layDatabaseLine(url);
    lines.push(line);
    return connectTo(line.url);
  });
  for (const line of lines) line.goMute();
  const found = await samples(lone);
  for (const line of lines) {
    line.speak();
    await line.close();
  }
  expect(found.get('timebank_database_up')).toBe(0);
  expect(found.has('timebank_outbox_oldest_seconds')).toBe(false);
  expect(found.get('process_start_time_seconds')).toBeGreaterThan(0);
  await close();
});

it('what may fail is there from the first minute, with its zero', async () => {
  const { portal: fresh, close } = await openPortal({ metricsToken: TOKEN });
  const found = Object.fromEntries(await samples(fresh));
  expect(found).toMatchObject({
    timebank_backup_set_up: 0,
    timebank_backup_timestamp_seconds: 0,
    timebank_backup_bytes: 0,
    timebank_backup_encrypted: 0,
    timebank_backup_sending_set_up: 0,
    timebank_backup_sent_timestamp_seconds: 0,
    'timebank_backup_sendings_total{outcome="failed"}': 0,
    'timebank_backups_total{outcome="failed"}': 0,
    timebank_mails_given_up: 0,
    timebank_jobs_given_up: 0,
    'timebank_mails_total{outcome="refused"}': 0,
    'timebank_pushes_total{outcome="refused"}': 0,
    'timebank_webhooks_total{outcome="failed"}': 0,
    'timebank_responses_total{status="503"}': 0,
    timebank_replica_set_up: 0,
    timebank_replica_read: 0,
    timebank_replica_behind_seconds: 0,
  });
  expect(found.timebank_database_bytes).toBeGreaterThan(1_000_000);
  await close();
});

it('backups of the night, answers by status, and what was given up', async () => {
  const backupDir = await mkdtemp(join(tmpdir(), 'time-bank-metrics-'));
  const { portal: busy, close } = await openPortal({
    ...{ metricsToken: TOKEN, backupDir },
    backupAfter: '/opt/send-backup',
  });
  expect((await samples(busy)).get('timebank_backup_timestamp_seconds')).toBe(0);
  const file = join(backupDir, 'time-bank-portal-2026-11-20.tar.gz.age');
  await writeFile(file, 'x'.repeat(1_000));
  await utimes(file, 1_000, 2_000);
  await writeFile(join(backupDir, 'last-sent'), 'time-bank-portal-2026-11-20.tar.gz.age\n');
  await utimes(join(backupDir, 'last-sent'), 1_000, 3_000);
  await busy.visitor().get('/users/1');
  await busy.deps.database.pool.query(
    `select graphile_worker.add_job('mail.deliver', '{}', max_attempts => 1);
     select graphile_worker.add_job('batches.make', '{}', max_attempts => 1);
     update graphile_worker._private_jobs set attempts = 1`,
  );
  expect(Object.fromEntries(await samples(busy))).toMatchObject({
    timebank_backup_set_up: 1,
    timebank_backup_timestamp_seconds: 2_000,
    timebank_backup_bytes: 1_000,
    timebank_backup_encrypted: 1,
    timebank_backup_sending_set_up: 1,
    timebank_backup_sent_timestamp_seconds: 3_000,
    timebank_backup_disk_free_bytes: expect.any(Number),
    'timebank_responses_total{status="401"}': 1,
    timebank_mails_given_up: 1,
    timebank_jobs_given_up: 1,
  });
  await close();
  await rm(backupDir, { recursive: true });
});

it('days that have ended count until they are sealed', async () => {
  const { portal: fresh, close } = await openPortal({ metricsToken: TOKEN });
  const days = async () => (await samples(fresh)).get('timebank_days_without_seal');
  await seal(fresh.deps);
  expect(await days()).toBe(0);
  fresh.passMinutes(3 * 24 * 60);
  expect(await days()).toBe(3);
  await seal(fresh.deps);
  expect(await days()).toBe(0);
  await close();
});

it('slow statements count by name, whatever their variant', async () => {
  const metrics = await openMetrics();
  metrics.slowStatement('exchanges.listOwn:-date/searching');
  metrics.slowStatement('exchanges.listOwn:date');
  const { text } = await metrics.render([]);
  expect(text).toContain('timebank_slow_statements_total{statement="exchanges.listOwn"} 2');
});

it('after many calls every label is of a known few, and nobody is named', async () => {
  const { world } = portal();
  const marco = await portal().signIn('marco');
  const visitor = portal().visitor();
  const secret = 'parola-che-nessuno-sa';
  for (const id of [world.person.anna, world.person.marco, 999_999]) {
    await marco.get(`/users/${id}`);
    await marco.send('GET', `/users/transactions?filter=${secret}&limit=${id}`, {});
    await visitor.form(`/users/transactions/${id}`, { note: secret });
    await visitor.form('/login', { username: `${secret}${id}@example.org`, password: PASSWORD });
    await fetch(`${portal().url}/${secret}/${id}`, { method: id % 2 ? 'GET' : 'PROPFIND' });
  }
  await recordForAnna(portal(), { note: secret });
  await deliverMails(portal().deps);
  const answer = await ask(`Bearer ${TOKEN}`);
  const text = await answer.text();
  for (const word of [secret, '@', 'Anna', 'Marco', 'Spesa', marco.token ?? '', TOKEN]) {
    expect(text).not.toContain(word);
  }

  const found = await samples();
  const known = [...Object.keys(endpoints), 'web', 'none'];
  expect(known).toEqual(
    expect.arrayContaining(labelsOf(found, 'timebank_requests_total', 'endpoint')),
  );
  for (const status of labelsOf(found, 'timebank_requests_total', 'status')) {
    expect(status).toMatch(/^[2-5]xx$/);
  }
  const labels = [...found.keys()]
    .filter((key) => key.startsWith('timebank_'))
    .flatMap((key) => Array.from(key.matchAll(/(\w+)="/g), ([, label]) => label));
  expect([
    'commit',
    'endpoint',
    'job',
    'le',
    'outcome',
    'release',
    'state',
    'statement',
    'status',
    'version',
  ]).toEqual(expect.arrayContaining([...new Set(labels)]));
});

it('every figure that docs/grafana.json and the alerts ask for is there', async () => {
  await checkTonight(portal().deps);
  const text = await (await ask(`Bearer ${TOKEN}`)).text();
  const there = Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  ).flat();
  const dashboard = await readFile('docs/grafana.json', 'utf8');
  const asked = Array.from(dashboard.matchAll(/"expr": "([^\n]*)"/g), ([, expr = '']) => expr);
  const rules = await readFile('deploy/prometheus-rules.yaml', 'utf8');
  const alerts = rules.split('- alert:').slice(1);
  for (const alert of alerts.filter((text) => !text.includes('up{job='))) {
    const names = alert.match(/\btimebank_\w+/g) ?? [];
    expect(names, alert).not.toEqual([]);
    expect(there, alert).toEqual(expect.arrayContaining(names));
  }
  expect(asked.length).toBeGreaterThan(10);
  for (const expr of asked) {
    const names = expr.match(/\b(timebank|process|nodejs)_\w+/g) ?? [];
    expect(names, expr).not.toEqual([]);
    expect(there, expr).toEqual(expect.arrayContaining(names));
  }
  // Every figure of the portal's own is drawn.
  const drawn = asked.join(' ');
  const own = Array.from(text.matchAll(/^# TYPE (timebank_\w+) /gm), ([, name = '']) => name);
  expect(own.filter((name) => !drawn.includes(name))).toEqual([]);
});
