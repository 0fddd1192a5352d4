/** Exchanges on the wire (specification §3; the rules are laws L1 to L9). */
import { z } from 'zod';
import type { FieldCode } from '../errors.ts';
import {
  BATCH_PEOPLE_MAX,
  EARLIEST_EXCHANGE_DATE,
  HAND_MAX,
  NOTE_MAX,
  REASON_MAX,
} from '../limits.ts';
import { memberNameSchema } from '../people/members.ts';
import {
  countedQuery,
  daySchema,
  dayThat,
  idSchema,
  idTextSchema,
  pageQuery,
  searchSchema,
  text,
  undoableFlag,
  whenValid,
} from '../values.ts';
import { basisSchema } from './exchange-decisions.ts';
import { EXCHANGE_SIDES, EXCHANGE_SORTS } from './exchange-lists.ts';
import {
  EXCHANGE_BASES,
  EXCHANGE_KINDS,
  EXCHANGE_STATES,
  type ExchangeState,
} from './exchange-states.ts';
import { isExchangeHours } from './hours.ts';

export const activitySchema = z.object({ id: z.number(), type: z.string() });
export type Activity = z.infer<typeof activitySchema>;

/** Law L1: half an hour to a hundred, in halves. */
export const exchangeHoursSchema = z
  .number({ error: 'required' })
  .refine(isExchangeHours, { error: 'hours-invalid' });

/** Law L1: not before June 2019. That it is not after today only the server's clock knows. */
export const exchangeDaySchema = dayThat([
  (day) => day >= EARLIEST_EXCHANGE_DATE,
  'date-too-early',
]);

/** What hours come from (specification §22). */
const originFields = {
  /**
   * A number: they are of this appointment; null: of none, it was another time. Left out: nobody was
   * asked, so only of the one of that day and activity that has begun, where there is no second one.
   */
  appointment: z.union([idSchema, z.null()], { error: 'invalid' }).optional(),
  /** The notice that they were recorded from: a request is met by that. */
  notice: idSchema.optional(),
};

/** Who in a body it was, where one of the two is no person (specification §51). */
const handField = { hand: text(HAND_MAX).optional() };

/** A member records an exchange: they gave (creditor), `userTo` received (debtor). */
export const newExchangeSchema = z.object({
  bankFrom: idSchema.optional(),
  userFrom: idSchema.optional(),
  bankTo: idSchema,
  userTo: idSchema,
  activity: idSchema,
  dateOfTransaction: exchangeDaySchema,
  quantityOfHours: exchangeHoursSchema,
  note: text(NOTE_MAX),
  ...handField,
  ...originFields,
});
export type NewExchange = z.infer<typeof newExchangeSchema>;

/** A member records what they received: `userFrom` gave (creditor), and they confirm by recording. */
export const receivedExchangeSchema = newExchangeSchema
  .omit({ bankTo: true, userTo: true })
  .extend({ bankFrom: idSchema, userFrom: idSchema, undoable: undoableFlag });
export type ReceivedExchange = z.infer<typeof receivedExchangeSchema>;

/** Why the desk records it though who gave has paid no fee, or is not insured (specification §48). */
export const passingField = { passing: text(REASON_MAX).optional() };

/** What every exchange registered by a bank says. */
const bankExchangeFields = {
  bankTo: idSchema,
  activity: idSchema,
  dateOfTransaction: exchangeDaySchema,
  quantityOfHours: exchangeHoursSchema,
  note: text(NOTE_MAX),
  ...passingField,
};

/** An administrator registers one: the creditor is of their bank, the debtor of `bankTo`. */
export const bankExchangeSchema = z.object({
  ...bankExchangeFields,
  ...handField,
  ...originFields,
  userFrom: idSchema,
  userTo: idSchema,
  basis: basisSchema,
  /** Their word is still missing: the exchange waits for it, no matter who registers it. */
  waits: z.boolean({ error: 'invalid' }).optional(),
});
export type BankExchange = z.infer<typeof bankExchangeSchema>;

/** `all` of a multiple exchange (specification §9). */
export const ALL_NONE = 0;
export const ALL_CREDITORS = 1;
export const ALL_DEBTORS = 2;

const manyPeople = z.array(idSchema, { error: 'required' }).max(BATCH_PEOPLE_MAX, {
  error: 'too-long',
});

const sidesFields = {
  all: z.union([z.literal(ALL_NONE), z.literal(ALL_CREDITORS), z.literal(ALL_DEBTORS)], {
    error: 'invalid',
  }),
  listUserFrom: manyPeople.default([]),
  listUserTo: manyPeople.default([]),
};
const sidesSchema = z.object(sidesFields);
/** An administrator registers many: one side is many or all, the other exactly one (law L10). */
export const multipleExchangeSchema = z
  .object({
    ...bankExchangeFields,
    ...sidesFields,
    /** Starts after `BATCH_WAIT_SECONDS` instead of at once, and can be stopped until then. */
    undoable: z.boolean({ error: 'invalid' }).optional(),
  })
  .superRefine(
    (form, context) => {
      const { all, listUserFrom: from, listUserTo: to } = form;
      const complain = (path: string, message: FieldCode) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (all !== ALL_CREDITORS && from.length === 0) complain('listUserFrom', 'required');
      if (all !== ALL_DEBTORS && to.length === 0) complain('listUserTo', 'required');
      if (all === ALL_CREDITORS && to.length > 1) complain('listUserTo', 'one-side-only');
      if (all === ALL_DEBTORS && from.length > 1) complain('listUserFrom', 'one-side-only');
      if (all === ALL_NONE && from.length > 1 && to.length > 1)
        complain('listUserTo', 'one-side-only');
    },
    { when: whenValid(sidesSchema) },
  );
