/** Rooms that the bank of Bergamo has opened, with something in each. */
import { atTheDesk } from './desk.ts';
import type { TestPortal } from './portal.ts';

/** The bank keeps its register here, with something in it. */
export async function openedRegister(portal: TestPortal, anna: number): Promise<void> {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rooms/association', { isOpen: true });
  await say('PUT', '/admin/register/legal-form', { legalForm: 'aps' });
  await say('PUT', '/admin/rules/register-visible', { value: true, note: 'Statuto, art. 7' });
  const entry = { taxCode: 'FRRNNA58E41A794X', birthPlace: 'Nembro (BG)', metOn: '2026-01-12' };
  await say('PUT', `/admin/banks/users/${anna}/register`, { ...entry, metBy: 'Giulia Rossi' });
  const minutes = { on: '2026-01-20', resolution: 'Direttivo 20/01/2026, n. 2', ids: [anna] };
  await say('POST', '/admin/register/minutes', minutes);
  const year = new Date().getFullYear();
  const reduced = { cents: 800, words: 'Sotto i 26 anni' };
  const asked = { dueOn: `${year}-03-31`, ordinary: { cents: 1500, words: '' }, reduced };
  await say('PUT', `/admin/fees/${year}`, asked);
  const received = { ids: [anna], on: `${year}-01-20`, how: 'cash' };
  await say('POST', `/admin/fees/${year}/receive`, received);
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const policy = { ...days, insurer: 'Assicura Bergamo', number: '2026/118', covers: 'some' };
  const { id } = await say('POST', '/admin/policies', policy);
  await say('PUT', `/admin/policies/${id}/people`, { on: `${year}-01-01`, add: [anna] });
}

/** Who asks to join is met first, and admitted by the board: nobody accepts with one tap any more. */
export async function boardAdmits(portal: TestPortal): Promise<void> {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rules/admission-first', { value: true, note: 'Statuto, art. 5' });
}

/** Somebody of twelve is a member, with both parents' signatures. */
export async function withMinor(portal: TestPortal): Promise<void> {
  const { say } = await atTheDesk(portal);
  const guardian = { name: 'Teresa Vitali', phone: '347 9876543', otherName: 'Carlo Vitali' };
  await say('POST', '/admin/banks/users', {
    ...{ name: 'Nina', surname: 'Vitali', prefLocale: 'it', paperSigned: true, sure: true },
    ...{ birthDate: `${new Date().getFullYear() - 12}-01-31`, signedOn: '2026-01-10' },
    guardian: { ...guardian, aloneWhy: '', signedOn: '2026-01-10' },
  });
}

/** A parish is a member. */
export async function withParish(portal: TestPortal): Promise<void> {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rooms/bodies', { isOpen: true });
  await say('POST', '/admin/bodies', {
    ...{ name: 'Parrocchia di Sant’Anna', kind: 'parish', address: '', phone: '035 555 300' },
    ...{ taxCode: '', representedBy: 'don Luigi Locatelli', signedOn: '2026-01-10', sure: true },
  });
}
