/** What everybody may know of how the portal is, and the maintenance that its operator announces (specification §31). */
import { z } from 'zod';
import { MAINTENANCE_NOTE_MAX } from '../limits.ts';
import { daySchema, optionalText, timeSchema } from '../values.ts';

/**
 * `late`: mails and notifications leave with a delay; `reading`: what is there can be read, nothing can be
 * recorded; `down`: the database does not answer.
 */
const PUBLIC_STATES = ['up', 'late', 'reading', 'down'] as const;
export type PublicState = (typeof PUBLIC_STATES)[number];

export const maintenanceSchema = z.object({
  id: z.number(),
  /** Moments. The portal may be away between them. */
  beginsAt: z.string(),
  endsAt: z.string(),
  /** The same on the portal's wall: day and time of the beginning, time of the end. */
  day: z.string(),
  from: z.string(),
  to: z.string(),
  /** What is done, in the words of who announced it; empty when they said nothing. */
  note: z.string(),
});
export type Maintenance = z.infer<typeof maintenanceSchema>;

export const publicStatusSchema = z.object({
  state: z.enum(PUBLIC_STATES),
  /** Since when the process that answers runs. */
  runningSince: z.string(),
  /** What is to come or under way, the earliest first. */
  maintenance: z.array(maintenanceSchema),
});
export type PublicStatus = z.infer<typeof publicStatusSchema>;

/** Day and times in the portal's time zone. An end that is not after the beginning is of the next day. */
export const newMaintenanceSchema = z.object({
  day: daySchema,
  from: timeSchema,
  to: timeSchema,
  note: optionalText(MAINTENANCE_NOTE_MAX).default(''),
});
export type NewMaintenance = z.output<typeof newMaintenanceSchema>;
