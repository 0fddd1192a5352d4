/** Sealed days: the hash of a seal, and the short code that people read and type (specification §30). */
import { z } from 'zod';

/** In hexadecimal digits: what is left of the hash in the code. */
const CODE_DIGITS = 12;

export const sealSchema = z.object({
  /** `yyyy-MM-dd`. */
  day: z.string(),
  /** 64 hexadecimal digits. */
  hash: z.string(),
  /** Its beginning, for people: `7F3A-91C2-0B4E`. */
  code: z.string(),
});
export type Seal = z.infer<typeof sealSchema>;

/** The code of a hash. */
export function sealCode(hash: string): string {
  return (hash.slice(0, CODE_DIGITS).toUpperCase().match(/.{4}/g) ?? []).join('-');
}

/**
 * Whether what a person typed is the code of a hash, or the hash whole. Blanks and signs between do
 * not count, and neither does a letter O for a zero or a letter I or L for a one.
 */
export function isSealCode(typed: string, hash: string): boolean {
  const digits = typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[^0-9a-z]/g, '');
  return digits === hash || digits === hash.slice(0, CODE_DIGITS);
}
