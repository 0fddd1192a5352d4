/** The bank's desk: members, friend banks, and exchanges registered by administrators. */
import { describe, expect, it } from 'vitest';
import { checkBooks } from '#server/modules/ledger/sql.ts';
import { finishBatches } from './support/batches.ts';
import { portalForStories } from './support/portal.ts';
import { emailOf, PASSWORD, TODAY, type Who } from './support/world.ts';

const portal = portalForStories();

const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

async function total(who: Who): Promise<number> {
  const { json } = await (await portal().signIn(who)).get(`/users/${portal().world.person[who]}`);
  return json.total;
}

/** What an administrator of Bergamo sends: Marco gave Anna two hours. */
function form(changes: Record<string, unknown> = {}) {
  const { person, bank, activity } = portal().world;
  return {
    bankTo: bank.bergamo,
    userFrom: person.marco,
    userTo: person.anna,
    activity,
    dateOfTransaction: TODAY,
    quantityOfHours: 2,
    note: 'Festa di quartiere',
    ...changes,
  };
}

async function expectBooksToBalance() {
  const books = await portal().deps.database.first(checkBooks, {});
  expect(books).toEqual({ sum_of_balances: 0, accounts_off: 0 });
}

describe('L9: one exchange by an administrator', () => {
  it('within the bank is confirmed at once, and told to both', async () => {
    const giulia = await portal().signIn('giulia');
    const before = await total('marco');
    const { status, json } = await giulia.post('/admin/transactions', form());
    expect([status, json.status, json.creator]).toEqual([201, 'confirmed', 'Rossi Giulia']);
    expect(await total('marco')).toBe(before + 2);
    const { rows } = await portal().deps.database.pool.query(
      `select kind from outbox where (payload->>'exchangeId')::bigint = $1`,
      [json.id],
    );
    expect(rows).toEqual([{ kind: 'exchange-confirmed' }]);
    await expectBooksToBalance();
  });

  it('waits when the debtor is of a friend bank, or the administrator is the creditor', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const friend = form({ bankTo: bank.lecco, userTo: person.sara });
    expect((await giulia.post('/admin/transactions', friend)).json.status).toBe('pending');
    const own = form({ userFrom: person.giulia });
    const waiting = (await giulia.post('/admin/transactions', own)).json;
    expect(waiting.status).toBe('pending');
    const alone = await giulia.patch(`/users/transactions/${waiting.id}/approve`);
    expect([alone.status, alone.json.code]).toEqual([403, 'creditor-cannot-confirm']);
    const paolo = await portal().signIn('paolo');
    const theirs = (await paolo.get('/admin/transactions/pending')).json;
    expect(theirs).toMatchObject([{ canConfirm: true, canCancel: true }]);
    expect((await paolo.patch(`/users/transactions/${theirs[0].id}/approve`)).status).toBe(200);
    await expectBooksToBalance();
  });

  it('the creditor is of the administrator’s bank, the debtor of the bank named', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const tries = [
      [{ userFrom: person.sara }, { path: 'userFrom', code: 'not-a-member' }],
      [{ userTo: person.sara }, { path: 'userTo', code: 'not-a-member' }],
      [
        { bankTo: bank.bozen, userTo: person.greta },
        { path: 'bankTo', code: 'bank-not-linked' },
      ],
    ] as const;
    for (const [changes, problem] of tries) {
      const { status, json } = await giulia.post('/admin/transactions', form(changes));
      expect([status, json.errors]).toEqual([400, [problem]]);
    }
    const marco = await portal().signIn('marco');
    expect((await marco.post('/admin/transactions', form())).status).toBe(403);
  });

  it('L6: is undone by an administrator of either bank, with a reason, once', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const before = await total('marco');
    const confirmed = (await giulia.post('/admin/transactions', form())).json;
    const waiting = (
      await giulia.post('/admin/transactions', form({ bankTo: bank.lecco, userTo: person.sara }))
    ).json;
    const remove = async (who: Who, id: number) =>
      (await portal().signIn(who)).send('DELETE', `/admin/transactions/${id}`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'Un errore' }),
      });
    expect((await remove('lukas', confirmed.id)).status).toBe(404);
    expect((await remove('marco', confirmed.id)).status).toBe(403);
    expect((await remove('giulia', confirmed.id)).status).toBe(204);
    expect((await remove('giulia', confirmed.id)).json.code).toBe('already-decided');
    expect((await remove('paolo', waiting.id)).status).toBe(204);
    expect(await total('marco')).toBe(before);
    const marco = await portal().signIn('marco');
    const { json } = await marco.get(`/users/transactions/${confirmed.id}`);
    expect(json).toMatchObject({
      status: 'reversed',
      can: { confirm: false, cancel: false, reverse: false },
      history: [
        { what: 'recorded', by: 'Rossi Giulia' },
        { what: 'confirmed', by: 'Rossi Giulia' },
        { what: 'reversed', by: 'Rossi Giulia', reason: 'Un errore' },
      ],
    });
    expect((await marco.get(`/users/transactions/${waiting.id}`)).json.status).toBe('cancelled');
    await expectBooksToBalance();
  });
});

