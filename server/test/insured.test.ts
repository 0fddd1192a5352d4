/**
 * Policies and the list for the insurer (specification §49): all members or those who were ticked, of any
 * day, and what is different since the last list.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { InsuredList } from '#contract/people/insured.ts';
import { insertPolicy } from './support/fees.ts';
import { secondAdministrator } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { openRegister } from './support/rooms.ts';
import { suspended } from './support/suspensions.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const idOf = (who: Who) => portal().world.person[who];
const POLICY = {
  ...{ insurer: 'Assicura', number: '123/45', from: '2026-01-01', to: '2026-12-31' },
  covers: 'all',
} as const;
const names = ({ lines }: InsuredList) => lines.map(({ name }) => name);

beforeEach(() => openRegister(portal(), 'bergamo'));

describe('a policy', () => {
  it('is written down and mended; of two at once the second reads what the other wrote', async () => {
    const [one, other] = [await giulia(), await secondAdministrator(portal())];
    const { status, json } = await one.post('/admin/policies', POLICY);
    expect(status).toBe(201);
    expect(json).toEqual({ id: json.id, ...POLICY, listedOn: null });
    const path = `/admin/policies/${json.id}` as const;
    const basedOn = { number: '123/45' };
    expect((await one.put(path, { ...POLICY, number: '9', basedOn })).status).toBe(204);
    expect(refusalInFull(await other.put(path, { ...POLICY, number: '8', basedOn }))).toEqual([
      409,
      'changed-meanwhile',
      [{ field: 'number', before: '123/45', after: '9', by: null }],
    ]);
    expect((await other.get('/admin/policies')).json).toEqual([
      { id: json.id, ...POLICY, number: '9', listedOn: null },
    ]);
  });

  it('does not end before it begins', async () => {
    const answer = await (await giulia()).post('/admin/policies', { ...POLICY, to: '2025-12-31' });
    expect(refusalInFull(answer)).toEqual([
      ...[400, 'invalid-input'],
      [{ path: 'to', code: 'order-reversed' }],
    ]);
    const none = await (await giulia()).post('/admin/policies', { ...POLICY, from: '2026-02-29' });
    expect(refusalInFull(none).at(-1)).toEqual([{ path: 'from', code: 'date-invalid' }]);
    const leap = { ...POLICY, from: '2028-02-29', to: '2028-02-29' };
    expect((await (await giulia()).post('/admin/policies', leap)).status).toBe(201);
  });

  it('of another bank is not there, and a suspended bank writes none', async () => {
    const { id } = await insertPolicy(portal(), 'lecco');
    const desk = await giulia();
    expect((await desk.get(`/admin/policies/${id}/list`)).status).toBe(404);
    expect((await desk.put(`/admin/policies/${id}`, POLICY)).status).toBe(404);
    const chosen = { on: TODAY, add: [idOf('anna')] };
    expect((await desk.put(`/admin/policies/${id}/people`, chosen)).status).toBe(404);
    const own = await insertPolicy(portal(), 'bergamo');
    await suspended(portal(), 'bergamo');
    const wish = await desk.post('/admin/policies', POLICY);
    expect(refusalInFull(wish)[1]).toBe('bank-suspended');
    expect((await desk.get(`/admin/policies/${own.id}/sheet`)).status).toBe(200);
  });
});

describe('the list for the insurer', () => {
  it('has all members of the day; who has no birth date stands first', async () => {
    const desk = await giulia();
    const { id } = await insertPolicy(portal(), 'bergamo');
    await portal().rows('update person set birth_date = null where id = $1', [idOf('giulia')]);
    await desk.put(`/admin/banks/users/${idOf('anna')}/register`, {
      ...{ taxCode: 'FRRNNA58E41A794X', birthPlace: 'Nembro' },
    });
    const { json } = await desk.get(`/admin/policies/${id}/list`);
    expect(names(json)).toEqual(['Giulia', 'Marco', 'Anna']);
    expect(json.lines[2]).toMatchObject({
      ...{ surname: 'Ferrari', taxCode: 'FRRNNA58E41A794X', birthPlace: 'Nembro' },
      ...{ from: TODAY, to: '2026-12-31', change: null },
    });
    const before = await desk.get(`/admin/policies/${id}/list?on=2026-11-19`);
    expect(names(before.json)).toEqual([]);
    const after = await desk.get(`/admin/policies/${id}/list?on=2027-01-01`);
    expect(names(after.json)).toEqual([]);
  });

  it('says what is different since another day', async () => {
    const desk = await giulia();
    const { id } = await insertPolicy(portal(), 'bergamo');
    await portal().rows(
      `update membership set decided_at = '2026-03-01' where person_id = any($1)`,
      [[idOf('marco'), idOf('giulia')]],
    );
    await portal().rows(
      `update membership set state = 'ended', ended_at = '2026-06-10T10:00:00Z' where person_id = $1`,
      [idOf('marco')],
    );
    const { json } = await desk.get(`/admin/policies/${id}/list?changesSince=2026-04-01`);
    expect(json.lines.map(({ name, from, to, change }) => [name, from, to, change])).toEqual([
      ['Anna', TODAY, '2026-12-31', 'came'],
      ['Giulia', '2026-03-01', '2026-12-31', null],
      ['Marco', '2026-03-01', '2026-06-10', 'went'],
    ]);
    const last = await desk.get(`/admin/policies/${id}/list?on=2026-06-10`);
    expect(names(last.json)).toContain('Marco');
    const next = await desk.get(`/admin/policies/${id}/list?on=2026-06-11`);
    expect(names(next.json)).not.toContain('Marco');
  });

  it('of a policy for some has those who were ticked, from then on', async () => {
    const [desk, other] = [await giulia(), await secondAdministrator(portal())];
    const { id } = await insertPolicy(portal(), 'bergamo', { covers: 'some' });
    await portal().rows(`update membership set decided_at = '2025-03-01' where state = 'active'`);
    const path = `/admin/policies/${id}/people` as const;
    await desk.put(path, { on: '2026-02-01', add: [idOf('anna'), idOf('marco')] });
    await desk.put(path, { on: '2026-03-01', add: [idOf('anna')] });
    await other.put(path, { on: '2026-05-01', drop: [idOf('marco')], add: [idOf('giulia')] });
    await other.put(path, { on: '2026-05-01', drop: [idOf('giulia')] });
    const on = async (day: string) =>
      (await desk.get(`/admin/policies/${id}/list?on=${day}`)).json.lines.map(
        ({ name, from, to }) => [name, from, to],
      );
    expect(await on('2026-01-31')).toEqual([]);
    expect(await on('2026-04-30')).toEqual([
      ['Marco', '2026-02-01', '2026-04-30'],
      ['Anna', '2026-02-01', '2026-12-31'],
    ]);
    expect(await on('2026-05-01')).toEqual([['Anna', '2026-02-01', '2026-12-31']]);
    const late = await desk.put(path, { on: '2027-01-01', add: [idOf('sara')] });
    expect(refusalInFull(late).at(-1)).toEqual([
      { path: 'on', code: 'date-too-far' },
      { path: 'add.0', code: 'not-a-member' },
    ]);
  });

  it('is noted when it is printed or taken, with its day', async () => {
    const desk = await giulia();
    const { id } = await insertPolicy(portal(), 'bergamo');
    expect((await desk.get(`/admin/policies/${id}/sheet?on=2026-11-20`)).status).toBe(200);
    const file = await desk.get(`/admin/policies/${id}/file?on=2026-11-19`);
    expect([file.status, file.text.startsWith('PK')]).toEqual([200, true]);
    expect((await desk.get('/admin/policies')).json[0]?.listedOn).toBe('2026-11-19');
    const noted = await portal().rows(
      `select action, detail from audit where action like 'insured-%' order by id`,
    );
    expect(noted).toEqual([
      { action: 'insured-printed', detail: { policyId: id, on: '2026-11-20' } },
      { action: 'insured-exported', detail: { policyId: id, on: '2026-11-19' } },
    ]);
  });
});
