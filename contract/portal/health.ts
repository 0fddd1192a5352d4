/** How the portal is, in the eyes of those who keep it running (specification §31). */
import { z } from 'zod';

/** Worst first: something does not work, somebody should look at it, all is well. */
export const HEALTH_STATES = ['broken', 'watch', 'fine'] as const;
const state = z.enum(HEALTH_STATES);
export type HealthState = z.infer<typeof state>;

/** Days are `yyyy-MM-dd`, sizes are bytes. */
export const portalHealthSchema = z.object({
  version: z.string(),
  /** Since when the process that answers runs. */
  runningSince: z.string(),
  parts: z.object({
    /** What follows from acts of people: letters, notifications, dates. Late by so many minutes. */
    work: z.object({ state, lateMinutes: z.number().int() }),
    /** How long the oldest mail has waited that may leave, and how many were given up. */
    mail: z.object({ state, lateMinutes: z.number().int(), failed: z.number().int() }),
    /** Other jobs that were given up. */
    jobs: z.object({ state, failed: z.number().int() }),
    database: z.object({ state, version: z.string(), bytes: z.number() }),
    /** The latest nightly one; null before the first. */
    backup: z.object({
      state,
      isSetUp: z.boolean(),
      day: z.string().nullable(),
      bytes: z.number().nullable(),
      isEncrypted: z.boolean(),
    }),
    /** The day on which a backup was last sent to another machine; null before the first. */
    sending: z.object({ state, isSetUp: z.boolean(), day: z.string().nullable() }),
    /** The latest nightly check; null before the first. */
    books: z.object({ state, day: z.string().nullable(), faults: z.number().int() }),
    /** The latest sealed day; null before the first. */
    seals: z.object({ state, day: z.string().nullable() }),
    /** The fuller one, if data and backups are on two. */
    disk: z.object({ state, free: z.number(), total: z.number() }),
  }),
});
export type PortalHealth = z.infer<typeof portalHealthSchema>;

export type HealthPart = keyof PortalHealth['parts'];
