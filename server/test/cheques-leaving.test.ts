/** Cheques of people who leave, booklets that are closed, cheques that are void (specification §16). */
import { describe, expect, it } from 'vitest';
import { bookletOf, chequeForm, chequeOf } from './support/cheques.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();
const A_DAY = 24 * 60;

describe('the owner leaves', () => {
  it('closes the booklet: blank cheques count no more, but those for days of before are booked', async () => {
    const { anna } = portal().world.person;
    const { codes } = await bookletOf(portal(), 'anna');
    const [first = '', second = '', kept = ''] = codes;
    const giulia = await portal().signIn('giulia');
    await giulia.post(`/admin/cheques/${kept}/keep`, { note: 'Manca la firma' });
    await giulia.delete(`/admin/banks/users/${anna}`);

    const [book] = (await giulia.get(`/admin/banks/users/${anna}/cheque-books`)).json;
    expect(book?.closed).toEqual({ on: TODAY, reason: null });
    expect(book?.cheques.map(({ state }) => state)).toEqual([
      ...['void', 'void', 'handed-in'],
      ...Array.from({ length: 7 }, () => 'void'),
    ]);
    expect(book?.cheques[0]?.void).toEqual({ cause: 'membership-ended', reason: null });

    const booked = await giulia.post(`/admin/cheques/${first}/book`, chequeForm(portal()));
    expect([booked.status, booked.json.status]).toEqual([201, 'confirmed']);
    expect((await giulia.post(`/admin/cheques/${kept}/book`, chequeForm(portal()))).status).toBe(
      201,
    );
    portal().passMinutes(A_DAY);
    const after = chequeForm(portal(), { dateOfTransaction: '2026-11-21' });
    const later = await (await portal().signIn('giulia')).post(
      `/admin/cheques/${second}/book`,
      after,
    );
    expect(later.json.errors).toEqual([{ path: 'dateOfTransaction', code: 'not-a-member-then' }]);
    await expectBooksToBalance(portal());
  });

  it('before becoming a member nobody could sign a cheque', async () => {
    const giulia = await portal().signIn('giulia');
    const code = await chequeOf(portal(), 'anna');
    const before = chequeForm(portal(), { dateOfTransaction: '2026-11-19' });
    const { json } = await giulia.post(`/admin/cheques/${code}/book`, before);
    expect(json.errors).toEqual([{ path: 'dateOfTransaction', code: 'not-a-member-then' }]);
  });
});

describe('a booklet', () => {
  it('has twenty cheques with numbers counted on, and its sheet has those that are blank', async () => {
    const { anna, marco } = portal().world.person;
    const giulia = await portal().signIn('giulia');
    const first = (await giulia.post('/admin/cheque-books', { personId: anna, count: 10 })).json;
    const second = (await giulia.post('/admin/cheque-books', { personId: marco, count: 20 })).json;
    expect([first.firstSerial, second.firstSerial, second.cheques.length]).toEqual([1, 11, 20]);
    expect(second).toMatchObject({ issuedOn: TODAY, issuedBy: 'Giulia Rossi', closed: null });
    const code = second.cheques[4]?.code ?? '';
    await giulia.post(`/admin/cheques/${code}/void`, { reason: 'Strappato' });
    const sheet = (await giulia.get(`/admin/cheque-books/${second.id}/sheet`)).json;
    expect(sheet).toMatchObject({
      bankName: 'Banca del Tempo di Bergamo',
      ownerName: 'Marco Bianchi',
    });
    expect(sheet.ownerNumber).toBeGreaterThan(0);
    expect(sheet.cheques.length).toBe(19);
    const [one] = sheet.cheques;
    expect(one?.address).toBe(`${portal().deps.config.publicUrl}/a/${one?.code}`);
    const refused = await giulia.post('/admin/cheque-books', { personId: anna, count: 15 });
    expect([refused.status, refused.json.errors]).toEqual([
      400,
      [{ path: 'count', code: 'invalid' }],
    ]);
  });

  it('closed with a reason, its blank cheques are void, and it is not closed again', async () => {
    const { id, codes } = await bookletOf(portal(), 'anna');
    const [code = '', other = ''] = codes;
    const giulia = await portal().signIn('giulia');
    await giulia.post(`/admin/cheques/${other}/book`, chequeForm(portal()));
    const close = () =>
      giulia.post(`/admin/cheque-books/${id}/close`, { reason: 'libretto smarrito' });
    expect((await close()).status).toBe(204);
    expect((await close()).json.code).toBe('already-decided');
    const refused = await giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal()));
    expect([refused.status, refused.json.code]).toEqual([409, 'cheque-void']);
    expect((await giulia.get(`/admin/cheques/${code}`)).json).toMatchObject({
      since: TODAY,
      void: { cause: 'book-closed', reason: 'libretto smarrito' },
    });
    expect((await giulia.get(`/admin/cheques/${other}`)).json.state).toBe('booked');
    const sheet = (await giulia.get(`/admin/cheque-books/${id}/sheet`)).json;
    expect(sheet.cheques).toEqual([]);
  });
});

