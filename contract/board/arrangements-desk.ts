/** Appointments at the desk of a bank, for members who use no e-mail (specification §22). */
import { z } from 'zod';
import { basisSchema } from '../hours/exchange-decisions.ts';
import { idSchema, pageQuery } from '../values.ts';
import { plannedSchema, whomSchema } from './arrangements.ts';

/** Today and tomorrow, or everything that is open. */
const DESK_PARTS = ['soon', 'open'] as const;

export const deskArrangementsQuery = z.object({
  part: z.enum(DESK_PARTS, { error: 'invalid' }).optional(),
  /** Only those of this member. */
  person: z.coerce.number({ error: 'invalid' }).pipe(idSchema).optional(),
  limit: pageQuery([]).limit,
  offset: pageQuery([]).offset,
});

/** What is chosen first: for whom, how their word has come, with whom, who helps whom, and with what. */
export const deskWhomSchema = whomSchema.extend({ forPerson: idSchema, basis: basisSchema });

const sideSchema = z.enum(['giver', 'receiver']);
export type ArrangementSide = z.output<typeof sideSchema>;

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
