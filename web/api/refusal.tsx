/**
 * A failed call in the reader's words: as one sentence, or at the fields of a form. Errors stay codes
 * until they are drawn, so they follow the reader's language. Needs the texts `errors`.
 */
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldCode } from '#contract/errors.ts';
import { FieldName } from '#web/i18n/field-name.ts';
import { ApiError, type ApiErrorCode, isRefusal } from './api-error.ts';

/** A form's own words for what can be wrong with one of its fields. */
export type OwnWords = Record<string, Partial<Record<FieldCode, ReactNode>>>;

export interface FormRefusal {
  title?: ReactNode;
  problem?: ReactNode;
  errors?: Record<string, ReactNode>;
}

/** The code of a failed call. Any other error is reported and counts as `internal`. */
export function codeOf(error: unknown): ApiErrorCode {
  if (error instanceof ApiError) return error.code;
  reportError(error);
  return 'internal';
}

/** Why a call failed; a fault of the portal with the code by which its operator finds it. */
export function ErrorText({ error }: { error: unknown }) {
  const { t } = useTranslation('errors');
  const id = faultOf(error);
  return (
    <>
      <CodeText code={codeOf(error)} /> {id && <small>{t('fault', { id })}</small>}
      {error instanceof ApiError && error.who}
    </>
  );
}

/** The request that went wrong unexpectedly. */
function faultOf(error: unknown): string | undefined {
  return isRefusal(error, 'internal') ? error.requestId : undefined;
}

/** Said of whatever field: in a list of problems nobody could tell which. */
const NAMELESS: readonly FieldCode[] = ['required', 'invalid', 'too-long'];

/** What is wrong with a field; in a list of problems with the name of the field where it does not name it. */
export function FieldText({ code }: { code: FieldCode }) {
  const { t } = useTranslation('errors');
  const field = useContext(FieldName);
  const problem = t(`fields.${code}`);
  if (!field || !NAMELESS.includes(code)) return problem;
  return /[?!.]$/.test(field) ? `${field} ${problem}` : `${field}: ${problem}`;
}

/** Why the portal refused, or that it could not be reached. */
export function CodeText({ code }: { code: ApiErrorCode }) {
  const { t } = useTranslation('errors');
  return t(`codes.${code}`);
}

/** Turns what a call threw into what `Form` shows. */
export function refusalOf(error: unknown, own: OwnWords = {}): FormRefusal {
  const fields = error instanceof ApiError ? error.fields : [];
  const errors = Object.fromEntries(
    fields.map(({ path, code }) => [path, own[path]?.[code] ?? <FieldText code={code} />]),
  );
  return fields.length > 0 ? { errors } : { problem: <ErrorText error={error} /> };
}

/** Turns what a call threw into a sentence that says what helps. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    const id = faultOf(error);
    const reason = t(`codes.${codeOf(error)}`);
    const more = id ? t('fault', { id }) : error instanceof ApiError && error.who;
    return more ? `${reason} ${more}` : reason;
  };
}

/** For `useDecision`: the reason as a sentence, and which refusals settle the matter. */
export function useDecisionErrors() {
  return {
    reasonOf: useReason(),
    isDecidedElsewhere: (error: unknown) => isRefusal(error, 'already-decided', 'not-found'),
    isOver: (error: unknown) => isRefusal(error, 'nothing-to-take-back', 'not-found', 'forbidden'),
  };
}
