/** New banks: applied for, and decided by the portal's administrators. */
import { z } from 'zod';
import { bankSchema } from '../banks/banks.ts';
import { failedJobSchema } from '../running/jobs.ts';

export const bankApplicationSchema = bankSchema.omit({ bankId: true }).extend({
  id: z.number(),
  applicant: z.object({
    id: z.number(),
    name: z.string(),
    surname: z.string(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  status: z.enum(['open', 'approved', 'denied', 'withdrawn']),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type BankApplication = z.infer<typeof bankApplicationSchema>;

/** My own application while it waits: what the page that says so shows. */
export const ownApplicationSchema = bankApplicationSchema.pick({
  id: true,
  name: true,
  createdAt: true,
});

export type OwnApplication = z.infer<typeof ownApplicationSchema>;

const PORTAL_ACTS = [
  'bank-approved',
  'bank-denied',
  'bank-imported',
  'bank-reopened',
  'bank-suspended',
  'bank-updated',
  'job-retried',
  'mails-retried',
  'maintenance-announced',
  'maintenance-called-off',
  'activity-added',
  'activity-renamed',
  'activity-moved',
  'activity-retired',
  'activity-returned',
  'activity-merged',
  'activity-group-added',
  'activity-group-renamed',
] as const;
export type PortalAct = (typeof PORTAL_ACTS)[number];

/** What of a bank only the portal changes. */
export const SET_BY_PORTAL = ['name', 'email', 'date'] as const;

/** One thing that an administrator of the portal did. */
export const portalDeedSchema = z.object({
  id: z.number(),
  at: z.string(),
  action: z.enum(PORTAL_ACTS),
  /** Null when it was done at the machine. */
  by: z.object({ id: z.number(), name: z.string(), surname: z.string() }).nullable(),
  /** The name of the bank that it was about; null when it was about none. */
  bank: z.string().nullable(),
  /** Why a bank was suspended or reopened; null for other acts. */
  reason: z.string().nullable(),
  /** How many mails were tried again at once; null for other acts. */
  mails: z.number().int().nullable(),
  /** What was changed of the bank; empty for other acts. */
  fields: z.array(z.enum(SET_BY_PORTAL)),
  /** The activity or group that it was about, by its Italian name of then; missing for other acts. */
  activity: z
    .object({
      name: z.string(),
      /** Its name before; missing unless it was renamed. */
      before: z.string().optional(),
      /** The one that it was merged into; missing for other acts. */
      into: z.string().optional(),
    })
    .optional(),
  /** When announced maintenance begins; missing for other acts. */
  maintenanceAt: z.string().optional(),
  /** The mail or job that was tried again; missing for other acts. */
  job: failedJobSchema.pick({ kind: true, about: true }).optional(),
});
export type PortalDeed = z.infer<typeof portalDeedSchema>;

export const HISTORY_SORTS = ['at'] as const;

export const APPLICATION_SORTS = ['name', 'createdAt'] as const;
