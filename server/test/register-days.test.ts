/**
 * The register of a day (specification §46): who was a member on its evening, on paper and in a sheet.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { seal } from './support/background.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { openRegister } from './support/rooms.ts';
import { readSheet } from './support/spreadsheet.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const idOf = (who: Who) => portal().world.person[who];
const entryOf = (who: Who) => `/admin/banks/users/${idOf(who)}/register` as const;
const namesOn = async (on: string) =>
  (await (await giulia()).get(`/admin/register?on=${on}`)).json.lines.map(({ name }) => name);
const ended = (who: Who, at: string) =>
  portal().rows(`update membership set state = 'ended', ended_at = $2 where person_id = $1`, [
    idOf(who),
    at,
  ]);

describe('the register of a day', () => {
  beforeEach(() => openRegister(portal(), 'bergamo'));

  it('has who was a member that evening, in the order in which they came', async () => {
    await portal().rows(
      `update membership set decided_at = '2020-03-01T09:00Z' where person_id = $1`,
      [idOf('anna')],
    );
    await ended('marco', '2026-11-25T22:59:00Z');
    portal().passMinutes(10 * 24 * 60);
    expect(await namesOn('2020-02-29')).toEqual([]);
    expect(await namesOn('2020-03-01')).toEqual(['Anna']);
    expect(await namesOn('2026-11-24')).toEqual(['Anna', 'Giulia', 'Marco']);
    // He left a minute before midnight of the portal.
    expect(await namesOn('2026-11-25')).toEqual(['Anna', 'Giulia']);
    await ended('marco', '2026-11-25T23:00:00Z');
    expect(await namesOn('2026-11-25')).toEqual(['Anna', 'Giulia', 'Marco']);
    const { json } = await (await giulia()).get('/admin/register?on=2026-11-24');
    expect(json).toMatchObject({
      ...{ on: '2026-11-24', bankName: 'Banca del Tempo di Bergamo', legalForm: null },
      ...{ foundedOn: '2019-01-01', keptSince: TODAY, sealCode: null },
    });
    expect(json.lines[2]).toMatchObject({
      ...{ surname: 'Bianchi', number: 2, birthDate: '1958-05-01', since: TODAY },
      until: '2026-11-26',
    });
  });

  it('has somebody who came back once, with the membership of that day', async () => {
    const desk = await giulia();
    await desk.put(entryOf('anna'), { residence: 'Prima' });
    await ended('anna', '2026-11-22T10:00:00Z');
    await portal().rows(
      `insert into membership (person_id, bank_id, state, requested_at, decided_at)
       values ($1, $2, 'active', '2026-11-24', '2026-11-24')`,
      [idOf('anna'), portal().world.bank.bergamo],
    );
    portal().passMinutes(10 * 24 * 60);
    const later = await giulia();
    await later.put(entryOf('anna'), { residence: 'Dopo' });
    const lineOn = async (on: string) =>
      (await later.get(`/admin/register?on=${on}`)).json.lines
        .filter(({ userId }) => userId === idOf('anna'))
        .map(({ residence, since, number }) => [residence, since, number]);
    expect(await lineOn('2026-11-21')).toEqual([['Prima', TODAY, 3]]);
    expect(await lineOn('2026-11-22')).toEqual([]);
    expect(await lineOn('2026-11-24')).toEqual([['Dopo', '2026-11-24', 3]]);
    const { json } = await later.get(entryOf('anna'));
    const [now, before] = json.memberships;
    expect([now?.versions[0]?.residence, before?.versions[0]?.residence]).toEqual([
      'Dopo',
      'Prima',
    ]);
    const mended = {
      residence: 'Prima, 2',
      note: 'Mancava il numero',
      membershipId: before?.id ?? 0,
    };
    expect((await later.put(entryOf('anna'), mended)).status).toBe(200);
    expect(await lineOn('2026-11-21')).toEqual([['Prima, 2', TODAY, 3]]);
    const marcos = await portal().rows('select id from membership where person_id = $1', [
      idOf('marco'),
    ]);
    const wrong = { residence: 'x', membershipId: marcos[0]?.id };
    expect((await later.put(entryOf('anna'), wrong)).status).toBe(404);
  });

  it('has no day to come', async () => {
    const desk = await giulia();
    for (const path of ['', '/sheet', '/file'] as const) {
      const answer = await desk.get(`/admin/register${path}?on=2026-11-21`);
      expect(refusalInFull(answer)).toEqual([
        400,
        'invalid-input',
        [{ path: 'on', code: 'date-future' }],
      ]);
    }
    expect(await portal().rows(`select from audit where action like 'register-%'`)).toEqual([]);
  });

  it('has the code of that day’s seal; printed and taken it stands in the history', async () => {
    await seal(portal().deps);
    const [row] = await portal().rows('select day from seal');
    const day = row?.day ?? '';
    const desk = await giulia();
    const { json } = await desk.get(`/admin/register/sheet?on=${day}`);
    expect(json.sealCode).toMatch(/^[0-9A-Z]{4}/);
    const file = await fetch(`${portal().url}/api/admin/register/file?on=${TODAY}`, {
      headers: { authorization: `Bearer ${desk.token}`, 'accept-language': 'it' },
    });
    expect(file.status).toBe(200);
    const sheet = readSheet(new Uint8Array(await file.arrayBuffer()));
    expect(sheet.name).toBe(`${TODAY} Registro dei soci`);
    expect(sheet.rows.map((line) => [line['N.']?.value, line.Cognome?.value])).toEqual([
      [1, 'Rossi'],
      [2, 'Bianchi'],
      [3, 'Ferrari'],
    ]);
    const noted = await portal().rows(
      `select action, actor_id, bank_id, detail from audit where action like 'register-%' order by id`,
    );
    const by = { actor_id: idOf('giulia'), bank_id: portal().world.bank.bergamo };
    expect(noted).toEqual([
      { action: 'register-printed', ...by, detail: { on: day } },
      { action: 'register-exported', ...by, detail: { on: TODAY } },
    ]);
  });

  it('has the columns of what carries the bank', async () => {
    const desk = await giulia();
    await desk.put(entryOf('anna'), { taxCode: 'FRRNNA58E41A794X', admittedOn: TODAY });
    const headersOf = async () => {
      const file = await fetch(`${portal().url}/api/admin/register/file`, {
        headers: { authorization: `Bearer ${desk.token}`, 'accept-language': 'it' },
      });
      return readSheet(new Uint8Array(await file.arrayBuffer())).headers;
    };
    expect(await headersOf()).not.toContain('Codice fiscale');
    await desk.put('/admin/register/legal-form', { legalForm: 'odv' });
    expect(await headersOf()).toEqual([
      ...['N.', 'Tessera', 'Cognome', 'Nome', 'Data di nascita', 'Luogo di nascita'],
      ...['Codice fiscale', 'Residenza', 'Ammissione', 'Delibera', 'Colloquio', 'Colloquio con'],
      ...['Nella banca dal', 'Uscita', 'Perché è uscito'],
    ]);
    await desk.put('/admin/register/legal-form', { legalForm: 'genossenschaft' });
    expect(await headersOf()).toContain('Quota sociale');
  });
});
