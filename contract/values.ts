/** The small values that every room's schemas are made of: texts, ids, dates, e-mails, pages. */
import { z } from 'zod';
import { EMAIL_MAX, PAGE_LIMIT_MAX, SEARCH_MAX } from './limits.ts';

/** Characters no text of ours may hold: controls (but tab and newline), which databases refuse. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A text with blanks trimmed, in one Unicode form, at most `max` characters; may be empty. */
export function optionalText(max: number) {
  return z
    .string({ error: 'invalid' })
    .trim()
    .normalize('NFC')
    .max(max, { error: 'too-long' })
    .refine((text) => !FORBIDDEN.test(text), { error: 'invalid' });
}

/** The same, but something must be there. */
export function text(max: number) {
  return z
    .string({ error: 'required' })
    .trim()
    .normalize('NFC')
    .min(1, { error: 'required', abort: true })
    .max(max, { error: 'too-long' })
    .refine((value) => !FORBIDDEN.test(value), { error: 'invalid' });
}

/** An e-mail address, lower-cased and without stray blanks (specification §5). */
export const emailSchema = z
  .string({ error: 'required' })
  .trim()
  .toLowerCase()
  .min(1, { error: 'required', abort: true })
  .max(EMAIL_MAX, { error: 'too-long', abort: true })
  .pipe(z.email({ error: 'email-invalid' }));

/** An id in a JSON body. */
export const idSchema = z
  .number({ error: 'required' })
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(Number.MAX_SAFE_INTEGER, { error: 'invalid' });

/** An id in a path or a query, where everything is text. */
export const idTextSchema = z
  .string({ error: 'required' })
  .regex(/^[1-9]\d{0,14}$/, { error: 'invalid' })
  .transform(Number);

/** Whether `yyyy-MM-dd` names a day that exists. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A day as it comes in: `yyyy-MM-dd`. */
export const daySchema = z
  .string({ error: 'required' })
  .min(1, { error: 'required', abort: true })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'date-invalid', abort: true })
  .refine(isDay, { error: 'date-invalid' });

/** A birth date: a day, or a full ISO timestamp that is cut to its day. */
export const birthDateSchema = z
  .string({ error: 'required' })
  .min(1, { error: 'required', abort: true })
  .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]{5,15}(Z|[+-]\d{2}:?\d{2})?)?$/, {
    error: 'date-invalid',
    abort: true,
  })
  .overwrite((value) => value.slice(0, 10))
  .refine(isDay, { error: 'date-invalid' })
  .refine((value) => value >= '1900-01-01', { error: 'date-invalid' });

/** A day as it goes out: `dd/MM/yyyy`. */
export const shownDaySchema = z.string();

/** `2026-11-18` → `18/11/2026`. */
export function showDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** `18/11/2026` → `2026-11-18`. */
export function dayFromShown(shown: string): string {
  const [date, month, year] = shown.split('/');
  return `${year}-${month}-${date}`;
}

/** A search text in a query. */
export const searchSchema = optionalText(SEARCH_MAX).optional();

/** A number of rows or of rows to pass over, in a query. */
function countText(max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: 'invalid' })
    .transform(Number)
    .refine((count) => count <= max, { error: 'invalid' });
}

/**
 * The query of a list: `limit` and `offset` (whole list when absent), and `sort` by one of
 * `fields`, `-field` for descending.
 */
export function pageQuery<const Field extends string>(fields: readonly Field[]) {
  const sorts = fields.flatMap((field) => [field, `-${field}` as const]);
  return {
    limit: countText(PAGE_LIMIT_MAX).optional(),
    offset: countText(1_000_000_000).optional(),
    sort: z.enum(sorts, { error: 'invalid' }).optional(),
  };
}
