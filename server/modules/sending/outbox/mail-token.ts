/**
 * The secret in a link sent by mail. It is computed from the installation's secret and the id of
 * its row, so that neither the outbox nor a job ever holds it; the row keeps only its hash.
 */
import { createHmac } from 'node:crypto';
import type { MailTokenPurpose } from '#server/modules/tables.ts';
import { keyFor } from '#server/platform/secrets.ts';

/** The text that goes into the link. */
export function mailTokenText(secret: string, purpose: MailTokenPurpose, tokenId: string): string {
  return createHmac('sha256', keyFor(secret, 'mail tokens'))
    .update(`${purpose}:${tokenId}`)
    .digest('base64url');
}
