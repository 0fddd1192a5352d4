/**
 * One intention, one key: what is sent again is the same exchange, however often and however it was
 * lost, through a reload and a session that ended. Another exchange is another intention.
 */
import { dropDraft, keepDraft, readDraft } from '#web/ui/form/draft.ts';

const KEY_BYTES = 16;

/** The key to send this exchange with: the one it was sent with before, or a new one. */
export function keyOf(name: string, exchange: object): string {
  const body = JSON.stringify(exchange);
  const sent = readDraft(placeOf(name), { body: '', key: '' });
  if (sent.body === body && sent.key) return sent.key;
  const key = newKey();
  keepDraft(placeOf(name), { body, key });
  return key;
}

/** The intention is fulfilled or given up: the next one has a key of its own. */
export function dropIntention(name: string): void {
  dropDraft(placeOf(name));
}

function placeOf(name: string): string {
  return `${name}:intention`;
}

/** Random, also where a page is not served over TLS and `randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
