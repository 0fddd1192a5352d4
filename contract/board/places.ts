/** For how many people a request of the board is (specification §51). */
import { z } from 'zod';
import { NOTICE_PLACES_MAX } from '../limits.ts';

/**
 * More than one for a body alone. One where it is left out; a change without it leaves it as it is.
 */
export const placesSchema = z
  .number({ error: 'invalid' })
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(NOTICE_PLACES_MAX, { error: 'invalid' })
  .optional();

/** What a list says of it: more than one for a request of a body alone. */
export const placesReply = {
  places: z.number(),
  /** How many have been told yes; 0 where it is for one. */
  placesTaken: z.number(),
};
