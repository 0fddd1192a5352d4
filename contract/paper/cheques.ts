/** Cheques: paper on which somebody writes which hours they received (specification §16). */

import { z } from 'zod';
import { EXCHANGE_STATES } from '../hours/exchange-states.ts';
import { activitySchema, bankExchangeSchema, passingField } from '../hours/exchanges.ts';
import { NOTE_MAX, REASON_MAX } from '../limits.ts';
import { memberNameSchema } from '../people/members.ts';
import { dayAfter, daysBetween } from '../time.ts';
import { idSchema, idTextSchema, optionalText, pageQuery, searchSchema, text } from '../values.ts';
import { readChequeCode } from './cheque-code.ts';

/** How many cheques a booklet may have. */
export const CHEQUE_BOOK_SIZES = [10, 20] as const;

/**
 * `handed-in`: the desk has it, or knows of it, and it is not booked yet. `booked`: its hours were
 * confirmed. `void`: it counts no more.
 */
const CHEQUE_STATES = ['blank', 'handed-in', 'booked', 'void'] as const;
export type ChequeState = (typeof CHEQUE_STATES)[number];

/** What made a cheque void: the desk, its booklet, the owner's leaving, or its exchange. */
const CHEQUE_VOID_CAUSES = [
  'desk',
  'book-closed',
  'membership-ended',
  'exchange-cancelled',
] as const;
export type ChequeVoidCause = (typeof CHEQUE_VOID_CAUSES)[number];

/**
 * How many days a cheque is late; 0 while it is in time. Both days `yyyy-MM-dd`.
 * @param daysAllowed the rule `cheque-days` of its bank
 */
export function chequeDaysLate(
  performedOn: string,
  broughtOn: string,
  daysAllowed: number,
): number {
  return Math.max(0, daysBetween(performedOn, broughtOn) - daysAllowed);
}

/** The last day on which a cheque for help on that day is in time. */
export function chequeDueOn(performedOn: string, daysAllowed: number): string {
  return dayAfter(performedOn, daysAllowed);
}

/** A code in a path, as people write it. */
const chequeCodeText = z.string({ error: 'required' }).transform((typed, context) => {
  const code = readChequeCode(typed);
  if (code !== undefined) return code;
  context.addIssue({ code: 'custom', message: 'invalid' });
  return z.NEVER;
});
export const byChequeCode = z.object({ code: chequeCodeText });

/** A new booklet for a member. */
export const newChequeBookSchema = z.object({
  personId: idSchema,
  count: z.union(
    CHEQUE_BOOK_SIZES.map((size) => z.literal(size)),
    { error: 'invalid' },
  ),
});

/** Why a booklet is closed or a cheque made void. */
export const chequeReasonSchema = z.object({ reason: text(REASON_MAX) });

/** What has to be asked before a cheque can be booked. */
export const chequeNoteSchema = z.object({ note: text(REASON_MAX) });

const chequeTerms = {
  ...bankExchangeSchema.pick({ activity: true, dateOfTransaction: true, quantityOfHours: true })
    .shape,
  /** Without one, the number of the cheque stands in the note. */
  note: optionalText(NOTE_MAX).optional(),
};

/** It is another time than the hours that the appointment of that day carries (`already-recorded`). */
const anotherTime = { another: z.boolean({ error: 'invalid' }).optional() };

/** The desk books a cheque: who gave, and what the paper says. */
export const chequeBookingSchema = z.object({
  userFrom: idSchema,
  /** The bank of the person who gave; the administrator's own unless said. */
  bankFrom: idSchema.optional(),
  ...chequeTerms,
  /** The desk has seen that the cheque is late. */
  late: z.boolean({ error: 'invalid' }).optional(),
  ...passingField,
  ...anotherTime,
});
export type ChequeBooking = z.infer<typeof chequeBookingSchema>;

/** The person who gave says what the paper says. */
export const chequeHandInSchema = z.object({ ...chequeTerms, ...anotherTime });
export type ChequeHandIn = z.infer<typeof chequeHandInSchema>;

