/** New banks: applied for, decided at the portal’s desk. */
import { describe, expect, it } from 'vitest';
import { portalForStories } from './support/portal.ts';
import { claimsOf, confirmAddress, registration } from './support/registration.ts';
import { PASSWORD } from './support/world.ts';

const portal = portalForStories();

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
    expect((await founder.post('/admin/banks', bank)).json.code).toBe('already-requested');
    const names = async () =>
      (await portal().visitor().get('/users/list-bank')).json.map((row) => row.name);
    expect(await names()).not.toContain(bank.name);

    const giulia = await portal().signIn('giulia');
    expect((await giulia.get('/portal/bank-applications')).status).toBe(403);
    const portale = await portal().signIn('portale');
    const waiting = (await portale.get('/portal/bank-applications')).json;
    expect(waiting).toMatchObject([
      { id: applied.json.bankId, name: bank.name, email: 'como@example.org' },
    ]);
    const approve = () => portale.patch(`/portal/bank-applications/${applied.json.bankId}/approve`);
    expect((await approve()).status).toBe(204);
    expect((await approve()).json.code).toBe('already-decided');
    expect(await names()).toContain(bank.name);
    expect(claimsOf((await enter()).text)).toMatchObject({ status: 'normal', role: 'ADMIN' });
  });
});
