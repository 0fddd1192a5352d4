/**
 * What the processes of one portal say to each other, over the channel that Node keeps between the
 * first one and each of the others.
 */
import { z } from 'zod';
import type { Config } from '#server/config.ts';

/** What a process is there for: it answers requests, or does the work of the background. */
export type Role = 'serving' | 'background';

const counts = z.array(z.record(z.string(), z.unknown()));

const fromFirst = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('begin'),
    role: z.enum(['serving', 'background']),
    /** The settings as the first process read them: a later one has the same, whatever `.env` says by then. */
    config: z.custom<Config>(),
    databaseUrl: z.string(),
    /** Where the portal's own PostgreSQL lies. */
    folder: z.string().optional(),
    connections: z.number(),
  }),
  z.object({ say: z.literal('count'), question: z.number() }),
  z.object({ say: z.literal('all'), question: z.number(), counts: z.array(counts) }),
  z.object({ say: z.literal('end') }),
]);
/** From the first process to another. */
export type FromFirst = z.infer<typeof fromFirst>;

const fromWorker = z.discriminatedUnion('say', [
  z.object({ say: z.literal('ready') }),
  z.object({ say: z.literal('failed'), reason: z.string() }),
  z.object({ say: z.literal('counted'), question: z.number(), counts }),
  z.object({ say: z.literal('count-all'), question: z.number() }),
]);
/** From another process to the first. */
export type FromWorker = z.infer<typeof fromWorker>;

/** @throws when it is none of the messages above */
export const readFromFirst = (message: unknown): FromFirst => fromFirst.parse(message);

/** @throws when it is none of the messages above */
export const readFromWorker = (message: unknown): FromWorker => fromWorker.parse(message);
