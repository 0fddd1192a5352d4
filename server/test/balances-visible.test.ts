/** The rule `balances-visible`: off, nobody reads another's balance; on, fellow members of the bank do. */
import { describe, expect, it } from 'vitest';
import { recordForAnna } from './support/exchanges.ts';
import { setRule } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import type { Who } from './support/world.ts';

const portal = portalForEachStory();

/** Marco has 3 h, Anna −3 h. */
async function threeHours() {
  const id = await recordForAnna(portal(), { hours: 3 });
  await (await portal().signIn('anna')).patch(`/users/transactions/${id}/approve`);
}

/** The names of the members of Bergamo as somebody reads them. */
async function namesFor(who: Who, query = '') {
  const caller = await portal().signIn(who);
  return (await caller.get(`/banks/${portal().world.bank.bergamo}/users${query}`)).json;
}

describe('while the rule is off', () => {
  it.each(['marco', 'anna', 'giulia', 'paolo', 'sara'] as const)(
    '%s reads no balance with a name',
    async (who) => {
      await threeHours();
      for (const query of ['', '?q=Anna', '?sort=-fullName&limit=1']) {
        const names = await namesFor(who, query);
        expect(names.length).toBeGreaterThan(0);
        expect(names.filter((one) => 'balance' in one)).toEqual([]);
      }
    },
  );

  it('is how it is again once the bank has closed balances', async () => {
    await threeHours();
    await setRule(portal(), 'balances-visible', true);
    await setRule(portal(), 'balances-visible', false);
    expect((await namesFor('marco')).filter((one) => 'balance' in one)).toEqual([]);
  });
});

describe('while the bank opens balances', () => {
  it('its members read those of each other', async () => {
    await threeHours();
    await setRule(portal(), 'balances-visible', true);
    const { anna, giulia, marco } = portal().world.person;
    const balances = (await namesFor('marco')).map(({ id, balance }) => [id, balance]);
    expect(balances).toEqual([
      [marco, 3],
      [anna, -3],
      [giulia, 0],
    ]);
    expect(await namesFor('anna', '?q=bianchi')).toMatchObject([{ id: marco, balance: 3 }]);
  });

  it('the members and the desk of a friend bank read none of them', async () => {
    await threeHours();
    await setRule(portal(), 'balances-visible', true);
    for (const who of ['paolo', 'sara'] as const) {
      const names = await namesFor(who);
      expect(names.length).toBe(3);
      expect(names.filter((one) => 'balance' in one)).toEqual([]);
    }
  });

  it('no band goes with it, and the calls of the desk stay those of the desk', async () => {
    await setRule(portal(), 'balances-visible', true);
    const { anna } = portal().world.person;
    const marco = await portal().signIn('marco');
    expect((await marco.get(`/admin/banks/users/${anna}/band`)).status).toBe(403);
    expect((await marco.get(`/users/${anna}`)).status).toBe(404);
    expect(Object.keys((await namesFor('marco'))[0] ?? {}).sort()).toEqual([
      ...['balance', 'fullName', 'id', 'name', 'surname'],
    ]);
  });
});
