/** Why something was refused, in the reader's words, where a text and no element is wanted. */
import { useTranslation } from 'react-i18next';
import { codeOf } from './refusal.tsx';

/** Turns what a call threw into a sentence that says what helps. Needs the namespace `errors`. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => t(`codes.${codeOf(error)}`);
}
