/** What members can do for others, and who can help with something (specification §12). */
import { z } from 'zod';
import { activitySchema } from '../hours/exchanges.ts';
import { SKILLS_MAX } from '../limits.ts';
import { idSchema, idTextSchema } from '../values.ts';

/** Everything somebody can do; it replaces what they said before. */
export const newSkillsSchema = z.object({
  activities: z
    .array(idSchema, { error: 'required' })
    .max(SKILLS_MAX, { error: 'too-long' })
    .transform((ids) => [...new Set(ids)]),
});

export const skillsSchema = z.object({
  /** The ids of what they can do. */
  activities: z.array(z.number()),
  /** When something was added last, and who said so, given name first; null before the first time. */
  said: z.object({ at: z.string(), by: z.string() }).nullable(),
  /** All there is to choose from, in the order of the sheet on paper. */
  groups: z.array(
    z.object({ id: z.number(), name: z.string(), activities: z.array(activitySchema) }),
  ),
});
export type Skills = z.infer<typeof skillsSchema>;

export const helpersQuery = z.object({ activity: idTextSchema });

/** Somebody of the bank who can help; nothing about balances. */
export const helperSchema = z.object({
  id: z.number(),
  /** Given name first. */
  name: z.string(),
  phone: z.string().nullable(),
  /** The day on which they last did it here, confirmed, `yyyy-MM-dd`; null: not yet. */
  lastGaveOn: z.string().nullable(),
});
export type Helper = z.infer<typeof helperSchema>;
