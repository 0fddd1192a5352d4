/** Who is in one's bank, what they can do, and how they are reached (specification §20). */
import { z } from 'zod';
import { activitySchema } from '../hours/exchanges.ts';
import { PEOPLE_PAGE_MAX } from '../limits.ts';
import { pageQuery, searchSchema } from '../values.ts';
import { CONTACT_MODES } from './notices.ts';

/** How members reach a person, and whether they find them; what is left out stays as it is. */
export const reachUpdateSchema = z.object({
  /** By an answer or a message on the portal, by phone, or through the desk. */
  contact: z.enum(CONTACT_MODES, { error: 'invalid' }).optional(),
  /** What those see whom the person says yes to. */
  givesPhone: z.boolean({ error: 'invalid' }).optional(),
  givesEmail: z.boolean({ error: 'invalid' }).optional(),
  /** The members of the bank find them, with all they can do. */
  findable: z.boolean({ error: 'invalid' }).optional(),
});
export type ReachUpdate = z.output<typeof reachUpdateSchema>;

export const reachSchema = z.object({
  contact: z.enum(CONTACT_MODES),
  givesPhone: z.boolean(),
  givesEmail: z.boolean(),
  /** Null until they say: then with what they offer on the board alone. */
  findable: z.boolean().nullable(),
  /** Whether there is anything to give. */
  hasPhone: z.boolean(),
  hasEmail: z.boolean(),
});
export type Reach = z.infer<typeof reachSchema>;

export const foundPeopleQuery = z.object({
  /** Words for what somebody can do or offers, also everyday ones, or a part of a first name. */
  q: searchSchema,
  /** `PEOPLE_PAGE` where it is not said: nobody gets the whole bank at once. */
  limit: pageQuery([]).limit.refine((limit) => limit === undefined || limit <= PEOPLE_PAGE_MAX, {
    error: 'invalid',
  }),
  offset: pageQuery([]).offset,
});

/** Somebody of the reader's bank; nothing about balances. */
export const foundPersonSchema = z.object({
  id: z.number(),
  /** In the list "Silvana M.", on their page the whole name. */
  name: z.string(),
  /** What they say they can do: what was searched for first, in the list no more than a few. */
  skills: z.array(activitySchema),
  /** How many they say in all. */
  skillCount: z.number(),
  /** What they offer on the board, likewise. */
  offers: z.array(z.object({ id: z.number(), title: z.string() })),
  /** How they want to be reached; `desk` for who uses no e-mail. */
  contact: z.enum(CONTACT_MODES),
  /** Whether a message on the portal reaches them as they want. */
  canWrite: z.boolean(),
  /** Whether a day can be proposed to them; that needs no conversations. */
  canPlan: z.boolean(),
  /** Where they want to be called. */
  phone: z.string().nullable(),
  /** Of the desk, where it puts people in touch. */
  deskPhone: z.string().nullable(),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;
