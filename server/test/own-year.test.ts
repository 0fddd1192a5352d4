/** A member's year: months that add up to the balance, and the people of these months alone. */
import { describe, expect, it } from 'vitest';
import type { OwnYear } from '#contract/hours/own-year.ts';
import { balanceOf, bankForm, recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

type Sides = { userFrom: number; userTo: number };

/** Giulia registers an exchange within Bergamo, confirmed at once. @returns its id */
async function register(sides: Sides, day: string, quantityOfHours: number): Promise<number> {
  const giulia = await portal().signIn('giulia');
  const form = bankForm(portal(), { ...sides, dateOfTransaction: day, quantityOfHours });
  const { status, json } = await giulia.post('/admin/transactions', form);
  expect(status).toBe(201);
  return json.id;
}

async function yearOf(who: 'marco' | 'anna' | 'sara'): Promise<OwnYear> {
  return (await (await portal().signIn(who)).get('/users/transactions/year')).json;
}

describe('one’s year', () => {
  it('has twelve months up to this one; the last balance is the one of the account', async () => {
    const { marco, anna } = portal().world.person;
    await register({ userFrom: marco, userTo: anna }, '2024-01-10', 5);
    await register({ userFrom: anna, userTo: marco }, '2026-09-10', 2);
    const taken = await register({ userFrom: marco, userTo: anna }, '2026-10-01', 3);
    const giulia = await portal().signIn('giulia');
    expect((await giulia.delete(`/admin/transactions/${taken}`)).status).toBe(204);
    const { months, partners } = await yearOf('marco');
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.month).toBe(portal().deps.clock.today().slice(0, 7));
    expect(months[0]).toMatchObject({ given: 0, received: 0, balance: 5 });
    expect(months.find(({ month }) => month === '2026-09')).toEqual({
      month: '2026-09',
      given: 0,
      received: 2,
      balance: 3,
    });
    expect(months.at(-1)?.balance).toBe((await balanceOf(portal(), 'marco')).total);
    expect(partners).toEqual([{ id: anna, name: 'Anna Ferrari', given: 0, received: 2 }]);
  });

  it('shows nothing of what others do, and nothing that is still pending', async () => {
    const { marco, anna } = portal().world.person;
    await register({ userFrom: marco, userTo: anna }, '2026-09-10', 2);
    await recordForAnna(portal(), { hours: 4 });
    expect((await yearOf('anna')).months.at(-1)?.balance).toBe(-2);
    const year = await yearOf('sara');
    expect(year.partners).toEqual([]);
    expect(year.months.every(({ given, received }) => given + received === 0)).toBe(true);
  });

  it('is for members alone', async () => {
    const davide = await portal().signIn('davide');
    expect((await davide.get('/users/transactions/year')).status).toBe(403);
  });
});
