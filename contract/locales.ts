/**
 * The languages of the portal. A further one is a line here and a folder of texts: everything else, from
 * the choice on the screen to the pages that are drawn ahead, is made from this list.
 */

interface Row {
  code: string;
  /** The one that its own speakers give it. */
  name: string;
  /** How days and numbers are written. */
  region: string;
  /** Behind its name, while nobody has read the texts who grew up with the language. */
  unread?: string;
}

const LIST = [
  { code: 'it', name: 'Italiano', region: 'it-IT' },
  { code: 'en', name: 'English', region: 'en-GB' },
  { code: 'de', name: 'Deutsch', region: 'de-DE' },
  { code: 'es', name: 'Español', region: 'es-ES', unread: 'por revisar' },
] as const satisfies Row[];

export type Locale = (typeof LIST)[number]['code'];

export const LOCALES: readonly Locale[] = LIST.map(({ code }) => code);

/** Italian is the fallback (specification, opening). */
export const FALLBACK_LOCALE: Locale = 'it';

/** Who is asked next for what a language has not said. */
const ASKED_NEXT: readonly string[] = ['en', 'it'];

/** A language, and from left to right those that speak for it where it has not said something. */
export function languagesFor(language: string): string[] {
  return [language, ...ASKED_NEXT.filter((one) => one !== language)];
}

/** A value for each language. */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  // Typed as keys of any kind by the language; they are those of the list.
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<
    Locale,
    Value
  >;
}

export const LANGUAGE_NAMES = byLocale((locale) => rowOf(locale).name);

/** What is said of those whose texts wait for a reader: see `unread`. */
export const UNREAD = byLocale((locale) => rowOf(locale).unread);

/** The names as one chooses by them: "Español (por revisar)". */
export const LANGUAGE_CHOICES = byLocale((locale) =>
  UNREAD[locale] ? `${LANGUAGE_NAMES[locale]} (${UNREAD[locale]})` : LANGUAGE_NAMES[locale],
);

/** As browsers and `Intl` name it: `en-GB`. */
export const REGIONS = byLocale((locale) => rowOf(locale).region);

function rowOf(locale: Locale): Row {
  return LIST.find(({ code }) => code === locale) ?? LIST[0];
}

/** The portal's language in a text such as `de`, `de-AT` or nonsense. */
export function localeIn(text: string | null | undefined): Locale | undefined {
  const [language] = (text ?? '').toLowerCase().split(/[^a-z]/);
  return LOCALES.find((locale) => locale === language);
}

/** The language whose home page stands at an address: `/de`. */
export function localeOfHome(pathname: string): Locale | undefined {
  return LOCALES.find((locale) => pathname === `/${locale}`);
}

/** The portal's language in a header such as `de-AT,de;q=0.9,en;q=0.8`: the first we speak. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const ranges = (acceptLanguage ?? '').split(',');
  return ranges.map((range) => localeIn(range.trim())).find(Boolean) ?? FALLBACK_LOCALE;
}
