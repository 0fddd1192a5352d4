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
