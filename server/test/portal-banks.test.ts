/** The live banks at the portal’s desk: how they fare, and what only the portal changes of them. */
import { describe, expect, it } from 'vitest';
import { bankForm } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';
import { NOW, TODAY } from './support/world.ts';

const portal = portalForStories();
const identity = { name: 'Banca del Tempo di Lecco e Valsassina', email: 'Nuova@Example.org' };

describe('the live banks', () => {
  it('are listed with members, administrators and their latest exchange', async () => {
    const giulia = await portal().signIn('giulia');
    const { bank, person } = portal().world;
    const recorded = await giulia.post('/admin/transactions', bankForm(portal()));
    expect(recorded.status).toBe(201);
    const portale = await portal().signIn('portale');
    const { json, headers } = await portale.get('/portal/banks');
    expect(headers.get('x-total-count')).toBe('3');
    expect(json).toEqual([
      {
        bankId: bank.bergamo,
        name: 'Banca del Tempo di Bergamo',
        email: 'bank@example.org',
        date: '01/01/2019',
        members: 3,
        suspendedOn: null,
        exchanges: 1,
        hours: 2,
        lastExchange: '20/11/2026',
        rooms: ['paper', 'bulletin', 'messages', 'fund', 'public-board', 'programs'],
        administrators: [
          { id: person.giulia, name: 'Giulia', surname: 'Rossi', email: 'giulia@example.org' },
        ],
        needs: { administratorsAwaySince: null, stuckImports: 0, openReports: 0 },
      },
      expect.objectContaining({ bankId: bank.lecco, members: 2, lastExchange: null }),
      expect.objectContaining({ bankId: bank.bozen, members: 2, lastExchange: null }),
    ]);
  });

  it('count the exchanges of the last twelve months, on either side, and say which is suspended', async () => {
    const { bank } = portal().world;
    const portale = await portal().signIn('portale');
    const figures = async () => {
      const { json } = await portale.get(`/portal/banks?q=bergamo`);
      return json.map(({ exchanges, hours, suspendedOn }) => ({ exchanges, hours, suspendedOn }));
    };
    const [before] = await figures();
    const giulia = await portal().signIn('giulia');
    const old = bankForm(portal(), { dateOfTransaction: '2025-11-19' });
    const young = bankForm(portal(), { dateOfTransaction: '2025-11-20' });
    for (const form of [old, young]) {
      expect((await giulia.post('/admin/transactions', form)).status).toBe(201);
    }
    const { exchanges = 0, hours = 0 } = before ?? {};
    const path = `/portal/banks/${bank.bergamo}` as const;
    expect((await portale.post(`${path}/suspend`, { reason: 'x' })).status).toBe(204);
    expect(await figures()).toEqual([
      { exchanges: exchanges + 1, hours: hours + 2, suspendedOn: '20/11/2026' },
    ]);
    expect((await portale.post(`${path}/reopen`, { reason: 'x' })).status).toBe(204);
  });

  it('are sorted, searched and paged in the database', async () => {
    const portale = await portal().signIn('portale');
    const { bank } = portal().world;
    const idsAt = async (query: string) =>
      (await portale.get(`/portal/banks${query}`)).json.map(
        ({ bankId }: { bankId: number }) => bankId,
      );
    expect(await idsAt('?sort=-lastExchange&limit=1')).toEqual([bank.bergamo]);
    expect(await idsAt('?sort=members&offset=2')).toEqual([bank.bergamo]);
    expect(await idsAt('?sort=-name&limit=1')).toEqual([bank.bozen]);
    expect(await idsAt('?q=LECCO')).toEqual([bank.lecco]);
  });

  it('change name, unless it is taken, e-mail and founding date; the audit trail keeps the old values', async () => {
    const portale = await portal().signIn('portale');
    const { bank, person } = portal().world;
    const path = `/portal/banks/${bank.lecco}`;
    const taken = await portale.patch(path, {
      ...identity,
      date: '2018-05-01',
      name: 'BANCA del tempo di Bergamo',
    });
    expect([taken.status, taken.json.code]).toEqual([409, 'bank-name-taken']);
    const answer = await portale.patch(path, { ...identity, date: '2018-05-01' });
    expect([answer.status, answer.json]).toMatchObject([
      200,
      { bankId: bank.lecco, name: identity.name, email: 'nuova@example.org', date: '01/05/2018' },
    ]);
    const paolo = await portal().signIn('paolo');
    const { json: seen } = await paolo.get(`/admin/banks/users/${person.paolo}`);
    expect(seen).toMatchObject({ name: identity.name, email: 'nuova@example.org' });
    const { rows } = await portal().deps.database.pool.query(
      `select actor_id, action, at, field, old_value, new_value
       from audit join audit_change on audit_id = audit.id
       where audit.bank_id = $1 order by field`,
      [bank.lecco],
    );
    const entry = { actor_id: person.portale, action: 'bank-updated', at: NOW };
    expect(rows).toEqual([
      { ...entry, field: 'date', old_value: '2019-01-01', new_value: '2018-05-01' },
      { ...entry, field: 'email', old_value: 'bank@example.org', new_value: 'nuova@example.org' },
      { ...entry, field: 'name', old_value: 'Banca del Tempo di Lecco', new_value: identity.name },
    ]);
  });

  it('changed by two people: the second is refused, and nothing is overwritten', async () => {
    const portale = await portal().signIn('portale');
    const path = `/portal/banks/${portal().world.bank.bozen}`;
    const seen = { name: 'Zeitbank Bozen', email: 'bank@example.org', date: '2019-01-01' };
    expect((await portale.patch(path, { ...seen, email: 'eins@example.org' })).status).toBe(200);
    const late = await portale.patch(path, { ...seen, date: '2018-01-01', basedOn: seen });
    expect([late.status, late.json.code, late.json.changes]).toMatchObject([
      409,
      'changed-meanwhile',
      [
        {
          field: 'email',
          before: seen.email,
          after: 'eins@example.org',
          by: { name: 'Piera Porta' },
        },
      ],
    ]);
    const { json } = await portale.get('/portal/banks?q=Bozen');
    expect(json).toMatchObject([{ email: 'eins@example.org', date: '01/01/2019' }]);
  });

  it.each([
    ['without a name', { name: ' ' }, 400, 'name', 'required'],
    ['with no address', { email: 'lecco' }, 400, 'email', 'email-invalid'],
    ['founded tomorrow', { date: '2026-11-21' }, 400, 'date', 'date-future'],
    ['called like another', { name: 'banca del tempo di BERGAMO' }, 409, 'name', 'taken'],
  ])('are refused %s', async (_, changes, status, path, code) => {
    const portale = await portal().signIn('portale');
    const { bank } = portal().world;
    const answer = await portale.patch(`/portal/banks/${bank.lecco}`, {
      ...identity,
      date: TODAY,
      ...changes,
    });
    expect([answer.status, answer.json.errors]).toEqual([status, [{ path, code }]]);
  });

  it('are nobody else’s, and an unknown one is not found', async () => {
    const { bank } = portal().world;
    const form = { ...identity, date: TODAY };
    for (const who of ['paolo', 'giulia', 'marco', 'davide'] as const) {
      const caller = await portal().signIn(who);
      expect((await caller.get('/portal/banks')).status).toBe(403);
      expect((await caller.patch(`/portal/banks/${bank.lecco}`, form)).status).toBe(403);
    }
    const portale = await portal().signIn('portale');
    expect((await portale.patch('/portal/banks/999999', form)).status).toBe(404);
  });
});
