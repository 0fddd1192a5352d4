/** The contract's schemas as checks of a form: the same rules and limits as the server's own. */
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { type FieldProblem, fieldCode } from '#contract/errors.ts';
import { futureDay } from '#contract/values.ts';
import { today } from '#web/i18n/format.ts';
import { FieldText, type OwnWords } from './refusal.tsx';

/**
 * What is wrong with an input, for `useForm`: the first problem of each field.
 * @param own the form's own words; the rest is said as everywhere
 * @param pastDay the field of a day that may not lie after today
 */
export function problemsFor(
  schema: z.ZodType,
  input: object,
  own: OwnWords = {},
  pastDay?: string,
) {
  const issues = schema.safeParse(input).error?.issues ?? [];
  const problems: FieldProblem[] = [
    ...issues.map(({ path, message }) => ({ path: path.join('.'), code: fieldCode(message) })),
    ...(pastDay ? futureDay(pastDay, String(Reflect.get(input, pastDay)), today()) : []),
  ];
  const errors: Record<string, ReactNode> = {};
  for (const { path, code } of problems) {
    errors[path] ??= own[path]?.[code] ?? <FieldText code={code} />;
  }
  return errors;
}
