/**
 * Decisions that can be taken back. The caller asks for it with the decision; its letters then wait
 * for the seconds of `TAKE_BACK_SECONDS`, and taking it back means that nobody was ever told.
 */
import { z } from 'zod';

/** Whether the person who decides wants to be able to take it back; letters leave at once if not. */
export const undoableFlag = z.boolean({ error: 'invalid' }).optional();

/** The body of a decision that needs no other words. */
export const undoableSchema = z.object({ undoable: undoableFlag }).nullish();
