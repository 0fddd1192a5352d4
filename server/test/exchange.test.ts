/** The portal's main job: hours recorded, confirmed or cancelled, and what the books say. */
import { describe, expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { balanceOf, expectBooksToBalance } from './support/exchanges.ts';
import { portalForStories, type TestPortal } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForStories();

/** A form as the member screen sends it: Marco gave Anna an hour and a half. */
function form(world: TestPortal['world'], changes: Record<string, unknown> = {}) {
  return {
    bankFrom: world.bank.bergamo,
    userFrom: world.person.marco,
    bankTo: world.bank.bergamo,
    userTo: world.person.anna,
    activity: world.activity,
    dateOfTransaction: TODAY,
    quantityOfHours: 1.5,
    note: 'Lezione di tedesco',
    ...changes,
  };
}

const balance = (who: Who) => balanceOf(portal(), who);

async function record(caller: Caller, changes: Record<string, unknown> = {}) {
  const answer = await caller.post('/users/transactions', form(portal().world, changes));
  expect(answer.status).toBe(201);
  return answer.json;
}

describe('recording', () => {
  it('an exchange waits for the debtor and moves nothing', async () => {
    const marco = await portal().signIn('marco');
    const before = await balance('marco');
    const exchange = await record(marco);
    expect(exchange).toMatchObject({
      dateOfTransaction: '20/11/2026',
      userFromFullName: 'Bianchi Marco',
      userToFullName: 'Ferrari Anna',
      bankFromName: 'Banca del Tempo di Bergamo',
      quantityOfHours: 1.5,
      creator: 'Bianchi Marco',
      status: 'pending',
    });
    expect(await balance('marco')).toEqual(before);
    const anna = await portal().signIn('anna');
    const waiting = (await anna.get('/users/transactions/pending')).json;
    expect(waiting.find((row) => row.id === exchange.id)).toMatchObject({
      canConfirm: true,
      canCancel: true,
    });
    const mine = (await marco.get('/users/transactions/pending')).json;
    expect(mine.find((row) => row.id === exchange.id)).toMatchObject({
      canConfirm: false,
      canCancel: true,
    });
  });

  it('what waits is counted, added up and narrowed to a side', async () => {
    const [marco, anna] = [await portal().signIn('marco'), await portal().signIn('anna')];
    const counted = async (caller: Caller) =>
      (await caller.get('/users/transactions/pending/summary')).json;
    const before = { marco: await counted(marco), anna: await counted(anna) };
    const given = await record(marco, { quantityOfHours: 2.5, note: 'Contato' });
    expect(await counted(marco)).toEqual({
      ...before.marco,
      withOthers: before.marco.withOthers + 1,
      withOthersHours: before.marco.withOthersHours + 2.5,
    });
    expect(await counted(anna)).toEqual({
      ...before.anna,
      toConfirm: before.anna.toConfirm + 1,
      toConfirmHours: before.anna.toConfirmHours + 2.5,
    });
    const onSide = async (side: string) => {
      const { json } = await marco.get(`/users/transactions/pending?side=${side}&q=contato`);
      return json.map((row) => row.id);
    };
    expect(await onSide('creditor')).toEqual([given.id]);
    expect(await onSide('debtor')).toEqual([]);
    await marco.patch(`/users/transactions/${given.id}/reject`, {});
    expect(await counted(marco)).toEqual(before.marco);
  });

  it('a side that does not exist is refused', async () => {
    const marco = await portal().signIn('marco');
    const { status, json } = await marco.get('/users/transactions/pending?side=both');
    expect(status).toBe(400);
    expect(json.errors).toEqual([{ path: 'side', code: 'invalid' }]);
  });

  it.each([
    ['L1: less than half an hour', { quantityOfHours: 0 }, 'quantityOfHours', 'hours-invalid'],
    ['L1: not in halves', { quantityOfHours: 0.75 }, 'quantityOfHours', 'hours-invalid'],
    ['L1: more than a hundred', { quantityOfHours: 100.5 }, 'quantityOfHours', 'hours-invalid'],
    ['L1: tomorrow', { dateOfTransaction: '2026-11-21' }, 'dateOfTransaction', 'date-future'],
    [
      'L1: before June 2019',
      { dateOfTransaction: '2019-05-31' },
      'dateOfTransaction',
      'date-too-early',
    ],
    ['L1: no such day', { dateOfTransaction: '2026-02-30' }, 'dateOfTransaction', 'date-invalid'],
    ['L1: without a note', { note: '   ' }, 'note', 'required'],
    ['L1: without an activity', { activity: null }, 'activity', 'required'],
    ['L1: an activity there is not', { activity: 999_999 }, 'activity', 'activity-unknown'],
  ])('%s is refused', async (_, changes, path, code) => {
    const marco = await portal().signIn('marco');
    const answer = await marco.post('/users/transactions', form(portal().world, changes));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.json).toMatchObject({ code: 'invalid-input', errors: [{ path, code }] });
  });

  it('L1, L2: with themselves, with somebody who is no member, with a bank that is not linked', async () => {
    const { person, bank } = portal().world;
    const marco = await portal().signIn('marco');
    const tries = [
      [{ userTo: person.marco }, { path: 'userTo', code: 'same-person' }],
      [{ userTo: person.elena }, { path: 'userTo', code: 'not-a-member' }],
      [{ userTo: person.sara }, { path: 'userTo', code: 'not-a-member' }],
      [
        { bankTo: bank.bozen, userTo: person.greta },
        { path: 'bankTo', code: 'bank-not-linked' },
      ],
    ] as const;
    for (const [changes, problem] of tries) {
      const answer = await marco.post('/users/transactions', form(portal().world, changes));
      expect(answer.status).toBe(400);
      expect(answer.json.errors).toEqual([problem]);
    }
  });

  it('L2: with a member of a friend bank', async () => {
    const { person, bank } = portal().world;
    const marco = await portal().signIn('marco');
    const exchange = await record(marco, { bankTo: bank.lecco, userTo: person.sara });
    expect(exchange.bankToName).toBe('Banca del Tempo di Lecco');
  });

  it('names every problem at once', async () => {
    const marco = await portal().signIn('marco');
    const answer = await marco.post('/users/transactions', {});
    expect(answer.json.errors.map((error) => error.path).sort()).toEqual([
      'activity',
      'bankTo',
      'dateOfTransaction',
      'note',
      'quantityOfHours',
      'userTo',
    ]);
  });

  it('nobody records in another’s name', async () => {
    const { person } = portal().world;
    const marco = await portal().signIn('marco');
    const answer = await marco.post(
      '/users/transactions',
      form(portal().world, { userFrom: person.giulia }),
    );
    expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
    const elsewhere = form(portal().world, { bankFrom: portal().world.bank.lecco });
    expect((await marco.post('/users/transactions', elsewhere)).status).toBe(403);
  });

  it('the same key and form record once, however often and however parallel', async () => {
    const marco = await portal().signIn('marco');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = form(portal().world, { note: 'Una volta sola' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => marco.post('/users/transactions', body, key)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(1);
    const { json } = await marco.get('/users/transactions/pending?q=una%20volta');
    expect(json).toHaveLength(1);
    const other = await marco.post('/users/transactions', { ...body, quantityOfHours: 2 }, key);
    expect([other.status, other.json.code]).toEqual([409, 'idempotency-key-reused']);
  });
});

describe('deciding', () => {
  it('L4, L7: the debtor confirms and both balances move by exactly those hours', async () => {
    const marco = await portal().signIn('marco');
    const [marcoBefore, annaBefore] = [await balance('marco'), await balance('anna')];
    const { id } = await record(marco);
    const anna = await portal().signIn('anna');
    const answer = await anna.patch(`/users/transactions/${id}/approve`);
    expect([answer.status, answer.json.status]).toEqual([200, 'confirmed']);
    expect((await balance('marco')).total).toBe(marcoBefore.total + 1.5);
    expect((await balance('anna')).total).toBe(annaBefore.total - 1.5);
    expect((await balance('anna')).received).toBe(annaBefore.received + 1.5);
    await expectBooksToBalance(portal());
    const seen = (await anna.get('/users/transactions')).json.find((row) => row.id === id);
    expect(seen?.quantityOfHours).toBe(-1.5);
    const given = (await marco.get('/users/transactions/creditor')).json.find(
      (row) => row.id === id,
    );
    expect(given?.quantityOfHours).toBe(1.5);
  });

  it('L5: the debtor cancels and nothing moves', async () => {
    const marco = await portal().signIn('marco');
    const before = await balance('anna');
    const { id } = await record(marco);
    const anna = await portal().signIn('anna');
    const answer = await anna.patch(`/users/transactions/${id}/reject`, {
      reason: 'Non era un’ora',
    });
    expect([answer.status, answer.json.status]).toEqual([200, 'cancelled']);
    expect(await balance('anna')).toEqual(before);
    await expectBooksToBalance(portal());
  });

  it('L4: the creditor never confirms, nor does anybody else', async () => {
    const marco = await portal().signIn('marco');
    const { id } = await record(marco);
    const tries: [Who, number, string][] = [
      ['marco', 403, 'creditor-cannot-confirm'],
      ['sara', 404, 'not-found'],
      ['lukas', 404, 'not-found'],
      ['davide', 403, 'forbidden'],
      ['luca', 403, 'email-not-verified'],
    ];
    for (const [who, status, code] of tries) {
      const caller = await portal().signIn(who);
      const answer = await caller.patch(`/users/transactions/${id}/approve`);
      expect([who, answer.status, answer.json.code]).toEqual([who, status, code]);
    }
    const giulia = await portal().signIn('giulia');
    expect((await giulia.patch(`/users/transactions/${id}/approve`)).status).toBe(200);
  });

  it('L3: of many parallel decisions exactly one succeeds', async () => {
    const marco = await portal().signIn('marco');
    const anna = await portal().signIn('anna');
    const before = await balance('marco');
    const { id } = await record(marco);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => anna.patch(`/users/transactions/${id}/approve`)),
      ...Array.from({ length: 6 }, () => marco.patch(`/users/transactions/${id}/reject`)),
    ]);
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    const winner = answers.find((answer) => answer.status === 200)?.json.status;
    const moved = (await balance('marco')).total - before.total;
    expect(moved).toBe(winner === 'confirmed' ? 1.5 : 0);
    await expectBooksToBalance(portal());
  });

  it('L6: the creditor reverses it, once; the debtor cannot', async () => {
    const marco = await portal().signIn('marco');
    const anna = await portal().signIn('anna');
    const before = await balance('marco');
    const { id } = await record(marco);
    const path = `/users/transactions/${id}/reject-confirmed` as const;
    expect((await marco.patch(path)).json.code).toBe('not-confirmed');
    await anna.patch(`/users/transactions/${id}/approve`);
    const alone = await anna.patch(path);
    expect([alone.status, alone.json.code]).toEqual([403, 'debtor-cannot-reverse']);
    const reversed = await marco.patch(path, { reason: 'Registrato due volte' });
    expect([reversed.status, reversed.json.status]).toEqual([200, 'reversed']);
    expect(await balance('marco')).toEqual(before);
    expect((await marco.patch(path)).status).toBe(409);
    await expectBooksToBalance(portal());
  });

  it('many crossing confirmations neither deadlock nor lose a minute', async () => {
    const [marco, anna] = [await portal().signIn('marco'), await portal().signIn('anna')];
    const { person } = portal().world;
    const fromMarco = await Promise.all(Array.from({ length: 8 }, () => record(marco)));
    const fromAnna = await Promise.all(
      Array.from({ length: 8 }, () =>
        record(anna, { userFrom: person.anna, userTo: person.marco, quantityOfHours: 0.5 }),
      ),
    );
    const before = await balance('marco');
    const answers = await Promise.all([
      ...fromMarco.map(({ id }) => anna.patch(`/users/transactions/${id}/approve`)),
      ...fromAnna.map(({ id }) => marco.patch(`/users/transactions/${id}/approve`)),
    ]);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect((await balance('marco')).total).toBe(before.total + 8 * 1.5 - 8 * 0.5);
    await expectBooksToBalance(portal());
  });
});
