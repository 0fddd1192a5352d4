/** The exchanges of a bank at its desk: its lists, their sums, its search and its figures. */
import { z } from 'zod';
import { formerMemberSchema, memberNameSchema } from '../people/members.ts';
import { countedQuery, daySchema, idTextSchema, pageQuery, whenValid } from '../values.ts';
import { EXCHANGE_SORTS } from './exchange-lists.ts';
import { EXCHANGE_STATES } from './exchange-states.ts';
import { exchangeFilterQuery, exchangeSchema, idsText } from './exchanges.ts';

/** The filters of a bank's lists. */
const bankFilterQuery = exchangeFilterQuery.safeExtend({
  /** `all` for every state, also pending ones. */
  status: z.enum([...EXCHANGE_STATES, 'all'], { error: 'invalid' }).optional(),
  /** People on whichever side. */
  personIds: idsText,
  /** The bank on the other side; the reader's own for exchanges within it. */
  otherBank: idTextSchema.optional(),
  /** One of the bank's multiple exchanges. */
  batch: idTextSchema.optional(),
  /** `without` leaves out balances that were brought, and what closed accounts left. */
  openings: z.enum(['with', 'without'], { error: 'invalid' }).optional(),
});

/** The query of a bank's list. */
export const bankListQuery = bankFilterQuery.safeExtend({
  ...pageQuery(EXCHANGE_SORTS),
  ...countedQuery,
});

/** The query of a bank's sums: the filters of its list, and how far to count. */
export const bankSummaryQuery = bankFilterQuery.safeExtend(countedQuery);

/** How many exchanges a list holds; hours in all, and of the confirmed ones, as far as they were counted. */
export const exchangeSummarySchema = z.object({
  exchanges: z.number(),
  hours: z.number(),
  confirmedHours: z.number(),
});
export type ExchangeSummary = z.infer<typeof exchangeSummarySchema>;

/** Somebody found at the desk: who it is, how to reach them, what they have. */
const foundPersonSchema = memberNameSchema.extend({
  phone: z.string().nullable(),
  total: z.number(),
});

/** What the desk's search found for a name, a phone number or the number of an exchange. */
export const deskSearchSchema = z.object({
  people: z.array(foundPersonSchema),
  /** Who was a member and has not come back. */
  former: z.array(formerMemberSchema),
  exchanges: z.array(exchangeSchema),
});
export type DeskSearch = z.infer<typeof deskSearchSchema>;

/** The period of the bank's figures; without a day, from the first or to the last exchange. */
export const periodQuery = z
  .object({ from: daySchema.optional(), to: daySchema.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'order-reversed',
    when: whenValid(z.object({ from: daySchema.optional(), to: daySchema.optional() })),
  });

/** Confirmed exchanges of a bank in a period, in figures. */
export const bankStatisticsSchema = z.object({
  /** Every month from the first to the last with an exchange, `yyyy-MM`; quiet ones with zero. */
  months: z.array(z.object({ month: z.string(), exchanges: z.number(), hours: z.number() })),
  /** The most hours first. */
  activities: z.array(
    z.object({ id: z.number(), type: z.string(), exchanges: z.number(), hours: z.number() }),
  ),
  /** Of all these, what a body of the bank gave or received (specification §51). */
  withBodies: z.object({ exchanges: z.number(), hours: z.number() }),
  /** Members of today: who gave and received, who did one of the two, who neither. */
  members: z.object({
    both: z.number(),
    gave: z.number(),
    received: z.number(),
    neither: z.number(),
  }),
  /** Hours that went to members of another bank, and that came from there; a friend now, or no longer. */
  flows: z.array(
    z.object({
      bankId: z.number(),
      name: z.string(),
      isFriend: z.boolean(),
      given: z.number(),
      received: z.number(),
    }),
  ),
});
export type BankStatistics = z.infer<typeof bankStatisticsSchema>;
