/** The yearly page (specification §50): read, written in versions, printed; its years, its room, other banks. */
import { beforeEach, describe, expect, it } from 'vitest';
import { CHAPTER_MAX } from '#contract/limits.ts';
import { seal } from './support/background.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { secondAdministrator } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { change, openRegister, withoutRooms } from './support/rooms.ts';
import { suspended } from './support/suspensions.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const YEAR = '/admin/reports/2026';

beforeEach(() => openRegister(portal(), 'bergamo'));

describe('the page of a year', () => {
  it('has nothing of words before somebody wrote, and is of today while the year goes on', async () => {
    const { status, json } = await (await giulia()).get(YEAR);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      ...{ year: 2026, firstYear: 2019, bankName: 'Banca del Tempo di Bergamo', on: TODAY },
      members: { start: 0, came: 3, went: 0, end: 3, active: 0 },
      ...{ newcomers: 3, newcomersMet: 0, groups: [], thanks: [], written: null, sealCode: null },
      requests: { posted: 0, met: 0, medianDays: null },
      fund: { cameIn: 0, wentOut: 0 },
      words: { year: '', together: '', alongside: '', ahead: '', hourWorth: '', quotes: 'yes' },
      // Three members are too few to say anything of.
      ...{ ages: [], sexes: [] },
    });
  });

  it('stands as of its last evening once it is over, with the code of that day', async () => {
    portal().passMinutes(42 * 24 * 60);
    await seal(portal().deps);
    portal().passMinutes(18 * 24 * 60);
    const { json } = await (await giulia()).get(YEAR);
    expect(json.on).toBe('2026-12-31');
    expect(json.calculatedAt.slice(0, 10)).toBe('2027-01-19');
    expect(json.sealCode).toMatch(/^[0-9A-Z]{4}/);
  });

  it.each([
    ['2018', 404, 'not-found'],
    ['2027', 404, 'not-found'],
    ['0000', 404, 'not-found'],
    ['9999', 404, 'not-found'],
    ['26', 400, 'invalid-input'],
    ['duemila', 400, 'invalid-input'],
    ['2026.5', 400, 'invalid-input'],
    ['-2026', 400, 'invalid-input'],
  ])('there is none of %s', async (year, status, code) => {
    const desk = await giulia();
    for (const path of [`/admin/reports/${year}`, `/admin/reports/${year}/sheet`] as const) {
      expect(refusalInFull(await desk.get(path)).slice(0, 2)).toEqual([status, code]);
    }
    const written = await desk.put(`/admin/reports/${year}`, { year: 'Un anno' });
    expect(refusalInFull(written).slice(0, 2)).toEqual([status, code]);
    expect(await portal().rows('select from report_version')).toEqual([]);
  });

  it('is for the administrators of the bank alone, each theirs', async () => {
    for (const who of ['marco', 'portale', 'davide'] as const) {
      expect((await (await portal().signIn(who)).get(YEAR)).status).toBe(403);
    }
    await (await giulia()).put(YEAR, { year: 'Il nostro anno' });
    const { json } = await (await portal().signIn('paolo')).get(YEAR);
    expect([json.bankName, json.words.year]).toEqual(['Banca del Tempo di Lecco', '']);
    const other = await (await portal().signIn('paolo')).put(YEAR, { year: 'Lecco' });
    expect(refusalInFull(other)).toEqual([403, 'room-closed']);
  });

  it('is not written while its room is closed, and what was written stays', async () => {
    const desk = await giulia();
    await desk.put(YEAR, { year: 'Il nostro anno' });
    await change(desk, 'association', false);
    expect(refusalInFull(await desk.put(YEAR, { year: 'Altro' }))).toEqual([403, 'room-closed']);
    await withoutRooms(portal(), 'bergamo');
    await change(desk, 'association', true);
    expect((await desk.get(YEAR)).json.words.year).toBe('Il nostro anno');
  });

  it('is read and printed in a suspended bank, and not written', async () => {
    const desk = await giulia();
    await suspended(portal(), 'bergamo');
    expect((await desk.get(YEAR)).status).toBe(200);
    expect((await desk.get(`${YEAR}/sheet`)).status).toBe(200);
    expect(refusalInFull(await desk.put(YEAR, { year: 'x' }))).toEqual([403, 'bank-suspended']);
  });

  it('printed, stands in the history; read, it does not', async () => {
    const desk = await giulia();
    await desk.get(YEAR);
    expect((await desk.get(`${YEAR}/sheet`)).json.year).toBe(2026);
    expect(
      await portal().rows(`select action, detail from audit where action like 'report-%'`),
    ).toEqual([{ action: 'report-printed', detail: { year: 2026 } }]);
  });
});

