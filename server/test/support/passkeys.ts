/** Passkeys in stories: a person's device makes one, and signs in with it. */
import { expect } from 'vitest';
import type { Caller } from './caller.ts';
import type { PasskeyDevice } from './passkey-device.ts';
import type { TestPortal } from './portal.ts';
import { PASSWORD } from './world.ts';

export const UNRECOGNISED = [400, 'passkey-unrecognised'];

/** What the people of one portal do with their devices. */
export function passkeysAt(portal: () => TestPortal) {
  /** Where a browser is that shows this portal. */
  const here = () => {
    const { publicUrl } = portal().deps.config;
    return { origin: publicUrl, rpId: new URL(publicUrl).hostname };
  };

  /** The challenge to make a passkey with. */
  const toMake = async (who: Caller, proof: { password: string; code?: string }) => {
    const { status, json } = await who.post('/users/passkeys/begin', proof);
    expect(status).toBe(200);
    return json.challenge;
  };

  /** The challenge to sign in with. */
  const toSign = async () =>
    (await portal().visitor().post('/login/passkey/begin', undefined)).json.challenge;

  const add = async (
    who: Caller,
    device: PasskeyDevice,
    {
      name = 'Telefono',
      code,
      password = PASSWORD,
    }: { name?: string; code?: string; password?: string } = {},
  ) => {
    const proof = { password, ...(code === undefined ? {} : { code }) };
    const response = device.make(await toMake(who, proof), here());
    return who.post('/users/passkeys', { name, response });
  };

  const enter = (response: ReturnType<PasskeyDevice['sign']>) =>
    portal().visitor().post('/login/passkey', { response, rememberMe: false });

  const enterWith = async (device: PasskeyDevice) => enter(device.sign(await toSign(), here()));

  return { here, toMake, toSign, add, enter, enterWith };
}
