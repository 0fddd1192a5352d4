/**
 * Members below the age that their bank asks for (specification §52): the desk takes them in with a form
 * that who answers for them signed, and speaks for them until they reach that age.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { secondAdministrator } from './support/fund.ts';
import { bringIn } from './support/imports.ts';
import { GUARDIAN, registerYoung, youngForm } from './support/minors.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { registration } from './support/registration.ts';
import { change, openRegister } from './support/rooms.ts';
import { emailOf, PASSWORD, TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const idOf = (who: Who) => portal().world.person[who];
const bankOf = () => portal().world.bank.bergamo;
const bornOn = (who: Who, day: string | null) =>
  portal().rows('update person set birth_date = $2 where id = $1', [idOf(who), day]);
const minorUntil = async (id: number) =>
  (await portal().rows(`select minor_until from membership where person_id = $1`, [id]))[0]
    ?.minor_until;
const setAge = (desk: Caller, value: number) =>
  desk.put('/admin/rules/age-least', { value, note: 'Assemblea' });

/** Seventeen today, and eighteen tomorrow. */
const TOMORROW_18 = '2008-11-21';
const SIXTEEN = '2010-05-01';
const THIRTEEN = '2013-05-01';

describe('a bank that has not opened the room', () => {
  it('takes everybody in as before, and knows no such rule', async () => {
    const desk = await giulia();
    const { status, json } = await desk.post('/admin/banks/users', youngForm(THIRTEEN));
    expect(status).toBe(201);
    expect(await minorUntil(json.id)).toBeNull();
    expect(refusalInFull(await setAge(desk, 16))).toEqual([403, 'room-closed']);
    await bornOn('elena', SIXTEEN);
    expect((await desk.patch(`/admin/banks/users/${idOf('elena')}/accept`)).status).toBe(204);
  });
});

describe('joining', () => {
  beforeEach(() => openRegister(portal(), 'bergamo'));

  it('is refused below the age, with the telephone of the desk, at the registration', async () => {
    await portal().rows(`update bank set phone = '035 1112233' where id = $1`, [bankOf()]);
    const form = registration(portal(), { dateOfBirthday: TOMORROW_18 });
    const refused = await portal().visitor().post('/register', form);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('035 1112233')]);
    expect(await portal().rows('select from person where email = $1', [form.email])).toEqual([]);
    const grown = { ...form, dateOfBirthday: TODAY.replace('2026', '2008') };
    expect((await portal().visitor().post('/register', grown)).status).toBe(201);
  });

  it('is refused to who asks from within, and to who has not said how old they are', async () => {
    await portal().rows(`update bank set phone = '035 1112233' where id = $1`, [bankOf()]);
    const davide = await portal().signIn('davide');
    const ask = () => davide.patch(`/users/banks/${bankOf()}/join`);
    await bornOn('davide', SIXTEEN);
    const young = await ask();
    expect(refusalInFull(young)).toEqual([403, 'too-young']);
    expect(young.json).toMatchObject({ giver: { phone: '035 1112233', names: [] } });
    await bornOn('davide', null);
    expect(refusalInFull(await ask())).toEqual([409, 'birth-date-missing']);
    await bornOn('davide', '2008-11-20');
    expect((await ask()).status).toBe(204);
  });

  it('is asked again when the desk accepts who asked before, and when an address is verified', async () => {
    const desk = await giulia();
    const accept = () => desk.patch(`/admin/banks/users/${idOf('elena')}/accept`);
    await bornOn('elena', SIXTEEN);
    expect(refusalInFull(await accept())).toEqual([403, 'too-young']);
    await bornOn('elena', null);
    expect(refusalInFull(await accept())).toEqual([409, 'birth-date-missing']);
    await setAge(desk, 0);
    expect((await accept()).status).toBe(204);
  });
});

