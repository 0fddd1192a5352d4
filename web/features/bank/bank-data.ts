/** What of a bank its administrators may change. Pure. */
import type { Bank, BankData } from '#contract/members.ts';

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

/** Whether a kept draft says something else than the data as they are. */
export function differs(draft: Partial<BankData>, now: BankData): boolean {
  return Object.entries(draft).some(([name, value]) => value !== Reflect.get(now, name));
}
