/**
 * The texts of pages that somebody sees for another person: where a text says "you" and means the person
 * of the page, it names that person. They are a variant of the language, as a country's would be: what it
 * does not say otherwise is said as always.
 */

import type { i18n as Texts } from 'i18next';
import type { Locale } from '#contract/locales.ts';
import { currentLanguage, i18n } from './index.ts';

/** @param who the person of the page; needs the namespace `acting` */
export function actingTexts(who: string): Texts {
  return i18n.cloneInstance({
    lng: variantOf(currentLanguage()),
    interpolation: { escapeValue: false, defaultVariables: { who } },
  });
}

/** Follows the language of the portal. @returns how to stop that */
export function followLanguage(texts: Texts): () => void {
  const follow = () => void texts.changeLanguage(variantOf(currentLanguage()));
  i18n.on('languageChanged', follow);
  return () => i18n.off('languageChanged', follow);
}

/** The variant of a language, with its texts. */
function variantOf(language: Locale): string {
  const variant = `${language}-x-acting`;
  const words: Record<string, object> = i18n.getResource(language, 'acting', 'words');
  for (const [namespace, texts] of Object.entries(words)) {
    if (!i18n.hasResourceBundle(variant, namespace)) {
      i18n.addResourceBundle(variant, namespace, texts);
    }
  }
  return variant;
}
