/** Passkeys on one's own page: adding, naming and removing them, and what is refused (specification §26). */
import { describe, expect, it } from 'vitest';
import { PASSKEYS_MAX } from '#contract/limits.ts';
import { turnOn } from './support/authenticator.ts';
import { PasskeyDevice } from './support/passkey-device.ts';
import { passkeysAt, UNRECOGNISED } from './support/passkeys.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { mailedToken } from './support/registration.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const portal = portalForEachStory();
const { here, toMake, toSign, add, enterWith } = passkeysAt(portal);
const BY_PASSWORD = { password: PASSWORD };

async function told(): Promise<unknown[]> {
  const { rows } = await portal().deps.database.pool.query(
    `select payload -> 'personId' as id, payload -> 'what' as what from outbox
     where kind = 'sign-in-guard-changed' order by outbox.id`,
  );
  return rows.map(({ id, what }) => [id, what]);
}

describe('adding one', () => {
  it('takes the password and what the device has made; it is listed, named, told of', async () => {
    const anna = await portal().signIn('anna');
    const added = await add(anna, new PasskeyDevice());
    expect([added.status, added.json]).toMatchObject([201, [{ name: 'Telefono', usedAt: null }]]);
    const id = added.json[0]?.id ?? 0;
    expect((await anna.patch(`/users/passkeys/${id}`, { name: 'Tablet' })).status).toBe(204);
    expect((await anna.get('/users/passkeys')).json).toMatchObject([{ id, name: 'Tablet' }]);
    expect(await told()).toEqual([[portal().world.person.anna, 'passkey-added']]);
    const marco = await portal().signIn('marco');
    expect((await marco.patch(`/users/passkeys/${id}`, { name: 'Mia' })).status).toBe(404);
    expect((await marco.get('/users/passkeys')).json).toEqual([]);
  });

  it('is refused with a wrong password, from another origin, unverified, late, and twice', async () => {
    const anna = await portal().signIn('anna');
    const device = new PasskeyDevice();
    const wrong = await anna.post('/users/passkeys/begin', { password: 'wrong' });
    expect(wrong.json).toMatchObject({ errors: [{ path: 'password', code: 'password-wrong' }] });
    const send = (response: ReturnType<PasskeyDevice['make']>) =>
      anna.post('/users/passkeys', { name: 'Telefono', response });
    const elsewhere = { ...here(), origin: 'https://false.example' };
    const unverified = { ...here(), verifies: false };
    for (const habits of [elsewhere, unverified]) {
      const made = device.make(await toMake(anna, BY_PASSWORD), habits);
      expect(refusalOf(await send(made))).toEqual(UNRECOGNISED);
    }
    const late = device.make(await toMake(anna, BY_PASSWORD), here());
    portal().passMinutes(5);
    expect(refusalOf(await send(late))).toEqual(UNRECOGNISED);
    const made = device.make(await toMake(anna, BY_PASSWORD), here());
    expect((await send(made)).status).toBe(201);
    expect(refusalOf(await send(made))).toEqual(UNRECOGNISED);
    expect(refusalOf(await add(anna, device))).toEqual([409, 'passkey-known']);
  });

  it('is refused with somebody else’s challenge, or one for signing in', async () => {
    const anna = await portal().signIn('anna');
    const marco = await portal().signIn('marco');
    for (const challenge of [await toMake(marco, BY_PASSWORD), await toSign()]) {
      const response = new PasskeyDevice().make(challenge, here());
      const refused = await anna.post('/users/passkeys', { name: 'Telefono', response });
      expect(refusalOf(refused)).toEqual(UNRECOGNISED);
    }
    expect((await anna.get('/users/passkeys')).json).toEqual([]);
  });

  it('takes a code as well where there is a second factor', async () => {
    const anna = await portal().signIn('anna');
    const { app } = await turnOn(portal(), anna);
    const begin = (code?: string) =>
      anna.post('/users/passkeys/begin', { ...BY_PASSWORD, ...(code ? { code } : {}) });
    expect((await begin()).json).toMatchObject({ errors: [{ path: 'code', code: 'required' }] });
    expect((await begin('000000')).json).toMatchObject({
      errors: [{ path: 'code', code: 'code-wrong' }],
    });
    const added = await add(anna, new PasskeyDevice(), { code: app.nextCode() });
    expect(added.status).toBe(201);
  });

  it('names those of before to the device, and ends with ten', async () => {
    const anna = await portal().signIn('anna');
    const first = new PasskeyDevice();
    await add(anna, first);
    const begin = () => anna.post('/users/passkeys/begin', BY_PASSWORD);
    const known = { type: 'public-key', id: first.credentialId.toString('base64url') };
    expect((await begin()).json.excludeCredentials).toEqual([known]);
    await portal().deps.database.pool.query(
      `insert into passkey (person_id, credential_id, public_key, counter, name, created_at)
       select $1, decode(to_hex(n + 16), 'hex'), '', 0, 'Altra', now() from generate_series(2, 10) n`,
      [portal().world.person.anna],
    );
    expect(refusalOf(await begin())).toEqual([409, 'passkeys-full']);
  });

  it('ends with ten, also when all devices answer at once', async () => {
    const anna = await portal().signIn('anna');
    await add(anna, new PasskeyDevice());
    const made: ReturnType<PasskeyDevice['make']>[] = [];
    for (let n = 0; n < PASSKEYS_MAX; n += 1) {
      made.push(new PasskeyDevice().make(await toMake(anna, BY_PASSWORD), here()));
    }
    const answers = await Promise.all(
      made.map((response) => anna.post('/users/passkeys', { name: 'Telefono', response })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(refusalOf)).toEqual([[409, 'passkeys-full']]);
    expect((await anna.get('/users/passkeys')).json).toHaveLength(PASSKEYS_MAX);
  });
});

describe('removing one', () => {
  it('takes the password, ends its way in and leaves the password; nobody removes another’s', async () => {
    const anna = await portal().signIn('anna');
    const device = new PasskeyDevice();
    const { json } = await add(anna, device);
    const path = `/users/passkeys/${json[0]?.id ?? 0}/remove` as const;
    const marco = await portal().signIn('marco');
    expect((await marco.post(path, BY_PASSWORD)).status).toBe(404);
    expect((await anna.post(path, { password: 'wrong' })).status).toBe(400);
    expect((await anna.post(path, BY_PASSWORD)).status).toBe(204);
    expect((await anna.post(path, BY_PASSWORD)).status).toBe(404);
    expect(refusalOf(await enterWith(device))).toEqual(UNRECOGNISED);
    await portal().signIn('anna');
    const { anna: id } = portal().world.person;
    expect(await told()).toEqual([
      [id, 'passkey-added'],
      [id, 'passkey-removed'],
    ]);
  });

  it('comes with a password chosen by mail, for somebody else may have added them', async () => {
    const device = new PasskeyDevice();
    await add(await portal().signIn('anna'), device);
    await add(await portal().signIn('marco'), new PasskeyDevice());
    await portal()
      .visitor()
      .post(`/users/reset-password/${emailOf('anna')}`, undefined);
    const { token, personId } = await mailedToken(portal(), emailOf('anna'), 'reset-password');
    const path = `/users/reset-password?passwordToken=${token}&id=${personId}` as const;
    const chosen = await portal().visitor().patch(path, { newPassword: 'Nuova-2026!x' });
    expect(chosen.status).toBe(204);
    expect(refusalOf(await enterWith(device))).toEqual(UNRECOGNISED);
    const { anna, marco } = portal().world.person;
    expect(await told()).toEqual([
      [anna, 'passkey-added'],
      [marco, 'passkey-added'],
      [anna, 'passkey-removed'],
    ]);
  });
});
