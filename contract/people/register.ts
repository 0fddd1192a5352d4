/** The register of members (specification §46): who was one on a day, and what their bank wrote down of them. */
import { z } from 'zod';
import {
  NAME_MAX,
  REASON_MAX,
  REGISTER_AT_ONCE_MAX,
  SHORT_TEXT_MAX,
  TAX_CODE_MAX,
} from '../limits.ts';
import { basedOn, daySchema, idSchema, optionalText, text } from '../values.ts';
import { asTaxCode } from './tax-code.ts';

/** What carries a bank. It decides which fields and words the register has, never who may do what. */
export const LEGAL_FORMS = [
  'aps',
  'odv',
  'association',
  'town',
  'parish',
  'verein',
  'genossenschaft',
  'other',
] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

const optionalDay = z.union([z.literal(''), daySchema], { error: 'date-invalid' });

const fields = {
  birthPlace: optionalText(NAME_MAX),
  taxCode: optionalText(TAX_CODE_MAX).overwrite(asTaxCode),
  residence: optionalText(SHORT_TEXT_MAX),
  /** Number and francs, in words. */
  share: optionalText(NAME_MAX),
  admittedOn: optionalDay,
  /** As the minutes have it: "Direttivo 12/03/2026, n. 4". */
  resolution: optionalText(SHORT_TEXT_MAX),
  /** The interview: its day and who held it. */
  metOn: optionalDay,
  metBy: optionalText(NAME_MAX),
  /** Why they left, as the register has it. */
  endedWhy: optionalText(SHORT_TEXT_MAX),
};
const fieldNames = z.object(fields).keyof();
export const REGISTER_FIELDS = fieldNames.options;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
/** Nothing is `''`, a day `yyyy-MM-dd`. */
export type RegisterValues = Record<RegisterField, string>;

const ALWAYS = ['admittedOn', 'resolution', 'metOn', 'metBy', 'endedWhy'] as const;
const ITALIAN = ['birthPlace', 'taxCode', 'residence'] as const;

/** A town, a parish or another body has no members in the sense of a statute: its register is called otherwise. */
export const titleOf = (form: LegalForm | null): 'club' | 'service' =>
  form === 'town' || form === 'parish' ? 'service' : 'club';

/** Which fields are asked of a member; what was written in others before stays. */
export function fieldsOf(form: LegalForm | null): RegisterField[] {
  if (form === 'genossenschaft') return ['residence', 'share', ...ALWAYS];
  if (form === 'verein' || form === 'other' || form === null) return ['residence', ...ALWAYS];
  return [...ITALIAN, ...ALWAYS];
}

const ownFields = z.object(fields).pick({ birthPlace: true, taxCode: true, residence: true });
export const OWN_REGISTER_FIELDS = ownFields.keyof().options;
type OwnRegisterField = (typeof OWN_REGISTER_FIELDS)[number];

/** Of the fields that are asked, those that members write of themselves. */
export function ownFieldsOf(form: LegalForm | null): OwnRegisterField[] {
  const asked = fieldsOf(form);
  return OWN_REGISTER_FIELDS.filter((field) => asked.includes(field));
}

/** Whether something that was written is written differently: that asks for a reason. */
export function mends(stored: RegisterValues, wanted: RegisterValues): boolean {
  return REGISTER_FIELDS.some((name) => stored[name] !== '' && stored[name] !== wanted[name]);
}

const valuesReply = z.object(
  Object.fromEntries(REGISTER_FIELDS.map((name) => [name, z.string()])) as Record<
    RegisterField,
    z.ZodString
  >,
);

/** A member of that day; days are `yyyy-MM-dd`. */
const lineSchema = valuesReply.extend({
  membershipId: z.number(),
  userId: z.number(),
  /** On their card; null for who left before there were cards. */
  number: z.number().nullable(),
  name: z.string(),
  surname: z.string(),
  birthDate: z.string().nullable(),
  since: z.string(),
  /** The day on which they left since. */
  until: z.string().nullable(),
  /** Nothing is left but numbers, days, and for the years of the bank the name (specification §34). */
  isErased: z.boolean(),
});
export type RegisterLine = z.infer<typeof lineSchema>;

