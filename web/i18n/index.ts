/**
 * Texts in the reader's language, in files that load when they are needed; a page loads its namespaces
 * before it shows, so no key and no half-translated page is ever seen.
 */

import { bundleOf, bundles } from 'virtual:texts';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LOCALE, type Locale, localeIn, localeOfHome } from '#contract/locales.ts';
import { oneStop } from '#texts/one-stop.ts';
import type { Namespace, Namespaces } from './namespaces.ts';

const STORED_AS = 'appLanguage';
const wanted = new Set<Namespace>();

export const i18n = createInstance();

/** Starts the texts in one language, before anything is drawn. */
export async function startTexts(language: Locale): Promise<void> {
  await i18n
    .use(initReactI18next)
    .use(oneStop)
    .init({
      lng: language,
      fallbackLng: FALLBACK_LOCALE,
      resources: {},
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      postProcess: [oneStop.name],
      react: { useSuspense: false },
    });
  markPage(language);
}

/** The language shown now. */
export function currentLanguage(): Locale {
  return localeIn(i18n.language) ?? FALLBACK_LOCALE;
}

/** Fetches namespaces in the language shown now; those already here cost nothing. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await fetchNamespaces(currentLanguage(), namespaces);
}

/** Switches the language at once and everywhere, keeps it for the next visit. */
export async function setLanguage(language: Locale): Promise<void> {
  await fetchNamespaces(language, [...wanted]);
  await i18n.changeLanguage(language);
  keepLanguage(language);
  markPage(language);
}

/** The language that an address asks for: `/de`, `?lang=de`. */
export function languageOf(address: Pick<Location, 'pathname' | 'search'>): Locale | undefined {
  return (
    localeIn(new URLSearchParams(address.search).get('lang')) ?? localeOfHome(address.pathname)
  );
}

/** The language for this visit: the address, then what was chosen before, then the page as served. */
export function chosenLanguage(): Locale {
  return (
    languageOf(location) ??
    localeIn(storedLanguage()) ??
    localeIn(document.documentElement.dataset.served) ??
    navigator.languages.map(localeIn).find(Boolean) ??
    FALLBACK_LOCALE
  );
}

async function fetchNamespaces(language: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(missing.map((namespace) => fetchTexts(language, namespace)));
}

/** With what travels together with it. */
async function fetchTexts(language: Locale, namespace: Namespace): Promise<void> {
  const ofLanguage = bundles[language];
  const bundle = bundleOf[namespace];
  const load = bundle ? ofLanguage[bundle] : (await ofLanguage.rare()).files[namespace];
  const file = await load?.();
  for (const [name, words] of Object.entries(file?.texts ?? {})) {
    if (!i18n.hasResourceBundle(language, name)) i18n.addResourceBundle(language, name, words);
  }
}

function markPage(language: Locale): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

function keepLanguage(language: Locale): void {
  try {
    localStorage.setItem(STORED_AS, language);
  } catch {
    // A browser that keeps nothing still shows the language for this visit.
  }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: Namespaces;
  }
}
