/** The list of activities as the portal's administrators keep it (specification §39). */
import { z } from 'zod';
import { ACTIVITIES_MAX, ACTIVITY_NAME_MAX, ACTIVITY_WORDS_MAX } from '../limits.ts';
import { byLocale, FALLBACK_LOCALE, LOCALES, type Locale, languagesFor } from '../locales.ts';
import { idSchema, optionalNameText, optionalText, whenValid } from '../values.ts';

/** The name of an activity or a group, with single blanks; empty where a language has none. */
const nameSchema = optionalNameText(ACTIVITY_NAME_MAX).overwrite((name) =>
  name.replaceAll(/\s+/g, ' '),
);

const namesShape = byLocale(() => nameSchema.optional());

/** Other languages borrow a name, so one is enough. */
const isNamed = (names: Partial<Record<Locale, string>>) => LOCALES.some((one) => names[one]);
const unnamed = {
  path: [FALLBACK_LOCALE],
  error: 'required',
  when: whenValid(z.object(namesShape)),
};

const words = {
  /** Everyday words by which it is found, in any language, apart by blanks. */
  words: optionalText(ACTIVITY_WORDS_MAX),
};

export const activityNamesSchema = z.object(namesShape).refine(isNamed, unnamed);
export const activityUpdateSchema = z.object({ ...namesShape, ...words }).refine(isNamed, unnamed);
export const newActivitySchema = z
  .object({ ...namesShape, ...words, group: idSchema })
  .refine(isNamed, unnamed);

/** By one place or several within its group. */
export const activityMoveSchema = z.object({
  to: z.enum(['earlier', 'later'], { error: 'required' }),
  /** By how many places; one unless it says so. */
  by: z
    .number({ error: 'invalid' })
    .int({ error: 'invalid' })
    .min(1)
    .max(ACTIVITIES_MAX)
    .optional(),
});

export const activityMergeSchema = z.object({ into: idSchema });

/** What has moved to the other activity. */
export const mergedSchema = z.object({
  skills: z.number().int(),
  notices: z.number().int(),
  appointments: z.number().int(),
  rules: z.number().int(),
});
export type Merged = z.infer<typeof mergedSchema>;

/** By language; other languages than those of the portal may have come with its past. */
const keptNames = z.record(z.string(), z.string());
export type ActivityNames = z.infer<typeof keptNames>;

/** The name that readers of a language see: their own, that of the languages asked next, or any. */
export function nameIn(names: ActivityNames, language: Locale): string {
  const asked = [...languagesFor(language), ...Object.keys(names).sort()];
  return asked.map((one) => names[one]).find(Boolean) ?? '';
}

export const keptActivitySchema = z.object({
  id: z.number(),
  names: keptNames,
  words: z.string(),
  /** Stands for whatever has no kind of its own; it cannot be retired. */
  isOther: z.boolean(),
  /** Null while it is offered. */
  retiredAt: z.string().nullable(),
  /** The activity that it was merged into. */
  successor: z.number().nullable(),
  /** Confirmed exchanges of the last twelve months. */
  exchanges: z.number().int(),
  /** How many people can do it. */
  skills: z.number().int(),
  /** Notices that are not over. */
  notices: z.number().int(),
  /** Proposed and agreed, the standing ones too. */
  appointments: z.number().int(),
});
export type KeptActivity = z.infer<typeof keptActivitySchema>;

export const keptGroupSchema = z.object({
  id: z.number(),
  names: keptNames,
  /** In their order, the retired ones too. */
  activities: z.array(keptActivitySchema),
});
export type KeptGroup = z.infer<typeof keptGroupSchema>;