describe('the desk', () => {
  beforeEach(() => openRegister(portal(), 'bergamo'));

  it('takes somebody in with the form of both parents, or of one who says why', async () => {
    const desk = await giulia();
    const register = (guardian?: object) =>
      desk.post('/admin/banks/users', youngForm(SIXTEEN, { guardian }));
    expect(refusalInFull(await register())).toEqual([
      ...[400, 'invalid-input'],
      [{ path: 'guardian.name', code: 'required' }],
    ]);
    const alone = { ...GUARDIAN, otherName: '' };
    expect(refusalInFull(await register(alone)).at(-1)).toEqual([
      { path: 'guardian.aloneWhy', code: 'required' },
    ]);
    expect((await register({ ...GUARDIAN, aloneWhy: 'Vive all’estero' })).status).toBe(400);
    const tomorrow = await register({ ...GUARDIAN, signedOn: '2026-11-21' });
    expect(refusalInFull(tomorrow).at(-1)).toEqual([
      { path: 'guardian.signedOn', code: 'date-future' },
    ]);
    const { status, json } = await register({ ...alone, aloneWhy: 'Il padre vive all’estero' });
    expect(status).toBe(201);
    expect(await minorUntil(json.id)).toBe('2028-05-01');
    expect((await desk.get('/admin/minors')).json).toEqual([
      {
        ...{ userId: json.id, name: 'Nina Vitali', number: json.number, birthDate: SIXTEEN },
        ...{ minorUntil: '2028-05-01', ofAgeOn: '2028-05-01', loginFrom: '2024-05-01' },
        hasLogin: false,
        guardian: { ...alone, aloneWhy: 'Il padre vive all’estero' },
      },
    ]);
    const grown = youngForm('1980-01-01', { guardian: GUARDIAN, name: 'Ugo' });
    const { json: adult } = await desk.post('/admin/banks/users', grown);
    expect(await portal().rows('select from guardian where person_id = $1', [adult.id])).toEqual(
      [],
    );
  });

  it('mends the form; of two at once the second reads what the other wrote', async () => {
    const [one, other] = [await giulia(), await secondAdministrator(portal())];
    const id = await registerYoung(one, SIXTEEN);
    const path = `/admin/banks/users/${id}/guardian` as const;
    const basedOn = { phone: GUARDIAN.phone };
    const put = (desk: Caller, phone: string) => desk.put(path, { ...GUARDIAN, phone, basedOn });
    expect((await put(one, '1')).status).toBe(204);
    expect((await put(one, '1')).status).toBe(204);
    expect(refusalInFull(await put(other, '2')).slice(0, 2)).toEqual([409, 'changed-meanwhile']);
    const adult = `/admin/banks/users/${idOf('anna')}/guardian` as const;
    expect((await one.put(adult, GUARDIAN)).status).toBe(404);
    const elsewhere = await portal().signIn('paolo');
    await openRegister(portal(), 'lecco');
    expect((await elsewhere.put(path, GUARDIAN)).status).toBe(404);
    const noted = await portal().rows(`select detail from audit where action = 'guardian-written'`);
    expect(noted).toHaveLength(2);
    expect(JSON.stringify(noted)).not.toContain('Vitali');
  });

  it('takes in again who left, with a new form', async () => {
    const desk = await giulia();
    const id = await registerYoung(desk, SIXTEEN);
    await desk.delete(`/admin/banks/users/${id}`);
    const back = { paperSigned: true, signedOn: TODAY };
    const path = `/admin/banks/users/${id}/readmit` as const;
    expect(refusalInFull(await desk.post(path, back)).at(-1)).toEqual([
      { path: 'guardian.name', code: 'required' },
    ]);
    expect((await desk.post(path, { ...back, guardian: GUARDIAN })).status).toBe(200);
    expect((await desk.get('/admin/minors')).json).toMatchObject([{ userId: id }]);
  });

  it('finds whom an import brought, without a form until it writes one', async () => {
    const desk = await giulia();
    const people = 'Cognome;Nome;Data di nascita\nAgazzi;Adele;01/05/2012\nBosi;Ugo;01/05/1970';
    await bringIn(portal(), desk, people);
    const [adele, ...others] = (await desk.get('/admin/minors')).json;
    expect([adele, others]).toMatchObject([{ name: 'Adele Agazzi', guardian: null }, []]);
    const path = `/admin/banks/users/${adele?.userId}/guardian` as const;
    expect((await desk.put(path, GUARDIAN)).status).toBe(204);
    expect((await desk.get('/admin/minors')).json).toMatchObject([{ guardian: GUARDIAN }]);
  });

  it('alone says how old they are', async () => {
    const desk = await giulia();
    await bornOn('marco', SIXTEEN);
    await setAge(desk, 17);
    const marco = await portal().signIn('marco');
    const { json: own } = await marco.get(`/users/${idOf('marco')}`);
    const data = { ...own, dateOfBirthday: '1980-01-01' };
    expect(refusalInFull(await marco.patch('/users/update', data))).toEqual([
      ...[403, 'desk-speaks-for-minor'],
    ]);
    const phone = { ...own, dateOfBirthday: SIXTEEN, phone: '333 0000000' };
    expect((await marco.patch('/users/update', phone)).status).toBe(200);
    const anna = await portal().signIn('anna');
    const { json: grown } = await anna.get(`/users/${idOf('anna')}`);
    const younger = await anna.patch('/users/update', { ...grown, dateOfBirthday: SIXTEEN });
    expect(refusalInFull(younger)).toEqual([403, 'desk-speaks-for-minor']);
    const mended = { ...own, id: idOf('marco'), dateOfBirthday: '1980-01-01' };
    expect((await desk.patch('/users/bank/update', mended)).status).toBe(200);
    expect(await minorUntil(idOf('marco'))).toBeNull();
  });
});

