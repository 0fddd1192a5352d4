/** A person who registers beside the browser, through the portal's own calls, as far as a story needs. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Bank } from '#contract/banks/banks.ts';
import type { TestPortal } from './portal.ts';

export interface Newcomer {
  email: string;
  password: string;
  name: string;
  /** The link that verifies the address. */
  link: string;
}

interface Who {
  email: string;
  name?: string;
  /** The bank chosen at registration. */
  bank?: string;
  /** `it`, `en` or `de`. */
  locale?: string;
}

const PASSWORD = 'Prova-2026!x';

/** Registers somebody whose address is not verified yet. */
export async function registered(portal: TestPortal, who: Who): Promise<Newcomer> {
  const { email, name = 'Nuovo', bank, locale = 'it' } = who;
  const challenge = await (await fetch(`${portal.url}/api/bot-check`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const response = await fetch(`${portal.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      emailConf: email,
      name,
      surname: 'Arrivato',
      password: PASSWORD,
      phone: '035 555 0100',
      dateOfBirthday: '1960-04-05',
      sex: 'n',
      prefLocale: locale,
      awaitBankId: bank ? await bankId(portal, bank) : null,
      recaptchaToken: btoa(JSON.stringify({ challenge, solution })),
    }),
  });
  if (!response.ok) throw new Error(`${email} cannot register: ${await response.text()}`);
  const { links, text } = await portal.mails.next({ to: email });
  const link = links.find((address) => address.includes('/registration-confirm'));
  if (!link) throw new Error(`no link in ${text}`);
  return { email, password: PASSWORD, name, link };
}

/** Registers somebody and verifies their address: without a bank, or waiting for the chosen one. */
export async function verified(portal: TestPortal, who: Who): Promise<Newcomer> {
  const newcomer = await registered(portal, who);
  const token = new URL(newcomer.link).searchParams.get('registrationToken') ?? '';
  await ask(portal, 'GET', `/registration-confirm?registrationToken=${token}`);
  return newcomer;
}

/** A browser in which everybody is known: no letter comes about a new one. */
export const USUAL_DEVICE = `device=${'u'.repeat(43)}`;

/** The token of a fresh session. */
export async function tokenOf(
  portal: TestPortal,
  email: string,
  password = 'Tempo-2019!',
): Promise<string> {
  const body = new URLSearchParams({ username: email, password });
  const headers = { cookie: USUAL_DEVICE };
  const response = await fetch(`${portal.url}/api/login`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}`);
  return response.text();
}

/** Calls the portal. @returns what it answers; undefined for nothing */
export async function ask(
  portal: TestPortal,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
) {
  const response = await fetch(`${portal.url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

async function bankId(portal: TestPortal, name: string): Promise<number> {
  const banks: Bank[] = await ask(portal, 'GET', `/users/list-bank?q=${encodeURIComponent(name)}`);
  const bank = banks[0];
  if (!bank) throw new Error(`no bank is called ${name}`);
  return bank.bankId;
}

/** An administrator accepts or denies somebody who asked their bank. */
export async function decideOn(
  portal: TestPortal,
  admin: string,
  email: string,
  decision: 'accept' | 'deny',
): Promise<void> {
  const token = await tokenOf(portal, admin);
  const awaiting: { id: number; email: string }[] = await ask(
    portal,
    'GET',
    '/admin/banks/users/awaiting',
    { token },
  );
  const person = awaiting.find((one) => one.email === email);
  if (!person) throw new Error(`${email} asks nobody`);
  await ask(portal, 'PATCH', `/admin/banks/users/${person.id}/${decision}`, { token });
}
