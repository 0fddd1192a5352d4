/** The bank’s desk: its members’ lives, its data. */
import { describe, expect, it } from 'vitest';
import { bankForm, expectBooksToBalance } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const portal = portalForEachStory();
const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

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

  it('who have left stay to be read, once, with the balance they left, until they come back', async () => {
    const { bank, person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const former = '/admin/banks/users/former';
    expect((await giulia.get(former)).json).toEqual([]);
    await giulia.delete(`/admin/banks/users/${person.marco}`);
    const { json } = await giulia.get(`${former}?q=bianchi`);
    expect(json).toEqual([
      {
        ...{ id: person.marco, name: 'Marco', surname: 'Bianchi', fullName: 'Bianchi Marco' },
        ...{ number: expect.any(Number), endedAt: expect.any(String), total: 0 },
      },
    ]);
    expect((await giulia.get(`${former}?q=ferrari`)).json).toEqual([]);
    const marco = await portal().signIn('marco');
    expect((await marco.get(former)).status).toBe(403);
    const anna = await portal().signIn('anna');
    expect((await anna.get(former)).status).toBe(403);
    await marco.patch(`/users/banks/${bank.bergamo}/join`);
    expect((await giulia.get(former)).json).toHaveLength(1);
    await giulia.patch(`/admin/banks/users/${person.marco}/accept`);
    expect((await giulia.get(former)).json).toEqual([]);
  });

  it('read the names of their administrators, and nothing else about them', async () => {
    const { person } = portal().world;
    const marco = await portal().signIn('marco');
    const giulia = {
      id: person.giulia,
      name: 'Giulia',
      surname: 'Rossi',
      fullName: 'Rossi Giulia',
    };
    expect((await marco.get('/users/bank/people')).json).toEqual([giulia]);
    const paolo = await portal().signIn('paolo');
    expect(ids((await paolo.get('/users/bank/people')).json)).toEqual([person.paolo]);
  });

  it('read no names without a bank', async () => {
    const davide = await portal().signIn('davide');
    expect((await davide.get('/users/bank/people')).status).toBe(403);
  });

  it.each([
    ['035 2211907', '035 22 11 907'],
    ['0352211907', '035 22 11 907'],
    ['22-11', '035 22 11 907'],
    ['+39 035 2211', '035 22 11 907'],
    ['0039 0352211', '035/2211907'],
    ['035 22 11 907', '+390352211907'],
  ])('are found by their number: %s finds %s', async (typed, written) => {
    const { bank, person } = portal().world;
    const { pool } = portal().deps.database;
    await pool.query('update person set phone = $1 where id = $2', [written, person.anna]);
    const giulia = await portal().signIn('giulia');
    const search = `?q=${encodeURIComponent(typed)}`;
    const found = await giulia.get(`/admin/banks/${bank.bergamo}/users${search}`);
    expect(ids(found.json)).toEqual([person.anna]);
  });

  it('are not found by what is no number, nor by two digits that any number holds', async () => {
    const { bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    for (const typed of ['12', 'via 1234', '()-/']) {
      const search = `?q=${encodeURIComponent(typed)}`;
      const found = await giulia.get(`/admin/banks/${bank.bergamo}/users${search}`);
      expect(found.json).toEqual([]);
    }
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

  it('leave: pending exchanges are cancelled, the books keep everything, and they may ask another bank', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const marco = await portal().signIn('marco');
    const { userFrom: _, ...own } = bankForm(portal(), { userTo: person.giulia });
    const waiting = (await marco.post('/users/transactions', own)).json;
    expect((await giulia.delete(`/admin/banks/users/${person.sara}`)).status).toBe(404);
    expect((await giulia.delete(`/admin/banks/users/${person.marco}`)).status).toBe(204);
    expect((await giulia.delete(`/admin/banks/users/${person.marco}`)).status).toBe(404);
    expect((await marco.get('/users/transactions')).status).toBe(403);
    expect((await marco.get(`/users/${person.marco}`)).json.status).toBe('new');
    expect((await giulia.get(`/users/transactions/${waiting.id}`)).json.status).toBe('cancelled');
    await expectBooksToBalance(portal());
    expect((await marco.patch(`/users/banks/${bank.lecco}/join`)).status).toBe(204);
    expect((await marco.patch(`/users/banks/${bank.lecco}/join`)).json.code).toBe(
      'already-requested',
    );
    // Of a bank at a time: a member asks no second one.
    expect((await giulia.patch(`/users/banks/${bank.lecco}/join`)).json.code).toBe(
      'already-member',
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

  it('people who never verified are helped or deleted by the administrators of the bank they chose', async () => {
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
    const resend = () => giulia.get(`/admin/banks/user/resend/${row?.id}`);
    expect((await resend()).json.code).toBe('mail-too-soon');
    portal().passMinutes(5);
    expect((await resend()).status).toBe(204);
    expect((await paolo.delete(`/admin/banks/user/unverified/${row?.id}`)).status).toBe(404);
    expect((await giulia.delete(`/admin/banks/user/unverified/${row?.id}`)).status).toBe(204);
    expect((await giulia.get('/admin/banks/users/registering')).json).toEqual([]);
  });
});

describe('a name that changes', () => {
  it('is found and sorted as it is now', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const { json: before } = await giulia.get(`/users/${person.anna}`);
    const changed = await giulia.patch('/users/bank/update', {
      id: person.anna,
      name: 'Àlba',
      surname: 'Zanetti',
      phone: before.phone,
      dateOfBirthday: '1958-05-01',
      sex: before.sex,
      prefLocale: before.prefLocale,
      email: before.email,
    });
    expect(changed.status).toBe(200);
    const members = async (query: string) =>
      (await giulia.get(`/admin/banks/${bank.bergamo}/users${query}`)).json;
    expect((await members(''))[0]?.name).toBe('Àlba');
    expect((await members('?sort=-surname'))[0]?.name).toBe('Àlba');
    const named = async (search: string) =>
      (await giulia.get(`/banks/${bank.bergamo}/users?q=${search}`)).json.map(({ name }) => name);
    expect(await named('alba')).toEqual(['Àlba']);
    expect(await named('ferrari')).toEqual([]);
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
    const bare = await giulia.patch('/admin/update-banks', {
      ...data,
      webUrl: 'www.bancadeltempo.it',
      facebookUrl: 'facebook.com/bancadeltempo',
    });
    expect(bare.json).toMatchObject({
      webUrl: 'https://www.bancadeltempo.it',
      facebookUrl: 'https://facebook.com/bancadeltempo',
    });
    const marco = await portal().signIn('marco');
    const mine = await marco.get(`/admin/banks/users/${portal().world.person.marco}`);
    expect(mine.json.gdpr).toBe('Nuova informativa');
    const openingHours = 'Martedì dalle 16 alle 18\nSabato dalle 10 alle 12';
    const open = await giulia.patch('/admin/update-banks', { ...data, openingHours });
    expect(open.json.openingHours).toBe(openingHours);
    const unaware = await giulia.patch('/admin/update-banks', data);
    expect(unaware.json.openingHours, 'a body of before leaves them').toBe(openingHours);
    const closed = await giulia.patch('/admin/update-banks', { ...data, openingHours: ' ' });
    expect(closed.json.openingHours).toBe('');
    const long = await giulia.patch('/admin/update-banks', {
      ...data,
      openingHours: 'x'.repeat(301),
    });
    expect(long.json.errors).toEqual([{ path: 'openingHours', code: 'too-long' }]);
    const figures = (await giulia.get('/admin/banks/figures')).json;
    expect(figures).toMatchObject({ members: 3, awaiting: 1, friendBanks: 1 });
  });
});
