/**
 * The day on which somebody reaches the age that their bank asks for, and comes of age (specification §52):
 * at midnight where the portal is, whatever happened to the rule meanwhile.
 */
import { beforeEach, expect, it } from 'vitest';
import { agedOn } from '#contract/people/ages.ts';
import { dayAfter } from '#contract/time.ts';
import { cleanUp } from './support/background.ts';
import { GUARDIAN, registerYoung } from './support/minors.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { openRegister } from './support/rooms.ts';
import type { Who } from './support/world.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const idOf = (who: Who) => portal().world.person[who];
const HOUR = 60;
const DAY = 24 * HOUR;

beforeEach(() => openRegister(portal(), 'bergamo'));

/** Marco is that old, and his bank asks for eighteen years. */
async function born(day: string): Promise<void> {
  await portal().rows('update person set birth_date = $2 where id = $1', [idOf('marco'), day]);
  const desk = await giulia();
  for (const value of [17, 18]) await desk.put('/admin/rules/age-least', { value, note: 'Voto' });
}

const post = async () =>
  (await portal().signIn('marco')).post('/users/notices', noticeForm(portal()));

it('begins at midnight where the portal is', async () => {
  await born('2008-11-21');
  // 23:59 in Rome.
  portal().passMinutes(13 * HOUR - 1);
  expect(refusalInFull(await post())).toEqual([403, 'desk-speaks-for-minor']);
  portal().passMinutes(1);
  expect((await post()).status).toBe(201);
});

it('is 1 March for who was born on 29 February; the night after shows what they give', async () => {
  await born('2008-02-29');
  expect(
    await portal().rows('select minor_until from membership where minor_until is not null'),
  ).toEqual([]);
  const desk = await giulia();
  const id = await registerYoung(desk, '2012-02-29');
  expect((await desk.get('/admin/minors')).json).toMatchObject([
    { userId: id, ofAgeOn: '2030-03-01', loginFrom: '2026-03-01' },
  ]);
});

it('the database and the contract reckon the same day', async () => {
  const days = Array.from({ length: 3000 }, (_, nth) => dayAfter('1999-12-31', nth * 5));
  const ages = [0, 1, 14, 16, 18];
  const rows = await portal().rows(
    `select day::text as day, age, aged_on(day, age)::text as aged
     from unnest($1::date[]) day cross join unnest($2::integer[]) age`,
    [[...days, '2004-02-29', '2008-02-29', '2000-02-29'], ages],
  );
  expect(rows).toHaveLength(3003 * ages.length);
  const different = rows.filter(({ day, age, aged }) => agedOn(day, age) !== aged);
  expect(different).toEqual([]);
});

it('a rule changed while somebody is seventeen counts at once, and back', async () => {
  await born('2009-01-10');
  expect((await post()).status).toBe(403);
  const desk = await giulia();
  await desk.put('/admin/rules/age-least', { value: 17, note: 'Voto' });
  expect((await post()).status).toBe(201);
  await desk.put('/admin/rules/age-least', { value: 18, note: 'Voto' });
  expect((await post()).status).toBe(403);
});

it('of age: the desk reads it for thirty days, then who answered for them is forgotten', async () => {
  const id = await registerYoung(await giulia(), '2008-11-22');
  const minors = async () => (await (await giulia()).get('/admin/minors')).json;
  const guardian = async () => {
    await cleanUp(portal().deps);
    return (await portal().rows('select name from guardian')).map(({ name }) => name);
  };
  expect(await minors()).toMatchObject([{ minorUntil: '2026-11-22' }]);
  portal().passMinutes(2 * DAY);
  expect(await guardian()).toEqual([GUARDIAN.name]);
  expect(await minors()).toMatchObject([{ userId: id, minorUntil: null, ofAgeOn: '2026-11-22' }]);
  portal().passMinutes(29 * DAY);
  expect(await guardian()).toEqual([GUARDIAN.name]);
  expect(await minors()).toHaveLength(1);
  portal().passMinutes(DAY);
  expect(await minors()).toMatchObject([{ guardian: { name: GUARDIAN.name } }]);
  expect(await guardian()).toEqual([]);
  expect(await minors()).toEqual([]);
  expect(await portal().rows('select from membership where minor_until is not null')).toEqual([]);
});

it('the form goes thirty days after they left', async () => {
  const id = await registerYoung(await giulia(), '2015-01-01');
  await (await giulia()).delete(`/admin/banks/users/${id}`);
  portal().passMinutes(29 * DAY);
  await cleanUp(portal().deps);
  expect(await portal().rows('select from guardian')).toHaveLength(1);
  portal().passMinutes(2 * DAY);
  await cleanUp(portal().deps);
  expect(await portal().rows('select from guardian')).toEqual([]);
});
