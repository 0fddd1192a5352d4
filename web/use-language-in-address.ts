/** `?lang=de` in the address sets the language, at the start and at every later change. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { setLanguage } from './i18n/index.ts';
import { toLanguage } from './i18n/languages.ts';

/** Follows the `lang` parameter of the address (specification §2). */
export function useLanguageInAddress(): void {
  const [params] = useSearchParams();
  const asked = toLanguage(params.get('lang'));
  useEffect(() => {
    // Also when it is shown already: who follows such a link has chosen.
    if (asked) void setLanguage(asked);
  }, [asked]);
}
