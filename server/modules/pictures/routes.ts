/** The routes of pictures. */
import type { picturesEndpoints } from '#contract/endpoints/pictures.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { readFaces, readPicture, resetPicture, uploadPicture } from './actions.ts';

export function pictureRoutes(deps: Deps): Pick<Handlers, keyof typeof picturesEndpoints> {
  return {
    readPicture: ({ actor, query }) => readPicture(deps, actor, query.of ?? 'member'),
    listFaces: ({ actor, query }) => readFaces(deps, actor, query.ids),
    uploadPicture: ({ actor, query, file, signal }) =>
      uploadPicture(deps, actor, query.of ?? 'member', { file, signal }),
    resetPicture: ({ actor, query }) => resetPicture(deps, actor, query.of ?? 'member'),
  };
}
