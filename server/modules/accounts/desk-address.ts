/** The address of somebody without a login, who may be invited to one there (specification §12). */
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/database.ts';
import { refuseForeignEmail } from './email.ts';
import { forgetInvitations } from './mail-token-sql.ts';
import { endLinks } from './passwords.ts';

/**
 * What a changed address brings with it: links to the old one are worthless, and nobody was invited at the
 * new one. @throws Refusal `email-taken` for an address that belongs to somebody else
 */
export async function followDeskAddress(
  deps: Deps,
  transaction: Transaction,
  { id, email }: { id: number; email: string | null },
): Promise<void> {
  if (email) await refuseForeignEmail(deps, transaction, { id, email });
  await transaction.count(forgetInvitations, { personId: id });
  await endLinks(transaction, id, deps.clock.now());
}
