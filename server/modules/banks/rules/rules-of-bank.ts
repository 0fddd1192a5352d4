/** The rules of a bank as they are now, for the code that decides by them. */
import type { BankRules } from '#contract/banks/bank-rules.ts';
import type { Queryable } from '#server/platform/database.ts';
import { rulesFrom } from './rules.ts';
import { listPresentRules } from './sql.ts';

/** Every rule of a bank: what it has set, else what holds for every bank. Hours in minutes. */
export async function rulesOfBank(queryable: Queryable, bankId: number): Promise<BankRules> {
  return rulesFrom(await queryable.rows(listPresentRules, { bankId }));
}
