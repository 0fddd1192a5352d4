/** Access tokens: making, listing and revoking one's own. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  accessTokenSchema,
  madeAccessTokenSchema,
  newAccessTokenSchema,
} from '#contract/people/access-tokens.ts';
import { byId } from '../parameters.ts';

export const accessTokenEndpoints = {
  listAccessTokens: endpoint({
    method: 'GET',
    path: '/users/access-tokens',
    access: 'session',
    module: 'accounts',
    summary: 'My access tokens, without what opens the portal.',
    status: 200,
    reply: z.array(accessTokenSchema),
  }),
  makeAccessToken: endpoint({
    method: 'POST',
    path: '/users/access-tokens',
    access: 'member',
    whileSuspended: true,
    module: 'accounts',
    summary: 'Make an access token, with the password; answers the token, this once.',
    body: newAccessTokenSchema,
    ownTransaction: true,
    status: 201,
    reply: madeAccessTokenSchema,
    refusals: [
      'access-tokens-full',
      'second-factor-required',
      'second-factor-unreadable',
      'too-many-requests',
    ],
  }),
  revokeAccessToken: endpoint({
    method: 'DELETE',
    path: '/users/access-tokens/{id}',
    access: 'session',
    module: 'accounts',
    summary: 'Revoke one of my access tokens; it opens nothing any more.',
    params: byId,
    status: 204,
    refusals: ['not-found'],
  }),
};
