/** People of trust on the wire: a member acts for another, whom the desk has asked (specification §12). */
import { z } from 'zod';
import { daySchema, idSchema } from '../values.ts';

/** Whom a member trusts, and the day on which they signed for it. */
export const newDelegationSchema = z.object({ delegateId: idSchema, signedOn: daySchema });

export const delegationSchema = z.object({
  id: z.number(),
  /** For whom, and who acts; names given name first. */
  personId: z.number(),
  personName: z.string(),
  /** For whom is no person (specification §51). */
  isBody: z.boolean(),
  delegateId: z.number(),
  delegateName: z.string(),
  signedOn: z.string(),
});
export type Delegation = z.infer<typeof delegationSchema>;

/**
 * Those of the reader. The figures are those of the person for whom they act, in hours: the balance, and
 * what that person gave and received.
 */
export const ownDelegationsSchema = z.object({
  actsFor: z.array(
    delegationSchema.extend({
      balance: z.number(),
      totalCreditor: z.number(),
      totalDebtor: z.number(),
    }),
  ),
  trusted: z.array(delegationSchema),
});
export type OwnDelegations = z.infer<typeof ownDelegationsSchema>;
