/** How somebody is accompanied no more: by either of the two, at the desk, and by itself (specification §43). */
import { expect, it } from 'vitest';
import { minutesAfter } from '#contract/time.ts';
import { endCompanions } from './support/background.ts';
import { accompany, companyFor, service, willing } from './support/companions.ts';
import { eraseAtOnce } from './support/erasure.ts';
import { moveToBank } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { NOW } from './support/world.ts';

const portal = portalForEachStory();
const NOBODY = { companion: undefined, newcomers: [] };
const ENDS = 'select ended_at, ended_why from companion order by id';

/** Marco accompanies Anna. */
async function named(): Promise<number> {
  const { anna, marco } = portal().world.person;
  await willing(portal(), marco);
  expect((await accompany(portal(), anna, marco)).status).toBe(201);
  const [row] = await portal().rows('select max(id) as id from companion');
  return row.id;
}

it.each([
  ['the newcomer', 'anna', 'newcomer'],
  ['the companion', 'marco', 'companion'],
] as const)('in one click of %s, once', async (_, who, why) => {
  const id = await named();
  expect((await (await portal().signIn('giulia')).delete(`/users/companion/${id}`)).status).toBe(
    404,
  );
  expect((await (await portal().signIn('sara')).delete(`/users/companion/${id}`)).status).toBe(404);
  const caller = await portal().signIn(who);
  expect((await caller.delete(`/users/companion/${id}`)).status).toBe(204);
  expect((await caller.delete(`/users/companion/${id}`)).status).toBe(404);
  expect(await portal().rows(ENDS)).toEqual([{ ended_at: NOW, ended_why: why }]);
  expect(await companyFor(portal(), 'anna')).toEqual(NOBODY);
  expect(await companyFor(portal(), 'marco')).toEqual(NOBODY);
  const trail = await portal().rows(
    `select actor_id, detail from audit where action = 'companion-ended'`,
  );
  expect(trail).toEqual([
    {
      actor_id: portal().world.person[who],
      detail: { companionId: portal().world.person.marco },
    },
  ]);
  await named();
});

it('at the desk of the bank, also twice, and at no other', async () => {
  await named();
  const { anna } = portal().world.person;
  const path = `/admin/banks/users/${anna}/companion` as const;
  expect((await (await portal().signIn('paolo')).delete(path)).status).toBe(404);
  expect((await (await portal().signIn('marco')).delete(path)).status).toBe(403);
  const giulia = await portal().signIn('giulia');
  expect((await giulia.delete(path)).status).toBe(204);
  expect((await giulia.delete(path)).status).toBe(204);
  expect(await portal().rows(ENDS)).toEqual([{ ended_at: NOW, ended_why: 'desk' }]);
});

it.each(['anna', 'marco'] as const)('with the membership of %s', async (who) => {
  await named();
  const giulia = await portal().signIn('giulia');
  await giulia.delete(`/admin/banks/users/${portal().world.person[who]}`);
  expect(await portal().rows(ENDS)).toEqual([{ ended_at: NOW, ended_why: 'membership' }]);
  await moveToBank(portal(), portal().world.person[who], portal().world.bank.lecco);
  expect((await (await portal().signIn(who)).get('/users/companion')).json).toMatchObject({
    ...{ companion: null, newcomers: [] },
  });
});

it('with the second service of the newcomer, at once; the night says when', async () => {
  const { anna, giulia } = portal().world.person;
  const id = await named();
  await service(portal(), 'bergamo', { giver: giulia, receiver: anna });
  await endCompanions(portal().deps);
  expect((await companyFor(portal(), 'anna')).companion).toBe('Marco');
  portal().passMinutes(60);
  await service(portal(), 'bergamo', { giver: anna, receiver: giulia });
  expect(await companyFor(portal(), 'anna')).toEqual(NOBODY);
  expect(await companyFor(portal(), 'marco')).toEqual(NOBODY);
  const byAnna = await portal().signIn('anna');
  expect((await byAnna.delete(`/users/companion/${id}`)).status).toBe(404);
  await endCompanions(portal().deps);
  expect(await portal().rows(ENDS)).toEqual([
    { ended_at: minutesAfter(NOW, 60), ended_why: 'two-exchanges' },
  ]);
});

it('after sixty days, at midnight, over the change of the clock', async () => {
  // The twentieth of November is the first day, the eighteenth of January the last.
  await named();
  portal().passMinutes((Date.parse('2027-01-18T22:59:00Z') - NOW.getTime()) / 60_000);
  await endCompanions(portal().deps);
  expect((await companyFor(portal(), 'anna')).companion).toBe('Marco');
  portal().passMinutes(1);
  expect(await companyFor(portal(), 'anna')).toEqual(NOBODY);
  // Somebody else is named before the night has said that it is over.
  const { anna, giulia } = portal().world.person;
  await willing(portal(), giulia);
  expect((await accompany(portal(), anna, giulia)).status).toBe(201);
  const [first] = await portal().rows(ENDS);
  expect(first).toEqual({ ended_at: new Date('2027-01-18T23:00:00Z'), ended_why: 'time' });
});

it('begun in summer it ends at a midnight of winter', async () => {
  await named();
  await portal().rows(`update companion set made_at = '2026-09-30T22:30:00Z'`);
  await endCompanions(portal().deps);
  expect(await portal().rows(ENDS)).toEqual([{ ended_at: null, ended_why: null }]);
  portal().passMinutes((Date.parse('2026-11-29T23:00:00Z') - NOW.getTime()) / 60_000);
  await endCompanions(portal().deps);
  expect(await portal().rows(ENDS)).toEqual([
    { ended_at: new Date('2026-11-29T23:00:00Z'), ended_why: 'time' },
  ]);
});

it('and is forgotten with either of the two', async () => {
  await named();
  await eraseAtOnce(portal(), portal().world.person.marco);
  expect(await portal().rows('select from companion')).toEqual([]);
});
