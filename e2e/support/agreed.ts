/** An appointment that a story begins with, agreed beside the browser. */
import { dayBack } from './day-back.ts';
import { marcoAndAnna } from './member.ts';
import { ask, tokenOf } from './newcomer.ts';
import type { TestPortal } from './portal.ts';

const MARCO = 'marco.bianchi@example.org';
const ANNA = 'anna.ferrari@example.org';

/** Marco helps Anna today, agreed by both. @returns its id, and how it stands */
export async function agreed(portal: TestPortal, title: string, time: string, activity = 1) {
  const { marco, anna } = await marcoAndAnna(portal);
  const [token, others] = await Promise.all([tokenOf(portal, MARCO), tokenOf(portal, ANNA)]);
  const body = {
    with: { partner: anna.id, partnerBank: marco.bankId, iGive: true },
    ...{ activity, title, day: dayBack(0), time, minutes: 60, place: '' },
  };
  const { id, sequence } = await ask(portal, 'POST', '/users/arrangements', { token, body });
  const yes = { token: others, body: { sequence } };
  await ask(portal, 'POST', `/users/arrangements/${id}/agree`, yes);
  const state = async (): Promise<string> =>
    (await ask(portal, 'GET', `/users/arrangements/${id}`, { token })).state;
  return { id, state };
}
