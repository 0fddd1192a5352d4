/** The status page (specification §31): what everybody reads of how the portal is, and planned maintenance. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskRoom } from '#server/platform/disk-room.ts';
import { layDatabaseLine } from './support/database-line.ts';
import { recordForAnna } from './support/exchanges.ts';
import { openPortal, portalForEachStory } from './support/portal.ts';
import { connectTo } from './support/story-databases.ts';

const portal = portalForEachStory();
const evening = { day: '2026-12-03', from: '22:00', to: '23:00', note: 'Nuova versione' };

const status = async () => (await portal().visitor().get('/public/status')).json;

async function announced(body: object = evening) {
  const portale = await portal().signIn('portale');
  return portale.post('/portal/maintenance', body);
}

describe('the status', () => {
  it('is for everybody: that the portal works, since when, and no maintenance', async () => {
    const { state, runningSince, maintenance } = await status();
    expect({ state, maintenance }).toEqual({ state: 'up', maintenance: [] });
    expect(Date.parse(runningSince)).toBeLessThan(portal().deps.clock.now().getTime());
  });

  it('says that mails are late, once what follows from acts of people waits for ten minutes', async () => {
    await recordForAnna(portal());
    portal().passMinutes(9);
    expect((await status()).state).toBe('up');
    portal().passMinutes(2);
    expect((await status()).state).toBe('late');
  });

  it('says that nothing can be recorded while the disk is full', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'time-bank-status-'));
    await writeFile(join(folder, 'ballast'), '');
    const opened = await openPortal({}, undefined, undefined, { disk: new DiskRoom(folder, 0) });
    const { json } = await opened.portal.visitor().get('/public/status');
    expect(json.state).toBe('reading');
    await opened.close();
    await rm(folder, { recursive: true });
  });

  it('is told also when the database is mute, as a page too', async () => {
    let line: Awaited<ReturnType<typeof layDatabaseLine>> | undefined;
    const opened = await openPortal({}, async (url) => {
      line = await layDatabaseLine(url);
      return connectTo(line.url);
    });
    const visitor = opened.portal.visitor();
    expect((await visitor.get('/public/status')).json.state).toBe('up');
    line?.goMute();
    const { status: code, json } = await visitor.get('/public/status');
    expect([code, json.state, json.maintenance]).toEqual([200, 'down', []]);
    const page = await visitor.get('/public/status.html?lang=en');
    expect(page.text).toContain('The portal does not work at the moment.');
    line?.speak();
    await opened.close();
    await line?.close();
  });
});

describe('maintenance', () => {
  it('is announced by an administrator of the portal, and read by everybody, the earliest first', async () => {
    expect((await announced({ ...evening, day: '2026-12-10' })).status).toBe(201);
    const { status: code, json } = await announced();
    expect([code, json]).toMatchObject([
      201,
      { ...evening, beginsAt: '2026-12-03T21:00:00.000Z', endsAt: '2026-12-03T22:00:00.000Z' },
    ]);
    const { maintenance } = await status();
    expect(maintenance.map(({ day }: { day: string }) => day)).toEqual([
      '2026-12-03',
      '2026-12-10',
    ]);
  });

  it('that ends before it begins ends the day after, over the change of the clock too', async () => {
    const { json } = await announced({ day: '2027-03-27', from: '23:30', to: '03:30', note: '' });
    expect([json.beginsAt, json.endsAt]).toEqual([
      '2027-03-27T22:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
    ]);
  });

  it('is sent twice and announced once', async () => {
    const portale = await portal().signIn('portale');
    const key = { 'idempotency-key': 'maintenance-1' };
    await Promise.all([1, 2].map(() => portale.post('/portal/maintenance', evening, key)));
    expect((await status()).maintenance).toHaveLength(1);
  });

  it('stands there until it is over', async () => {
    const { json } = await announced({ day: '2026-11-20', from: '00:00', to: '23:59', note: 'x' });
    expect((await status()).maintenance).toEqual([json]);
    portal().passMinutes(24 * 60);
    expect((await status()).maintenance).toEqual([]);
    const portale = await portal().signIn('portale');
    expect((await portale.delete(`/portal/maintenance/${json.id}`)).status).toBe(404);
  });

  it('is called off once, by the faster of two; the history says who did what', async () => {
    const { json } = await announced();
    const portale = await portal().signIn('portale');
    const answers = await Promise.all(
      [1, 2].map(() => portale.delete(`/portal/maintenance/${json.id}`)),
    );
    expect(answers.map(({ status: code }) => code).sort()).toEqual([204, 404]);
    expect((await status()).maintenance).toEqual([]);
    const { json: deeds } = await portale.get('/portal/history');
    const deed = { by: { name: 'Piera' }, maintenanceAt: '2026-12-03T21:00:00.000Z' };
    expect(deeds).toMatchObject([
      { ...deed, action: 'maintenance-called-off' },
      { ...deed, action: 'maintenance-announced' },
    ]);
  });

  it.each([
    ['of yesterday', { day: '2026-11-19' }, 'day', 'date-past'],
    ['on no day', { day: '2026-02-30' }, 'day', 'date-invalid'],
    ['at no time', { from: '25:00' }, 'from', 'invalid'],
    ['without an end', { to: '' }, 'to', 'required'],
    ['with a novel', { note: 'x'.repeat(201) }, 'note', 'too-long'],
  ])('%s is refused, and nothing is announced', async (_, wrong, path, code) => {
    const { status: answered, json } = await announced({ ...evening, ...wrong });
    expect([answered, json.errors]).toEqual([400, [{ path, code }]]);
    expect((await status()).maintenance).toEqual([]);
  });
});

describe('the page', () => {
  it.each([
    ['it', 'Il portale funziona.', 'giovedì 3 dicembre, dalle 22:00 alle 23:00'],
    ['en', 'The portal works.', 'Thursday 3 December, 22:00 to 23:00'],
    ['de', 'Das Portal funktioniert.', 'Donnerstag, 3. Dezember, 22:00 bis 23:00 Uhr'],
  ])('says it in %s, and runs nothing that was typed', async (lang, works, when) => {
    await announced({ ...evening, note: '<script>alert(1)</script>' });
    const { text, headers } = await portal().visitor().get(`/public/status.html?lang=${lang}`);
    expect(text).toContain(works);
    expect(text).toContain(when);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
