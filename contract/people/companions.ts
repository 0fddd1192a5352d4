/** Who accompanies whom in the first weeks (specification §43). Days are `yyyy-MM-dd`. */
import { z } from 'zod';
import { idSchema } from '../values.ts';

/** For how many days somebody is a newcomer to a bank, and for how many they are accompanied. */
export const NEWCOMER_DAYS = 90;
export const COMPANION_DAYS = 60;
/** How many newcomers one member accompanies at a time. */
export const NEWCOMERS_MAX = 3;
/** How many of those who would accompany somebody the desk chooses among. */
export const WILLING_MAX = 50;

/** The other one, as the two read each other: nothing that another member does not read. */
const partnerSchema = z.object({
  /** Of what ties the two. */
  id: z.number(),
  userId: z.number(),
  /** The first name alone. */
  name: z.string(),
  /** Where the other one lets it be seen. */
  phone: z.string().nullable(),
  /** Whether a message on the portal reaches them as they want. */
  canWrite: z.boolean(),
  since: z.string(),
  /** The last day, unless it ends before. */
  until: z.string(),
});
export type CompanyPartner = z.infer<typeof partnerSchema>;

/** Who accompanies me, and whom I accompany. */
export const companySchema = z.object({
  companion: partnerSchema.nullable(),
  newcomers: z.array(partnerSchema),
});
export type Company = z.infer<typeof companySchema>;

/** The same, and whether I gladly accompany newcomers. */
export const ownCompanySchema = companySchema.extend({ welcomes: z.boolean() });
export type OwnCompany = z.infer<typeof ownCompanySchema>;

export const welcomesSchema = z.object({ welcomes: z.boolean({ error: 'required' }) });

export const newCompanionSchema = z.object({ companionId: idSchema });

/** At the desk; names are whole, given name first. */
const atDeskSchema = z.object({
  userId: z.number(),
  name: z.string(),
  since: z.string(),
  until: z.string(),
});

/** A member at the desk: who accompanies them and whom they accompany, or who could. */
export const companyAtDeskSchema = z.object({
  /** Their first membership of this bank, not too long ago, with fewer than two confirmed services. */
  isNewcomer: z.boolean(),
  companion: atDeskSchema.nullable(),
  newcomers: z.array(atDeskSchema),
  /** Of a newcomer whom nobody accompanies: who would, with the fewest newcomers first. */
  willing: z.array(z.object({ userId: z.number(), name: z.string(), newcomers: z.number() })),
});
export type CompanyAtDesk = z.infer<typeof companyAtDeskSchema>;
