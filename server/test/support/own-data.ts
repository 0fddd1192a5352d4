/** Changes a member's own address, as their browser does. */
import type { Answer } from './caller.ts';
import type { TestPortal } from './portal.ts';
import { PASSWORD, type Who } from './world.ts';

/** What somebody says of themselves, all right but for the address. */
export const PERSON = {
  name: 'Nome',
  surname: 'Cognome',
  phone: '333 1234567',
  dateOfBirthday: '1958-05-01',
  sex: 'n',
  prefLocale: 'it',
};

/** Signs in with an address and changes it to another. */
export async function moveTo(
  portal: TestPortal,
  email: string,
  next: string,
  password = PASSWORD,
): Promise<Answer> {
  const entered = await portal.visitor().form('/login', { username: email, password });
  if (entered.status !== 200) throw new Error(`${email} cannot sign in: ${entered.text}`);
  return portal.withToken(entered.text).patch('/users/update', { ...PERSON, email: next });
}

/** An administrator changes the address of somebody of their bank. */
export async function moveMember(
  portal: TestPortal,
  admin: Who,
  who: Who,
  next: string,
): Promise<Answer> {
  const desk = await portal.signIn(admin);
  const id = portal.world.person[who];
  return desk.patch('/users/bank/update', { ...PERSON, id, email: next });
}

/** Whether an address and password open the portal. */
export async function opens(
  portal: TestPortal,
  email: string,
  password = PASSWORD,
): Promise<boolean> {
  const answer = await portal.visitor().form('/login', { username: email, password });
  return answer.status === 200;
}