describe('L10: many exchanges at once', () => {
  const many = (changes: Record<string, unknown>) => {
    const { userFrom: _, userTo: __, ...rest } = form();
    return { ...rest, all: 0, listUserFrom: [], listUserTo: [], ...changes };
  };

  it('all creditors of the bank to one debtor: taken in charge, made once, summed up', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const before = await total('anna');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = many({ all: 1, listUserTo: [person.anna], note: 'Grazie a tutti' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => giulia.post('/admin/multiple-transactions', body, key)),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [202, ''],
      [202, ''],
      [202, ''],
    ]);
    await finishBatches(portal().deps);
    const { json } = await giulia.get('/admin/multiple-transactions');
    expect(json).toMatchObject([{ asked: 2, made: 2, refused: 0, note: 'Grazie a tutti' }]);
    expect(json[0].finishedAt).not.toBeNull();
    // Marco's is confirmed at once; what Giulia herself gave waits for Anna.
    expect(await total('anna')).toBe(before - 2);
    await finishBatches(portal().deps);
    expect((await giulia.get('/admin/multiple-transactions')).json).toMatchObject([{ made: 2 }]);
    await expectBooksToBalance();
  });

  it('chosen people: who is no member is told, the others are made', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const body = many({
      bankTo: bank.lecco,
      listUserFrom: [person.marco],
      listUserTo: [person.sara, person.elena],
    });
    expect((await giulia.post('/admin/multiple-transactions', body)).status).toBe(202);
    await finishBatches(portal().deps);
    const { json } = await giulia.get('/admin/multiple-transactions?limit=1');
    expect(json).toMatchObject([{ asked: 2, made: 1, refused: 1 }]);
  });

  it.each([
    [{ all: 0 }, ['listUserFrom', 'listUserTo']],
    [{ all: 1 }, ['listUserTo']],
    [{ all: 2 }, ['listUserFrom']],
    [{ all: 3 }, ['all']],
    [{ all: 0, listUserFrom: [1, 2], listUserTo: [3, 4] }, ['listUserTo']],
    [{ all: 1, listUserTo: [1, 2] }, ['listUserTo']],
    [{ all: 0, listUserFrom: [999_999], listUserTo: [1] }, ['listUserFrom']],
  ])('refuses %j', async (changes, paths) => {
    const giulia = await portal().signIn('giulia');
    const { status, json } = await giulia.post('/admin/multiple-transactions', many(changes));
    expect(status).toBe(400);
    expect(json.errors.map((error: { path: string }) => error.path)).toEqual(paths);
  });
});

