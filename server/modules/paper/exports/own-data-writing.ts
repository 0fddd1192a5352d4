/**
 * Writes all that is kept about a person: a file a subject, a workbook with the same, their pictures.
 * Everything is of one moment, and written as it is read.
 */
import type { Locale } from '#contract/locales.ts';
import type { Database, Snapshot } from '#server/platform/database.ts';
import type { Cell, Column } from '#server/platform/spreadsheet/sheet.ts';
import { type Sheet, workbookBytes } from '#server/platform/spreadsheet/writer.ts';
import { ZipWriter } from '#server/platform/zip.ts';
import { listOwnPictures, listOwnRows, ownColumnName } from './own-data-sql.ts';
import { OWN_TABLE_NAMES, OWN_TABLES, type OwnTableName, SUBJECTS } from './own-data-tables.ts';
import { columnWord, readmeOf, tableWord } from './own-data-texts.ts';

/** Whose data, when, and in which language. Plain data, as it goes to a thread. */
export interface OwnDataJob {
  of: 'own data';
  personId: number;
  locale: Locale;
  /** `yyyy-MM-dd`. */
  day: string;
}

type OwnRow = Record<string, unknown>;

const WIDTHS = { text: 28, day: 14, whole: 10, tenths: 10 };
/** More than a cell of a spreadsheet holds. */
const CELL_LENGTH_MAX = 32_000;

/** The zip file, as it is made. */
export function ownDataBytes(database: Database, job: OwnDataJob): AsyncGenerator<Uint8Array> {
  return database.fromSnapshot((snapshot) => written(snapshot, job));
}

async function* written(snapshot: Snapshot, job: OwnDataJob): AsyncGenerator<Uint8Array> {
  const { locale, day, personId } = job;
  const zip = new ZipWriter();
  zip.whole('README.txt', readmeOf(day, locale));
  const filled: OwnTableName[] = [];
  for (const subject of SUBJECTS) {
    const part = zip.part(`${subject}.json`);
    const tables = OWN_TABLE_NAMES.filter((table) => OWN_TABLES[table].subject === subject);
    for (const [nth, table] of tables.entries()) {
      part.write(`${nth === 0 ? '{' : ','}\n${JSON.stringify(table)}: [`);
      let separator = '\n';
      for await (const rows of ownRows(snapshot, job, table)) {
        if (filled.at(-1) !== table) filled.push(table);
        for (const row of rows) {
          part.write(separator + JSON.stringify(row));
          separator = ',\n';
        }
        yield zip.take();
      }
      part.write(']');
    }
    part.write('\n}\n');
    part.end();
  }
  const book = zip.part('all.xlsx');
  for await (const bytes of workbookBytes(filled.map((table) => sheetOf(snapshot, job, table)))) {
    book.write(bytes);
    yield zip.take();
  }
  book.end();
  for await (const pictures of snapshot.batches(listOwnPictures, { personId })) {
    for (const { notice_id: id, jpeg } of pictures) {
      zip.whole(id === null ? 'pictures/photo.jpg' : `pictures/notice-${id}.jpg`, jpeg);
      yield zip.take();
    }
  }
  zip.end();
  yield zip.take();
}

async function* ownRows(
  snapshot: Snapshot,
  { personId, locale }: OwnDataJob,
  table: OwnTableName,
): AsyncGenerator<OwnRow[]> {
  for await (const rows of snapshot.batches(listOwnRows({ table, locale }), { personId })) {
    yield rows.map(({ row }) => row);
  }
}

function sheetOf(snapshot: Snapshot, job: OwnDataJob, table: OwnTableName): Sheet {
  const columns = OWN_TABLES[table].columns.map(ownColumnName);
  const kinds = columns.map(kindOf);
  async function* batches() {
    for await (const rows of ownRows(snapshot, job, table)) {
      yield rows.map((row) => columns.map((column) => cellOf(row[column])));
    }
  }
  return {
    layout: {
      name: tableWord(table, job.locale),
      columns: columns.map((column, nth): Column => {
        const kind = kinds[nth] ?? 'text';
        return { header: columnWord(column, job.locale), kind, width: WIDTHS[kind] };
      }),
    },
    batches: batches(),
  };
}

function kindOf(column: string): Column['kind'] {
  if (/minutes$|^(id|number|line|cheques|first_serial)$/.test(column)) return 'whole';
  return /_(on|day|date|by)$|^until$/.test(column) ? 'day' : 'text';
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined || typeof value === 'number') return value ?? null;
  if (typeof value === 'string') return value.slice(0, CELL_LENGTH_MAX);
  return JSON.stringify(value).slice(0, CELL_LENGTH_MAX);
}
