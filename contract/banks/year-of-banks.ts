/** A year of all banks in figures, for the yearly report of who runs the portal. */
import { z } from 'zod';
import { EARLIEST_EXCHANGE_DATE } from '../limits.ts';

const FIRST_YEAR = Number(EARLIEST_EXCHANGE_DATE.slice(0, 'yyyy'.length));
/** No portal is that old. */
const LAST_YEAR = 2999;

/** A year in a query, where everything is text. */
export const yearQuerySchema = z.object({
  year: z
    .string({ error: 'required' })
    .regex(/^\d{4}$/, { error: 'invalid', abort: true })
    .transform(Number)
    .refine((year) => year >= FIRST_YEAR && year <= LAST_YEAR, { error: 'invalid' }),
});
