/** Signing in: the sessions of a person and the devices they are on (specification §24). */
import { z } from 'zod';

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
