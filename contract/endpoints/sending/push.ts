/** Notifications on the device of a session. */
import { endpoint } from '#contract/endpoint.ts';
import { pushStateSchema, pushSubscriptionSchema } from '#contract/sending/push.ts';

export const pushEndpoints = {
  readPush: endpoint({
    method: 'GET',
    path: '/users/push',
    access: 'session',
    module: 'push',
    summary: 'Whether this browser gets notifications, and the key with which it asks for them.',
    status: 200,
    reply: pushStateSchema,
  }),
  addPush: endpoint({
    method: 'POST',
    path: '/users/push',
    access: 'session',
    module: 'push',
    summary: 'Send notifications to this browser from now on; the same one again changes nothing.',
    body: pushSubscriptionSchema,
    status: 204,
  }),
  removePush: endpoint({
    method: 'DELETE',
    path: '/users/push',
    access: 'session',
    ownTransaction: true,
    module: 'push',
    summary: 'Send no more notifications to this browser.',
    status: 204,
  }),
};