describe('its chapters', () => {
  it('are versions: what says the same makes none, what is left out stays', async () => {
    const desk = await giulia();
    const first = await desk.put(YEAR, { year: ' Un anno buono ', ahead: 'Una casa' });
    expect(first.json.words).toMatchObject({ year: 'Un anno buono', ahead: 'Una casa' });
    expect(first.json.written).toMatchObject({ by: 'Giulia Rossi' });
    await desk.put(YEAR, { year: 'Un anno buono' });
    await desk.put(YEAR, { year: 'Un anno molto buono', quotes: 'no' });
    expect((await desk.get(YEAR)).json.words).toEqual({
      ...{ year: 'Un anno molto buono', together: '', alongside: '', ahead: 'Una casa' },
      ...{ hourWorth: '', quotes: 'no' },
    });
    expect(
      await portal().rows('select version, chapter_year from report_version order by 1'),
    ).toEqual([
      { version: 1, chapter_year: 'Un anno buono' },
      { version: 2, chapter_year: 'Un anno molto buono' },
    ]);
    // Which fields, and never what they say.
    expect(await portal().rows(`select detail from audit where action = 'report-written'`)).toEqual(
      [
        { detail: { year: 2026, fields: ['year', 'ahead'] } },
        { detail: { year: 2026, fields: ['year', 'quotes'] } },
      ],
    );
    for (const change of ['update report_version set version = 9', 'delete from report_version']) {
      await expect(portal().rows(change)).rejects.toThrow();
    }
    expect((await desk.get('/admin/reports/2025')).json.words.year).toBe('');
  });

  it('of two administrators who wrote the same chapter, the second reads what the first wrote', async () => {
    const [one, other] = [await giulia(), await secondAdministrator(portal())];
    const basedOn = { year: '', ahead: '' };
    expect((await one.put(YEAR, { year: 'Di Giulia', basedOn })).status).toBe(200);
    const late = await other.put(YEAR, { year: 'Di Marco', ahead: 'Domani', basedOn });
    const by = { id: portal().world.person.giulia, name: 'Giulia Rossi' };
    expect(refusalInFull(late)).toEqual([
      ...[409, 'changed-meanwhile'],
      [{ field: 'year', before: '', after: 'Di Giulia', by }],
    ]);
    // Another chapter is nobody's loss, and the same words are no change.
    const apart = await other.put(YEAR, { year: 'Di Giulia', ahead: 'Domani', basedOn });
    expect(apart.json.words).toMatchObject({ year: 'Di Giulia', ahead: 'Domani' });
    const again = await one.put(YEAR, { year: 'Di Giulia', basedOn });
    expect([again.status, again.json.written?.by]).toEqual([200, 'Marco Bianchi']);
  });

  it('written by both at once make two versions, one after the other', async () => {
    const [one, other] = [await giulia(), await secondAdministrator(portal())];
    const both = await Promise.all([
      one.put(YEAR, { year: 'Di Giulia' }),
      other.put(YEAR, { ahead: 'Di Marco' }),
      one.put(YEAR, { year: 'Di Giulia' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await one.get(YEAR)).json.words).toMatchObject({
      year: 'Di Giulia',
      ahead: 'Di Marco',
    });
    const versions = await portal().rows('select version from report_version order by 1');
    expect(versions).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it('that somebody else is writing are waited for', async () => {
    const { bank, person } = portal().world;
    const other = await beginOther(portal().deps);
    await other.run('select from bank where id = $1 for no key update', [bank.bergamo]);
    await other.run(
      `insert into report_version (bank_id, year, version, chapter_year, chapter_together,
         chapter_alongside, chapter_ahead, hour_cents, quotes_thanks, made_by, made_at)
       values ($1, 2026, 1, 'Di Marco', '', '', '', null, true, $2, now())`,
      [bank.bergamo, person.marco],
    );
    const writing = (await giulia()).put(YEAR, { ahead: 'Di Giulia' });
    await somebodyWaits(portal().deps);
    await other.end();
    const { status, json } = await writing;
    expect([status, json.words]).toMatchObject([200, { year: 'Di Marco', ahead: 'Di Giulia' }]);
  });

  it('have their length, and an hour a worth in euro or none', async () => {
    const desk = await giulia();
    const problemOf = async (body: object) => {
      const { status, json } = await desk.put(YEAR, body);
      return [status, json.errors?.[0]];
    };
    const tooLong = { path: 'year', code: 'too-long' };
    expect(await problemOf({ year: 'a'.repeat(CHAPTER_MAX + 1) })).toEqual([400, tooLong]);
    expect((await desk.put(YEAR, { year: 'a'.repeat(CHAPTER_MAX) })).status).toBe(200);
    for (const hourWorth of [
      '0',
      '0,00',
      '200,01',
      '1000',
      '-5',
      'dieci',
      '12,345',
      '1e2',
      '€ 12',
    ]) {
      expect(await problemOf({ hourWorth }), hourWorth).toEqual([
        ...[400, { path: 'hourWorth', code: 'invalid' }],
      ]);
    }
    const worthOf = async (hourWorth: string) =>
      (await desk.put(YEAR, { hourWorth })).json.words.hourWorth;
    expect(await worthOf('12,5')).toBe('12.50');
    expect(await worthOf('200')).toBe('200.00');
    expect(await worthOf('0.01')).toBe('0.01');
    expect(await worthOf('')).toBe('');
    expect(await problemOf({ quotes: 'forse' })).toEqual([
      400,
      { path: 'quotes', code: 'invalid' },
    ]);
  });
});
