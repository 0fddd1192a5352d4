/** The routes of pictures. */
import type { picturesEndpoints } from '#contract/endpoints/people/pictures.ts';
import type { ActionsOf } from '#server/call.ts';
import { readFaces, readPicture, resetPicture, uploadPicture } from './actions.ts';

export const pictureRoutes = {
  readPicture,
  listFaces: readFaces,
  uploadPicture,
  resetPicture,
} satisfies ActionsOf<typeof picturesEndpoints>;
