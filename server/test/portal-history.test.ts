/** What the portal's administrators did, as they read it (specification §31). */
import { describe, expect, it } from 'vitest';
import { portalForEachStory } from './support/portal.ts';
import { declaredStatements } from './support/statements.ts';

const portal = portalForEachStory();

const como = {
  name: 'Banca del Tempo di Como',
  address: 'Via Volta 1',
  email: 'como@example.org',
  president: 'P',
  secretary: 'S',
  gdpr: 'Privacy',
  date: '2026-01-15',
};
const lecco = { name: 'Banca del Tempo di Lecco', email: 'nuova@example.org', date: '2018-05-01' };

/** Davide's bank is denied, asked for again and approved; then Lecco's e-mail and day are changed. */
async function threeDeeds() {
  const { world } = portal();
  const davide = await portal().signIn('davide');
  const portale = await portal().signIn('portale');
  const decide = async (act: 'approve' | 'deny') => {
    const { json } = await davide.post('/admin/banks', como);
    return await portale.patch(`/portal/bank-applications/${json.applicationId}/${act}`);
  };
  expect((await decide('deny')).status).toBe(204);
  expect((await decide('approve')).status).toBe(204);
  expect((await portale.patch(`/portal/banks/${world.bank.lecco}`, lecco)).status).toBe(200);
  return portale;
}

describe('the history of the portal', () => {
  it('says who did what with which bank, the latest first', async () => {
    const portale = await threeDeeds();
    const { json, headers } = await portale.get('/portal/history');
    const by = { id: portal().world.person.portale, name: 'Piera', surname: 'Porta' };
    const deed = {
      id: expect.any(Number),
      at: expect.stringMatching(/^2026-/),
      by,
      mails: null,
      reason: null,
    };
    expect(json).toEqual([
      { ...deed, action: 'bank-updated', bank: lecco.name, fields: ['email', 'date'] },
      { ...deed, action: 'bank-approved', bank: como.name, fields: [] },
      { ...deed, action: 'bank-denied', bank: como.name, fields: [] },
    ]);
    expect(headers.get('x-total-count')).toBe('3');
    const oldest = await portale.get('/portal/history?sort=at&limit=1&offset=1');
    expect(oldest.json).toEqual([json[1]]);
  });

  it('has neither what banks do themselves nor what they did at another portal', async () => {
    const portale = await threeDeeds();
    const giulia = await portal().signIn('giulia');
    const own = { address: 'Via Nuova 2', president: 'P', secretary: 'S', gdpr: 'Privacy' };
    expect((await giulia.patch('/admin/update-banks', own)).status).toBe(200);
    const { rows } = await portal().deps.database.pool.query(
      `insert into audit (at, actor_id, action, bank_id) values
         (now(), null, 'bank-approved', $1), (now(), $2, 'bank-imported', $1) returning id`,
      [portal().world.bank.bozen, portal().world.person.portale],
    );
    const { json } = await portale.get('/portal/history');
    expect(json.map(({ id, action, bank }) => ({ id, action, bank }))).toEqual([
      { id: Number(rows[1].id), action: 'bank-imported', bank: 'Zeitbank Bozen' },
      { id: expect.any(Number), action: 'bank-updated', bank: lecco.name },
      { id: expect.any(Number), action: 'bank-approved', bank: como.name },
      { id: expect.any(Number), action: 'bank-denied', bank: como.name },
    ]);
  });

  it('names nobody for a bank that was made at the machine', async () => {
    await portal().deps.database.pool.query(
      `insert into audit (at, actor_id, action, bank_id) values (now(), null, 'bank-approved', $1)`,
      [portal().world.bank.lecco],
    );
    const portale = await portal().signIn('portale');
    expect((await portale.get('/portal/history')).json).toMatchObject([
      { action: 'bank-approved', bank: lecco.name, by: null },
    ]);
  });

  it('is read from its own index, not from the whole trail', async () => {
    const { pool } = portal().deps.database;
    await pool.query(
      `insert into audit (at, actor_id, action) select now(), null, 'person-updated'
       from generate_series(1, 20000)`,
    );
    await pool.query('analyze audit');
    const list = declaredStatements().find(({ name }) => name === 'portal.listHistory');
    const { rows } = await pool.query(`explain (generic_plan) ${list?.text}`);
    expect(JSON.stringify(rows)).toContain('audit_of_portal');
  });

  it('is nobody else’s', async () => {
    for (const who of ['giulia', 'marco', 'davide'] as const) {
      const caller = await portal().signIn(who);
      expect((await caller.get('/portal/history')).status).toBe(403);
    }
    expect((await portal().visitor().get('/portal/history')).status).toBe(401);
  });
});
