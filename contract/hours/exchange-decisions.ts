/** Decisions on exchanges on the wire, one or many (laws L3 to L6). */
import { z } from 'zod';
import { errorCodeSchema } from '../errors.ts';
import { DECISIONS_MAX, REASON_MAX } from '../limits.ts';
import { idSchema, optionalText, undoableFlag } from '../values.ts';
import { EXCHANGE_BASES } from './exchange-states.ts';

/** How the debtor's word reached the desk that confirms for them. */
export const basisSchema = z.enum(EXCHANGE_BASES, { error: 'invalid' }).optional();

const reason = optionalText(REASON_MAX).optional();

/** Why a confirmed exchange is reversed, or removed at the desk. */
export const reversalSchema = z.object({ reason }).nullish();

/**
 * Whether a confirmation can be taken back, and at the desk on what basis it is given and why it goes
 * past the limit of the bank (specification §17).
 */
export const confirmationSchema = z
  .object({ undoable: undoableFlag, basis: basisSchema, reason })
  .nullish();

/** Why one that waits is cancelled, and whether that can be taken back. */
export const cancellationSchema = z.object({ reason, undoable: undoableFlag }).nullish();

/** The exchanges that are confirmed or cancelled in one call. */
const manyIds = z
  .array(idSchema, { error: 'required' })
  .min(1, { error: 'required' })
  .max(DECISIONS_MAX, { error: 'too-long' });
export const manyConfirmationsSchema = z.object({
  ids: manyIds,
  undoable: undoableFlag,
  basis: basisSchema,
  /** Why those past the limit of the bank are confirmed; the others are confirmed without it. */
  reason,
});
export const manyCancellationsSchema = z.object({ ids: manyIds, undoable: undoableFlag, reason });

/** How one of many decisions went: decided, or refused for what a call about it alone would say. */
export const decisionResultSchema = z.object({
  id: z.number(),
  refusal: errorCodeSchema.nullable(),
});
export type DecisionResult = z.infer<typeof decisionResultSchema>;
