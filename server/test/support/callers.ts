/** Everybody who may try a door: the fourteen kinds of callers that permission stories know. */
import type { TestPortal } from './portal.ts';
import { type BankKey, emailOf, type Who } from './world.ts';

export interface CallerKind {
  name: string;
  token: string | undefined;
  /** What the portal takes them for: `nobody` has no valid session. */
  status: 'nobody' | 'unverified' | 'bankless' | 'pending' | 'member' | 'admin';
  isPortalAdmin: boolean;
  /** Who they are; for those without a session, who they would be. */
  id: number;
  email: string;
  bank: BankKey | undefined;
}

/** Signs everybody in. */
export async function createCallers(portal: TestPortal): Promise<CallerKind[]> {
  const enter = (name: string, who: Who, status: CallerKind['status'], bank?: BankKey) =>
    enterAs(portal, { name, who, status, bank });
  const admin = await enter('admin', 'giulia', 'admin', 'bergamo');
  const nobody = { ...admin, status: 'nobody' as const };
  return [
    { ...nobody, name: 'no token', token: undefined },
    { ...nobody, name: 'broken token', token: `${admin.token?.slice(0, -4)}AAAA` },
    { ...nobody, name: 'signed-out token', token: await signedOutToken(portal) },
    await enter('unverified', 'luca', 'unverified'),
    await enter('new', 'davide', 'bankless'),
    await enter('pending', 'elena', 'pending'),
    await excluded(portal),
    { ...(await enter('portal administrator', 'portale', 'bankless')), isPortalAdmin: true },
    await enter('member', 'marco', 'member', 'bergamo'),
    await enter('member of a friend bank', 'sara', 'member', 'lecco'),
    await enter('member of a stranger bank', 'greta', 'member', 'bozen'),
    admin,
    await enter('admin of a friend bank', 'paolo', 'admin', 'lecco'),
    await enter('admin of a stranger bank', 'lukas', 'admin', 'bozen'),
  ];
}

interface Entering {
  name: string;
  who: Who;
  status: CallerKind['status'];
  bank: BankKey | undefined;
}

async function enterAs(portal: TestPortal, { who, ...rest }: Entering): Promise<CallerKind> {
  const { token } = await portal.signIn(who);
  const id = portal.world.person[who];
  return { ...rest, token, isPortalAdmin: false, id, email: emailOf(who) };
}

/** The token of somebody who may everything, after they have signed out. */
async function signedOutToken(portal: TestPortal): Promise<string | undefined> {
  const leaving = await portal.signIn('giulia');
  await leaving.post('/logout', undefined);
  return leaving.token;
}

/** Anna was a member when she signed in; her token is of that time. */
async function excluded(portal: TestPortal): Promise<CallerKind> {
  const anna = await enterAs(portal, {
    name: 'excluded, with a token of before',
    who: 'anna',
    status: 'bankless',
    bank: undefined,
  });
  const giulia = await portal.signIn('giulia');
  await giulia.delete(`/admin/banks/users/${anna.id}`);
  return anna;
}
