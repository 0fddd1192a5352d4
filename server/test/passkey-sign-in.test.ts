/** Signing in with a passkey instead of a password, and every way to fail (specification §26). */
import { beforeEach, describe, expect, it } from 'vitest';
import { turnOn } from './support/authenticator.ts';
import type { Caller } from './support/caller.ts';
import { PasskeyDevice } from './support/passkey-device.ts';
import { passkeysAt, UNRECOGNISED } from './support/passkeys.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const portal = portalForEachStory();
const { here, toMake, toSign, add, enter, enterWith } = passkeysAt(portal);

let device: PasskeyDevice;
beforeEach(() => {
  device = new PasskeyDevice();
});

it('opens a session without a password, also for who has a second factor', async () => {
  const anna = await portal().signIn('anna');
  await add(anna, device);
  await turnOn(portal(), anna);
  const entered = await enterWith(device);
  expect([entered.status, entered.json]).toMatchObject([200, { email: emailOf('anna') }]);
  const inside = portal().withToken(entered.json.token);
  expect((await inside.get('/users/passkeys')).json[0]?.usedAt).not.toBeNull();
});

describe('as both factors', () => {
  const change = { value: -25, note: 'Prova' };
  const desk = async (who: Caller) => (await who.put('/admin/rules/band-low', change)).status;
  const strict = { value: true, note: 'Deciso' };

  it('it opens a desk that asks for a second one, while the password alone does not', async () => {
    const giulia = await portal().signIn('giulia');
    await add(giulia, device);
    await giulia.put('/admin/rules/desk-second-factor', strict);
    expect(await desk(await portal().signIn('giulia'))).toBe(403);
    const entered = await enterWith(device);
    expect(await desk(portal().withToken(entered.json.token))).toBe(200);
  });

  it('adding it opens the desk at once, and removing it closes it', async () => {
    const giulia = await portal().signIn('giulia');
    await giulia.put('/admin/rules/desk-second-factor', strict);
    expect(await desk(giulia)).toBe(403);
    const { json } = await add(giulia, device);
    expect(await desk(giulia)).toBe(200);
    const path = `/users/passkeys/${json[0]?.id ?? 0}/remove` as const;
    expect((await giulia.post(path, { password: PASSWORD })).status).toBe(204);
    expect(await desk(giulia)).toBe(403);
    expect((await giulia.get('/users/passkeys')).json).toEqual([]);
  });
});

it.each([
  [
    'another origin',
    async () => device.sign(await toSign(), { ...here(), origin: 'https://false.example' }),
  ],
  ['another portal', async () => device.sign(await toSign(), { ...here(), rpId: 'false.example' })],
  ['nobody verified', async () => device.sign(await toSign(), { ...here(), verifies: false })],
  ['a challenge of its own', async () => device.sign('x'.repeat(43), here())],
  [
    'a challenge for adding one',
    async () => {
      const anna = await portal().signIn('anna');
      return device.sign(await toMake(anna, { password: PASSWORD }), here());
    },
  ],
  ['a passkey that nobody has', async () => new PasskeyDevice().sign(await toSign(), here())],
  [
    'somebody else’s passkey',
    async () => new PasskeyDevice().sign(await toSign(), here(), device.credentialId),
  ],
])('is refused with %s', async (_, response) => {
  await add(await portal().signIn('anna'), device);
  expect(refusalOf(await enter(await response()))).toEqual(UNRECOGNISED);
  expect((await enterWith(device)).status).toBe(200);
});

it('works once for each challenge, also from a device that does not count', async () => {
  device = new PasskeyDevice({ counts: false });
  await add(await portal().signIn('anna'), device);
  const response = device.sign(await toSign(), here());
  const answers = await Promise.all([enter(response), enter(response)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(refusalOf(await enter(response))).toEqual(UNRECOGNISED);
  expect((await enterWith(device)).status).toBe(200);
});

it('is refused when replayed, five minutes late, and from a copy that counts from the start', async () => {
  await add(await portal().signIn('anna'), device);
  const response = device.sign(await toSign(), here());
  const answers = await Promise.all([enter(response), enter(response)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const late = device.sign(await toSign(), here());
  portal().passMinutes(5);
  expect(refusalOf(await enter(late))).toEqual(UNRECOGNISED);
  device.setBack();
  expect(refusalOf(await enterWith(device))).toEqual(UNRECOGNISED);
});

it('is refused to a person who has no login any more', async () => {
  await add(await portal().signIn('marco'), device);
  await portal().deps.database.pool.query(
    `update person set access = 'desk', password_hash = null where id = $1`,
    [portal().world.person.marco],
  );
  expect((await enterWith(device)).status).toBe(401);
});