describe('signing in', () => {
  beforeEach(() => openRegister(portal(), 'bergamo'));

  it('begins at fourteen, by an invitation of the desk', async () => {
    const desk = await giulia();
    const invite = async (birthDate: string, name: string) => {
      const form = youngForm(birthDate, { guardian: GUARDIAN, name, sure: true });
      const { json } = await desk.post('/admin/banks/users', form);
      return desk.post(`/admin/banks/users/${json.id}/invite`, { email: `${name}@example.org` });
    };
    expect(refusalInFull(await invite('2012-11-21', 'ida'))).toEqual([403, 'too-young']);
    expect((await invite('2012-11-20', 'ada')).status).toBe(200);
  });

  it('ends for who is thirteen when their bank opens the room', async () => {
    const marco = await portal().signIn('marco');
    await bornOn('marco', THIRTEEN);
    await setAge(await giulia(), 17);
    expect((await marco.get('/users/todo')).status).toBe(401);
    const login = { username: emailOf('marco'), password: PASSWORD };
    const again = await portal().visitor().form('/login', login);
    expect(refusalInFull(again)).toEqual([403, 'too-young']);
  });
});

describe('on the board', () => {
  beforeEach(() => openRegister(portal(), 'bergamo'));

  it('the desk posts and answers for them; they themselves are told so', async () => {
    const desk = await giulia();
    await bornOn('marco', SIXTEEN);
    await setAge(desk, 17);
    const marco = await portal().signIn('marco');
    const notice = noticeForm(portal(), { contact: 'phone' });
    expect(refusalInFull(await marco.post('/users/notices', notice))).toEqual([
      ...[403, 'desk-speaks-for-minor'],
    ]);
    const { status, json } = await desk.actingFor(idOf('marco')).post('/users/notices', notice);
    expect(status).toBe(201);
    const anna = await portal().signIn('anna');
    const { contact, canAnswer } = (await anna.get(`/users/notices/${json.id}`)).json;
    expect([contact.mode, contact.phone, canAnswer]).toEqual(['desk', null, false]);
    expect((await marco.post(`/users/notices/${json.id}/close`, { outcome: 'unmet' })).status).toBe(
      403,
    );
  });
});

describe('an office', () => {
  beforeEach(() => openRegister(portal(), 'bergamo'));

  it('is nobody’s below the age, and ends when the rule says so', async () => {
    const desk = await giulia();
    const named = { delegateId: idOf('marco'), signedOn: TODAY };
    const name = (of: Who) => desk.post(`/admin/banks/users/${idOf(of)}/proxies`, named);
    expect((await name('anna')).status).toBe(201);
    await bornOn('marco', SIXTEEN);
    await setAge(desk, 17);
    expect((await desk.get(`/admin/banks/users/${idOf('anna')}/proxies`)).json.trusted).toEqual([]);
    expect(refusalInFull(await name('anna'))).toEqual([403, 'office-for-adults']);
    const role = { role: 'ADMIN' } as const;
    const made = await desk.patch(`/admin/banks/users/${idOf('marco')}/role`, role);
    expect(refusalInFull(made)).toEqual([403, 'office-for-adults']);
    const willing = (await portal().signIn('marco')).put('/users/companion/welcomes', {
      welcomes: true,
    });
    expect(refusalInFull(await willing)[1]).toBe('desk-speaks-for-minor');
    // Seventeen is enough from then on.
    await setAge(desk, 16);
    expect((await name('anna')).status).toBe(201);
  });

  it('of an administrator keeps the bank from asking for their age', async () => {
    await change(await giulia(), 'association', false);
    await bornOn('giulia', SIXTEEN);
    const desk = await giulia();
    const opened = await desk.put('/admin/rooms/association', { isOpen: true });
    expect(refusalInFull(opened)).toEqual([403, 'office-for-adults']);
    expect(
      (await desk.get('/admin/rooms')).json.find((room) => room.name === 'association'),
    ).toMatchObject({ isOpen: false });
  });
});

describe('the room', () => {
  it('stays open while somebody is guarded there', async () => {
    await openRegister(portal(), 'bergamo');
    const desk = await giulia();
    await registerYoung(desk, SIXTEEN);
    const closed = await desk.put('/admin/rooms/association', { isOpen: false });
    expect(refusalInFull(closed).slice(0, 2)).toEqual([409, 'room-in-use']);
    await setAge(desk, 0);
    await change(desk, 'association', false);
  });
});
