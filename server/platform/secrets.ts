/** One secret of the installation, and from it a key of its own for each purpose. */
import { createHmac } from 'node:crypto';

/** The key for one purpose; knowing it says nothing of the others. */
export function keyFor(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`key for ${purpose}`).digest();
}
