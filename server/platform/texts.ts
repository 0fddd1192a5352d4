/**
 * Texts in a reader's language, in the form that the web has: i18next fills their gaps and chooses
 * between singular and plural. What fills a gap stays on its line, whatever was typed into it.
 */
import { createInstance } from 'i18next';
import type { Locale } from '#contract/locales.ts';
import { oneStop } from '#texts/one-stop.ts';
import type { Translated } from '#texts/translated.ts';

/** What fills a gap. */
export type Fact = string | number | null | undefined;

/** Says the first of the keys that has a text; undefined where none has one. */
export type Say = (keys: string | string[], facts?: Record<string, Fact>) => string | undefined;

/** Line ends, and the marks that turn the direction of what follows. */
const BREAKS = /[\r\n\t\v\f\u0085\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** A text that stays on its line, whatever was typed into it. No-break spaces stay. */
export function oneLine(typed: string): string {
  return typed.replaceAll(BREAKS, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

/** Texts in all languages. @returns what says them in one of these */
export function textsIn<Original extends object>(
  texts: Record<Locale, Translated<Original>>,
): (locale: Locale) => Say {
  const i18n = createInstance();
  void i18n.use(oneStop).init({
    initAsync: false,
    resources: {
      it: { translation: texts.it },
      en: { translation: texts.en },
      de: { translation: texts.de },
    },
    fallbackLng: false,
    nsSeparator: false,
    interpolation: { escape: oneLine },
    postProcess: [oneStop.name],
  });
  return (locale) => {
    const t = i18n.getFixedT(locale);
    return (keys, facts) => t(keys, { ...facts, defaultValue: '' }) || undefined;
  };
}
