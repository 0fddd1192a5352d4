/** Friend banks: asked, approved, used, let go. */
import { describe, expect, it } from 'vitest';
import { bankForm, expectBooksToBalance } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();
const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

describe('friend banks', () => {
  it('are requested, approved, used and removed; only one at a time, in either direction', async () => {
    const { bank } = portal().world;
    const [giulia, lukas] = [await portal().signIn('giulia'), await portal().signIn('lukas')];
    const asked = await lukas.post(`/admin/banks/${bank.bergamo}/associate`, undefined);
    expect([asked.status, asked.json]).toMatchObject([
      201,
      { bankRequester: { name: 'Zeitbank Bozen' } },
    ]);
    const back = await giulia.post(`/admin/banks/${bank.bozen}/associate`, undefined);
    expect([back.status, back.json.code]).toEqual([409, 'already-requested']);
    expect((await giulia.post(`/admin/banks/${bank.bergamo}/associate`, undefined)).status).toBe(
      400,
    );
    expect((await giulia.get('/admin/banks/not-associated')).json).toEqual([]);
    expect(ids((await giulia.get('/admin/banks/associate-list')).json)).toEqual([asked.json.id]);
    expect(ids((await lukas.get('/admin/banks/request-list')).json)).toEqual([asked.json.id]);
    const offered = (await giulia.get('/admin/banks/bank-match-list')).json;
    expect(offered.map((row) => row.bankId)).toEqual([bank.bergamo, bank.lecco]);

    const approve = (who: typeof giulia) => who.patch(`/admin/banks/${asked.json.id}/approve`);
    expect((await approve(lukas)).status).toBe(403);
    expect((await approve(await portal().signIn('paolo'))).status).toBe(404);
    expect((await approve(giulia)).status).toBe(204);
    expect((await approve(giulia)).json.code).toBe('already-decided');
    expect((await lukas.get('/admin/banks/associated')).json).toMatchObject([
      { id: asked.json.id, hoursGiven: 0, hoursReceived: 0 },
    ]);
    const matches = (await giulia.get('/admin/banks/bank-match-list')).json;
    expect(matches.map((row) => row.bankId)).toEqual([bank.bergamo, bank.lecco, bank.bozen]);

    expect((await lukas.delete(`/admin/banks/${asked.json.id}`)).status).toBe(204);
    expect((await giulia.delete(`/admin/banks/${asked.json.id}`)).json.code).toBe(
      'already-decided',
    );
    const again = (await lukas.post(`/admin/banks/${bank.bergamo}/associate`, undefined)).json;
    expect((await lukas.patch(`/admin/banks/${again.id}/reject`)).status).toBe(204);
    expect((await giulia.patch(`/admin/banks/${again.id}/reject`)).json.code).toBe(
      'already-decided',
    );
  });

  it('let go, what waits between them can still be decided', async () => {
    const { bank, person } = portal().world;
    const [giulia, sara] = [await portal().signIn('giulia'), await portal().signIn('sara')];
    const body = bankForm(portal(), {
      bankTo: bank.lecco,
      userTo: person.sara,
      userFrom: person.anna,
    });
    const waiting = (await giulia.post('/admin/transactions', body)).json;
    const [link] = (await giulia.get('/admin/banks/associated')).json;
    expect(link).toMatchObject({ hoursGiven: 0, hoursReceived: 0 });
    expect((await giulia.delete(`/admin/banks/${link?.id}`)).status).toBe(204);
    expect((await giulia.post('/admin/transactions', body)).json.errors).toEqual([
      { path: 'bankTo', code: 'bank-not-linked' },
    ]);
    expect((await giulia.get(`/banks/${bank.lecco}/users`)).status).toBe(403);
    expect((await sara.patch(`/users/transactions/${waiting.id}/approve`)).status).toBe(200);
    await expectBooksToBalance(portal());
  });

  it('count between them what is confirmed', async () => {
    const { bank, person } = portal().world;
    const [giulia, sara] = [await portal().signIn('giulia'), await portal().signIn('sara')];
    const body = bankForm(portal(), {
      bankTo: bank.lecco,
      userTo: person.sara,
      userFrom: person.anna,
    });
    const { id } = (await giulia.post('/admin/transactions', body)).json;
    await sara.patch(`/users/transactions/${id}/approve`);
    const [link] = (await giulia.get('/admin/banks/associated')).json;
    expect(link).toMatchObject({ hoursGiven: body.quantityOfHours, hoursReceived: 0 });
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get('/admin/banks/associated')).json).toMatchObject([
      { hoursGiven: 0, hoursReceived: body.quantityOfHours },
    ]);
  });
});