describe('members', () => {
  it('are listed with all their data, sorted and searched in the database', async () => {
    const { bank, person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const list = (search: string) => giulia.get(`/admin/banks/${bank.bergamo}/users${search}`);
    expect(ids((await list('')).json)).toEqual([person.anna, person.giulia, person.marco]);
    const page = await list('?sort=-surname&limit=1&offset=1');
    expect([ids(page.json), page.headers.get('x-total-count')]).toEqual([[person.anna], '3']);
    expect((await list('?q=BIÀNCHI')).json).toMatchObject([
      {
        sex: 'n',
        dateOfBirthday: '01/05/1958',
        bankAdmin: false,
        userBank: { bankId: bank.bergamo },
      },
    ]);
    expect((await list('?limit=5&offset=50')).headers.get('x-total-count')).toBe('3');
    expect((await list('?q=%25')).json).toEqual([]);
    expect((await giulia.get(`/admin/banks/${bank.lecco}/users`)).status).toBe(403);
    expect((await giulia.get('/admin/banks/999999/users')).status).toBe(404);
  });

  it('may be mended; a taken address is refused, a new one signs them out', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const anna = await portal().signIn('anna');
    const data = {
      id: person.anna,
      name: 'Anna',
      surname: 'Ferrari',
      phone: '2',
      dateOfBirthday: '1950-01-01',
      sex: 'f',
      prefLocale: 'it',
    };
    const taken = await giulia.patch('/users/bank/update', { ...data, email: emailOf('sara') });
    expect([taken.status, taken.json.code]).toEqual([409, 'email-taken']);
    const same = await giulia.patch('/users/bank/update', { ...data, email: emailOf('anna') });
    expect(same.json).toMatchObject({ sex: 'F', phone: '2' });
    expect((await anna.get('/trefresh')).status).toBe(200);
    const foreign = await giulia.patch('/users/bank/update', {
      ...data,
      id: person.sara,
      email: 'x@example.org',
    });
    expect(foreign.status).toBe(404);
    await giulia.patch('/users/bank/update', { ...data, email: 'anna.nuova@example.org' });
    expect((await anna.get('/trefresh')).status).toBe(401);
    await giulia.patch('/users/bank/update', { ...data, email: emailOf('anna') });
  });

  it('become administrators and stop being it, but the last one stays', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const marco = await portal().signIn('marco');
    const role = (id: number, to: string) =>
      giulia.patch(`/admin/banks/users/${id}/role`, { role: to });
    const last = await role(person.giulia, 'USER');
    expect([last.status, last.json.code]).toEqual([403, 'last-admin']);
    expect((await role(person.marco, 'ADMIN')).status).toBe(204);
    expect((await marco.get('/admin/banks/figures')).status).toBe(200);
    const never = await giulia.delete(`/admin/banks/users/${person.marco}`);
    expect([never.status, never.json.code]).toEqual([403, 'admin-not-removable']);
    expect((await role(person.marco, 'USER')).status).toBe(204);
    expect((await marco.get('/admin/banks/figures')).status).toBe(403);
  });

  it('leave: what waits is cancelled, the books keep everything, another bank may be asked', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const marco = await portal().signIn('marco');
    const { userFrom: _, ...own } = form({ userTo: person.giulia });
    const waiting = (await marco.post('/users/transactions', own)).json;
    expect((await giulia.delete(`/admin/banks/users/${person.sara}`)).status).toBe(404);
    expect((await giulia.delete(`/admin/banks/users/${person.marco}`)).status).toBe(204);
    expect((await giulia.delete(`/admin/banks/users/${person.marco}`)).status).toBe(404);
    expect((await marco.get('/users/transactions')).status).toBe(403);
    expect((await marco.get(`/users/${person.marco}`)).json.status).toBe('new');
    expect((await giulia.get(`/users/transactions/${waiting.id}`)).json.status).toBe('cancelled');
    await expectBooksToBalance();
    expect((await marco.patch(`/users/banks/${bank.lecco}/join`)).status).toBe(204);
    expect((await marco.patch(`/users/banks/${bank.lecco}/join`)).json.code).toBe(
      'already-requested',
    );
    expect((await marco.delete(`/users/banks/${bank.lecco}/join`)).status).toBe(204);
    expect((await marco.delete(`/users/banks/${bank.lecco}/join`)).status).toBe(404);
    expect((await marco.patch(`/users/banks/${bank.bergamo}/join`)).status).toBe(204);
    expect((await giulia.patch(`/admin/banks/users/${person.marco}/accept`)).status).toBe(204);
    expect((await marco.get(`/users/${person.marco}`)).json).toMatchObject({ status: 'normal' });
    const trail = (await giulia.get(`/admin/banks/users/${person.marco}/audit`)).json;
    expect(trail.map((entry: { action: string }) => entry.action).slice(0, 3)).toEqual([
      'membership-accepted',
      'membership-requested',
      'membership-ended',
    ]);
  });

  it('who never verified is helped or deleted, by the administrators of the bank chosen', async () => {
    const { bank } = portal().world;
    const email = 'smemorata@example.org';
    await portal().visitor().post('/register', {
      email,
      emailConf: email,
      name: 'Smemorata',
      surname: 'Verdi',
      password: PASSWORD,
      phone: '1',
      dateOfBirthday: '1950-01-01',
      sex: 'f',
      prefLocale: 'it',
      awaitBankId: bank.bergamo,
    });
    const [giulia, paolo] = [await portal().signIn('giulia'), await portal().signIn('paolo')];
    const [row] = (await giulia.get('/admin/banks/users/registering')).json;
    expect(row).toMatchObject({ email, fullName: 'Verdi Smemorata' });
    const resend = () => giulia.get(`/admin/banks/user/resend/${row.id}`);
    expect((await resend()).json.code).toBe('mail-too-soon');
    portal().passMinutes(5);
    expect((await resend()).status).toBe(204);
    expect((await paolo.delete(`/admin/banks/user/unverified/${row.id}`)).status).toBe(404);
    expect((await giulia.delete(`/admin/banks/user/unverified/${row.id}`)).status).toBe(204);
    expect((await giulia.get('/admin/banks/users/registering')).json).toEqual([]);
  });
});

