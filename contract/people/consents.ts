/** The privacy notice of a bank in its versions, and who agreed to which (specification §36). */
import { z } from 'zod';
import { REASON_MAX } from '../limits.ts';
import { daySchema, idSchema, text } from '../values.ts';
import { type PrivacyNotice, privacyNoticeSchema } from './privacy-notice.ts';

export type { PrivacyNotice };

/**
 * How it is known that somebody agreed: when they asked to join, on their page later, on a signed
 * sheet; or from the time before versions were kept.
 */
const CONSENT_WAYS = ['joining', 'screen', 'paper', 'before'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** How a member stands to the notice of their bank. */
export const ownConsentSchema = z.object({
  notice: privacyNoticeSchema,
  /** The latest version that they agreed to, and when. */
  agreed: privacyNoticeSchema.extend({ agreedAt: z.string() }).nullable(),
  /** Whether they are asked for their answer. */
  isAsked: z.boolean(),
});
export type OwnConsent = z.infer<typeof ownConsentSchema>;

/** Agreeing to the version that was read. */
export const consentSchema = z.object({ number: idSchema });

/** A version as the desk reads it. */
export const keptNoticeSchema = privacyNoticeSchema.extend({
  /** Whether members who had agreed to an earlier version were asked again. */
  asks: z.boolean(),
  /** Given name first; null where it is not known. */
  savedBy: z.string().nullable(),
  /** How many people agreed to this version, those who have left included. */
  agreed: z.number(),
});
export type KeptNotice = z.infer<typeof keptNoticeSchema>;

/** That somebody agreed, as the desk and a statement say it. */
export const knownConsentSchema = z.object({
  number: z.number(),
  agreedAt: z.string(),
  way: z.enum(CONSENT_WAYS),
  /** The day on the sheet, where they signed one. */
  signedOn: z.string().nullable(),
});
export type KnownConsent = z.infer<typeof knownConsentSchema>;

/** Whom a list of the desk has: everybody, or who has not answered. */
export const CONSENT_LISTS = ['all', 'waiting'] as const;

/** A member and how they stand to the notice. */
export const memberConsentSchema = z.object({
  id: z.number(),
  fullName: z.string(),
  hasLogin: z.boolean(),
  /** The latest version that they agreed to; null for none. */
  agreed: knownConsentSchema.nullable(),
  isAsked: z.boolean(),
  /** When the last reminder left. */
  remindedAt: z.string().nullable(),
});
export type MemberConsent = z.infer<typeof memberConsentSchema>;

/** How many members have not answered. */
export const consentFiguresSchema = z.object({
  members: z.number(),
  waiting: z.number(),
  /** Of these, whom the desk asks, because they have no login. */
  withoutLogin: z.number(),
  /** Of these, who would get a reminder now. */
  toRemind: z.number(),
});
export type ConsentFigures = z.infer<typeof consentFiguresSchema>;

/** The desk has the signed sheet of somebody without a login. */
export const paperConsentSchema = z.object({
  number: idSchema,
  paperSigned: z.literal(true, { error: 'required' }),
  signedOn: daySchema,
});

/** The sheet of that version was noted by mistake, and why. */
export const consentMistakeSchema = z.object({ number: idSchema, reason: text(REASON_MAX) });
export type ConsentMistake = z.infer<typeof consentMistakeSchema>;
