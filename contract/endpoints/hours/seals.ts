/** The seals of the books, for everybody to keep and compare (specification §30). */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { sealSchema } from '#contract/hours/seals.ts';
import { daySchema, optionalText } from '#contract/values.ts';
import { language } from '../parameters.ts';

/** A seal never changes; five minutes after the night its list is the new one. */
const CACHE_S = 300;

const shared = {
  method: 'GET',
  access: 'public',
  module: 'seals',
  status: 200,
  limit: 'publicPages',
} as const;

/** As a person typed it from their statement; the page says what is missing or cannot be read. */
const typedSchema = language.extend({
  day: optionalText(100).optional(),
  code: optionalText(100).optional(),
});

export const sealsEndpoints = {
  listSeals: endpoint({
    ...shared,
    path: '/public/seals',
    summary: 'At most a hundred seals of days up to `until` (or today), the latest first.',
    query: z.object({ until: daySchema.optional() }),
    cacheS: CACHE_S,
    reply: z.array(sealSchema),
    refusals: ['too-many-requests'],
  }),
  readSeal: endpoint({
    ...shared,
    path: '/public/seals/{day}',
    summary: 'The seal of a day.',
    params: z.object({ day: daySchema }),
    cacheS: CACHE_S,
    reply: sealSchema,
    refusals: ['not-found', 'too-many-requests'],
  }),
  readSealPage: endpoint({
    ...shared,
    path: '/public/seals.html',
    summary: 'The page at `/prova`: what a seal is, and whether a code is the portal’s.',
    query: typedSchema,
    reply: z.string(),
    replyType: 'page',
    refusals: ['too-many-requests'],
  }),
};
