/** The contract's schemas as checks of a form: the same rules and limits as the portal's own. */
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { type FieldCode, fieldCode } from '#contract/errors.ts';
import { FieldText } from './error-text.tsx';

/** A form's own words for what can be wrong with one of its fields. */
export type OwnWords = Record<string, Partial<Record<FieldCode, ReactNode>>>;

/**
 * What a schema finds wrong, as `useCheckedForm` wants it: the first problem of each field.
 * @param own the form's own words; the rest is said as everywhere
 */
export function problemsFor(schema: z.ZodType, input: unknown, own: OwnWords = {}) {
  const errors: Record<string, ReactNode> = {};
  for (const issue of schema.safeParse(input).error?.issues ?? []) {
    const name = issue.path.join('.');
    const code = fieldCode(issue.message);
    errors[name] ??= own[name]?.[code] ?? <FieldText code={code} />;
  }
  return errors;
}
