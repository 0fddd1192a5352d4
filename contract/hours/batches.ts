/** Multiple exchanges on the wire: how far they have come, stopped and undone (law L10). */
import { z } from 'zod';

/**
 * The life of a batch: it waits to start (and can be stopped), runs, is finished, and can then be
 * undone as a whole.
 */
const BATCH_STATES = ['waiting', 'running', 'stopped', 'finished', 'undoing', 'undone'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** How far a multiple exchange has come. */
export const exchangeBatchSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  /** When the last exchange was made or refused, or the batch was stopped. */
  finishedAt: z.string().nullable(),
  note: z.string(),
  quantityOfHours: z.number(),
  asked: z.number(),
  made: z.number(),
  refused: z.number(),
  state: z.enum(BATCH_STATES),
  /** The administrator who registered it. */
  creator: z.string(),
  /** Seconds until it starts; null when nothing is left to wait for. */
  startsInSeconds: z.number().nullable(),
  /** The administrator who stopped it or took it back. */
  takenBackBy: z.string().nullable(),
  /** Taken back: confirmed exchanges reversed, pending ones cancelled, those left as they were. */
  reversed: z.number(),
  cancelled: z.number(),
  left: z.number(),
  /** Whether some of its exchanges are confirmed now. */
  anyConfirmed: z.boolean(),
});
export type ExchangeBatch = z.infer<typeof exchangeBatchSchema>;
