/** A failed call in the reader's words: as one sentence, or at the fields of a form. */
import type { ReactNode } from 'react';
import { ApiError, type ApiErrorCode } from './api-error.ts';
import type { OwnWords } from './checks.tsx';
import { CodeText, FieldText } from './error-text.tsx';

interface FormRefusal {
  problem?: ReactNode;
  errors?: Record<string, ReactNode>;
}

/** The code of a failed call. Any other error is reported and counts as `internal`. */
export function codeOf(error: unknown): ApiErrorCode {
  if (error instanceof ApiError) return error.code;
  reportError(error);
  return 'internal';
}

/** Why a call failed, for `ErrorReason`. Needs the texts `errors`. */
export function ErrorText({ error }: { error: unknown }) {
  return <CodeText code={codeOf(error)} />;
}

/** Turns what a call threw into what `Form` shows. */
export function refusalOf(error: unknown, own: OwnWords = {}): FormRefusal {
  const code = codeOf(error);
  const fields = error instanceof ApiError ? error.fields : [];
  const errors = Object.fromEntries(
    fields.map(({ path, code }) => [path, own[path]?.[code] ?? <FieldText code={code} />]),
  );
  return fields.length > 0 ? { errors } : { problem: <CodeText code={code} /> };
}
