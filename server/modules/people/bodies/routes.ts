/** The routes of bodies. */
import type { bodiesEndpoints } from '#contract/endpoints/people/bodies.ts';
import type { ActionsOf } from '#server/call.ts';
import { changeBody, readBodies, registerBody } from './registering.ts';

export const bodyRoutes = {
  listBodies: readBodies,
  registerBody,
  changeBody,
} satisfies ActionsOf<typeof bodiesEndpoints>;
