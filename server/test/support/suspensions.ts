/** Suspending and reopening a bank, as the portal's administrator does. */
import { expect } from 'vitest';
import type { TestPortal } from './portal.ts';
import type { BankKey } from './world.ts';

/** Suspends a bank. */
export function suspended(portal: TestPortal, bank: BankKey, reason = 'Nessuno risponde') {
  return decide(portal, bank, 'suspend', reason);
}

/** Reopens it. */
export function reopened(portal: TestPortal, bank: BankKey, reason = 'Qualcuno risponde') {
  return decide(portal, bank, 'reopen', reason);
}

async function decide(
  portal: TestPortal,
  bank: BankKey,
  what: 'suspend' | 'reopen',
  reason: string,
): Promise<void> {
  const portale = await portal.signIn('portale');
  const { status } = await portale.post(`/portal/banks/${portal.world.bank[bank]}/${what}`, {
    reason,
  });
  expect(status).toBe(204);
}
