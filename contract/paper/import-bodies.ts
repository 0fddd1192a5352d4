/** Members of a file that are not people (specification §18, §51): their columns, and what is read in them. */
import { z } from 'zod';
import { BODY_KINDS } from '../people/bodies.ts';

/** What each row is, and what only bodies have. */
export const BODY_COLUMNS = [
  'memberKind',
  'address',
  'taxCode',
  'representedBy',
  'signedOn',
] as const;

/** What a row may be said to be. */
export const MEMBER_KINDS = ['person', ...BODY_KINDS] as const;

/** A body as a row has it; an empty text or null where it says nothing. */
export const broughtBodySchema = z.object({
  kind: z.enum(BODY_KINDS),
  address: z.string(),
  taxCode: z.string(),
  representedBy: z.string(),
  /** `yyyy-MM-dd`. */
  signedOn: z.string().nullable(),
});
export type BroughtBody = z.infer<typeof broughtBodySchema>;

/** What all rows are of which nobody can tell whether they are people. */
export const allAreSchema = z.object({
  are: z.enum(['people', 'bodies'], { error: 'invalid' }),
});
