/**
 * What was typed into a long form, kept for this tab alone, and the key it is sent with: both survive a
 * reload and a session that ended, and go when the form is sent or the person signs out.
 */
const PREFIX = 'draft:';
const KEY_BYTES = 16;

/** What was kept under a name, for the fields of `shape` and of their types. */
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

/** Forgets a draft, and what was kept along with it. */
export function dropDraft(name: string): void {
  for (const one of [name, baseOf(name), keyPlaceOf(name)]) sessionStorage.removeItem(PREFIX + one);
}

/** Forgets all drafts of this tab. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

/** Where the values that a draft was begun with are kept. */
export function baseOf(name: string): string {
  return `${name}:base`;
}

/**
 * The idempotency key to send a draft with: for the same body the key it was sent with before, also after
 * a reload or a session that ended; for another body a new one.
 */
export function idempotencyKeyFor(name: string, body: object): string {
  const text = JSON.stringify(body);
  const sent = readDraft(keyPlaceOf(name), { body: '', key: '' });
  if (sent.body === text && sent.key) return sent.key;
  const key = newKey();
  keepDraft(keyPlaceOf(name), { body: text, key });
  return key;
}

/** The next try has a key of its own. */
export function dropIdempotencyKey(name: string): void {
  sessionStorage.removeItem(PREFIX + keyPlaceOf(name));
}

function keyPlaceOf(name: string): string {
  return `${name}:key`;
}

/** A key of its own for one intention: random, also where a page is not served over TLS and `randomUUID` is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
