/** Exchanges on the wire (specification §3; the rules are laws L1 to L9). */
import { z } from 'zod';
import { EXCHANGE_STATES } from './exchange-states.ts';
import { isExchangeHours } from './hours.ts';
import { EARLIEST_EXCHANGE_DATE, NOTE_MAX, REASON_MAX } from './limits.ts';
import {
  daySchema,
  idSchema,
  idTextSchema,
  optionalText,
  pageQuery,
  searchSchema,
  text,
} from './values.ts';

export const activitySchema = z.object({ id: z.number(), type: z.string() });
export type Activity = z.infer<typeof activitySchema>;

/** Law L1: half an hour to a hundred, in halves. */
export const quantityOfHoursSchema = z
  .number({ error: 'required' })
  .refine(isExchangeHours, { error: 'hours-invalid' });

/** Law L1: not before June 2019. That it is not after today only the server's clock knows. */
export const exchangeDaySchema = daySchema.refine((day) => day >= EARLIEST_EXCHANGE_DATE, {
  error: 'date-too-early',
});

/** A member records an exchange: they gave (creditor), `userTo` received (debtor). */
export const newExchangeSchema = z.object({
  bankFrom: idSchema.optional(),
  userFrom: idSchema.optional(),
  bankTo: idSchema,
  userTo: idSchema,
  activity: idSchema,
  dateOfTransaction: exchangeDaySchema,
  quantityOfHours: quantityOfHoursSchema,
  note: text(NOTE_MAX),
});
export type NewExchange = z.infer<typeof newExchangeSchema>;

/** Why an exchange is cancelled or reversed. */
export const decisionSchema = z.object({ reason: optionalText(REASON_MAX).optional() }).nullish();
export type Decision = z.infer<typeof decisionSchema>;

export const exchangeSchema = z.object({
  id: z.number(),
  dateOfTransaction: z.string(),
  userFromId: z.number(),
  userToId: z.number(),
  userFromFullName: z.string(),
  userToFullName: z.string(),
  bankFromName: z.string(),
  bankToName: z.string(),
  note: z.string(),
  quantityOfHours: z.number(),
  creator: z.string(),
  status: z.enum(EXCHANGE_STATES),
  activity: z.string(),
  createdAt: z.string(),
});
export type Exchange = z.infer<typeof exchangeSchema>;

/** One that waits, with what its reader may do about it. */
export const pendingExchangeSchema = exchangeSchema.extend({
  canConfirm: z.boolean(),
  canCancel: z.boolean(),
});
export type PendingExchange = z.infer<typeof pendingExchangeSchema>;

/** The columns an exchange list may be sorted by. */
export const EXCHANGE_SORTS = [
  'dateOfTransaction',
  'userFromFullName',
  'bankFromName',
  'userToFullName',
  'bankToName',
  'note',
  'quantityOfHours',
  'creator',
  'id',
] as const;
export type ExchangeSort = (typeof EXCHANGE_SORTS)[number];

/** One id or several in a query: `userToIds=3&userToIds=4`. */
const idsText = z
  .union([z.array(idTextSchema).max(200, { error: 'too-long' }), idTextSchema])
  .transform((ids) => (Array.isArray(ids) ? ids : [ids]))
  .optional();

/** The filters of every exchange list; `to` may not precede `from` (specification §5). */
const exchangeFilterFields = {
  from: daySchema.optional(),
  to: daySchema.optional(),
  userFromIds: idsText,
  userToIds: idsText,
  q: searchSchema,
  status: z.enum(EXCHANGE_STATES, { error: 'invalid' }).optional(),
};

/** The query of an exchange list: its page, its order, its filters. */
export const exchangeListQuery = z
  .object({ ...pageQuery(EXCHANGE_SORTS), ...exchangeFilterFields })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'order-reversed',
  });
