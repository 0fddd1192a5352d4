/**
 * Brings a bank in from its archive (specification §15): all of it in one transaction, or nothing.
 * People come without passwords, ids are new, and the books are posted again.
 */

import type { ReplyOf } from '#contract/endpoints.ts';
import { reservedAmong } from '#server/modules/people/accounts/email.ts';
import { noteMinors } from '#server/modules/people/ages/marking.ts';
import { faceOf, reencode } from '#server/modules/people/pictures/reencode.ts';
import { keepLogo, keepPictureOfPerson } from '#server/modules/people/pictures/sql.ts';
import { bankNameIsTaken } from '#server/modules/portal/portal/sql.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import {
  type Database,
  refusesValues,
  type Transaction,
  violates,
} from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { activitiesByName, eachOnce } from './activities.ts';
import {
  drawIds,
  forgetFirstNotice,
  insertBank,
  insertPeople,
  insertRows,
  openAccounts,
  recordPending,
} from './import-sql.ts';
import type { ImportJob } from './jobs.ts';
import type { AccountLine, PersonLine } from './line-schemas.ts';
import { withoutIds } from './present.ts';
import { ArchiveFile, invalid } from './reading.ts';
import { replayBooks } from './replay.ts';
import { listAccounts, listActivities } from './sql.ts';
import {
  PLAIN_TABLE_NAMES,
  PLAIN_TABLES,
  type PlainTable,
  type Reference,
  SINCE,
  WITHOUT_ID,
} from './tables.ts';

/**
 * Whether the name is free is asked before anything else is unpacked.
 * @throws Refusal `archive-invalid`, `bank-known`, `people-known` or `too-large`; then nothing has
 *   changed
 */
export async function importBank(
  database: Database,
  { importerId, today, ...job }: ImportJob,
  file: Buffer,
): Promise<ReplyOf<'importBank'>> {
  const now = new Date(job.now);
  const archive = new ArchiveFile(file, { now, today });
  const { name } = archive.bank;
  if (await database.first(bankNameIsTaken, { name })) throw new Refusal('bank-known');
  archive.check();
  try {
    return await database.transaction(async (transaction) => {
      const bank = await new Importer(transaction, archive, importerId).run();
      const reserved = await reservedAmong(transaction, bank.emails, now);
      if (reserved.size > 0) throw new Refusal('people-known');
      for (const photo of archive.photos()) await keepPhoto(transaction, bank, photo, now);
      const { id: bankId, people, exchanges } = bank;
      await noteMinors({ db: transaction, now, today }, { bankId, by: importerId });
      await audit(transaction, now, 'bank-imported', { actorId: importerId, bankId });
      return { bankId, name, people, exchanges };
    });
  } catch (error) {
    if (violates(error, 'bank_name_once')) throw new Refusal('bank-known');
    if (violates(error, 'person_email_once')) throw new Refusal('people-known');
    const hasYoungDesk = error instanceof Refusal && error.code === 'office-for-adults';
    throw hasYoungDesk || refusesValues(error) ? invalid() : error;
  }
}

interface Brought {
  id: number;
  personOf(reference: string): number;
}

/** A picture, encoded again: what was uploaded is not trusted to be one. */
async function keepPhoto(
  transaction: Transaction,
  bank: Brought,
  { whose, jpeg: uploaded }: { whose: string; jpeg: Buffer },
  now: Date,
): Promise<void> {
  const isLogo = whose === 'bank';
  const jpeg = await reencode(uploaded, new AbortController().signal);
  const face = isLogo ? null : await faceOf(jpeg);
  const personId = isLogo ? null : bank.personOf(whose);
  const bankId = isLogo ? bank.id : null;
  const keep = isLogo ? keepLogo : keepPictureOfPerson;
  await transaction.count(keep, { jpeg, face, personId, bankId, now });
}

