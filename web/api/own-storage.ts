/**
 * What is kept on this device for one person: nobody else reads it, and it goes when they sign out or
 * somebody else signs in.
 */
const PREFIX = 'own:';

interface Kept {
  personId: number;
  value: unknown;
}

/** What was kept at a place for this person, as text; the same text as long as nothing changes. */
export function readOwn(place: string, personId: number): unknown {
  const kept = parsed(localStorage.getItem(PREFIX + place));
  return kept?.personId === personId ? kept.value : undefined;
}

/** Keeps a value at a place; without one nothing is kept any more. A full device keeps nothing. */
export function keepOwn(place: string, personId: number, value: unknown): void {
  localStorage.removeItem(PREFIX + place);
  if (value === undefined) return;
  try {
    localStorage.setItem(PREFIX + place, JSON.stringify({ personId, value } satisfies Kept));
  } catch {
    // What was there before is out of date.
  }
}

/** The places that begin so. */
export function placesOf(beginning: string): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX + beginning))
    .map((key) => key.slice(PREFIX.length));
}

/** Forgets everything of everybody, or of everybody but one person. */
export function forgetOwn(butOf?: number): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    if (butOf === undefined || parsed(localStorage.getItem(key))?.personId !== butOf) {
      localStorage.removeItem(key);
    }
  }
}

/** Whether a change of the storage, made in another tab, is one of this place. */
export function isOfPlace({ key }: StorageEvent, place: string): boolean {
  return key === PREFIX + place || key === null;
}

function parsed(text: string | null): Kept | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
