/** What of a bank its administrators may change. Pure. */
import type { Bank, BankData } from '#contract/banks.ts';

/** The editable part of a bank (specification §2). */
export function dataOf(bank: Bank): BankData {
  const { address, president, secretary, vat, phone, association } = bank;
  const { webUrl, facebookUrl, gdpr, description } = bank;
  return {
    address,
    president,
    secretary,
    vat,
    phone,
    association,
    webUrl,
    facebookUrl,
    gdpr,
    description,
  };
}
