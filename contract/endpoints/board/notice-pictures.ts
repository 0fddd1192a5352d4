/** The picture of a notice. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { byId } from '../parameters.ts';

export const noticePicturesEndpoints = {
  readNoticePicture: endpoint({
    method: 'GET',
    path: '/users/notices/{id}/picture',
    access: 'member',
    forBodies: true,
    module: 'notices',
    summary: 'The picture of a notice that I may see, as base64 of a JPEG.',
    params: byId,
    status: 200,
    reply: z.string(),
    replyType: 'text',
    refusals: ['not-found'],
  }),
  keepNoticePicture: endpoint({
    method: 'PATCH',
    path: '/users/notices/{id}/picture',
    access: 'member',
    ofAge: true,
    ownTransaction: true,
    forBodies: true,
    module: 'notices',
    summary:
      'A new picture of a notice that I may change, multipart `photo`: JPEG, PNG or WebP up to 5 MB.',
    params: byId,
    bodyType: 'picture',
    status: 204,
    refusals: ['not-found', 'forbidden', 'notice-closed', 'too-large', 'unsupported-media-type'],
  }),
  dropNoticePicture: endpoint({
    method: 'DELETE',
    path: '/users/notices/{id}/picture',
    access: 'member',
    ofAge: true,
    whileSuspended: true,
    ownTransaction: true,
    forBodies: true,
    module: 'notices',
    summary: 'A notice without a picture.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'forbidden', 'notice-closed'],
  }),
};
