/** The bars of the balance: two decimals, the middle when there is nothing (specification §9). */
import { expect, test } from 'vitest';
import { balanceShares } from './balance-shares.ts';

test('the shares are per cent of all hours moved, rounded to two decimals', () => {
  const shares = balanceShares({ total: -1, totalCreditor: 1, totalDebtor: 2 });
  expect(shares).toEqual({ creditor: 33.33, debtor: 66.67 });
});

test('without any hours the bars stand in the middle', () => {
  const shares = balanceShares({ total: 0, totalCreditor: 0, totalDebtor: 0 });
  expect(shares).toEqual({ creditor: 50, debtor: 50 });
});

test('a balance of zero stands in the middle as well', () => {
  const shares = balanceShares({ total: 0, totalCreditor: 7.5, totalDebtor: 7.5 });
  expect(shares).toEqual({ creditor: 50, debtor: 50 });
});
