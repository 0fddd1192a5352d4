/**
 * Who may have hours recorded that they gave (specifications §48 and §49): a bank may want their fee, and that they
 * are insured. Asked by everything that records hours in the name of who gave, beside the band that is
 * asked of who received. What is recorded is confirmed as ever, and receiving is never refused.
 */
import { personName } from '#contract/person-name.ts';
import type { Work } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findDeskPhone, findGivers, insertPassed } from './giver-sql.ts';

/** Who gave, in which bank, on which day (`yyyy-MM-dd`). */
interface Giving {
  giverIds: readonly number[];
  bankId: number;
  day: string;
}

const REASONS = [
  { rule: 'fee-needed-to-give', column: 'fee_missing', code: 'fee-missing' },
  { rule: 'insured-needed-to-give', column: 'not_insured', code: 'not-insured' },
] as const;

/** How it is recorded: by the desk, which may pass what is missing with a reason. */
interface HowGiven {
  isDesk: boolean;
  passing?: string | undefined;
}

/**
 * A rule of a bank binds its members and its desk: the other side of a friend bank says what it received.
 * Nobody passes their own.
 * @throws Refusal `fee-missing` or `not-insured`, with the telephone of the desk, and for a desk with names
 */
export async function assertMayGive(
  { db, now, today, actor }: Work & { actor: { personId: number; bankId: number } },
  { giverIds, bankId, day }: Giving,
  { isDesk, passing }: HowGiven,
): Promise<void> {
  if (actor.bankId !== bankId || giverIds.length === 0) return;
  const rules = await rulesOfBank(db, bankId);
  const asked = REASONS.filter(({ rule }) => rules[rule]);
  if (asked.length === 0) return;
  const rows = await db.rows(findGivers, { bankId, personIds: [...giverIds], day, today });
  for (const { column, code } of asked) {
    const missing = rows.filter((row) => row[column]);
    if (missing.length === 0) continue;
    const personIds = missing.map((row) => row.person_id);
    if (!(isDesk && passing) || personIds.includes(actor.personId)) {
      const phone = (await db.first(findDeskPhone, { bankId }))?.phone ?? '';
      const names = isDesk ? missing.slice(0, NAMES_MOST).map(personName) : [];
      throw new Refusal(code, { giver: { phone, names } });
    }
    const passed = { bankId, personIds, why: code, reason: passing, by: actor.personId, now };
    await db.count(insertPassed, passed);
  }
}

/** So many are named. */
const NAMES_MOST = 10;
