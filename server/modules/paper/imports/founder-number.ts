/** Numbers of cards that the portal gave to who founded the bank, and the register gives otherwise (specification §18). */
import type { RowProblem } from '#contract/paper/import-problems.ts';
import { lockMembership, setCardNumber } from '#server/modules/people/members/sql.ts';
import { auditChanges, changesBetween } from '#server/modules/running/audit/write.ts';
import type { Transaction } from '#server/platform/database.ts';
import { makeWay, reserveNumbers } from './people-sql.ts';

interface Work {
  bankId: number;
  actorId: number;
  now: Date;
  highestNumber: number;
}

interface Person {
  personId: number | null;
  problems: readonly RowProblem[];
  reading: { number: number | null };
}

/** The founder of the bank gets the number of the register, or makes way for who has it there. */
export async function renumberFounder(
  transaction: Transaction,
  { bankId, actorId, now, highestNumber }: Work,
  people: readonly Person[],
): Promise<void> {
  const noted = (at: Date, personId: number, before: number | null, after: number) =>
    auditChanges(
      transaction,
      at,
      { action: 'person-updated', actorId, readableBy: bankId, whose: { personId } },
      changesBetween({ number: String(before ?? '') }, { number: String(after) }),
    );
  for (const { personId, problems, reading } of people) {
    const { number } = reading;
    if (number === null) continue;
    if (problems.includes('founder-gives-way')) {
      await transaction.count(reserveNumbers, { bankId, number: highestNumber });
      const founder = await transaction.first(makeWay, { bankId, number });
      if (founder) await noted(now, founder.person_id, number, founder.number);
    }
    if (problems.includes('founder-renumbered') && personId !== null) {
      const membership = await transaction.first(lockMembership, { personId, bankId });
      if (!membership) continue;
      await transaction.count(setCardNumber, { id: membership.id, bankId, number });
      await noted(now, personId, membership.number, number);
    }
  }
}
