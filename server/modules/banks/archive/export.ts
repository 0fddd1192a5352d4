/** Writes the archive of a bank: everything from one snapshot, part by part, as it is read. */
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { showDay } from '#contract/values.ts';
import type { Database, Snapshot } from '#server/platform/database.ts';
import { type ZipPart, ZipWriter } from '#server/platform/zip.ts';
import { type Account, Bookkeeper } from './bookkeeper.ts';
import type { ArchiveJob } from './jobs.ts';
import {
  csvLine,
  FORMAT,
  namesOf,
  outsiderLine,
  referenceTo,
  sideReference,
  VERSION,
  withoutIds,
} from './present.ts';
import {
  type ArchivedExchange,
  listAccounts,
  listActivities,
  listExchanges,
  listOutsiders,
  listPeople,
  listPictures,
  listRows,
  listTransfers,
  readBank,
} from './sql.ts';
import { PLAIN_TABLE_NAMES, PLAIN_TABLES, type PlainTable } from './tables.ts';
import { exchangeHeaders, peopleHeaders, readmeOf } from './texts.ts';

/** The zip file, as it is made. */
export function archiveBytes(database: Database, job: ArchiveJob): AsyncGenerator<Uint8Array> {
  return database.fromSnapshot((snapshot) => new Archivist(snapshot, job).write());
}

const BOM = '\ufeff';
const line = (row: unknown) => `${JSON.stringify(row)}\n`;

class Archivist {
  readonly #zip = new ZipWriter();
  readonly #snapshot: Snapshot;
  readonly #job: ArchiveJob;
  /** The people of the archive by their ids, and what is known of exchanges for the books. */
  readonly #people = new Set<number>();
  /** The references of people of friend banks. */
  readonly #outsiders: string[] = [];
  readonly #books = new Bookkeeper();
  readonly #activities = new Map<unknown, string>();

  constructor(snapshot: Snapshot, job: ArchiveJob) {
    this.#snapshot = snapshot;
    this.#job = job;
  }

  async *write(): AsyncGenerator<Uint8Array> {
    const { bankId, locale, day } = this.#job;
    const bank = await this.#snapshot.first(readBank, { bankId });
    if (!bank) throw new Error('the bank to be archived is not there');
    this.#zip.whole('README.txt', readmeOf(bank.row.name, day, locale));
    this.#zip.whole('bank.jsonl', line(bank.row));
    for (const write of [
      () => this.#writePeople(bank.row.created_at),
      () => this.#writeExchanges(),
      () => this.#writeTransfers(),
      () => this.#writeAccounts(),
      () => this.#writePlainTables(),
      () => this.#writePictures(),
    ]) {
      for await (const _ of write()) yield this.#zip.take();
    }
    const manifest = { format: FORMAT, version: VERSION, bank: bank.row.name, day };
    const files = { ...this.#zip.hashes };
    this.#zip.whole('manifest.json', `${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
    this.#zip.end();
    yield this.#zip.take();
  }

  async *#writePeople(createdAt: unknown) {
    const { bankId, locale } = this.#job;
    const part = this.#zip.part('people.jsonl');
    let csv = BOM + csvLine(peopleHeaders(locale));
    for await (const rows of this.#snapshot.batches(listPeople, { bankId })) {
      for (const { id, number, balance_minutes: balance, row } of rows) {
        this.#people.add(id);
        part.write(line({ ref: referenceTo(id), ...row }));
        const birth = typeof row.birth_date === 'string' ? showDay(row.birth_date) : null;
        const hours = balance === null ? null : hoursFromMinutes(balance);
        csv += csvLine([row.surname, row.name, number, row.email, row.phone, birth, hours]);
      }
      yield;
    }
    for await (const rows of this.#snapshot.batches(listOutsiders, { bankId })) {
      for (const outsider of rows) {
        const row = outsiderLine(outsider, bankId, createdAt);
        this.#outsiders.push(row.ref);
        part.write(line(row));
      }
      yield;
    }
    part.end();
    this.#zip.whole('people.csv', csv);
    yield;
  }

