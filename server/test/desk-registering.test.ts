/** The desk registers people who have signed the form on paper, with or without an address. */
import { describe, expect, it } from 'vitest';
import { bankForm, expectBooksToBalance } from './support/exchanges.ts';
import { portalForEachStory, type TestPortal } from './support/portal.ts';
import { emailOf, TODAY } from './support/world.ts';

const portal = portalForEachStory();

const MARIA = {
  name: 'Maria',
  surname: 'Bianchi',
  phone: '035 24 18 33',
  birthDate: '1941-03-08',
  prefLocale: 'it',
  paperSigned: true,
  signedOn: '2026-11-18',
};

async function register(changes: Record<string, unknown> = {}, who: 'giulia' | 'paolo' = 'giulia') {
  const desk = await portal().signIn(who);
  return desk.post('/admin/banks/users', { ...MARIA, ...changes });
}

async function trailOf(id: number) {
  const giulia = await portal().signIn('giulia');
  const { json } = await giulia.get(`/admin/banks/users/${id}/audit`);
  return json.map(({ action, actor }) => [action, actor]);
}

async function letters({ deps }: TestPortal) {
  return (await deps.database.pool.query('select kind from outbox')).rows;
}

describe('somebody without e-mail', () => {
  it('is a member at once, with the next number of the card, and nobody is written to', async () => {
    const { bank } = portal().world;
    const answer = await register();
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      fullName: 'Bianchi Maria',
      email: null,
      phone: '035 24 18 33',
      dateOfBirthday: '08/03/1941',
      access: 'desk',
      number: 4,
      sex: 'n',
      total: 0,
    });
    expect(await trailOf(answer.json.id)).toEqual([['membership-signed', 'Giulia Rossi']]);
    expect(await letters(portal())).toEqual([]);
    const marco = await portal().signIn('marco');
    const names = await marco.get(`/banks/${bank.bergamo}/users?q=maria`);
    expect(names.json.map(({ fullName }) => fullName)).toEqual(['Bianchi Maria']);
  });

  it('gives and receives hours like everybody else', async () => {
    const { json: maria } = await register({ phone: '', birthDate: '' });
    expect(maria).toMatchObject({ phone: null, dateOfBirthday: null });
    const { userFrom: _, ...own } = bankForm(portal(), { userTo: maria.id });
    const marco = await portal().signIn('marco');
    const waiting = await marco.post('/users/transactions', own);
    expect(waiting.json.status).toBe('pending');
    const giulia = await portal().signIn('giulia');
    await giulia.patch(`/users/transactions/${waiting.json.id}/approve`, { basis: 'phone' });
    expect((await giulia.get(`/users/${maria.id}`)).json).toMatchObject({
      status: 'normal',
      access: 'desk',
      total: -2,
      totalDebtor: 2,
    });
    await expectBooksToBalance(portal());
  });

  it('is not registered without a signature, or with one of tomorrow, or by a member', async () => {
    const unsigned = await register({ paperSigned: false, signedOn: '2026-11-21' });
    expect(unsigned.json.errors).toEqual([{ path: 'paperSigned', code: 'required' }]);
    const early = await register({ signedOn: '2026-11-21', birthDate: '2027-01-01' });
    expect(early.json.errors).toEqual([
      { path: 'birthDate', code: 'date-future' },
      { path: 'signedOn', code: 'date-future' },
    ]);
    const marco = await portal().signIn('marco');
    expect((await marco.post('/admin/banks/users', MARIA)).status).toBe(403);
  });

  it('cannot look after the bank before they have a login', async () => {
    const { json: maria } = await register();
    const giulia = await portal().signIn('giulia');
    const role = await giulia.patch(`/admin/banks/users/${maria.id}/role`, { role: 'ADMIN' });
    expect([role.status, role.json.code]).toEqual([403, 'person-without-login']);
  });

  it('may be registered with an address, which nobody is written to yet', async () => {
    const { json } = await register({ email: ' Maria@Example.org ' });
    expect(json).toMatchObject({ email: 'maria@example.org', access: 'desk' });
    expect(await letters(portal())).toEqual([]);
    for (const email of [emailOf('anna'), emailOf('portale')]) {
      const taken = await register({ email, name: 'Rosa', birthDate: '' });
      expect([taken.status, taken.json.code]).toEqual([409, 'email-taken']);
    }
  });

  it('is corrected by the desk; of people with a login nothing is emptied', async () => {
    const { json: maria } = await register();
    const giulia = await portal().signIn('giulia');
    const data = { name: 'Mària', surname: 'Bianchi', sex: 'f', prefLocale: 'de' };
    const empty = { phone: '', dateOfBirthday: '', email: '' };
    const update = (id: number) => giulia.patch('/users/bank/update', { ...data, ...empty, id });
    expect((await update(maria.id)).json).toMatchObject({ name: 'Mària', phone: null, sex: 'F' });
    const refused = await update(portal().world.person.anna);
    expect(refused.json.errors).toEqual([
      { path: 'phone', code: 'required' },
      { path: 'dateOfBirthday', code: 'required' },
      { path: 'email', code: 'required' },
    ]);
  });
});