describe('the bank', () => {
  it('changes its public data and is counted', async () => {
    const giulia = await portal().signIn('giulia');
    const data = {
      address: 'Via Nuova 2',
      president: 'P',
      secretary: 'S',
      gdpr: 'Nuova informativa',
    };
    const bad = await giulia.patch('/admin/update-banks', {
      ...data,
      webUrl: 'nowhere',
      facebookUrl: 'https://facebook.com',
    });
    expect(bad.json.errors).toEqual([
      { path: 'webUrl', code: 'url-invalid' },
      { path: 'facebookUrl', code: 'facebook-url-invalid' },
    ]);
    const good = await giulia.patch('/admin/update-banks', {
      ...data,
      webUrl: 'https://tempo.example.org/',
    });
    expect(good.json).toMatchObject({
      address: 'Via Nuova 2',
      webUrl: 'https://tempo.example.org/',
    });
    const marco = await portal().signIn('marco');
    const mine = await marco.get(`/admin/banks/users/${portal().world.person.marco}`);
    expect(mine.json.gdpr).toBe('Nuova informativa');
    const figures = (await giulia.get('/admin/banks/figures')).json;
    expect(figures).toMatchObject({ members: 3, awaiting: 1, friendBanks: 1 });
  });
});

describe('friend banks', () => {
  it('are asked, approved, used and let go; either way round only once', async () => {
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

    const approve = (who: typeof giulia) => who.patch(`/admin/banks/${asked.json.id}/approve`);
    expect((await approve(lukas)).status).toBe(403);
    expect((await approve(await portal().signIn('paolo'))).status).toBe(404);
    expect((await approve(giulia)).status).toBe(204);
    expect((await approve(giulia)).json.code).toBe('already-decided');
    expect((await lukas.get('/admin/banks/associated')).json).toMatchObject([
      { id: asked.json.id, hoursGiven: 0, hoursReceived: 0 },
    ]);
    const matches = (await giulia.get('/admin/banks/bank-match-list')).json;
    expect(matches.map((row: { bankId: number }) => row.bankId)).toEqual([
      bank.bergamo,
      bank.lecco,
      bank.bozen,
    ]);

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
    const body = form({ bankTo: bank.lecco, userTo: person.sara, userFrom: person.anna });
    const waiting = (await giulia.post('/admin/transactions', body)).json;
    const [link] = (await giulia.get('/admin/banks/associated')).json;
    expect((await giulia.delete(`/admin/banks/${link.id}`)).status).toBe(204);
    expect((await giulia.post('/admin/transactions', body)).json.errors).toEqual([
      { path: 'bankTo', code: 'bank-not-linked' },
    ]);
    expect((await giulia.get(`/banks/${bank.lecco}/users`)).status).toBe(403);
    expect((await sara.patch(`/users/transactions/${waiting.id}/approve`)).status).toBe(200);
    await expectBooksToBalance();
  });
});
