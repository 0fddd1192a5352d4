/**
 * The board decides before somebody joins (specification §46, rule `admission-first`): a request waits for the
 * minutes, which take in several at once.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { secondAdministrator, setRule } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { openRegister } from './support/rooms.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const idOf = (who: Who) => portal().world.person[who];
const minutesOf = (...who: Who[]) => ({
  ...{ on: '2026-11-12', resolution: 'Direttivo 12/11/2026, n. 4', ids: who.map(idOf) },
});
const accept = async () =>
  (await giulia()).patch(`/admin/banks/users/${idOf('elena')}/accept`, undefined);
const meet = async (body: { metOn: string; metBy: string }, who: Who = 'elena') =>
  (await giulia()).put(`/admin/banks/users/${idOf(who)}/interview`, body);

beforeEach(() => openRegister(portal(), 'bergamo'));

describe('with the rule on', () => {
  beforeEach(() => setRule(portal(), 'admission-first', true));

  it('who asks waits, with the interview noted, until the minutes take them in', async () => {
    expect(refusalInFull(await accept())).toEqual([409, 'admission-first']);
    expect((await meet({ metOn: '2026-11-03', metBy: 'Giulia' })).status).toBe(204);
    const desk = await giulia();
    const { json: awaiting } = await desk.get('/admin/banks/users/awaiting');
    expect(awaiting).toMatchObject([{ id: idOf('elena'), metOn: '2026-11-03', metBy: 'Giulia' }]);
    const { json: register } = await desk.get('/admin/register');
    expect(register.requests).toEqual([
      {
        ...{ userId: idOf('elena'), name: 'Elena', surname: 'Greco' },
        ...{ metOn: '2026-11-03', metBy: 'Giulia' },
      },
    ]);
    expect(register.lines.map(({ name }) => name)).not.toContain('Elena');
    expect((await desk.post('/admin/register/minutes', minutesOf('elena', 'anna'))).status).toBe(
      204,
    );
    const { json: after } = await desk.get('/admin/register');
    expect(after.requests).toEqual([]);
    expect(after.lines.find(({ userId }) => userId === idOf('elena'))).toMatchObject({
      ...{ admittedOn: '2026-11-12', metOn: '2026-11-03', number: expect.any(Number) },
    });
    const elena = await portal().signIn('elena');
    expect((await elena.get('/users/register')).json.since).toBe(TODAY);
    const noted = await portal().rows(
      `select action from audit where person_id = $1 and bank_id is not null order by id`,
      [idOf('elena')],
    );
    expect(noted.map(({ action }) => action).slice(-3)).toEqual([
      ...['register-changed', 'members-admitted', 'membership-accepted'],
    ]);
    expect(
      await portal().rows('select from account where person_id = $1', [idOf('elena')]),
    ).toHaveLength(1);
  });

  it('is all or nobody: one who does not ask here leaves the others waiting', async () => {
    const desk = await giulia();
    const wrong = await desk.post('/admin/register/minutes', minutesOf('elena', 'davide'));
    expect(wrong.status).toBe(404);
    expect((await desk.get('/admin/banks/users/awaiting')).json).toHaveLength(1);
    const two = [desk, await secondAdministrator(portal())].map((one) =>
      one.post('/admin/register/minutes', minutesOf('elena')),
    );
    const answers = (await Promise.all(two)).map(({ status }) => status);
    expect(answers.sort()).toEqual([204, 409]);
  });

  it('the desk can still deny, and the room stays open', async () => {
    const desk = await giulia();
    await meet({ metOn: '2026-11-03', metBy: '' });
    const closing = await desk.put('/admin/rooms/association', { isOpen: false });
    expect(refusalInFull(closing).slice(0, 2)).toEqual([409, 'room-in-use']);
    expect((await desk.patch(`/admin/banks/users/${idOf('elena')}/deny`, undefined)).status).toBe(
      204,
    );
    const late = await desk.post('/admin/register/minutes', minutesOf('elena'));
    expect(late.status).toBe(404);
  });

  it('an interview is of somebody who asks here, on a day that has come', async () => {
    expect((await meet({ metOn: TODAY, metBy: '' }, 'anna')).status).toBe(404);
    const ahead = await meet({ metOn: '2026-11-21', metBy: '' });
    expect(refusalInFull(ahead).at(-1)).toEqual([{ path: 'metOn', code: 'date-future' }]);
    const paolo = await portal().signIn('paolo');
    await openRegister(portal(), 'lecco');
    const other = await paolo.put(`/admin/banks/users/${idOf('elena')}/interview`, {
      ...{ metOn: TODAY, metBy: '' },
    });
    expect(other.status).toBe(404);
    await meet({ metOn: TODAY, metBy: 'Giulia' });
    await meet({ metOn: TODAY, metBy: 'Giulia' });
    expect(await portal().rows('select from register_entry')).toHaveLength(1);
  });
});

describe('with the rule off', () => {
  it('nothing changes: the desk accepts, and minutes know members alone', async () => {
    const desk = await giulia();
    expect((await desk.get('/admin/register')).json.requests).toEqual([]);
    const early = await desk.post('/admin/register/minutes', minutesOf('elena'));
    expect(early.status).toBe(404);
    expect((await accept()).status).toBe(204);
    expect((await desk.post('/admin/register/minutes', minutesOf('elena'))).status).toBe(204);
  });
});
