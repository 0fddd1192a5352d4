/** Errors as text, kept as codes until they are drawn: they follow the reader's language. */
import { useTranslation } from 'react-i18next';
import type { FieldCode } from '#contract/errors.ts';
import type { ApiErrorCode } from './api-error.ts';

/** What is wrong with a field. */
export function FieldText({ code }: { code: FieldCode }) {
  const { t } = useTranslation('errors');
  return t(`fields.${code}`);
}

/** Why the portal refused, or that it could not be reached. */
export function CodeText({ code }: { code: ApiErrorCode }) {
  const { t } = useTranslation('errors');
  return t(`codes.${code}`);
}
