/** Banks and their members (specification §3). */
import { z } from 'zod';
import { profileSchema } from './accounts.ts';
import { BANK_NAME_MAX, LONG_TEXT_MAX, PHONE_MAX, SHORT_TEXT_MAX } from './limits.ts';
import { localeSchema } from './locales.ts';
import {
  basedOn,
  daySchema,
  emailSchema,
  idSchema,
  nameText,
  optionalText,
  text,
} from './values.ts';

/** An address on the web, or nothing; other schemes than http(s) would be a trap for a reader. */
function webAddress(error: 'url-invalid' | 'facebook-url-invalid', isRight: (url: URL) => boolean) {
  return optionalText(SHORT_TEXT_MAX).refine(
    (value) => {
      if (value === '') return true;
      const url = URL.canParse(value) ? new URL(value) : undefined;
      return url !== undefined && /^https?:$/.test(url.protocol) && isRight(url);
    },
    { error },
  );
}

const webUrlSchema = webAddress('url-invalid', (url) => url.hostname.includes('.'));
const facebookUrlSchema = webAddress(
  'facebook-url-invalid',
  (url) => url.hostname.includes('.') && url.pathname.length > 1,
);

/** What a bank's administrators may change (specification §2). */
export const bankDataSchema = z.object({
  address: text(SHORT_TEXT_MAX),
  president: text(SHORT_TEXT_MAX),
  secretary: text(SHORT_TEXT_MAX),
  vat: optionalText(SHORT_TEXT_MAX).default(''),
  phone: optionalText(PHONE_MAX).default(''),
  association: optionalText(SHORT_TEXT_MAX).default(''),
  webUrl: webUrlSchema.default(''),
  facebookUrl: facebookUrlSchema.default(''),
  gdpr: text(LONG_TEXT_MAX),
  description: optionalText(LONG_TEXT_MAX).default(''),
});
export type BankData = z.infer<typeof bankDataSchema>;

export const BANK_DATA_FIELDS = [
  'address',
  'president',
  'secretary',
  'vat',
  'phone',
  'association',
  'webUrl',
  'facebookUrl',
  'gdpr',
  'description',
] as const satisfies (keyof BankData)[];

/** A change of the bank's data. */
export const bankUpdateSchema = bankDataSchema.extend({ basedOn: basedOn(BANK_DATA_FIELDS) });
export type BankUpdate = z.infer<typeof bankUpdateSchema>;

/** The form with which a new bank is applied for (specification §5). */
export const newBankSchema = bankDataSchema.extend({
  name: nameText(BANK_NAME_MAX),
  email: emailSchema,
  date: daySchema,
});
export type NewBank = z.infer<typeof newBankSchema>;

/** A bank's public face. */
export const bankSchema = z.object({
  bankId: z.number(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  email: z.string(),
  president: z.string(),
  secretary: z.string(),
  phone: z.string(),
  association: z.string(),
  vat: z.string(),
  webUrl: z.string(),
  facebookUrl: z.string(),
  gdpr: z.string(),
  date: z.string(),
});
export type Bank = z.infer<typeof bankSchema>;

export const bankNameSchema = z.object({ bankId: z.number(), name: z.string() });
export type BankName = z.infer<typeof bankNameSchema>;

/** What tells people of the same name in a bank apart. */
const namesakeSchema = z.object({
  /** The last two digits of the phone number; empty for a number of a few digits. */
  phoneEnding: z.string(),
  /** The month of joining, `yyyy-MM`. */
  memberSince: z.string(),
  /** For administrators of that bank alone. */
  birthYear: z.number().optional(),
  email: z.string().optional(),
});
export type Namesake = z.infer<typeof namesakeSchema>;

/** A fellow member, as members see each other: a name, and a little more only where names collide. */
export const memberNameSchema = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
  namesake: namesakeSchema.optional(),
});
export type MemberName = z.infer<typeof memberNameSchema>;

/** The fields a members list may be sorted by. */
export const MEMBER_SORTS = [
  'name',
  'surname',
  'sex',
  'dateOfBirthday',
  'email',
  'phone',
  'prefLocale',
  'total',
] as const;

/** A member as their administrators see them. */
export const memberSchema = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
  sex: z.enum(['M', 'F', 'n']),
  dateOfBirthday: z.string(),
  email: z.string(),
  phone: z.string(),
  prefLocale: localeSchema,
  total: z.number(),
  bankAdmin: z.boolean(),
  userBank: bankNameSchema,
});
export type Member = z.infer<typeof memberSchema>;

/** A person who asks to join a bank. */
export const applicantSchema = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  requestedAt: z.string(),
});
export type Applicant = z.infer<typeof applicantSchema>;

export const APPLICANT_SORTS = ['name', 'surname', 'email', 'phone', 'requestedAt'] as const;

/** Somebody who chose the bank and has not verified their address. */
export const unverifiedSchema = applicantSchema
  .omit({ requestedAt: true })
  .extend({ registeredAt: z.string() });
export type Unverified = z.infer<typeof unverifiedSchema>;

export const UNVERIFIED_SORTS = ['name', 'surname', 'email', 'phone', 'registeredAt'] as const;

/** An administrator mends a member's data. */
export const memberUpdateSchema = profileSchema.extend({ id: idSchema });
export type MemberUpdate = z.infer<typeof memberUpdateSchema>;

/** A bank in figures, and what wants doing today. Hours are of confirmed exchanges. */
export const bankFiguresSchema = z.object({
  members: z.number(),
  awaiting: z.number(),
  unverified: z.number(),
  /** All that wait with either side in the bank; of these, those the reader may confirm (law L4). */
  pendingExchanges: z.number(),
  exchangesToConfirm: z.number(),
  linksToApprove: z.number(),
  friendBanks: z.number(),
  exchangesThisYear: z.number(),
  hoursThisYear: z.number(),
});
export type BankFigures = z.infer<typeof bankFiguresSchema>;

/** One entry of the trail of what was done. */
export const trailEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  actor: z.string().nullable(),
  /** The fields that were changed; without values when these have been forgotten. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type TrailEntry = z.infer<typeof trailEntrySchema>;