/** What became of a cheque. */
const chequeLineSchema = z.object({
  code: z.string(),
  /** Counted on in the bank. */
  serial: z.number(),
  state: z.enum(CHEQUE_STATES),
  /** A day: when it was brought, booked or made void; null while it is blank. */
  since: z.string().nullable(),
  /** What the desk still has to ask. */
  note: z.string().nullable(),
  /** Days that it was late; null while nothing of it is recorded. */
  daysLate: z.number().nullable(),
  void: z.object({ cause: z.enum(CHEQUE_VOID_CAUSES), reason: z.string().nullable() }).nullable(),
  exchange: z
    .object({
      id: z.number(),
      giverId: z.number(),
      giverBankId: z.number(),
      giver: z.string(),
      quantityOfHours: z.number(),
      /** `yyyy-MM-dd`. */
      day: z.string(),
      activity: activitySchema,
      status: z.enum(EXCHANGE_STATES),
    })
    .nullable(),
});
export type ChequeLine = z.infer<typeof chequeLineSchema>;

const chequeOwnerSchema = z.object({ id: z.number(), displayName: z.string() });

/** A cheque as the desk reads it. */
export const chequeSchema = chequeLineSchema.extend({
  owner: chequeOwnerSchema.extend({ fullName: z.string(), number: z.number().nullable() }),
  bank: z.object({ bankId: z.number(), name: z.string() }),
  /** Within how many days after the help it is in time. */
  daysAllowed: z.number(),
});
export type Cheque = z.infer<typeof chequeSchema>;

/** A cheque as the person reads it to whom it was given. */
export const givenChequeSchema = z.object({
  code: z.string(),
  serial: z.number(),
  owner: chequeOwnerSchema,
  bankName: z.string(),
  /**
   * `open`: it may be handed in. `own`: the reader has to sign it. `mine`: for hours of the reader, it
   * waits; `recorded`: they have arrived.
   */
  state: z.enum(['open', 'own', 'mine', 'recorded', 'used', 'void']),
  /** For hours of the reader. */
  handedIn: z
    .object({ exchangeId: z.number(), quantityOfHours: z.number(), dueOn: z.string() })
    .nullable(),
});
export type GivenCheque = z.infer<typeof givenChequeSchema>;

/** A booklet with all its cheques. */
export const chequeBookSchema = z.object({
  id: z.number(),
  firstSerial: z.number(),
  count: z.number(),
  /** A day. */
  issuedOn: z.string(),
  issuedBy: z.string(),
  /** Without a reason it was closed because the membership ended. */
  closed: z.object({ on: z.string(), reason: z.string().nullable() }).nullable(),
  cheques: z.array(chequeLineSchema),
});
export type ChequeBook = z.infer<typeof chequeBookSchema>;

/** What is printed of a booklet: the cheques that are still blank. */
export const chequeSheetSchema = z.object({
  bankName: z.string(),
  ownerName: z.string(),
  ownerNumber: z.number().nullable(),
  /** Within how many days after the help a cheque is brought. */
  daysAllowed: z.number(),
  cheques: z.array(
    z.object({
      serial: z.number(),
      code: z.string(),
      /** What the QR code says. */
      address: z.string(),
    }),
  ),
});
export type ChequeSheet = z.infer<typeof chequeSheetSchema>;

/** Somebody who may have given the hours on a cheque. */
export const chequeGiverSchema = memberNameSchema.extend({
  number: z.number().nullable(),
  /** What they did last. */
  lastActivity: activitySchema.nullable(),
});
export type ChequeGiver = z.infer<typeof chequeGiverSchema>;

/** Words in a name, or the number on the card; of the reader's bank unless another is said. */
export const chequeGiversQuery = z.object({
  q: searchSchema,
  bankId: idTextSchema.optional(),
});

export const waitingChequesQuery = z.object(pageQuery(['handedInAt']));
