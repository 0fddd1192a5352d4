/** The list of activities as the portal's administrators keep it (specification §39). */
import { z } from 'zod';
import { ACTIVITIES_MAX, ACTIVITY_NAME_MAX, ACTIVITY_WORDS_MAX } from '../limits.ts';
import { idSchema, nameText, optionalText } from '../values.ts';

/** The name of an activity or a group, with single blanks. */
const nameSchema = nameText(ACTIVITY_NAME_MAX).overwrite((name) => name.replaceAll(/\s+/g, ' '));

/** In the three languages of the portal. */
export const activityNamesSchema = z.object({ it: nameSchema, en: nameSchema, de: nameSchema });

export const activityUpdateSchema = activityNamesSchema.extend({
  /** Everyday words by which it is found, apart by blanks. */
  words: optionalText(ACTIVITY_WORDS_MAX),
});

export const newActivitySchema = activityUpdateSchema.extend({ group: idSchema });

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

const keptNames = z.object({ it: z.string(), en: z.string(), de: z.string() });

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
