/**
 * Fills an empty database with the demo: three banks, their members, two years of exchanges. Fixed
 * and the same at every start; only the dates count back from today.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMonths } from '#server/modules/banks/months/nightly.ts';
import { insertSeal } from '#server/modules/hours/seals/sql.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { insertAttendances, insertBulletins } from './bulletins-sql.ts';
import {
  insertArrangements,
  insertCheques,
  insertCompany,
  insertDelegates,
  insertMailTrouble,
  insertNotices,
  insertPicture,
  insertReplies,
  insertRules,
  insertSkills,
  insertStandings,
} from './desk-sql.ts';
import { insertConversations, markConversations } from './messages-sql.ts';
import {
  bookAtOnce,
  decideExchanges,
  forgetDeskAddresses,
  insertBanks,
  insertConsents,
  insertExchanges,
  insertLinks,
  insertMemberships,
  insertPeople,
  listDaysToSeal,
  lockFilling,
  noteAdministrators,
  openAccounts,
  readEmptiness,
  reverseExchanges,
  writeAudit,
} from './sql.ts';
import { type DemoTables, readDemoTables } from './tables.ts';

/** The notice that has a picture, drawn by us. */
const PICTURED = 'Un rubinetto che perde in cucina';
/** Whose letters come back. */
const LOST_MAIL = 'donatella.panzeri@example.org';
const PICTURE = join(import.meta.dirname, 'tap.jpg');

/**
 * Fills the database if it has neither a bank nor a person, all at once or not at all. Of several
 * servers that start together one fills it.
 * @returns whether it was filled now.
 * @throws when a table of the demo has a line that cannot be read
 */
export function fillWithDemoData(
  database: Database,
  clock: Clock,
  hashPassword: (password: string) => Promise<string>,
  timeZone: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.rows(lockFilling, {});
    const found = await transaction.first(readEmptiness, {});
    if (!found?.empty) return false;
    const tables = readDemoTables(clock.today());
    const { banks, people, links, exchanges, rules, cheques, delegates, notices, replies } = tables;
    const { arrangements, standings, messages, skills, companions, bulletins } = tables;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await transaction.count(insertBanks, { rows: JSON.stringify(banks) });
    await transaction.count(insertPeople, { rows: JSON.stringify(people), passwordHash });
    await transaction.count(insertMemberships, { rows: JSON.stringify(people) });
    await transaction.count(openAccounts, {});
    await transaction.count(noteAdministrators, { today: clock.today() });
    await transaction.count(insertLinks, { rows: JSON.stringify(links) });
    await writeExchanges(transaction, exchanges);
    await sealDays(transaction, clock);
    await transaction.count(insertRules, { rows: JSON.stringify(rules) });
    await transaction.count(insertCheques, { rows: JSON.stringify(cheques) });
    await transaction.count(insertDelegates, { rows: JSON.stringify(delegates) });
    await transaction.count(insertCompany, { rows: JSON.stringify(companions) });
    await transaction.count(insertSkills, { rows: JSON.stringify(skills) });
    await transaction.count(insertNotices, { rows: JSON.stringify(notices) });
    await transaction.count(insertPicture, { title: PICTURED, jpeg: await readFile(PICTURE) });
    await transaction.count(insertReplies, { rows: JSON.stringify(replies) });
    await transaction.count(insertArrangements, {
      rows: JSON.stringify(arrangements),
      now: clock.now(),
    });
    await transaction.count(insertStandings, {
      rows: JSON.stringify(standings),
      now: clock.now(),
    });
    await transaction.count(insertBulletins, { rows: JSON.stringify(bulletins) });
    await transaction.count(insertAttendances, { now: clock.now() });
    await transaction.count(insertConversations, { rows: JSON.stringify(messages) });
    await transaction.count(markConversations, { rows: JSON.stringify(messages) });
    await transaction.count(insertMailTrouble, { email: LOST_MAIL, now: clock.now() });
    await writeMonths(transaction, clock.today(), timeZone);
    await transaction.count(forgetDeskAddresses, {});
    await transaction.count(insertConsents, {});
    await transaction.count(writeAudit, {});
    return true;
  });
}

/** Seals the days of the past week, as the portal would have (specification §30). */
async function sealDays(transaction: Transaction, clock: Clock): Promise<void> {
  const now = clock.now();
  let before: { hash: Buffer; last: number } = { hash: Buffer.alloc(32), last: 0 };
  for (const { day, last } of await transaction.rows(listDaysToSeal, { today: clock.today() })) {
    const values = { day, previous: before.hash, after: before.last, last, now };
    const sealed = await transaction.first(insertSeal, values);
    if (!sealed) throw new Error('the days of the demo are sealed once');
    before = { hash: sealed.hash, last };
  }
}

/** Writes exchanges as the portal would have: all recorded, then decided in the order of time. */
async function writeExchanges(
  transaction: Transaction,
  exchanges: DemoTables['exchanges'],
): Promise<void> {
  const ordered = exchanges.toSorted((a, b) => a.recorded.getTime() - b.recorded.getTime());
  const inserted = await transaction.rows(insertExchanges, {
    rows: JSON.stringify(ordered.map((exchange, line) => ({ ...exchange, line }))),
  });
  const listed = ordered.map((exchange, line) => ({ ...exchange, id: inserted[line]?.id }));
  const rows = JSON.stringify(listed);
  await transaction.count(bookAtOnce, {});
  const reversals = listed
    .flatMap((row) => (row.reversed ? { ...row, reversed: row.reversed.toISOString() } : []))
    .sort((a, b) => a.reversed.localeCompare(b.reversed));
  for (const reversal of reversals) {
    await transaction.count(decideExchanges, { rows, until: reversal.reversed });
    await transaction.count(reverseExchanges, { rows: JSON.stringify([reversal]) });
  }
  await transaction.count(decideExchanges, { rows, until: 'infinity' });
}
