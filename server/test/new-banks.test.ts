/** New banks: applied for, decided at the portal’s desk. */
import { describe, expect, it } from 'vitest';
import { portalForEachStory } from './support/portal.ts';
import { claimsOf, confirmAddress, registration } from './support/registration.ts';
import { PASSWORD } from './support/world.ts';

const portal = portalForEachStory();

describe('new banks', () => {
  const bank = {
    name: 'Banca del Tempo di Como',
    address: 'Via Volta 1',
    email: 'Como@Example.org',
    president: 'P',
    secretary: 'S',
    gdpr: 'Privacy',
    date: '2026-01-15',
  };

  it('applied for, invisible until approved, then live with its first administrator', async () => {
    const { json, status } = await portal()
      .visitor()
      .post('/register', registration(portal(), { awaitBankId: null }));
    expect([status, json]).toEqual([201, undefined]);
    const email = 'fondatrice@example.org';
    await portal()
      .visitor()
      .post('/register', registration(portal(), { email, emailConf: email, awaitBankId: null }));
    await confirmAddress(portal(), email);
    const enter = () => portal().visitor().form('/login', { username: email, password: PASSWORD });
    const founder = portal().withToken((await enter()).text);

    const bad = await founder.post('/admin/banks', {
      ...bank,
      webUrl: 'javascript:alert(1)',
      president: '',
    });
    expect(bad.json.errors).toEqual([
      { path: 'president', code: 'required' },
      { path: 'webUrl', code: 'url-invalid' },
    ]);
    const taken = await founder.post('/admin/banks', {
      ...bank,
      name: 'banca del tempo di BERGAMO',
    });
    expect([taken.status, taken.json.code]).toEqual([409, 'bank-name-taken']);
    const applied = await founder.post('/admin/banks', bank);
    expect(applied.status).toBe(201);
    const { rows: told } = await portal().deps.database.pool.query(
      `select payload from outbox where kind = 'application-received'`,
    );
    expect(told).toEqual([{ payload: { applicationId: applied.json.applicationId } }]);
    expect((await founder.post('/admin/banks', bank)).json.code).toBe('already-requested');
    const { bergamo } = portal().world.bank;
    const elsewhere = await founder.patch(`/users/banks/${bergamo}/join`);
    expect([elsewhere.status, elsewhere.json.code]).toEqual([409, 'already-requested']);
    const names = async () =>
      (await portal().visitor().get('/users/list-bank')).json.map((row) => row.name);
    expect(await names()).not.toContain(bank.name);

    const giulia = await portal().signIn('giulia');
    expect((await giulia.get('/portal/bank-applications')).status).toBe(403);
    const portale = await portal().signIn('portale');
    const waiting = (await portale.get('/portal/bank-applications')).json;
    expect(waiting).toMatchObject([
      { id: applied.json.applicationId, name: bank.name, email: 'como@example.org' },
    ]);
    const approve = () =>
      portale.patch(`/portal/bank-applications/${applied.json.applicationId}/approve`);
    expect((await approve()).status).toBe(204);
    expect((await approve()).json.code).toBe('already-decided');
    expect(await names()).toContain(bank.name);
    expect(claimsOf((await enter()).text)).toMatchObject({ status: 'normal', role: 'ADMIN' });
  });

  it('have their number from the moment they are applied for, and nobody else has it', async () => {
    const { world } = portal();
    const davide = await portal().signIn('davide');
    const portale = await portal().signIn('portale');
    const banks = async () => (await portal().visitor().get('/users/list-bank')).json;
    const apply = async () => (await davide.post('/admin/banks', bank)).json;
    const denied = await apply();
    expect(Object.values(world.bank)).not.toContain(denied.bankId);
    expect((await davide.get(`/admin/banks/${denied.bankId}/users`)).status).toBe(403);
    await portale.patch(`/portal/bank-applications/${denied.applicationId}/deny`);
    const applied = await apply();
    expect(applied.bankId).not.toBe(denied.bankId);
    expect((await banks()).map(({ bankId }) => bankId)).not.toContain(applied.bankId);
    await portale.patch(`/portal/bank-applications/${applied.applicationId}/approve`);
    expect(await banks()).toContainEqual(
      expect.objectContaining({ bankId: applied.bankId, name: bank.name }),
    );
    const founder = await portal().signIn('davide');
    expect((await founder.get(`/admin/banks/${applied.bankId}/users`)).status).toBe(200);
    // The number of the application that was denied stays nobody's.
    expect((await banks()).map(({ bankId }) => bankId)).not.toContain(denied.bankId);
  });

  it('taken back by who applied while it waits: not by others, not twice, not once decided', async () => {
    const davide = await portal().signIn('davide');
    const { applicationId: id } = (await davide.post('/admin/banks', bank)).json;
    const path = `/users/bank-application/${id}` as const;
    expect((await davide.get('/users/bank-application')).json).toMatchObject({
      id,
      name: bank.name,
    });
    for (const other of ['elena', 'giulia', 'portale'] as const) {
      const caller = await portal().signIn(other);
      expect((await caller.get('/users/bank-application')).json).toBeNull();
      expect((await caller.delete(path)).status).toBe(404);
    }
    expect((await davide.delete(path)).status).toBe(204);
    expect((await davide.delete(path)).status).toBe(404);
    expect((await davide.get('/users/bank-application')).json).toBeNull();
    const portale = await portal().signIn('portale');
    expect((await portale.get('/portal/bank-applications')).json).toEqual([]);
    expect((await portale.patch(`/portal/bank-applications/${id}/approve`)).json.code).toBe(
      'already-decided',
    );

    const again = (await davide.post('/admin/banks', bank)).json.applicationId;
    await portale.patch(`/portal/bank-applications/${again}/deny`);
    const late = await davide.delete(`/users/bank-application/${again}`);
    expect([late.status, late.json.code]).toEqual([409, 'already-decided']);
    const { rows } = await portal().deps.database.pool.query(
      'select state from bank_application where applicant_id = $1 order by id',
      [portal().world.person.davide],
    );
    expect(rows).toEqual([{ state: 'withdrawn' }, { state: 'denied' }]);
  });
});