/** Somebody who waits for the board (rule `admission-first`), with the interview where it was held. */
const requestSchema = z.object({
  userId: z.number(),
  name: z.string(),
  surname: z.string(),
  metOn: z.string(),
  metBy: z.string(),
});
export type RegisterRequest = z.infer<typeof requestSchema>;

export const registerSchema = z.object({
  /** On the evening of that day. */
  on: z.string(),
  bankName: z.string(),
  legalForm: z.enum(LEGAL_FORMS).nullable(),
  foundedOn: z.string(),
  /** The bank's first day on a portal: for days before, the dates are those that were brought. */
  keptSince: z.string(),
  /** The code of that day's seal (specification §30), if it has one. */
  sealCode: z.string().nullable(),
  /** In the order in which they came. */
  lines: z.array(lineSchema),
});
export type Register = z.infer<typeof registerSchema>;

/** The same for its page, with who asks to join a bank in which the board decides first, the longest waiting first. */
export const registerPageSchema = registerSchema.extend({ requests: z.array(requestSchema) });
export type RegisterPage = z.infer<typeof registerPageSchema>;

/** Any day but one to come; today when not said. */
export const registerQuery = z.object({ on: daySchema.optional() });

const versionSchema = valuesReply.extend({
  note: z.string(),
  /** Given name first. */
  by: z.string(),
  at: z.string(),
});

/** What the register has of a person, a membership each, the latest first, and so their versions. */
export const memberRegisterSchema = z.object({
  legalForm: z.enum(LEGAL_FORMS).nullable(),
  memberships: z.array(
    z.object({
      id: z.number(),
      since: z.string(),
      until: z.string().nullable(),
      versions: z.array(versionSchema),
    }),
  ),
});
export type MemberRegister = z.infer<typeof memberRegisterSchema>;

/** A field that is left out stays as it is. Mending something needs a note. */
export const registerEntrySchema = z.object({
  ...z.object(fields).partial().shape,
  note: optionalText(REASON_MAX).default(''),
  /** Another membership of theirs than the latest. */
  membershipId: idSchema.optional(),
  basedOn: basedOn(fieldNames),
});
export type RegisterEntry = z.output<typeof registerEntrySchema>;

/** The minutes of a meeting that admitted members: one day and one resolution for all of them. */
export const minutesSchema = z.object({
  on: daySchema,
  resolution: text(SHORT_TEXT_MAX),
  ids: z
    .array(idSchema, { error: 'required' })
    .min(1, { error: 'required' })
    .max(REGISTER_AT_ONCE_MAX, { error: 'too-many' })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'invalid' }),
});

export const legalFormSchema = z.object({
  legalForm: z.enum(LEGAL_FORMS, { error: 'required' }),
  /** What the page showed. */
  basedOn: z.object({ legalForm: z.enum(LEGAL_FORMS, { error: 'invalid' }).nullable() }).optional(),
});

/** The interview with somebody who asks to join: its day, and who held it. */
export const interviewSchema = z.object({
  metOn: optionalDay,
  metBy: optionalText(NAME_MAX),
});

/** What members read of themselves, and whether they may look at the register. */
export const ownRegisterSchema = z.object({
  legalForm: z.enum(LEGAL_FORMS).nullable(),
  /** Rule `register-visible`; where it is off, the telephone of the desk, which shows it. */
  isVisible: z.boolean(),
  phone: z.string(),
  since: z.string(),
  entry: valuesReply,
  /** Who wrote it last, given name first, and when; null where nobody has. */
  written: z.object({ by: z.string(), at: z.string() }).nullable(),
});
export type OwnRegister = z.infer<typeof ownRegisterSchema>;

/** What members write of themselves; a field that their bank does not ask for is refused. */
export const ownEntrySchema = z.object({
  ...ownFields.partial().shape,
  basedOn: basedOn(ownFields.keyof()),
});

/** The register as members read it: names, numbers and dates alone. */
export const shownRegisterSchema = z.object({
  legalForm: z.enum(LEGAL_FORMS).nullable(),
  /** In the order in which they came; since when they belong to it. */
  lines: z.array(
    lineSchema.pick({ number: true, name: true, surname: true, since: true, admittedOn: true }),
  ),
});