describe('somebody who looks like another', () => {
  it('is shown first, and registered when the desk is sure', async () => {
    const { json: first } = await register();
    const twin = await register({ phone: '+39 333 555 1', name: 'MARÌA' });
    expect([twin.status, twin.json.code]).toEqual([409, 'looks-like-another']);
    expect(twin.json.people).toEqual([
      {
        id: first.id,
        name: 'Maria Bianchi',
        relation: 'member',
        hasLogin: false,
        number: 4,
        dateOfBirthday: '08/03/1941',
        phone: '035 24 18 33',
      },
    ]);
    const sure = await register({ phone: '+39 333 555 1', sure: true });
    expect([sure.status, sure.json.number]).toEqual([201, 5]);
  });

  it.each([
    ['the same name and nothing else known', { birthDate: '', phone: '' }, 409],
    [
      'another birth date, the same number',
      { birthDate: '1941-08-03', phone: '0039 035241833' },
      409,
    ],
    ['the name of before her marriage', { surname: 'Locatelli', phone: '+39 035 241833' }, 409],
    ['another birth date and number', { birthDate: '1980-01-01', phone: '333 1' }, 201],
    ['her husband at the same number', { name: 'Aldo', birthDate: '1938-01-02' }, 201],
  ])('%s', async (_, changes, status) => {
    await register();
    expect((await register(changes)).status).toBe(status);
  });

  it('is looked for among the people of that bank alone, applicants and former members too', async () => {
    await register();
    expect((await register({}, 'paolo')).status).toBe(201);
    const elena = await register({ name: 'Elena', surname: 'Greco', birthDate: '' });
    expect(elena.json.people).toMatchObject([{ relation: 'asks', hasLogin: true }]);
    const luca = await register({ name: 'Luca', surname: 'Riva', birthDate: '' });
    expect(luca.status).toBe(201);
    const { deps, world } = portal();
    await deps.database.pool.query('update person set chosen_bank_id = $1 where id = $2', [
      world.bank.bergamo,
      world.person.luca,
    ]);
    const again = await register({ name: 'Luca', surname: 'Riva', birthDate: '1958-05-01' });
    expect(again.json.people).toMatchObject([{ relation: 'asks' }, { relation: 'member' }]);
    const giulia = await portal().signIn('giulia');
    await giulia.delete(`/admin/banks/users/${world.person.anna}`);
    const anna = await register({ name: 'Anna', surname: 'Ferrari', birthDate: '' });
    expect(anna.json.people).toMatchObject([{ relation: 'left', phone: null, hasLogin: true }]);
  });

  it('is registered once by two clicks at the same moment, and once by one key', async () => {
    const giulia = await portal().signIn('giulia');
    const click = (sure: boolean, key?: string) =>
      giulia.post('/admin/banks/users', { ...MARIA, sure }, key ? { 'idempotency-key': key } : {});
    const clicks = await Promise.all([click(false), click(false), click(false)]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [one, other] = await Promise.all([click(true, 'k'), click(true, 'k')]);
    expect(one.json).toEqual(other.json);
    const { json } = await giulia.get(`/admin/banks/${portal().world.bank.bergamo}/users?q=maria`);
    expect(json).toHaveLength(2);
  });
});

describe('somebody without a login who left', () => {
  it('comes back with their number and their account', async () => {
    const { json: maria } = await register();
    const giulia = await portal().signIn('giulia');
    await giulia.post('/admin/transactions', bankForm(portal(), { userTo: maria.id }));
    const readmit = (id: number) =>
      giulia.post(`/admin/banks/users/${id}/readmit`, { paperSigned: true, signedOn: TODAY });
    expect((await readmit(maria.id)).json.code).toBe('already-member');
    await giulia.delete(`/admin/banks/users/${maria.id}`);
    expect((await giulia.get(`/users/${maria.id}`)).status).toBe(404);
    expect((await readmit(maria.id)).json).toMatchObject({ id: maria.id, number: 4, total: -2 });
  });

  it('is nobody with a login, and nobody of another bank', async () => {
    const { person } = portal().world;
    const { json: maria } = await register();
    const giulia = await portal().signIn('giulia');
    const paolo = await portal().signIn('paolo');
    await giulia.delete(`/admin/banks/users/${maria.id}`);
    await giulia.delete(`/admin/banks/users/${person.anna}`);
    const form = { paperSigned: true, signedOn: TODAY };
    const answers = await Promise.all([
      paolo.post(`/admin/banks/users/${maria.id}/readmit`, form),
      giulia.post(`/admin/banks/users/${person.anna}/readmit`, form),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
