/** A language that is new to the portal names the activities that the portal brought (specification §39). */
import { expect, it } from 'vitest';
import { prepareDatabase } from '#server/preparing.ts';
import { activityId, keptActivities } from './support/kept-activities.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

/** What the next start of the portal does first. */
const start = () => prepareDatabase(portal().deps.database.url, undefined);

it('names what is called as it was brought, once, and nothing that an administrator has renamed', async () => {
  const portale = await portal().signIn('portale');
  const { database } = portal().deps;
  const own = await activityId(portale, 'Giardinaggio');
  await portale.put(`/portal/activities/${own}`, { it: 'Orti del paese', en: 'Plots', words: '' });
  await database.pool.query(`update activity set names = names - 'en'`);
  await database.pool.query(`update activity_group set names = names - 'en'`);

  await start();
  const named = await keptActivities(portale);
  expect(named.get('Orti del paese')?.names).toEqual({ it: 'Orti del paese' });
  expect(named.get('Altro')?.names).toMatchObject({ en: 'Something else' });
  expect([...named.values()].filter(({ names }) => names.en !== undefined)).toHaveLength(43);
  const groups = (await portale.get('/portal/activities')).json;
  expect(groups.map(({ names }) => names.en)).toContain('House and repairs');

  // What an administrator takes away afterwards stays away.
  const sewing = await activityId(portale, 'Cucito e riparazioni sartoriali');
  await portale.put(`/portal/activities/${sewing}`, {
    it: 'Cucito e riparazioni sartoriali',
    words: '',
  });
  await start();
  expect((await keptActivities(portale)).get('Cucito e riparazioni sartoriali')?.names).toEqual({
    it: 'Cucito e riparazioni sartoriali',
  });
});

it('says what the first migrations said', async () => {
  const { pool } = portal().deps.database;
  const german = async () =>
    (await pool.query(`select names ->> 'de' as name from activity where names ? 'de' order by id`))
      .rows;
  const before = await german();
  await pool.query(`update activity set names = names - 'de'`);
  await start();
  expect(before.length).toBeGreaterThan(40);
  expect(await german()).toEqual(before);
});