class Importer {
  readonly #transaction: Transaction;
  readonly #archive: ArchiveFile;
  readonly #importerId: number;
  readonly #people = new Map<string, number>();
  /** New ids by the old ones, for each table that others refer to. */
  readonly #ids = new Map<string, Map<string, number>>();
  #bankId = 0;
  #activities = activitiesByName([]);

  constructor(transaction: Transaction, archive: ArchiveFile, importerId: number) {
    this.#transaction = transaction;
    this.#archive = archive;
    this.#importerId = importerId;
  }

  async run() {
    this.#activities = activitiesByName(await this.#transaction.rows(listActivities, {}));
    for (const [name, { offered }] of this.#activities.known) {
      this.#know(this.#idsOf('activity'), name, offered);
    }
    const accounts = this.#archive.accounts();
    const members = await this.#bringPeople(accounts);
    const exchanges = await this.#bringBooks(accounts);
    for (const table of PLAIN_TABLE_NAMES) {
      await this.#bringRows(table, this.#archive.rowsOf(table));
    }
    return {
      id: this.#bankId,
      personOf: (reference: string) => this.#personAt(reference),
      emails: members.flatMap(({ email }) => email ?? []),
      people: members.length,
      exchanges,
    };
  }

  async #bringPeople(accounts: AccountLine[]): Promise<PersonLine[]> {
    const { bank } = this.#archive;
    const people = this.#archive.people();
    const made = await this.#transaction.first(insertBank, { row: JSON.stringify(bank) });
    if (!made) throw new Error('a bank that was inserted has an id');
    this.#bankId = made.id;
    const [fund, ...otherFunds] = people.filter(({ kind }) => kind === 'fund');
    if (!fund || otherFunds.length > 0) throw invalid('people.jsonl');
    this.#know(this.#people, fund.ref, made.fund_person_id);
    const members = people.filter(({ kind }) => kind !== 'fund');
    const ids = await this.#draw('person', members.length);
    for (const [nth, { ref }] of members.entries()) this.#know(this.#people, ref, ids[nth]);
    const rows = members.map((person) => ({ ...person, id: this.#personAt(person.ref) }));
    await this.#transaction.count(insertPeople, { rows: JSON.stringify(rows) });
    const personIds = accounts.map(({ person }) => this.#personAt(person));
    await this.#transaction.count(openAccounts, { personIds, bankId: this.#bankId });
    return members;
  }

  /** @returns how many exchanges */
  async #bringBooks(accounts: AccountLine[]): Promise<number> {
    const exchanges = this.#archive.exchanges();
    const ids = await this.#draw('exchange', exchanges.length);
    const known = this.#idsOf('exchange');
    for (const [nth, { ref }] of exchanges.entries()) this.#know(known, ref, ids[nth]);
    const rows = exchanges.map((line) => ({
      ...line,
      id: known.get(line.ref),
      bank_id: this.#bankId,
      activity_id: this.#doneIn(line),
      creditor_id: this.#personAt(line.creditor),
      debtor_id: this.#personAt(line.debtor),
      created_by: this.#actorAt(line.created_by),
      created_by_delegate: this.#authorAt(line.created_by_delegate),
    }));
    await this.#transaction.count(recordPending, { rows: JSON.stringify(rows) });
    await replayBooks(this.#transaction, {
      exchanges: new Map(
        exchanges.map((line) => [line.ref, { id: known.get(line.ref) ?? 0, line }]),
      ),
      transfers: this.#archive.transfers(),
      actor: (reference) => this.#actorAt(reference),
      author: (reference) => this.#authorAt(reference),
    });
    await this.#compareAccounts(accounts);
    return exchanges.length;
  }

  /** @throws Refusal `archive-invalid` unless every account stands where the archive says */
  async #compareAccounts(accounts: AccountLine[]): Promise<void> {
    const found = await this.#transaction.rows(listAccounts, { bankId: this.#bankId });
    const byPerson = new Map(found.map(({ person_id, ...account }) => [person_id, account]));
    const areEqual = accounts.every(({ person, ...account }) => {
      const now: Record<string, number> = { ...byPerson.get(this.#personAt(person)) };
      return Object.entries(account).every(([column, value]) => now[column] === value);
    });
    if (!areEqual || found.length !== accounts.length) throw invalid('accounts.jsonl');
  }

  async #bringRows(table: PlainTable, all: Record<string, unknown>[]): Promise<void> {
    const lines = all
      .map((line) => ({ ...SINCE[table], ...line }))
      .filter((line) => this.#isKnownHere(table, line));
    if (lines.length === 0) return;
    // The bank came about with a first version, which the archive has.
    if (table === 'privacy_notice') {
      await this.#transaction.count(forgetFirstNotice, { bankId: this.#bankId });
    }
    const hasId = !WITHOUT_ID.includes(table);
    const ids = hasId ? await this.#draw(table, lines.length) : [];
    if (hasId) {
      const known = this.#idsOf(table);
      for (const [nth, { id }] of lines.entries()) this.#know(known, String(id), ids[nth]);
    }
    const brought = lines.map((line, nth) => ({
      ...line,
      ...this.#leading(table, line),
      ...(hasId ? { id: ids[nth] } : {}),
      ...('detail' in line ? { detail: withoutIds(line.detail) } : {}),
    }));
    const rows = table === 'skill' ? eachOnce(brought) : brought;
    await this.#transaction.count(insertRows(table), { rows: JSON.stringify(rows) });
  }

  /** What was done in an exchange; what only the other portal knows is "something else" here. */
  #doneIn({ activity }: { activity: string | null }): number | null {
    if (activity === null) return null;
    return this.#activities.known.get(activity)?.recorded ?? this.#activities.otherId;
  }

  /** Kinds of services that only the other portal has stay behind. */
  #isKnownHere(table: PlainTable, line: Record<string, unknown>): boolean {
    return Object.entries(PLAIN_TABLES[table]).every(
      ([column, kind]) => kind !== 'activity' || this.#idsOf(kind).has(String(line[column])),
    );
  }

