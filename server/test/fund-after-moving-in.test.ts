/**
 * Balances that were brought leave their difference on the fund: its limit counts from there, and what the
 * fund cannot give is nobody's work (specification §19).
 */
import { expect, it } from 'vitest';
import { fundOf } from './support/fund.ts';
import { bringIn, undo } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

const REGISTER = 'Cognome;Nome;Saldo\nAgazzi;Adele;900\nBonomi;Battista;4,5';

/** A gift of the fund by the desk. */
async function give(hours: number, to: 'marco' | 'giulia' = 'marco') {
  const giulia = await portal().signIn('giulia');
  const toPerson = portal().world.person[to];
  const { json } = await giulia.post('/admin/fund/gifts', { toPerson, hours, note: 'Grazie' });
  return json;
}

async function work() {
  const giulia = await portal().signIn('giulia');
  const { json: figures } = await giulia.get('/admin/banks/figures');
  const { json: rows } = await giulia.get('/admin/transactions/pending');
  return { toConfirm: figures.exchangesToConfirm, canConfirm: rows.map((row) => row.canConfirm) };
}

it('the limit counts from what moving in left, so that the fund gives from the first day on', async () => {
  const giulia = await portal().signIn('giulia');
  const done = await bringIn(portal(), giulia, REGISTER);
  expect(await fundOf(portal())).toMatchObject({
    ...{ balance: -904.5, low: -1004.5, lowCountsFrom: -904.5 },
  });
  expect((await give(1)).status).toBe('confirmed');
  expect((await give(99)).status).toBe('confirmed');
  expect((await give(0.5)).status).toBe('pending');
  // Undone, the limit is where it was.
  const { status } = await giulia.post(`/admin/imports/${done.id}/undo`, undefined);
  expect([202, 409]).toContain(status);
});

it('balances that left the fund above zero do not narrow it', async () => {
  await bringIn(portal(), await portal().signIn('giulia'), 'Cognome;Nome;Saldo\nAgazzi;Adele;-50');
  expect(await fundOf(portal())).toMatchObject({ balance: 50, low: -100, lowCountsFrom: 0 });
});

it('an import that was undone leaves no trace in the limit', async () => {
  const giulia = await portal().signIn('giulia');
  const done = await bringIn(portal(), giulia, REGISTER);
  await undo(portal(), giulia, done.id);
  expect(await fundOf(portal())).toMatchObject({ balance: 0, low: -100, lowCountsFrom: 0 });
});

it('what the fund cannot give is no work of the desk, and is once it can', async () => {
  expect((await give(100)).status).toBe('confirmed');
  const waiting = await give(1);
  expect(waiting.status).toBe('pending');
  expect(await work()).toEqual({ toConfirm: 0, canConfirm: [false] });
  const giulia = await portal().signIn('giulia');
  const detail = await giulia.get(`/users/transactions/${waiting.id}`);
  expect(detail.json.can).toMatchObject({ confirm: false, cancel: true });
  const refused = await giulia.patch(`/users/transactions/${waiting.id}/approve`);
  expect([refused.status, refused.json.code]).toEqual([409, 'fund-low']);
  // Hours come back.
  const marco = await portal().signIn('marco');
  await marco.post('/users/gifts', { toPerson: null, hours: 2, note: 'Indietro' });
  expect(await work()).toEqual({ toConfirm: 1, canConfirm: [true] });
  expect((await giulia.patch(`/users/transactions/${waiting.id}/approve`)).status).toBe(200);
});

it('a gift to who gives it waits for another administrator, whatever the fund has', async () => {
  expect((await give(1, 'giulia')).status).toBe('pending');
  expect(await work()).toEqual({ toConfirm: 0, canConfirm: [false] });
});

it('hours for the office and hours of welcome heed the same limit', async () => {
  const giulia = await portal().signIn('giulia');
  await bringIn(portal(), giulia, REGISTER);
  const marco = await portal().signIn('marco');
  const { activity } = portal().world;
  const office = { activity, dateOfTransaction: '2026-11-18', quantityOfHours: 2, note: 'Ufficio' };
  await marco.post('/users/office-hours', office);
  expect(await work()).toEqual({ toConfirm: 1, canConfirm: [true] });
  await give(99);
  expect(await work()).toEqual({ toConfirm: 0, canConfirm: [false] });
});