  async *#writeExchanges() {
    const { bankId, locale } = this.#job;
    const part = this.#zip.part('exchanges.jsonl');
    let csv = BOM + csvLine(exchangeHeaders(locale));
    for await (const rows of this.#snapshot.batches(listExchanges, { bankId })) {
      for (const exchange of rows) {
        part.write(line(this.#exchangeLine(exchange)));
        const { row, id, activity } = exchange;
        const hours = hoursFromMinutes(row.minutes);
        const [creditor = '', debtor = ''] = namesOf(exchange);
        const day = showDay(row.performed_on);
        csv += csvLine([id, day, creditor, debtor, hours, activity, row.note, row.state]);
      }
      yield;
    }
    part.end();
    this.#zip.whole('exchanges.csv', csv);
    yield;
  }

  #exchangeLine(exchange: ArchivedExchange) {
    const { id, row, activity } = exchange;
    const { bankId } = this.#job;
    const creditor = sideReference(exchange.creditor_id, exchange.creditor_bank_id, bankId);
    const debtor = sideReference(exchange.debtor_id, exchange.debtor_bank_id, bankId);
    const sides = { [exchange.debtor_id]: debtor, [exchange.creditor_id]: creditor };
    const author = (personId: number | null) =>
      personId === null ? null : (sides[personId] ?? this.#author(personId));
    this.#books.record(id, {
      kind: row.kind,
      minutes: row.minutes,
      creditor,
      debtor,
      author,
    });
    const authors = {
      created_by: author(exchange.created_by),
      created_by_delegate: author(exchange.created_by_delegate),
      decided_by: author(exchange.decided_by),
      decided_by_delegate: author(exchange.decided_by_delegate),
      reversed_by: author(exchange.reversed_by),
    };
    return { ref: referenceTo(id), creditor, debtor, activity, ...authors, ...row };
  }

  /** A person of the archive, or nobody. */
  #author(personId: unknown): string | null {
    return typeof personId === 'number' && this.#people.has(personId)
      ? referenceTo(personId)
      : null;
  }

  async *#writeTransfers() {
    const part = this.#zip.part('transfers.jsonl');
    for await (const rows of this.#snapshot.batches(listTransfers, this.#job)) {
      for (const { exchange_id: id, posted_by, row } of rows) {
        const posted_by_ref = this.#books.authorOf(id, posted_by);
        const balances = this.#books.book(id, row.kind);
        part.write(
          line({ exchange: referenceTo(id), ...row, ...balances, posted_by: posted_by_ref }),
        );
      }
      yield;
    }
    part.end();
  }

  /** Those of the bank as they are, those of outsiders as the exchanges with the bank make them. */
  async *#writeAccounts() {
    const part = this.#zip.part('accounts.jsonl');
    for await (const rows of this.#snapshot.batches(listAccounts, this.#job)) {
      for (const { person_id: id, ...account } of rows) {
        part.write(line({ person: referenceTo(id), ...account }));
      }
      yield;
    }
    for (const reference of this.#outsiders) {
      const account: Account = this.#books.accountOf(reference);
      part.write(line({ person: reference, ...account }));
    }
    part.end();
    yield;
  }

  async *#writePlainTables() {
    for (const { id, name } of await this.#snapshot.rows(listActivities, {})) {
      this.#activities.set(id, name);
    }
    for (const table of PLAIN_TABLE_NAMES) {
      const part: ZipPart = this.#zip.part(`${table}.jsonl`);
      for await (const rows of this.#snapshot.batches(listRows(table), this.#job)) {
        for (const { row } of rows) part.write(line(this.#referring(table, row)));
        yield;
      }
      part.end();
    }
  }

  /** A row whose columns lead to rows of the archive. */
  #referring(table: PlainTable, row: Record<string, unknown>): Record<string, unknown> {
    const references = Object.entries(PLAIN_TABLES[table]).map(([column, kind]) => {
      const value = row[column];
      if (kind === 'bank') return [column, value === null ? null : true];
      if (kind === 'author' || kind === 'actor') return [column, this.#author(value)];
      if (kind === 'activity') return [column, this.#activities.get(value) ?? null];
      if (kind === 'exchange') return [column, this.#books.knows(value) ? String(value) : null];
      return [column, value === null ? null : String(value)];
    });
    const detail = 'detail' in row ? { detail: withoutIds(row.detail) } : {};
    return { ...row, ...Object.fromEntries(references), ...detail };
  }

  async *#writePictures() {
    for await (const rows of this.#snapshot.batches(listPictures, this.#job)) {
      for (const { person_id: id, jpeg } of rows) {
        this.#zip.whole(`photos/${id === null ? 'bank' : referenceTo(id)}.jpg`, jpeg);
      }
      yield;
    }
  }
}
