/** SQL of devices that show notifications, where a session ends: it takes its device along. */
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The device of one session. */
export const forgetDevice = statement('accounts.forgetDevice', (p: Params<{ sessionId: string }>) =>
  query.deleteFrom('push_device').where('session_id', '=', p.sessionId),
);

/** All of a person's devices, but that of the session kept (if any). */
export const forgetDevicesOf = statement(
  'accounts.forgetDevicesOf',
  (p: Params<{ personId: number; keptSessionId: string | null }>) =>
    query
      .deleteFrom('push_device')
      .where('person_id', '=', p.personId)
      .where('session_id', 'is distinct from', p.keptSessionId),
);

/** The browsers that a person has signed in with; a sign-in from one of them is told of like a first one. */
export const forgetBrowsersOf = statement(
  'accounts.forgetBrowsersOf',
  (p: Params<{ personId: number }>) =>
    query.deleteFrom('known_device').where('person_id', '=', p.personId),
);

/** The networks that a person has signed in from: nobody is known there any more. */
export const forgetNetworksOf = statement(
  'accounts.forgetNetworksOf',
  (p: Params<{ personId: number }>) =>
    query.deleteFrom('sign_in_network').where('person_id', '=', p.personId),
);
