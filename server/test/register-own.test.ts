/**
 * The register as members read it (specification §46): what it has of themselves, which they write, and who is
 * a member, where their bank shows it.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { setRule } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { closeRoom, openRegister } from './support/rooms.ts';
import { suspended } from './support/suspensions.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const signIn = (who: Who) => portal().signIn(who);
const idOf = (who: Who) => portal().world.person[who];
const SHOWN = { value: true, note: 'Come chiede lo statuto' };

beforeEach(() => openRegister(portal(), 'bergamo'));

describe('one’s own line', () => {
  it('is written by the member, holds at once, and the desk reads who wrote it', async () => {
    const [desk, anna] = [await signIn('giulia'), await signIn('anna')];
    await desk.put('/admin/register/legal-form', { legalForm: 'aps' });
    await desk.put(`/admin/banks/users/${idOf('anna')}/register`, {
      ...{ birthPlace: 'Nembro', admittedOn: '2026-11-12', resolution: 'n. 4' },
    });
    const { json: before } = await anna.get('/users/register');
    expect(before).toMatchObject({
      ...{ legalForm: 'aps', isVisible: false, since: TODAY },
      entry: { birthPlace: 'Nembro', admittedOn: '2026-11-12', resolution: 'n. 4', taxCode: '' },
      written: { by: 'Giulia Rossi' },
    });
    const { status, json } = await anna.patch('/users/register', {
      ...{ birthPlace: 'Alzano', residence: 'Via Roma 1' },
    });
    expect(status).toBe(200);
    expect(json.entry).toMatchObject({
      ...{ birthPlace: 'Alzano', residence: 'Via Roma 1', admittedOn: '2026-11-12' },
    });
    const { json: seen } = await desk.get(`/admin/banks/users/${idOf('anna')}/register`);
    expect(seen.memberships[0]?.versions).toMatchObject([
      { birthPlace: 'Alzano', by: 'Anna Ferrari', note: '' },
      { birthPlace: 'Nembro', by: 'Giulia Rossi' },
    ]);
    const noted = await portal().rows(
      `select person_id, detail from audit
       where action = 'register-changed' and actor_id = $1`,
      [idOf('anna')],
    );
    expect(noted).toEqual([
      { person_id: idOf('anna'), detail: { fields: ['birthPlace', 'residence'] } },
    ]);
    await anna.patch('/users/register', { birthPlace: ' Alzano ' });
    expect(await portal().rows('select from register_entry')).toHaveLength(2);
  });

  it('has nothing that the bank does not ask for', async () => {
    const [desk, anna] = [await signIn('giulia'), await signIn('anna')];
    await desk.put('/admin/register/legal-form', { legalForm: 'verein' });
    const refused = await anna.patch('/users/register', { taxCode: 'RSSMRA85T10A562S' });
    expect(refusalInFull(refused)).toEqual([
      400,
      'invalid-input',
      [{ path: 'taxCode', code: 'invalid' }],
    ]);
    expect(await portal().rows('select from register_entry')).toEqual([]);
  });

  it('of the member and the desk at once, the second reads what the other wrote', async () => {
    const [desk, anna] = [await signIn('giulia'), await signIn('anna')];
    const basedOn = { residence: '' };
    await desk.put(`/admin/banks/users/${idOf('anna')}/register`, { residence: 'Via Roma 1' });
    const late = await anna.patch('/users/register', { residence: 'Via Roma 2', basedOn });
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
    const both = ['Via Milano 1', 'Via Milano 2'].map((residence) =>
      anna.patch('/users/register', { residence }),
    );
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is nobody else’s, and is written in no closed room and in no suspended bank', async () => {
    const [anna, delegate] = [await signIn('anna'), await signIn('marco')];
    const acting = delegate.actingFor(idOf('anna'));
    expect((await acting.get('/users/register')).status).toBe(403);
    expect((await (await signIn('elena')).get('/users/register')).status).toBe(403);
    await closeRoom(portal(), 'bergamo', 'association');
    const closed = await anna.patch('/users/register', { residence: 'x' });
    expect(refusalInFull(closed)).toEqual([403, 'room-closed']);
    await openRegister(portal(), 'bergamo');
    await suspended(portal(), 'bergamo');
    const shut = await anna.patch('/users/register', { residence: 'x' });
    expect(refusalInFull(shut)).toEqual([403, 'bank-suspended']);
  });
});

describe('the register', () => {
  it('is looked at by members where the bank shows it: names, numbers and dates alone', async () => {
    const [desk, anna] = [await signIn('giulia'), await signIn('anna')];
    await portal().rows(`update bank set phone = '035 123123' where id = $1`, [
      portal().world.bank.bergamo,
    ]);
    const off = await anna.get('/users/register/members');
    expect(refusalInFull(off)).toEqual([403, 'forbidden']);
    expect((await anna.get('/users/register')).json).toMatchObject({
      ...{ isVisible: false, phone: '035 123123' },
    });
    await desk.put(`/admin/banks/users/${idOf('marco')}/register`, {
      ...{ taxCode: 'BNCMRC58E01A794X', residence: 'Via Segreta 1', admittedOn: TODAY },
    });
    await setRule(portal(), 'register-visible', true);
    expect((await anna.get('/users/register')).json.isVisible).toBe(true);
    const { json, text } = await anna.get('/users/register/members');
    expect(json.lines.map((line) => [line.surname, line.admittedOn])).toEqual([
      ['Rossi', ''],
      ['Bianchi', TODAY],
      ['Ferrari', ''],
    ]);
    expect(Object.keys(json.lines[0] ?? {}).sort()).toEqual([
      ...['admittedOn', 'name', 'number', 'since', 'surname'],
    ]);
    expect(text).not.toMatch(/BNCMRC|Segreta/);
  });

  it('is not shown to people of other banks, who wait, or after the room has closed', async () => {
    await setRule(portal(), 'register-visible', true);
    const sara = await (await signIn('sara')).get('/users/register/members');
    expect(refusalInFull(sara)).toEqual([403, 'forbidden']);
    const elena = await (await signIn('elena')).get('/users/register/members');
    expect(elena.status).toBe(403);
    await closeRoom(portal(), 'bergamo', 'association');
    const anna = await (await signIn('anna')).get('/users/register/members');
    expect(refusalInFull(anna)).toEqual([403, 'forbidden']);
  });

  it('keeps its room open while members look at it', async () => {
    const desk = await signIn('giulia');
    expect((await desk.put('/admin/rules/register-visible', SHOWN)).status).toBe(200);
    const closing = await desk.put('/admin/rooms/association', { isOpen: false });
    expect(refusalInFull(closing).slice(0, 2)).toEqual([409, 'room-in-use']);
  });
});
