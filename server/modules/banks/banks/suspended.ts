/**
 * Banks that the portal has suspended (specification §38), as far as the modules need to know. The
 * guard itself is in the database: what moves hours or begins something locks the bank's row there.
 */
import { type Queryable, violates } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findSuspended } from './sql.ts';

/** `bank-suspended` where the database refused a change in a bank that is suspended. */
export function refusalOfSuspendedBank(error: unknown): Refusal | undefined {
  return violates(error, 'bank_is_open') ? new Refusal('bank-suspended') : undefined;
}

/** Whether the portal has suspended that bank. */
export async function isSuspended(queryable: Queryable, bankId: number): Promise<boolean> {
  return (await queryable.first(findSuspended, { bankId })) !== undefined;
}
