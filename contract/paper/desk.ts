/**
 * What the desk does for its members: registering people who have signed a form on paper, inviting
 * them to a login, notes of phone calls, and statements on paper (specification §12).
 */
import { z } from 'zod';
import { NOTICE_KINDS } from '../board/notices.ts';
import { EXCHANGE_BASES, EXCHANGE_KINDS } from '../hours/exchange-states.ts';
import { sealSchema } from '../hours/seals.ts';
import { CALL_NOTE_MAX, NAME_MAX, NOTE_MAX, PHONE_MAX } from '../limits.ts';
import { SEXES } from '../people/accounts.ts';
import { knownConsentSchema } from '../people/consents.ts';
import { newGuardianSchema } from '../people/guardians.ts';
import {
  daySchema,
  emailSchema,
  localeSchema,
  nameText,
  optionalBirthDateSchema,
  optionalEmailSchema,
  optionalText,
  text,
  whenValid,
} from '../values.ts';

const signedFields = {
  /** The form on paper bears their signature. */
  paperSigned: z.literal(true, { error: 'required' }),
  signedOn: daySchema,
};

/** The desk registers and admits somebody who has signed the form; empty is what it does not know. */
export const deskRegistrationSchema = z.object({
  name: nameText(NAME_MAX),
  surname: nameText(NAME_MAX),
  phone: optionalText(PHONE_MAX).nullish(),
  birthDate: optionalBirthDateSchema.nullish(),
  sex: z.enum(SEXES, { error: 'invalid' }).default('n'),
  prefLocale: localeSchema,
  email: optionalEmailSchema.nullish(),
  ...signedFields,
  /** Who answers for somebody below the age that the bank asks for; not kept of anybody else. */
  guardian: newGuardianSchema.optional(),
  /** The desk has seen the people who look like this one: it is somebody else. */
  sure: z.boolean({ error: 'invalid' }).optional(),
});
export type DeskRegistration = z.output<typeof deskRegistrationSchema>;

/** Somebody whom the desk registered comes back after they left. */
export const readmissionSchema = z.object({
  ...signedFields,
  guardian: newGuardianSchema.optional(),
});
export type Readmission = z.infer<typeof readmissionSchema>;

/** How to reach somebody without a login; what is left out is not known. */
export const contactSchema = z.object({
  phone: optionalText(PHONE_MAX).nullish(),
  email: optionalEmailSchema.nullish(),
});
export type Contact = z.infer<typeof contactSchema>;

/** Where the invitation goes. */
export const invitationSchema = z.object({ email: emailSchema });

/** What was said in the last call, in one sentence. */
export const newCallNoteSchema = z.object({ note: text(CALL_NOTE_MAX) });
export const callNoteSchema = z.object({
  note: z.string(),
  calledAt: z.string(),
  /** Who took the call, given name first. */
  by: z.string(),
});
export type CallNote = z.infer<typeof callNoteSchema>;

/** What the desk writes about a member; empty: nothing any more. `seen` is the note that the writer read. */
export const newMemberNoteSchema = z.object({
  note: optionalText(NOTE_MAX),
  seen: optionalText(NOTE_MAX),
});
export const memberNoteSchema = z.object({
  note: z.string(),
  notedAt: z.string(),
  /** Who wrote it, given name first. */
  by: z.string(),
});
export type MemberNote = z.infer<typeof memberNoteSchema>;

/** A period of whole days, both included. */
const period = z.object({ from: daySchema, to: daySchema });
export const periodSchema = period.refine(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'order-reversed',
  when: whenValid(period),
});
export type Period = z.infer<typeof periodSchema>;

/** Whose statements are printed at once beside those of members without an address who moved hours. */
export const statementsFormSchema = period
  .extend({
    /** Also of those who have an address, and no login yet. */
    withEmail: z.boolean({ error: 'invalid' }).optional(),
    /** Also where nothing moved in the period. */
    withStill: z.boolean({ error: 'invalid' }).optional(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'order-reversed',
    when: whenValid(period),
  });
export type StatementsForm = z.infer<typeof statementsFormSchema>;

const counted = z.object({ moved: z.number(), still: z.number() });

/** How many statements a period has: of members without a login, by whether their hours moved in it. */
export const statementCountsSchema = z.object({
  /** The day of the first movement of any of them, as forms have it; null when there is none. */
  since: z.string().nullable(),
  withoutEmail: counted,
  withEmail: counted,
});
export type StatementCounts = z.infer<typeof statementCountsSchema>;

/** One movement of an account, in hours signed from its owner's side. */
const statementLineSchema = z.object({
  exchangeId: z.number(),
  /** The day on which it was booked, and the day of the service. */
  bookedOn: z.string(),
  performedOn: z.string(),
  /** `reversed` returns the hours of an exchange confirmed before. */
  what: z.enum(['confirmed', 'reversed']),
  /** The other side, given name first. */
  other: z.string(),
  kind: z.enum(EXCHANGE_KINDS),
  activity: z.string(),
  note: z.string(),
  hours: z.number(),
  /** The balance after it. */
  balance: z.number(),
  recordedBy: z.string(),
  /** Who confirmed or reversed it. */
  decidedBy: z.string(),
  /** The person who received the hours confirmed it themselves. */
  byDebtor: z.boolean(),
  basis: z.enum(EXCHANGE_BASES).nullable(),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

/** What somebody has on the board, as their statement says it. */
const statementNoticeSchema = z.object({
  id: z.number(),
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  state: z.enum(['open', 'paused', 'hidden']),
  /** Since when. */
  postedOn: z.string(),
});

/** The account of one member in a period, as it is printed. */
export const statementSchema = z.object({
  personId: z.number(),
  /** Given name first. */
  name: z.string(),
  number: z.number(),
  opening: z.number(),
  closing: z.number(),
  lines: z.array(statementLineSchema),
  /** The latest version of the privacy notice that they agreed to (specification §36); absent for none. */
  consent: knownConsentSchema.optional(),
  /** What they have on the board now (specification §20), the latest first. */
  notices: z.array(statementNoticeSchema),
  /** The latest seal of the books when it was made (specification §30); null before the first night. */
  seal: sealSchema.nullable(),
});
export type Statement = z.infer<typeof statementSchema>;

/** Statements printed at once for every member without a login. */
export const statementRunSchema = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  people: z.number(),
  madeAt: z.string(),
  by: z.string(),
});
export type StatementRun = z.infer<typeof statementRunSchema>;
