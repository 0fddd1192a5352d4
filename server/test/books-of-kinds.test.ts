/** Whatever kind of exchange: no hour comes from nothing, and each balance says what it is made of (L7, L8). */
import { expect, it } from 'vitest';
import { expectBooksToBalance } from './support/exchanges.ts';
import { setRule } from './support/fund.ts';
import { portalForStories } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const portal = portalForStories();

/** A course of events that is the same at every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield Math.floor(state / 65_536);
  }
}

it('services, gifts, shares and reversals in any order', async () => {
  const { person, activity, bank } = portal().world;
  await setRule(portal(), 'band-low-first-year', -500);
  await setRule(portal(), 'gifts-in-a-year', 500);
  const giulia = await portal().signIn('giulia');
  const marco = await portal().signIn('marco');
  const anna = await portal().signIn('anna');
  const service = (hours: number) => ({
    ...{ activity, dateOfTransaction: TODAY, quantityOfHours: hours, note: 'Una mano' },
  });
  const next = numbers(7);
  const made: number[] = [];
  const acts = [
    () => marco.post('/users/gifts', { toPerson: person.anna, hours: 0.7, note: 'Grazie' }),
    () => anna.post('/users/gifts', { toPerson: null, hours: 1.25, note: 'Al fondo' }),
    () => giulia.post('/admin/fund/gifts', { toPerson: person.marco, hours: 2, note: 'Premio' }),
    () =>
      giulia.post('/admin/transactions', {
        ...{ ...service(1.5), bankTo: bank.bergamo },
        ...{ userFrom: person.marco, userTo: person.anna },
      }),
    () => anna.post('/users/office-hours', service(3)),
    async () => {
      const receivers = [person.anna, person.giulia];
      await giulia.post('/admin/group-lessons', { ...service(2), giver: person.marco, receivers });
      return giulia.get('/admin/fund/moves?limit=1');
    },
  ];
  for (let round = 0; round < 40; round += 1) {
    const choice = next.next().value % (acts.length + 2);
    const id = made[next.next().value % Math.max(1, made.length)];
    if (choice < acts.length) {
      const answer = await acts[choice]?.();
      const [exchange] = [answer?.json].flat();
      if (exchange && 'id' in exchange) made.push(Number(exchange.id));
    } else if (id && choice === acts.length) {
      await giulia.patch(`/users/transactions/${id}/approve`);
    } else if (id) {
      await giulia.delete(`/admin/transactions/${id}`);
    }
    await expectBooksToBalance(portal());
  }
  const { rows } = await portal().deps.database.pool.query<{ kind: string; state: string }>(
    'select distinct kind, state from exchange order by kind, state',
  );
  const seen = rows.map(({ kind, state }) => `${kind} ${state}`);
  expect(seen).toEqual(
    expect.arrayContaining([
      'gift confirmed',
      'gift reversed',
      'service confirmed',
      'share confirmed',
    ]),
  );
  const { rows: accounts } = await portal().deps.database.pool.query<{
    balance: number;
    made_of: number;
    services: number;
    given: number;
  }>(
    `select balance_minutes as balance,
            given_minutes - received_minutes + adjusted_minutes as made_of, given_minutes as given,
            (select coalesce(sum(minutes), 0)::bigint from exchange
             where creditor_id = person_id and creditor_bank_id = bank_id
               and kind = 'service' and state = 'confirmed') as services
     from account`,
  );
  for (const account of accounts) {
    expect(account.balance).toBe(account.made_of);
    expect(account.given).toBe(account.services);
  }
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
});