export type MultipleExchange = z.infer<typeof multipleExchangeSchema>;

export const exchangeSchema = z.object({
  id: z.number(),
  dateOfTransaction: z.string(),
  userFromId: z.number(),
  userToId: z.number(),
  /** The side on which the fund of a bank stands; null where both are people. */
  fundSide: z.enum(['from', 'to']).nullable(),
  /** The side on which a body stands (specification §51); null where there is none. */
  bodySide: z.enum(['from', 'to', 'both']).nullable(),
  userFromFullName: z.string(),
  userToFullName: z.string(),
  /** The two people as sentences and cards call them, first name first. */
  userFromDisplayName: z.string(),
  userToDisplayName: z.string(),
  bankFromName: z.string(),
  bankToName: z.string(),
  note: z.string(),
  /** By whom in a body. */
  hand: z.string().nullable(),
  quantityOfHours: z.number(),
  creator: z.string(),
  status: z.enum(EXCHANGE_STATES),
  kind: z.enum(EXCHANGE_KINDS),
  /** The service; the name of the kind where it is none. */
  activity: z.string(),
  createdAt: z.string(),
});
export type Exchange = z.infer<typeof exchangeSchema>;

/**
 * One of my own: hours signed from my side. `balanceAfter` is the account's balance after this row
 * and all older ones; null where a list does not carry it (see `carriesBalances`).
 */
export const ownExchangeSchema = exchangeSchema.extend({ balanceAfter: z.number().nullable() });
export type OwnExchange = z.infer<typeof ownExchangeSchema>;

/** One that waits, with what its reader may do about it. */
export const pendingExchangeSchema = exchangeSchema.extend({
  canConfirm: z.boolean(),
  canCancel: z.boolean(),
});
export type PendingExchange = z.infer<typeof pendingExchangeSchema>;

/** What waits with the reader, in numbers; hours without a sign. */
export const pendingSummarySchema = z.object({
  /** For the reader to confirm: they received. */
  toConfirm: z.number(),
  toConfirmHours: z.number(),
  /** For somebody else's: the reader gave. */
  withOthers: z.number(),
  withOthersHours: z.number(),
});
export type PendingSummary = z.infer<typeof pendingSummarySchema>;

/** One exchange whole: what its reader may do, and who did what when. Hours without a sign. */
export const exchangeDetailSchema = exchangeSchema.extend({
  bankFrom: z.number(),
  bankTo: z.number(),
  activityId: z.number().nullable(),
  can: z.object({ confirm: z.boolean(), cancel: z.boolean(), reverse: z.boolean() }),
  history: z.array(
    z.object({
      what: z.enum(['recorded', 'confirmed', 'cancelled', 'takenBack', 'reversed']),
      at: z.string(),
      by: z.string(),
      reason: z.string().nullable(),
      /** How the debtor's word reached the desk, where it confirmed for them. */
      basis: z.enum(EXCHANGE_BASES).nullable(),
    }),
  ),
});
export type ExchangeDetail = z.infer<typeof exchangeDetailSchema>;

/**
 * What an open screen is told when exchanges change: which, and their state now. An empty list says
 * that changes may have been missed.
 */
export interface LiveUpdate {
  exchanges: { id: number; status: ExchangeState }[];
}

/** Somebody the reader has exchanged with, and may exchange with again. */
export const partnerSchema = memberNameSchema.extend({ bankId: z.number(), bankName: z.string() });
export type Partner = z.infer<typeof partnerSchema>;

/** One id or several in a query: `userToIds=3&userToIds=4`. */
export const idsText = z
  .union([z.array(idTextSchema).max(200, { error: 'too-long' }), idTextSchema])
  .transform((ids) => (Array.isArray(ids) ? ids : [ids]))
  .optional();

/** The filters of every exchange list; `to` may not precede `from` (specification §5). */
export const exchangeFilterQuery = z
  .object({
    from: daySchema.optional(),
    to: daySchema.optional(),
    userFromIds: idsText,
    userToIds: idsText,
    /** Words in names and note, or the number of an exchange. */
    q: searchSchema,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'order-reversed',
    when: whenValid(z.object({ from: daySchema.optional(), to: daySchema.optional() })),
  });

/** The query of an exchange list: its page, its order, its filters. */
export const exchangeListQuery = exchangeFilterQuery.safeExtend({
  ...pageQuery(EXCHANGE_SORTS),
  ...countedQuery,
  status: z.enum(EXCHANGE_STATES, { error: 'invalid' }).optional(),
});

/** The same, of one side if asked so. */
export const sidedListQuery = exchangeListQuery.safeExtend({
  side: z.enum(EXCHANGE_SIDES, { error: 'invalid' }).optional(),
});
