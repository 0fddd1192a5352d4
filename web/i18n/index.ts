/**
 * Texts in the reader's language. One lazy file per room and language; a page loads its rooms
 * before it shows, so no key and no half-translated page is ever seen.
 */
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, type Language, toLanguage } from './languages.ts';
import type { RoomName, Rooms } from './rooms.ts';

const STORED_AS = 'appLanguage';
const files = import.meta.glob<{ default: Rooms[RoomName] }>('./{it,en,de}/*.ts');
const wanted = new Set<RoomName>();

export const i18n = createInstance();

/** Starts the texts in one language, before anything is drawn. */
export async function startTexts(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: {},
    defaultNS: 'ui',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  markPage(language);
}

/** The language shown now. */
export function currentLanguage(): Language {
  return toLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
}

/** Fetches rooms in the language shown now; those already here cost nothing. */
export async function loadRooms(rooms: readonly RoomName[]): Promise<void> {
  for (const room of rooms) wanted.add(room);
  await fetchRooms(currentLanguage(), rooms);
}

/** Switches the language at once and everywhere, keeps it for the next visit. */
export async function setLanguage(language: Language): Promise<void> {
  await fetchRooms(language, [...wanted]);
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

async function fetchRooms(language: Language, rooms: readonly RoomName[]): Promise<void> {
  const missing = rooms.filter((room) => !i18n.hasResourceBundle(language, room));
  await Promise.all(
    missing.map(async (room) => {
      const file = await files[`./${language}/${room}.ts`]?.();
      if (file) i18n.addResourceBundle(language, room, file.default);
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
    resources: Rooms;
  }
}
