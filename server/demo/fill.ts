/**
 * Fills an empty database with the demo: three banks, their members, two years of exchanges. Fixed
 * and the same at every start; only the dates count back from today.
 */
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { planExchanges } from './books/plan.ts';
import { writeTrail } from './books/sql.ts';
import { writeExchanges } from './books/write.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { type DemoIds, idsFrom } from './ids.ts';
import { createPopulation, everybodyOf, type Population } from './population.ts';
import { bankRows, linkRows, membershipRows, personRow } from './rows.ts';
import {
  asRows,
  insertAccounts,
  insertBanks,
  insertLinks,
  insertMemberships,
  insertPeople,
  readActivities,
  readEmptiness,
  takeTurn,
} from './sql.ts';

/**
 * Fills the database if it has neither a bank nor a person, all at once or not at all. Of several
 * servers that start together one fills it.
 * @returns whether it was filled now.
 */
export function fillWithDemoData(
  database: Database,
  clock: Clock,
  hashPassword: (password: string) => Promise<string>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.rows(takeTurn, {});
    const found = await transaction.first(readEmptiness, {});
    if (!found?.empty) return false;
    const calendar = createCalendar(clock.today());
    const population = createPopulation();
    const ids = await writePopulation(
      transaction,
      population,
      await hashPassword(DEMO_PASSWORD),
      calendar,
    );
    await writeExchanges(transaction, planExchanges(population.members), ids, calendar);
    await transaction.count(writeTrail, {});
    return true;
  });
}

async function writePopulation(
  transaction: Transaction,
  population: Population,
  passwordHash: string,
  calendar: Calendar,
): Promise<DemoIds> {
  const activities = await transaction.rows(readActivities, {});
  const banks = await transaction.rows(insertBanks, asRows(bankRows(calendar)));
  const { bank } = idsFrom(banks, [], []);
  const personRows = everybodyOf(population).map((person) =>
    personRow(person, passwordHash, bank, calendar),
  );
  const people = await transaction.rows(insertPeople, asRows(personRows));
  const ids = idsFrom(banks, people, activities);
  const memberships = membershipRows(population, ids, calendar);
  await transaction.count(insertMemberships, asRows(memberships));
  const active = memberships.filter(({ state }) => state === 'active');
  await transaction.count(insertAccounts, asRows(active));
  await transaction.count(insertLinks, asRows(linkRows(ids, calendar)));
  return ids;
}
