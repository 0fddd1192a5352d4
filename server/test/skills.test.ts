/** What members can do, said by themselves or at the desk, and who can help (specification §12). */
import { expect, it } from 'vitest';
import { bankForm } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

const desk = (who: 'anna' | 'marco') =>
  `/admin/banks/users/${portal().world.person[who]}/skills` as const;

/** Some activities of the sheet, in its order. */
async function someActivities(): Promise<number[]> {
  const { json } = await (await portal().signIn('anna')).get('/users/skills');
  return json.groups.flatMap((group) => group.activities.map(({ id }) => id)).slice(0, 3);
}

it('is what a member says, and stays until they say otherwise', async () => {
  const anna = await portal().signIn('anna');
  const before = (await anna.get('/users/skills')).json;
  expect([before.activities, before.said]).toEqual([[], null]);
  expect(before.groups.map(({ name }) => name)[0]).toBe('Cura e compagnia');
  expect(before.groups.flatMap(({ activities }) => activities)).toHaveLength(43);
  const [first = 0, second = 0, third = 0] = await someActivities();
  const said = await anna.put('/users/skills', { activities: [second, first, first] });
  expect(said.json).toMatchObject({
    activities: [first, second],
    said: { at: '2026-11-20T10:00:00.000Z', by: 'Anna Ferrari' },
  });
  await anna.put('/users/skills', { activities: [third] });
  expect((await anna.get('/users/skills')).json.activities).toEqual([third]);
  expect((await anna.put('/users/skills', { activities: [] })).json.activities).toEqual([]);
  const german = await anna.get('/users/skills?lang=de');
  expect(german.json.groups[0]?.name).toBe('Betreuung und Gesellschaft');
});

it('is typed at the desk from a sheet, for members of its bank alone', async () => {
  const [first = 0] = await someActivities();
  const giulia = await portal().signIn('giulia');
  const typed = await giulia.put(desk('anna'), { activities: [first] });
  expect(typed.json).toMatchObject({ activities: [first], said: { by: 'Giulia Rossi' } });
  const anna = await portal().signIn('anna');
  expect((await anna.get('/users/skills')).json).toEqual(typed.json);
  const paolo = await portal().signIn('paolo');
  expect((await paolo.get(desk('anna'))).status).toBe(404);
  expect((await paolo.put(desk('anna'), { activities: [] })).status).toBe(404);
  const marco = await portal().signIn('marco');
  expect((await marco.put(desk('anna'), { activities: [] })).status).toBe(403);
  expect((await anna.get('/users/skills')).json.activities).toEqual([first]);
});

it('refuses what is not on the sheet, and leaves what was said', async () => {
  const anna = await portal().signIn('anna');
  const [first = 0] = await someActivities();
  await anna.put('/users/skills', { activities: [first] });
  const unknown = await anna.put('/users/skills', { activities: [first, 9_999] });
  expect([unknown.status, unknown.json.errors]).toEqual([
    400,
    [{ path: 'activities', code: 'activity-unknown' }],
  ]);
  const other = (await anna.get('/users/activities?q=Altro')).json.find(
    ({ type }) => type === 'Altro',
  );
  expect((await anna.put('/users/skills', { activities: [other?.id] })).status).toBe(400);
  expect((await anna.put('/users/skills', { activities: ['x'] })).status).toBe(400);
  expect((await anna.put('/users/skills', {})).status).toBe(400);
  expect((await anna.get('/users/skills')).json.activities).toEqual([first]);
});

it('tells the desk who can help, who gave least lately first, without balances', async () => {
  const { world } = portal();
  const { activity, person } = world;
  for (const who of ['anna', 'marco', 'sara'] as const) {
    const member = await portal().signIn(who);
    expect((await member.put('/users/skills', { activities: [activity] })).status).toBe(200);
  }
  const giulia = await portal().signIn('giulia');
  const path = `/admin/helpers?activity=${activity}` as const;
  const names = async () => (await giulia.get(path)).json.map(({ name }) => name);
  expect(await names()).toEqual(['Marco Bianchi', 'Anna Ferrari']);
  await giulia.post('/admin/transactions', bankForm(portal()));
  const helpers = (await giulia.get(path)).json;
  expect(helpers).toEqual([
    { id: person.anna, name: 'Anna Ferrari', phone: '333 1234567', lastGaveOn: null },
    { id: person.marco, name: 'Marco Bianchi', phone: '333 1234567', lastGaveOn: '2026-11-20' },
  ]);
  expect(await (await portal().signIn('paolo')).get(path)).toMatchObject({
    json: [{ name: 'Sara Fontana' }],
  });
  expect((await (await portal().signIn('anna')).get(path)).status).toBe(403);
  expect((await giulia.get('/admin/helpers?activity=9999')).json).toEqual([]);
});

it('goes with the membership, and with the person', async () => {
  const { activity, person } = portal().world;
  const anna = await portal().signIn('anna');
  await anna.put('/users/skills', { activities: [activity] });
  const giulia = await portal().signIn('giulia');
  await giulia.delete(`/admin/banks/users/${person.anna}`);
  expect((await giulia.get(`/admin/helpers?activity=${activity}`)).json).toEqual([]);
  const { pool } = portal().deps.database;
  const rows = `select 1 from skill where person_id = $1`;
  const { rows: kept } = await pool.query(rows, [person.luca]);
  expect(kept).toEqual([]);
  const inserted = `insert into skill values ($1, $2, now(), $1)`;
  await pool.query(inserted, [person.luca, activity]);
  await pool.query(`delete from person where id = $1`, [person.luca]);
  expect((await pool.query(rows, [person.luca])).rows).toEqual([]);
});
