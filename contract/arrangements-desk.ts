/** Appointments at the desk of a bank, for members who use no e-mail (specification §22). */
import { z } from 'zod';
import { anotherFlag, newArrangementSchema, plannedSchema, whomSchema } from './arrangements.ts';
import { basisSchema } from './exchange-decisions.ts';
import { exchangeHoursSchema } from './exchanges.ts';
import { NOTE_MAX } from './limits.ts';
import { idSchema, optionalText, pageQuery } from './values.ts';

/** Today and tomorrow, or everything that is open. */
const DESK_PARTS = ['soon', 'open'] as const;

export const deskArrangementsQuery = z.object({
  part: z.enum(DESK_PARTS, { error: 'invalid' }).optional(),
  limit: pageQuery([]).limit,
  offset: pageQuery([]).offset,
});

/** Who proposes by the word of whom, and how it has come. */
const forPerson = { forPerson: idSchema, basis: basisSchema };

/** The desk proposes a day for a member; `iGive` and `answer` are theirs. */
export const deskProposalSchema = newArrangementSchema.extend(forPerson);
export type DeskProposal = z.output<typeof deskProposalSchema>;

/** What is chosen first: for whom, with whom, who helps whom, and with what. */
export const deskWhomSchema = whomSchema.extend(forPerson);

const sideSchema = z.enum(['giver', 'receiver'], { error: 'required' });
export type ArrangementSide = z.output<typeof sideSchema>;

/** For which of the two the desk speaks, and how their word has come. */
const forOne = { side: sideSchema, basis: basisSchema };

export const deskWordOnSchema = z.object(forOne);
export type DeskWordOn = z.output<typeof deskWordOnSchema>;

export const deskAgreeSchema = z.object({
  ...forOne,
  sequence: z.number({ error: 'required' }).int({ error: 'invalid' }).min(0),
});
export type DeskAgree = z.output<typeof deskAgreeSchema>;

export const deskDoneSchema = z.object({
  ...forOne,
  quantityOfHours: exchangeHoursSchema,
  note: optionalText(NOTE_MAX).default(''),
  another: anotherFlag,
});
export type DeskDone = z.output<typeof deskDoneSchema>;

const personSchema = z.object({
  id: z.number(),
  name: z.string(),
  bankName: z.string(),
  /** Of the desk's own bank. */
  isOurs: z.boolean(),
  /** The desk speaks for them: they use no e-mail. */
  byDesk: z.boolean(),
  /** Of its own members. */
  phone: z.string().nullable(),
});

/** An appointment as a desk sees it. */
export const deskCardSchema = plannedSchema.extend({
  giver: personSchema,
  receiver: personSchema,
  proposedBy: sideSchema,
});
export type DeskCard = z.infer<typeof deskCardSchema>;
