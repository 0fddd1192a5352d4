/** The archive of a bank: everything it takes along, and the way into another portal. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

export const archiveEndpoints = {
  exportBank: endpoint({
    method: 'POST',
    path: '/admin/bank-export',
    access: 'admin',
    whileSuspended: true,
    module: 'archive',
    summary: 'My whole bank as a zip file: people, books, history, pictures; never a password.',
    status: 200,
    reply: z.custom<AsyncIterable<Uint8Array>>(),
    replyType: 'archive',
    replyName: 'bank.zip',
  }),
  importBank: endpoint({
    method: 'POST',
    path: '/portal/bank-import',
    access: 'portal',
    module: 'archive',
    summary: 'Bring a bank in from its archive, multipart `archive`; all of it, or nothing.',
    bodyType: 'archive',
    ownTransaction: true,
    status: 201,
    reply: z.object({
      bankId: z.number(),
      name: z.string(),
      people: z.number(),
      exchanges: z.number(),
    }),
    refusals: ['archive-invalid', 'bank-known', 'people-known', 'too-large'],
  }),
};
