/**
 * Texts in the reader's language. One lazy file per namespace and language; a page loads its namespaces
 * before it shows, so no key and no half-translated page is ever seen.
 */
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { oneStop } from '#texts/one-stop.ts';
import { FALLBACK_LANGUAGE, type Language, toLanguage } from './languages.ts';
import type { Namespace, Namespaces } from './namespaces.ts';

const STORED_AS = 'appLanguage';
/** All but those of the desks and of rare pages, whose table comes with the first of them. */
const files = import.meta.glob<{ default: Namespaces[Namespace] }>([
  './{it,en,de}/*.ts',
  '!./*/bank-{appointments,board,bulletins,desk,exchanges,months,record,rules}.ts',
  '!./*/{access-tokens,accessibility,accounts,acting,activities,answer-days,appointments,archive,attention,banks,bodies,bulletins,cheques,closing,company,course,desk-work,evening,everyday-words,exporting,failed-work,fees,finding,first-steps,fund,health,help,imports,insured,invitations,joining,letters,limits,members,minors,network,not-found,notices,outside,own-data,own-exchanges,passkeys,past-exchanges,pictures,planning,portal,privacy,profile,recorded,register,reports,rooms,security,shares,skills,thanks,threads,trust,webhooks}.ts',
]);
const wanted = new Set<Namespace>();

export const i18n = createInstance();

/** Starts the texts in one language, before anything is drawn. */
export async function startTexts(language: Language): Promise<void> {
  await i18n
    .use(initReactI18next)
    .use(oneStop)
    .init({
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      resources: {},
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      postProcess: [oneStop.name],
      react: { useSuspense: false },
    });
  markPage(language);
}

/** The language shown now. */
export function currentLanguage(): Language {
  return toLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
}

/** Fetches namespaces in the language shown now; those already here cost nothing. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await fetchNamespaces(currentLanguage(), namespaces);
}

/** Switches the language at once and everywhere, keeps it for the next visit. */
export async function setLanguage(language: Language): Promise<void> {
  await fetchNamespaces(language, [...wanted]);
  await i18n.changeLanguage(language);
  keepLanguage(language);
  markPage(language);
}

/** The language for this visit: the address, then what was chosen before, then the page as served. */
export function chosenLanguage(): Language {
  return (
    toLanguage(new URLSearchParams(location.search).get('lang')) ??
    toLanguage(storedLanguage()) ??
    toLanguage(document.documentElement.dataset.served) ??
    navigator.languages.map(toLanguage).find(Boolean) ??
    FALLBACK_LANGUAGE
  );
}

async function fetchNamespaces(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const name = `./${language}/${namespace}.ts`;
      const load = files[name] ?? (await import('./texts-of-desks.ts')).deskFiles[name];
      const file = await load?.();
      if (file) i18n.addResourceBundle(language, namespace, file.default);
    }),
  );
}

function markPage(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

function keepLanguage(language: Language): void {
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