describe('a cheque that the desk does not book', () => {
  it('is kept aside with a note until the desk has asked, and then booked', async () => {
    const code = await chequeOf(portal(), 'anna');
    const giulia = await portal().signIn('giulia');
    const note = 'Caselle 2 h, a parole 3 h';
    expect((await giulia.post(`/admin/cheques/${code}/keep`, { note })).status).toBe(204);
    const waiting = await giulia.get('/admin/cheques');
    expect(waiting.headers.get('x-total-count')).toBe('1');
    expect(waiting.json).toMatchObject([{ code, state: 'handed-in', note, exchange: null }]);
    expect((await giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal()))).status).toBe(
      201,
    );
    expect((await giulia.get('/admin/cheques')).json).toEqual([]);
    const late = await giulia.post(`/admin/cheques/${code}/keep`, { note });
    expect([late.status, late.json.code]).toEqual([409, 'cheque-used']);
  });

  it('is made void with a reason; booked, it no longer can be', async () => {
    const { codes } = await bookletOf(portal(), 'anna');
    const [code = '', booked = ''] = codes;
    const giulia = await portal().signIn('giulia');
    const voided = (one: string) =>
      giulia.post(`/admin/cheques/${one}/void`, { reason: 'Bagnato dalla pioggia' });
    expect((await voided(code)).status).toBe(204);
    expect((await voided(code)).json.code).toBe('cheque-void');
    expect((await giulia.get(`/admin/cheques/${code}`)).json.void).toEqual({
      cause: 'desk',
      reason: 'Bagnato dalla pioggia',
    });
    await giulia.post(`/admin/cheques/${booked}/book`, chequeForm(portal()));
    expect((await voided(booked)).json.code).toBe('cheque-used');
    const paolo = await portal().signIn('paolo');
    const friend = await paolo.post(`/admin/cheques/${codes[2]}/void`, { reason: 'x' });
    expect([friend.status, friend.json.code]).toEqual([403, 'not-of-this-bank']);
  });
});

it('givers are found by letters or by the number on the card, with what they did last', async () => {
  const { marco } = portal().world.person;
  const giulia = await portal().signIn('giulia');
  const code = await chequeOf(portal(), 'anna');
  await giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal()));
  const [byName] = (await giulia.get('/admin/cheque-givers?q=bia%20mar')).json;
  expect(byName).toMatchObject({
    id: marco,
    lastActivity: { id: portal().world.activity },
  });
  const [byNumber] = (await giulia.get(`/admin/cheque-givers?q=${byName?.number}`)).json;
  expect(byNumber?.id).toBe(marco);
  expect((await giulia.get('/admin/cheque-givers?q=nessuno')).json).toEqual([]);
});
