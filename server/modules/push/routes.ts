/** The routes of notifications on a device. */
import type { pushEndpoints } from '#contract/endpoints/push.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { addDevice, readPushState, removeDevice } from './devices.ts';

export function pushRoutes(deps: Deps): Pick<Handlers, keyof typeof pushEndpoints> {
  return {
    readPush: ({ actor }) => readPushState(deps, actor),
    addPush: ({ actor, body }) => addDevice(deps, actor, body),
    removePush: ({ actor }) => removeDevice(deps, actor),
  };
}
