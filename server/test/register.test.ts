/**
 * The register of members (specification §46): closed until its room is opened; versions of what the desk
 * writes, and admissions by minutes.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { secondAdministrator } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { change, openRegister, roomsOf, withoutRooms } from './support/rooms.ts';
import { suspended } from './support/suspensions.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const idOf = (who: Who) => portal().world.person[who];
const entryOf = (who: Who) => `/admin/banks/users/${idOf(who)}/register` as const;

describe('the room', () => {
  it('is closed in every bank, also in those from before, whose sessions say nothing of it', async () => {
    const desk = await giulia();
    expect(await roomsOf(desk)).toBe('all');
    const { json } = await desk.get('/admin/rooms');
    expect(json.filter(({ isOpen }) => !isOpen).map(({ name }) => name)).toEqual([
      'association',
      'bodies',
    ]);
    const wish = desk.put(entryOf('anna'), { residence: 'Via Roma 1' });
    expect(refusalInFull(await wish)).toEqual([403, 'room-closed']);
    const { json: banks } = await (await portal().signIn('portale')).get('/portal/banks?q=bergamo');
    expect(banks[0]?.rooms).not.toContain('association');
  });

  it('opens in a click, and closes with what is in it kept', async () => {
    const desk = await giulia();
    await change(desk, 'association', true);
    expect(await roomsOf(desk)).toContain('association');
    await desk.put(entryOf('anna'), { residence: 'Via Roma 1' });
    await change(desk, 'association', false);
    expect(await roomsOf(desk)).toBe('all');
    const minutes = { on: TODAY, resolution: 'n. 1', ids: [idOf('anna')] };
    const begun = await desk.post('/admin/register/minutes', minutes);
    expect(refusalInFull(begun)).toEqual([403, 'room-closed']);
    const form = await desk.put('/admin/register/legal-form', { legalForm: 'aps' });
    expect(refusalInFull(form)).toEqual([403, 'room-closed']);
    const { json } = await desk.get(entryOf('anna'));
    expect(json.memberships[0]?.versions).toMatchObject([{ residence: 'Via Roma 1' }]);
  });

  it('is one of those that a new bank finds closed', async () => {
    await withoutRooms(portal(), 'bergamo');
    const desk = await giulia();
    expect(await roomsOf(desk)).toEqual([]);
    await change(desk, 'association', true);
    expect(await roomsOf(desk)).toEqual(['association']);
  });
});

describe('the desk', () => {
  beforeEach(() => openRegister(portal(), 'bergamo'));

  it('says once what carries the bank; of two at once the second is told', async () => {
    const [one, other] = [await giulia(), await secondAdministrator(portal())];
    const chosen = { legalForm: 'aps', basedOn: { legalForm: null } } as const;
    expect((await one.put('/admin/register/legal-form', chosen)).status).toBe(204);
    expect((await one.put('/admin/register/legal-form', chosen)).status).toBe(204);
    const late = { legalForm: 'town', basedOn: { legalForm: null } } as const;
    expect(refusalInFull(await other.put('/admin/register/legal-form', late))).toEqual([
      409,
      'changed-meanwhile',
      [{ field: 'legalForm', before: '', after: 'aps', by: null }],
    ]);
    expect((await other.get('/admin/register')).json.legalForm).toBe('aps');
    const noted = await portal().rows(`select detail from audit where action = 'legal-form-set'`);
    expect(noted).toEqual([{ detail: { legalForm: 'aps' } }]);
  });

  it('writes a version each time, and the history says which fields and not what they say', async () => {
    const desk = await giulia();
    const first = {
      taxCode: ' rss mra 85t10 a562t',
      birthPlace: 'Nembro',
      metOn: '2026-11-03',
      metBy: 'Giulia',
    };
    expect((await desk.put(entryOf('anna'), first)).status).toBe(200);
    const { status, json } = await desk.put(entryOf('anna'), {
      ...{ birthPlace: 'Alzano', note: 'Sul modulo c’era scritto male' },
    });
    expect(status).toBe(200);
    const [{ versions, ...membership } = { versions: [] }, ...others] = json.memberships;
    expect(others).toEqual([]);
    expect(membership).toEqual({ id: expect.any(Number), since: TODAY, until: null });
    const nothing = { residence: '', share: '', admittedOn: '', resolution: '' };
    const kept = { ...nothing, taxCode: 'RSSMRA85T10A562T', metOn: '2026-11-03', metBy: 'Giulia' };
    expect(versions).toMatchObject([
      { ...kept, birthPlace: 'Alzano', note: 'Sul modulo c’era scritto male', by: 'Giulia Rossi' },
      { ...kept, birthPlace: 'Nembro', note: '' },
    ]);
    const noted = await portal().rows(
      `select person_id, detail from audit where action = 'register-changed' order by id`,
    );
    expect(noted).toEqual([
      { person_id: idOf('anna'), detail: { fields: ['birthPlace', 'taxCode', 'metOn', 'metBy'] } },
      { person_id: idOf('anna'), detail: { fields: ['birthPlace'] } },
    ]);
    await expect(portal().rows(`update register_entry set residence = 'x'`)).rejects.toThrow();
  });

  it('writes nothing where nothing changes, and needs a reason only to mend', async () => {
    const desk = await giulia();
    await desk.put(entryOf('anna'), { residence: 'Via Roma 1' });
    await desk.put(entryOf('anna'), { residence: ' Via Roma 1 ' });
    await desk.put(entryOf('anna'), { residence: 'Via Roma 1', birthPlace: 'Nembro' });
    const mended = await desk.put(entryOf('anna'), { residence: 'Via Roma 2' });
    expect(refusalInFull(mended)).toEqual([
      400,
      'invalid-input',
      [{ path: 'note', code: 'required' }],
    ]);
    expect(await portal().rows('select version from register_entry order by id')).toEqual([
      { version: 1 },
      { version: 2 },
    ]);
  });

  it('is told at the field of a day to come, and of what is no day', async () => {
    const desk = await giulia();
    const tomorrow = await desk.put(entryOf('anna'), { admittedOn: '2026-11-21', metOn: TODAY });
    expect(refusalInFull(tomorrow)).toEqual([
      400,
      'invalid-input',
      [{ path: 'admittedOn', code: 'date-future' }],
    ]);
    const none = await desk.put(entryOf('anna'), { metOn: '2026-02-29' });
    expect(refusalInFull(none)[1]).toBe('invalid-input');
    expect((await desk.put(entryOf('anna'), { metOn: '2024-02-29' })).status).toBe(200);
    const long = await desk.put(entryOf('anna'), { taxCode: 'A'.repeat(21) });
    expect(refusalInFull(long)).toEqual([
      400,
      'invalid-input',
      [{ path: 'taxCode', code: 'too-long' }],
    ]);
  });

  it('of two at once the second reads who wrote what; the same word is no conflict', async () => {
    const [one, other] = [await giulia(), await secondAdministrator(portal())];
    const seen = { residence: '', birthPlace: '' };
    await one.put(entryOf('anna'), { residence: 'Via Roma 1', basedOn: seen });
    const late = await other.put(entryOf('anna'), { residence: 'Via Roma 2', basedOn: seen });
    expect(refusalInFull(late)).toEqual([
      409,
      'changed-meanwhile',
      [
        {
          ...{ field: 'residence', before: '', after: 'Via Roma 1' },
          by: { id: idOf('giulia'), name: 'Giulia Rossi' },
        },
      ],
    ]);
    const same = { residence: 'Via Roma 1', birthPlace: 'Nembro', basedOn: seen };
    expect((await other.put(entryOf('anna'), same)).status).toBe(200);
    const many = Array.from({ length: 6 }, (_, nth) =>
      one.put(entryOf('marco'), { share: `${nth}`, note: 'x' }),
    );
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200));
    const versions = await portal().rows(
      'select version from register_entry where person_id = $1 order by 1',
      [idOf('marco')],
    );
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('of another bank finds nobody, and a suspended bank writes nothing', async () => {
    const paolo = await portal().signIn('paolo');
    await openRegister(portal(), 'lecco');
    expect((await paolo.get(entryOf('anna'))).status).toBe(404);
    expect((await paolo.put(entryOf('anna'), { residence: 'x' })).status).toBe(404);
    const minutes = { on: TODAY, resolution: 'n. 1', ids: [idOf('anna')] };
    expect((await paolo.post('/admin/register/minutes', minutes)).status).toBe(404);
    await suspended(portal(), 'bergamo');
    const desk = await giulia();
    expect(refusalInFull(await desk.put(entryOf('anna'), { residence: 'x' }))[1]).toBe(
      'bank-suspended',
    );
    expect((await desk.get('/admin/register/sheet')).status).toBe(200);
  });
});

describe('minutes', () => {
  beforeEach(() => openRegister(portal(), 'bergamo'));

  it('admit several by one resolution, once, or nobody at all', async () => {
    const desk = await giulia();
    await desk.put(entryOf('anna'), { birthPlace: 'Nembro' });
    const decide = (...who: Who[]) =>
      desk.post('/admin/register/minutes', {
        ...{ on: '2026-11-12', resolution: 'Direttivo 12/11/2026, n. 4', ids: who.map(idOf) },
      });
    expect((await decide('anna', 'marco')).status).toBe(204);
    expect(refusalInFull(await decide('giulia', 'anna'))).toEqual([409, 'already-decided']);
    expect((await decide('giulia', 'elena')).status).toBe(404);
    const { json } = await desk.get('/admin/register');
    const said = json.lines.map(({ name, admittedOn, resolution, birthPlace }) => [
      ...[name, admittedOn, resolution, birthPlace],
    ]);
    expect(said).toEqual([
      ['Giulia', '', '', ''],
      ['Marco', '2026-11-12', 'Direttivo 12/11/2026, n. 4', ''],
      ['Anna', '2026-11-12', 'Direttivo 12/11/2026, n. 4', 'Nembro'],
    ]);
    const noted = await portal().rows(
      `select person_id from audit where action = 'members-admitted' order by 1`,
    );
    expect(noted.map((row) => row.person_id)).toEqual([idOf('marco'), idOf('anna')]);
  });

  it('name a day that has come, a resolution, and each member once', async () => {
    const desk = await giulia();
    const good = { on: TODAY, resolution: 'n. 4', ids: [idOf('anna')] };
    const codes = async (otherwise: object) =>
      refusalInFull(await desk.post('/admin/register/minutes', { ...good, ...otherwise })).at(-1);
    expect(await codes({ on: '2026-11-21' })).toEqual([{ path: 'on', code: 'date-future' }]);
    expect(await codes({ resolution: ' ' })).toEqual([{ path: 'resolution', code: 'required' }]);
    expect(await codes({ ids: [] })).toEqual([{ path: 'ids', code: 'required' }]);
    expect(await codes({ ids: [idOf('anna'), idOf('anna')] })).toEqual([
      { path: 'ids', code: 'invalid' },
    ]);
    const two = [desk, await secondAdministrator(portal())].map((one) =>
      one.post('/admin/register/minutes', good),
    );
    const answers = (await Promise.all(two)).map(({ status }) => status);
    expect(answers.sort()).toEqual([204, 409]);
  });
});
