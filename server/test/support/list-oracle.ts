/**
 * Lists as they should be, said a second time: filtered, sorted and cut in memory from the bare
 * rows of the tables. It shares no statement and no sorting with the server.
 */
import type { Locale } from '#contract/locales.ts';
import type { TestPortal } from './portal.ts';
import type { Who } from './world.ts';

export type Key = string | number;

/** What a list may be asked; the names are those on the wire. */
export interface ListQuery {
  sort?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  countTo?: number | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  userFromIds?: number[] | undefined;
  userToIds?: number[] | undefined;
  status?: string | undefined;
  side?: string | undefined;
  batch?: number | undefined;
  personIds?: number[] | undefined;
  otherBank?: number | undefined;
}

/** One row of a list before it is asked anything. */
export interface OracleRow {
  id: number;
  /** What the answer must say of it. */
  item: Record<string, unknown>;
  /** What the list can be sorted by. */
  keys: Record<string, Key>;
  matches(query: ListQuery): boolean;
}

/** A list over HTTP, and its rows from the tables. */
export interface Oracle {
  name: string;
  path(portal: TestPortal): string;
  reader: Who;
  /** The order without `sort`. */
  usual: string;
  /** Rows with equal keys: by id, turned round with the order or always rising. */
  ties: 'with the order' | 'rising';
  sorts: readonly string[];
  filters: readonly (keyof ListQuery)[];
  /** The language it is asked in, where that matters. */
  language?: string;
  rows(tables: Tables): OracleRow[];
}

/** The page and the whole length that a query must be answered with. */
export function expectedPage({ usual, ties }: Oracle, rows: OracleRow[], query: ListQuery) {
  const sort = query.sort ?? usual;
  const turn = sort.startsWith('-') ? -1 : 1;
  const field = sort.replace('-', '');
  const keyOf = ({ keys }: OracleRow) => {
    const key = keys[field];
    if (key === undefined) throw new Error(`the oracle knows no ${field}`);
    return key;
  };
  const list = rows
    .filter((row) => row.matches(query))
    .sort(
      (one, other) =>
        turn * compareKeys(keyOf(one), keyOf(other)) ||
        (ties === 'rising' ? 1 : turn) * (one.id - other.id),
    );
  const { offset = 0, limit = list.length, countTo } = query;
  // One more than asked, and than the page, says that there are others; a whole list is counted whole.
  const isCut = countTo !== undefined && query.limit !== undefined;
  const counted = isCut ? Math.max(countTo, offset + limit) + 1 : list.length;
  return {
    total: Math.min(list.length, counted),
    items: list.slice(offset, offset + limit).map(({ item }) => item),
  };
}

/** Texts sort by their bytes, as the database of the portal has them. */
function compareKeys(one: Key, other: Key): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}

const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', '’': "'" };

/** Without accents and upper case. */
export function fold(text: string): string {
  return text
    .replaceAll(/[ßøØłŁ’]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
}

export function showDay(day: string): string {
  return day.split('-').reverse().join('/');
}

interface PersonRow {
  id: number;
  email: string;
  name: string;
  surname: string;
  phone: string;
  birth_date: string;
  sex: 'm' | 'f' | 'n';
  pref_locale: string;
  access: 'self' | 'desk';
  chosen_bank_id: number | null;
  email_verified_at: Date | null;
  created_at: Date;
}

interface MembershipRow {
  id: number;
  person_id: number;
  bank_id: number;
  state: string;
  role: string;
  requested_at: Date;
  decided_at: Date | null;
  ended_at: Date | null;
  number: number | null;
}

export interface ExchangeRow {
  id: number;
  creditor_id: number;
  creditor_bank_id: number;
  debtor_id: number;
  debtor_bank_id: number;
  activity_id: number;
  performed_on: string;
  minutes: number;
  note: string;
  state: string;
  created_by: number;
  created_at: Date;
}

interface LinkRow {
  id: number;
  requester_bank_id: number;
  required_bank_id: number;
  state: string;
  requested_at: Date;
  decided_at: Date | null;
}

interface BankRow {
  id: number;
  name: string;
  address: string;
}

interface ActivityRow {
  id: number;
  place: number;
  names: Record<Locale, string>;
}

interface BatchRow {
  id: number;
  bank_id: number;
  exchange_ids: number[];
}

/** The bare tables, and who reads. */
export interface Tables {
  portal: TestPortal;
  people: Map<number, PersonRow>;
  memberships: MembershipRow[];
  exchanges: ExchangeRow[];
  batches: Map<number, BatchRow>;
  links: LinkRow[];
  banks: Map<number, BankRow>;
  activities: ActivityRow[];
}

/** Reads the tables whole, without a condition or an order. */
export async function readTables(portal: TestPortal): Promise<Tables> {
  const all = async <Row extends object>(text: string) =>
    (await portal.deps.database.pool.query<Row>(text)).rows;
  const byId = <Row extends { id: number }>(rows: Row[]) =>
    new Map(rows.map((row) => [row.id, row]));
  return {
    portal,
    people: byId(await all<PersonRow>('select * from person')),
    memberships: await all<MembershipRow>('select * from membership'),
    exchanges: await all<ExchangeRow>('select * from exchange'),
    batches: byId(
      await all<BatchRow>(
        `select batch.id, batch.bank_id, jsonb_agg(exchange_id) as exchange_ids
         from exchange_batch batch join exchange_batch_item on batch_id = batch.id group by batch.id`,
      ),
    ),
    links: await all<LinkRow>('select * from bank_link'),
    banks: byId(await all<BankRow>('select * from bank')),
    activities: await all<ActivityRow>(
      `select activity.*, activity_group.position * 1000 + activity.position as place
       from activity join activity_group on activity_group.id = group_id`,
    ),
  };
}

/** A row that must be there. */
export function must<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('the tables lack a row');
  return row;
}
