/** The check of the books that `npm run books:check` makes, for stories. */
import { findFaults } from '#server/modules/hours/ledger/checking.ts';
import { findBrokenSeals, type PublishedSeal } from '#server/modules/hours/seals/checking.ts';
import type { TestPortal } from './portal.ts';

/** Every fault, one sentence each. */
export async function faultsOf({ deps }: TestPortal): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of findFaults(deps.database)) faults.push(fault);
  return faults;
}

/** What is wrong with the seals, one sentence each. */
export async function sealFaultsOf(
  { deps }: TestPortal,
  published: PublishedSeal[] = [],
): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of findBrokenSeals(deps.database, published)) faults.push(fault);
  return faults;
}
