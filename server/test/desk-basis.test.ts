/** What the desk records for people who come by, call or sign: on what basis it confirmed (laws L4, L9). */
import { describe, expect, it } from 'vitest';
import { bankForm, expectBooksToBalance, recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

async function historyOf(id: number) {
  const giulia = await portal().signIn('giulia');
  const { json } = await giulia.get(`/users/transactions/${id}`);
  return json.history.map(({ what, by, basis }) => [what, by, basis]);
}

describe('the basis', () => {
  it.each(['paper', 'phone', 'present'])(
    'of a registration is in its history: %s',
    async (basis) => {
      const giulia = await portal().signIn('giulia');
      const made = await giulia.post('/admin/transactions', bankForm(portal(), { basis }));
      expect(made.json.status).toBe('confirmed');
      expect(await historyOf(made.json.id)).toEqual([
        ['recorded', 'Giulia Rossi', null],
        ['confirmed', 'Giulia Rossi', basis],
      ]);
    },
  );

  it('of a confirmation is forgotten when it is taken back, and may be another then', async () => {
    const id = await recordForAnna(portal());
    const giulia = await portal().signIn('giulia');
    const approve = (body: object) => giulia.patch(`/users/transactions/${id}/approve`, body);
    await approve({ basis: 'phone', undoable: true });
    expect((await historyOf(id)).at(-1)).toEqual(['confirmed', 'Giulia Rossi', 'phone']);
    await giulia.patch(`/users/transactions/${id}/take-back`);
    const { rows } = await portal().deps.database.pool.query('select basis from exchange');
    expect(rows).toEqual([{ basis: null }]);
    await approve({ basis: 'paper' });
    expect((await historyOf(id)).at(-1)).toEqual(['confirmed', 'Giulia Rossi', 'paper']);
    await expectBooksToBalance(portal());
  });

  it('of many confirmations is that of each', async () => {
    const ids = [await recordForAnna(portal()), await recordForAnna(portal(), { note: 'Bis' })];
    const giulia = await portal().signIn('giulia');
    await giulia.patch('/admin/transactions/approve', { ids, basis: 'paper' });
    for (const id of ids) {
      expect((await historyOf(id)).at(-1)).toEqual(['confirmed', 'Giulia Rossi', 'paper']);
    }
  });

  it('is none where the person who received confirms for themselves', async () => {
    const id = await recordForAnna(portal());
    const anna = await portal().signIn('anna');
    await anna.patch(`/users/transactions/${id}/approve`, { basis: 'phone' });
    expect((await historyOf(id)).at(-1)).toEqual(['confirmed', 'Anna Ferrari', null]);
    const giulia = await portal().signIn('giulia');
    const form = bankForm(portal(), { userTo: portal().world.person.giulia, basis: 'phone' });
    const own = await giulia.post('/admin/transactions', form);
    expect((await historyOf(own.json.id)).at(-1)).toEqual(['confirmed', 'Giulia Rossi', null]);
  });

  it('opens no way around law L4: the creditor does not confirm, and nonsense is refused', async () => {
    const giulia = await portal().signIn('giulia');
    const { person } = portal().world;
    const own = bankForm(portal(), { userFrom: person.giulia, basis: 'paper' });
    const waiting = await giulia.post('/admin/transactions', own);
    expect(waiting.json.status).toBe('pending');
    expect(await historyOf(waiting.json.id)).toEqual([['recorded', 'Giulia Rossi', null]]);
    const path = `/users/transactions/${waiting.json.id}/approve` as const;
    const refused = await giulia.patch(path, { basis: 'paper' });
    expect(refused.json.code).toBe('creditor-cannot-confirm');
    const nonsense = await giulia.post('/admin/transactions', bankForm(portal(), { basis: 'tv' }));
    expect(nonsense.json.errors).toEqual([{ path: 'basis', code: 'invalid' }]);
  });
});

describe('a registration that waits', () => {
  it('moves nothing before the person who received has spoken', async () => {
    const giulia = await portal().signIn('giulia');
    const form = bankForm(portal(), { waits: true, basis: 'phone' });
    const { json } = await giulia.post('/admin/transactions', form);
    expect(json.status).toBe('pending');
    expect(await historyOf(json.id)).toEqual([['recorded', 'Giulia Rossi', null]]);
    const { rows } = await portal().deps.database.pool.query('select kind from outbox');
    expect(rows).toEqual([{ kind: 'exchange-awaiting' }]);
    const marco = await portal().signIn('marco');
    const early = await marco.patch(`/users/transactions/${json.id}/approve`, { basis: 'phone' });
    expect(early.json.code).toBe('creditor-cannot-confirm');
    const anna = await portal().signIn('anna');
    await anna.patch(`/users/transactions/${json.id}/approve`);
    expect((await historyOf(json.id)).at(-1)).toEqual(['confirmed', 'Anna Ferrari', null]);
  });
});
