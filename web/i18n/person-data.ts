/** A person's data in words: the name of a field, and its value as people read it. */

import type { TFunction } from 'i18next';
import { LANGUAGE_NAMES } from '#contract/locales.ts';
import { PERSON_FIELDS } from '#contract/people/person-fields.ts';
import { tableDay } from './format.ts';
import { currentLanguage } from './index.ts';

type Texts = TFunction<'accounts'>;

/** "Telefono"; a field this version does not know keeps its own name. */
export function personField(t: Texts, field: string): string {
  const known = PERSON_FIELDS.find((one) => one === field);
  return known ? t(`fields.${known}`) : field;
}

/** `1958-05-01` → "01/05/1958", `f` → "Femmina", `de` → "Deutsch"; other values as they are. */
export function personValue(t: Texts, field: string, value: string): string {
  if (field === 'dateOfBirthday') return tableDay(value, currentLanguage());
  if (field === 'sex') {
    const sex = (['m', 'f', 'n'] as const).find((one) => one === value);
    return sex ? t(`sex.${sex}`) : value;
  }
  if (field !== 'prefLocale') return value;
  return languageName(value);
}

/** `de` → "Deutsch"; one that the portal does not speak stays as it is. */
export function languageName(value: string): string {
  return Object.entries(LANGUAGE_NAMES).find(([locale]) => locale === value)?.[1] ?? value;
}
