/** Pictures of people and logos of banks. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const pictureOf = z.object({ of: z.enum(['member', 'bank'], { error: 'invalid' }).optional() });

export const picturesEndpoints = {
  readPicture: endpoint({
    method: 'GET',
    path: '/download-photo',
    access: 'session',
    room: 'pictures',
    summary: 'My picture or my bank’s logo, as base64 of a JPEG; a drawing when there is none.',
    query: pictureOf,
    status: 200,
    reply: z.string(),
    replyType: 'text',
    refusals: ['not-found'],
  }),
  uploadPicture: endpoint({
    method: 'PATCH',
    path: '/upload-photo',
    access: 'session',
    room: 'pictures',
    summary: 'A new picture, multipart `photo`: JPEG, PNG or WebP up to 5 MB.',
    query: pictureOf,
    bodyType: 'picture',
    status: 200,
    reply: z.string(),
    replyType: 'text',
    refusals: ['forbidden', 'too-large', 'unsupported-media-type', 'not-found'],
  }),
  resetPicture: endpoint({
    method: 'PATCH',
    path: '/reset-photo',
    access: 'session',
    room: 'pictures',
    summary: 'Back to the drawing.',
    query: pictureOf,
    status: 200,
    reply: z.string(),
    replyType: 'text',
    refusals: ['forbidden', 'not-found'],
  }),
};
