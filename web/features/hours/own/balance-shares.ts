/** The shares of the balance bars, as specification §9 has them. Pure. */

export interface Balance {
  /** Hours: given less received. */
  total: number;
  totalCreditor: number;
  totalDebtor: number;
}

export interface BalanceShares {
  /** Per cent of all hours moved, rounded to 2 decimals; 50 when there is nothing to share. */
  creditor: number;
  debtor: number;
}

/** How much of all hours moved was given, and how much received. */
export function balanceShares({ totalCreditor, totalDebtor }: Balance): BalanceShares {
  const given = Math.abs(totalCreditor);
  const received = Math.abs(totalDebtor);
  return { creditor: share(given, given + received), debtor: share(received, given + received) };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 50 : Math.round((part / whole) * 10_000) / 100;
}
