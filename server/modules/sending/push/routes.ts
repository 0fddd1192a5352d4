/** The routes of notifications on a device. */
import type { pushEndpoints } from '#contract/endpoints/sending/push.ts';
import type { ActionsOf } from '#server/call.ts';
import { addDevice, readPushState, removeDevice } from './devices.ts';

export const pushRoutes = {
  readPush: readPushState,
  addPush: addDevice,
  removePush: removeDevice,
} satisfies ActionsOf<typeof pushEndpoints>;
