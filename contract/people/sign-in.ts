/** Signing in: sessions, the devices they are on, and the second factor (specification §24). */
import { z } from 'zod';
import { REASON_MAX } from '../limits.ts';
import { text } from '../values.ts';
import { knownPasswordSchema, profileSchema } from './accounts.ts';

/** The browsers and systems that the portal calls by their name. */
export const BROWSERS = [
  'Edge',
  'Opera',
  'Samsung Internet',
  'Firefox',
  'Chrome',
  'Safari',
] as const;
export type Browser = (typeof BROWSERS)[number];

export const SYSTEMS = [
  'Android',
  'iPhone',
  'iPad',
  'Windows',
  'Mac',
  'ChromeOS',
  'Linux',
] as const;
export type System = (typeof SYSTEMS)[number];

/** A browser on a device, as far as it said what it is. */
export const deviceSchema = z.object({
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(SYSTEMS).nullable(),
});
export type DeviceWords = z.infer<typeof deviceSchema>;

/** A session that lives. Moments are ISO 8601. */
export const sessionSchema = deviceSchema.extend({
  id: z.string(),
  signedInAt: z.string(),
  /** To within ten minutes. */
  usedAt: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof sessionSchema>;

/** What has changed about the second factor of a person. */
export type GuardChange =
  | 'on'
  | 'off'
  | 'codes-renewed'
  | 'code-used'
  | 'removed-by-desk'
  | 'removed-at-machine'
  | 'passkey-added'
  | 'passkey-removed'
  | 'token-made';

/** How it stands with the second factor of a person. */
export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** ISO 8601; null while it is off. */
  since: z.string().nullable(),
  /** Recovery codes that are left. */
  codesLeft: z.number(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Longer than any code with its blanks and hyphens. */
const CODE_MAX = 40;
const code = text(CODE_MAX);

/** What a change of the sign-in is proven with. */
export const passwordSchema = z.object({ password: knownPasswordSchema });
/** Six digits of the app, or a recovery code. */
export const codeSchema = z.object({ code });
export const proofSchema = z.object({ password: knownPasswordSchema, code });

/** Changing my own data; the code where I have a second factor and change the address. */
export const ownProfileSchema = profileSchema.extend({ code: code.optional() });
export type OwnProfile = z.infer<typeof ownProfileSchema>;

/** The second step of signing in; the challenge is the one of the refusal `second-factor-needed`. */
export const secondStepSchema = z.object({ challenge: text(CODE_MAX * 2), code });

/** How the desk made sure who asks, in one sentence. */
export const identifiedSchema = z.object({ note: text(REASON_MAX) });
