/** Pictures of people and logos of banks. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { FACES_MAX } from '#contract/limits.ts';
import { idTextSchema } from '#contract/values.ts';

const pictureOf = z.object({ of: z.enum(['member', 'bank'], { error: 'invalid' }).optional() });

export const picturesEndpoints = {
  readPicture: endpoint({
    method: 'GET',
    path: '/download-photo',
    access: 'session',
    module: 'pictures',
    summary: 'My picture or my bank’s logo, as base64 of a JPEG; a drawing when there is none.',
    query: pictureOf,
    status: 200,
    reply: z.string(),
    replyType: 'text',
    refusals: ['not-found'],
  }),
  listFaces: endpoint({
    method: 'GET',
    path: '/users/faces',
    access: 'member',
    module: 'pictures',
    summary:
      'The small pictures of people of my own and friend banks, as base64 of JPEGs; people who have none, or may not be seen, are left out.',
    query: z.object({
      ids: z
        .union([z.array(idTextSchema).max(FACES_MAX, { error: 'too-long' }), idTextSchema])
        .transform((ids) => (Array.isArray(ids) ? ids : [ids])),
    }),
    status: 200,
    reply: z.array(z.object({ id: z.number(), face: z.string() })),
  }),
  uploadPicture: endpoint({
    method: 'PATCH',
    path: '/upload-photo',
    access: 'session',
    module: 'pictures',
    summary: 'A new picture, multipart `photo`: JPEG, PNG or WebP up to 5 MB.',
    query: pictureOf,
    bodyType: 'picture',
    ownTransaction: true,
    status: 200,
    reply: z.string(),
    replyType: 'text',
    refusals: ['forbidden', 'too-large', 'unsupported-media-type', 'not-found'],
  }),
  resetPicture: endpoint({
    method: 'PATCH',
    path: '/reset-photo',
    access: 'session',
    module: 'pictures',
    summary: 'Back to the drawing.',
    query: pictureOf,
    ownTransaction: true,
    status: 200,
    reply: z.string(),
    replyType: 'text',
    refusals: ['forbidden', 'not-found'],
  }),
};
