/** The small values that the schemas of all modules share: texts, ids, dates, e-mails, pages. */
import { z } from 'zod';
import type { FieldCode, FieldProblem } from './errors.ts';
import { COUNTED_MAX, EMAIL_MAX, LONG_TEXT_MAX, PAGE_LIMIT_MAX, SEARCH_MAX } from './limits.ts';
import { LOCALES } from './locales.ts';
import { sortsBy } from './sorts.ts';

export const localeSchema = z.enum(LOCALES, { error: 'required' });

/** What no text may hold, for databases refuse it: controls (but tab and newline), half characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
export const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/u;

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
    .min(1, { error: 'required' })
    .max(max, { error: 'too-long' })
    .refine((value) => !FORBIDDEN.test(value), { error: 'invalid' });
}

/**
 * Characters that no eye sees or that turn the direction of what follows: in a name they can only
 * deceive. The two joiners belong to the spelling of some languages.
 */
export const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** The name of somebody or something in a list: a text with at least one letter that can be seen. */
export function nameText(max: number) {
  return text(max).refine(isName, { error: 'invalid' });
}

/** The same, or none. */
export function optionalNameText(max: number) {
  return optionalText(max).refine(isName, { error: 'invalid' });
}

const isName = (value: string) => value === '' || (!UNSEEN.test(value) && /\p{L}/u.test(value));

/** What must be true of a text, and what is wrong with it otherwise. */
type TextRule = [isRight: (value: string) => boolean, error: FieldCode];

/**
 * Names the first rule that a text breaks; one that is empty is `required`. (Stopping in the
 * schema library's own way would also silence what a form says of several fields together.)
 */
export function firstBroken(...rules: TextRule[]) {
  const all: TextRule[] = [[(value) => value !== '', 'required'], ...rules];
  return ({ value, issues }: z.core.ParsePayload<string>) => {
    const broken = all.find(([isRight]) => !isRight(value));
    if (broken) issues.push({ code: 'custom', message: broken[1], input: value, continue: true });
  };
}

/** The same for a text that may be empty. */
function firstBrokenUnlessEmpty(...rules: TextRule[]) {
  const check = firstBroken(...rules);
  return (payload: z.core.ParsePayload<string>) => {
    if (payload.value !== '') check(payload);
  };
}

const EMAIL_RULES: TextRule[] = [
  [(value) => value.length <= EMAIL_MAX, 'too-long'],
  [(value) => z.email().safeParse(value).success, 'email-invalid'],
];

/** An e-mail address, lower-cased and without stray blanks (specification §5). */
export const emailSchema = z
  .string({ error: 'required' })
  .trim()
  .toLowerCase()
  .check(firstBroken(...EMAIL_RULES))
  .meta({ format: 'email' });

/** The same, or empty where none is known. */
export const optionalEmailSchema = z
  .string({ error: 'required' })
  .trim()
  .toLowerCase()
  .check(firstBrokenUnlessEmpty(...EMAIL_RULES));

/** An id in a JSON body. */
export const idSchema = z
  .number({ error: 'required' })
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(Number.MAX_SAFE_INTEGER, { error: 'invalid' });

/** An id as text. */
export const ID_PATTERN = /^[1-9]\d{0,14}$/;

/** An id in a path or a query, where everything is text. */
export const idTextSchema = z
  .string({ error: 'required' })
  .regex(ID_PATTERN, { error: 'invalid' })
  .transform(Number);

/** Whether `yyyy-MM-dd` names a day that exists. */
function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A day as it comes in, `yyyy-MM-dd`, for which these rules hold besides. */
export function dayThat(...rules: TextRule[]) {
  const day = z.string({ error: 'required' });
  return day.check(firstBroken([isDay, 'date-invalid'], ...rules)).meta({ format: 'date' });
}

/** Any day. */
export const daySchema = dayThat();

/** A time of day in the portal's time zone, `HH:mm`. */
export const timeSchema = z
  .string({ error: 'required' })
  .min(1, { error: 'required', abort: true })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid' });

/**
 * The problem of a day after today, if it is one. What day today is depends on the calendar of who asks,
 * so no schema can say it.
 */
export function futureDay(path: string, day: string, today: string): FieldProblem[] {
  return day > today ? [{ path, code: 'date-future' }] : [];
}

const TIMESTAMP_REST = /^(T[\d:.]{5,15}(Z|[+-]\d{2}:?\d{2})?)?$/;
const EARLIEST_BIRTH_DATE = '1900-01-01';

const BIRTH_DATE_RULES: TextRule[] = [
  [(value) => TIMESTAMP_REST.test(value.slice(10)), 'date-invalid'],
  [(value) => isDay(value.slice(0, 10)), 'date-invalid'],
  [(value) => value >= EARLIEST_BIRTH_DATE, 'date-invalid'],
];

/** A birth date: a day, or a full ISO timestamp that is cut to its day. */
export const birthDateSchema = z
  .string({ error: 'required' })
  .check(firstBroken(...BIRTH_DATE_RULES))
  .overwrite((value) => value.slice(0, 10));

/** The same, or empty where it is not known. */
export const optionalBirthDateSchema = z
  .string({ error: 'required' })
  .check(firstBrokenUnlessEmpty(...BIRTH_DATE_RULES))
  .overwrite((value) => value.slice(0, 10));

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

/**
 * The values a form was filled with, field by field. With them a change is refused when one of these
 * fields changed meanwhile (`changed-meanwhile`); without them it is written as it comes.
 */
export function basedOn<Fields extends z.ZodEnum>(fields: Fields) {
  return z.partialRecord(fields, z.string().max(LONG_TEXT_MAX)).optional();
}

/**
 * The `when` of a rule about several fields: it is asked as soon as these are valid, whatever else is
 * wrong, so that all problems of a form are named at once.
 */
export function whenValid(fields: z.ZodObject): (payload: z.core.ParsePayload) => boolean {
  return ({ value }) => fields.safeParse(value).success;
}

/** A search text in a query. */
export const searchSchema = optionalText(SEARCH_MAX).optional();

/** A yes or no in a query. */
export const flagSchema = z
  .enum(['true', 'false'], { error: 'invalid' })
  .transform((word) => word === 'true');

/** A number of things as text. */
export const COUNT_PATTERN = /^\d{1,9}$/;

/** A number of rows or of rows to pass over, in a query. */
function countText(max: number) {
  return z
    .string()
    .regex(COUNT_PATTERN, { error: 'invalid' })
    .transform(Number)
    .refine((count) => count <= max, { error: 'invalid' });
}

/**
 * The query of a list: `limit` and `offset` (whole list when absent), and `sort` by one of
 * `fields`, `-field` for descending.
 */
export function pageQuery<const Field extends string>(fields: readonly Field[]) {
  return {
    limit: countText(PAGE_LIMIT_MAX).optional(),
    offset: countText(1_000_000_000).optional(),
    sort: z.enum(sortsBy(fields), { error: 'invalid' }).optional(),
  };
}

/**
 * How far a list or sum that may be very long is counted: to the end when absent. Beyond it, and beyond
 * the page, one row is counted that says that there are more.
 */
export const countedQuery = { countTo: countText(COUNTED_MAX).optional() };

/**
 * Whether the person who decides wants to be able to take it back. The letters of the decision then
 * wait for `TAKE_BACK_SECONDS`, and taking it back means that nobody was ever told.
 */
export const undoableFlag = z.boolean({ error: 'invalid' }).optional();

/** The body of a decision that needs no other words. */
export const undoableSchema = z.object({ undoable: undoableFlag }).nullish();
