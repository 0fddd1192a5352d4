/** Inviting members of a bank who have an address and no login, so many a day (specification §12). */
import { z } from 'zod';
import { idSchema } from '../values.ts';

export const INVITATIONS_A_DAY_MAX = 200;
/** How long invitations wait, so that they can be stopped before a letter leaves. */
export const INVITATIONS_WAIT_SECONDS = 60;
/** People whom one call may choose for invitations. */
export const INVITED_PEOPLE_MAX = 10_000;

/**
 * Who is invited, how many a day, and whether letters leave. Without `people`, `sending` goes on with
 * those chosen before; `stopped` invites nobody else of them.
 */
export const invitationWaveSchema = z.object({
  perDay: z
    .number({ error: 'required' })
    .int({ error: 'invalid' })
    .min(1, { error: 'invalid' })
    .max(INVITATIONS_A_DAY_MAX, { error: 'invalid' }),
  state: z.enum(['sending', 'paused', 'stopped'], { error: 'invalid' }),
  people: z
    .array(idSchema)
    .min(1, { error: 'required' })
    .max(INVITED_PEOPLE_MAX, { error: 'too-long' })
    .optional(),
});
export type InvitationWave = z.infer<typeof invitationWaveSchema>;

/** How far a bank is with inviting its members; the figures are people. */
export const invitationsSchema = z.object({
  /** Without a login, with an address, never invited. */
  waiting: z.number(),
  /** Without a login and without an address: the desk goes on acting for them. */
  withoutAddress: z.number(),
  /** Invited, and without a login still. */
  invited: z.number(),
  /** Invited, and with a login of their own now. */
  arrived: z.number(),
  /** Null until somebody sent letters to many. */
  wave: z
    .object({
      perDay: z.number(),
      state: z.enum(['sending', 'paused', 'done']),
      /** When the next letters leave, at the earliest. */
      nextAt: z.string(),
      /** Seconds until then; null unless letters are to leave. */
      startsInSeconds: z.number().nullable(),
      /** Chosen, and not invited yet. */
      people: z.number(),
    })
    .nullable(),
});
export type Invitations = z.infer<typeof invitationsSchema>;
