/** A member for whom much waits. */
import { dayBack } from './day-back.ts';
import { newMember } from './desk.ts';
import { beside } from './member.ts';
import { ask, tokenOf } from './newcomer.ts';
import type { TestPortal } from './portal.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';

/** Somebody new for whom all waits: hours of Anna, an answer of Marco, a day that Anna proposes, the privacy notice. */
export async function busy(portal: TestPortal, email: string, name: string) {
  const tina = await newMember(portal, email, name);
  const anna = await beside(portal, ANNA);
  const [byTina, byAnna, byMarco] = await Promise.all([
    tokenOf(portal, email, tina.password),
    tokenOf(portal, ANNA),
    tokenOf(portal, MARCO),
  ]);
  await ask(portal, 'POST', '/users/arrangements', {
    token: byAnna,
    body: {
      with: { partner: tina.id, partnerBank: tina.bankId, iGive: true },
      ...{ activity: 1, title: `Un giorno per ${name}`, day: dayBack(-9), time: '10:00' },
      ...{ minutes: 60, place: '' },
    },
  });
  const form = { kind: 'request', activity: 1, reach: 'bank', contact: 'portal', sure: true };
  const { id } = await ask(portal, 'POST', '/users/notices', {
    token: byTina,
    body: { ...form, title: `Orlo per ${name}` },
  });
  await ask(portal, 'POST', `/users/notices/${id}/answers`, { token: byMarco, body: {} });
  await tina.confirms(await anna.gives(tina, { note: 'Già confermato' }));
  await anna.gives(tina, { note: `Prima per ${name}` });
  await anna.gives(tina, { note: `Seconda per ${name}` });
  return tina;
}