  /** The columns of a row that lead to other rows, as they are here. */
  #leading(table: PlainTable, line: Record<string, unknown>): Record<string, number | null> {
    return Object.fromEntries(
      Object.entries(PLAIN_TABLES[table]).map(([column, kind]) => {
        return [column, this.#resolve(kind, line[column])];
      }),
    );
  }

  #resolve(kind: Reference, value: unknown): number | null {
    const reference = typeof value === 'string' ? value : null;
    if (kind === 'actor') return this.#actorAt(reference);
    if (kind === 'author') return this.#authorAt(reference);
    if (value === null) return null;
    if (kind === 'bank') return this.#bankId;
    if (kind === 'person') return this.#personAt(String(value));
    const id = this.#idsOf(kind).get(String(value));
    if (id === undefined) throw invalid();
    return id;
  }

  #personAt(reference: string): number {
    const id = this.#people.get(reference);
    if (id === undefined) throw invalid();
    return id;
  }

  #authorAt(reference: string | null): number | null {
    return reference === null ? null : this.#personAt(reference);
  }

  #actorAt(reference: string | null): number {
    return this.#authorAt(reference) ?? this.#importerId;
  }

  #idsOf(table: string): Map<string, number> {
    const ids = this.#ids.get(table) ?? new Map<string, number>();
    this.#ids.set(table, ids);
    return ids;
  }

  /** Each reference once. */
  #know(known: Map<string, number>, reference: string, id: number | undefined): void {
    if (known.has(reference) || id === undefined) throw invalid();
    known.set(reference, id);
  }

  async #draw(table: string, count: number): Promise<number[]> {
    const rows = await this.#transaction.rows(drawIds, { table, count });
    return rows.map(({ id }) => id);
  }
}
