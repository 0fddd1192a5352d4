/**
 * What was typed into a long form, kept for this tab alone: it survives a reload and a session that
 * ended, and goes when the form is sent or the person signs out.
 */
const PREFIX = 'draft:';

/** What was kept under a name; only texts, numbers and yes or no, and only of the fields asked for. */
export function readDraft<Values extends object>(name: string, shape: Values): Partial<Values> {
  const kept = parsed(sessionStorage.getItem(PREFIX + name));
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(
    ([key, value]) => typeof value === typeof Reflect.get(shape, key),
  );
  return Object.assign({}, ...known.map(([key, value]) => ({ [key]: value })));
}

/** Keeps the values under a name, without the fields of `omit` (passwords, files). */
export function keepDraft(name: string, values: object, omit: readonly string[] = []): void {
  const kept = Object.entries(values).filter(([key]) => !omit.includes(key));
  sessionStorage.setItem(PREFIX + name, JSON.stringify(Object.fromEntries(kept)));
}

/** Forgets one draft. */
export function dropDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}

/** Forgets all drafts of this tab. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
