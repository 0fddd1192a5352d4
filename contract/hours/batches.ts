/** Multiple exchanges on the wire: how far they have come, stopped and undone (law L10). */
import { z } from 'zod';
import { BATCH_PEOPLE_MAX, NOTE_MAX } from '../limits.ts';
import { idSchema, text } from '../values.ts';
import { exchangeDaySchema, exchangeHoursSchema, passingField } from './exchanges.ts';

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

/** Who came gave their hours, or received them. */
export const EVENING_SIDES = ['gave', 'received'] as const;

/** What many did on one evening, each for their own time: with one member, or for the bank itself. */
export const eveningSchema = z
  .object({
    came: z.enum(EVENING_SIDES, { error: 'required' }),
    people: z
      .array(z.object({ id: idSchema, hours: exchangeHoursSchema }), { error: 'required' })
      .min(1, { error: 'required' })
      .max(BATCH_PEOPLE_MAX, { error: 'too-long' }),
    /** The one on the other side; null for the fund, for which people work and which gives nothing here. */
    other: idSchema.nullable(),
    activity: idSchema,
    dateOfTransaction: exchangeDaySchema,
    note: text(NOTE_MAX),
    ...passingField,
    /** Starts after `BATCH_WAIT_SECONDS` instead of at once, and can be stopped until then. */
    undoable: z.boolean({ error: 'invalid' }).optional(),
  })
  .refine(({ came, other }) => came === 'gave' || other !== null, {
    path: ['other'],
    error: 'required',
  });
export type Evening = z.infer<typeof eveningSchema>;
