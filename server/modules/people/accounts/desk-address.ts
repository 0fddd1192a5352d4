/** The address of somebody without a login, who may be invited to one there (specification §12). */
import type { ChangeCall } from '#server/call.ts';
import { refuseForeignEmail } from './email.ts';
import { forgetInvitations } from './mail-token-sql.ts';
import { endLinks } from './passwords.ts';

/**
 * What a changed address brings with it: links to the old one are worthless, and nobody was invited at the
 * new one. @throws Refusal `email-taken` for an address that belongs to somebody else
 */
export async function followDeskAddress(
  work: Pick<ChangeCall, 'db' | 'now' | 'config'>,
  { id, email }: { id: number; email: string | null },
): Promise<void> {
  const { db, now } = work;
  if (email) await refuseForeignEmail(work, { id, email });
  await db.count(forgetInvitations, { personId: id });
  await endLinks(db, id, now);
}
