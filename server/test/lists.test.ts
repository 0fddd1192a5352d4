/**
 * Every list over HTTP against the same list sorted, filtered and cut in memory: each order, both
 * directions, filters, pages and X-Total-Count. The proof at the end runs slips in the statements
 * and wants each one found.
 */
import fc from 'fast-check';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXCHANGE_STATES } from '#contract/hours/exchange-states.ts';
import { Database } from '#server/platform/database.ts';
import {
  expectedPage,
  type ListQuery,
  type Oracle,
  readTables,
  type Tables,
} from './support/list-oracle.ts';
import { BANK_LISTS } from './support/list-oracle-banks.ts';
import { ACTIVITY_LISTS, EXCHANGE_LISTS } from './support/list-oracle-exchanges.ts';
import { PEOPLE_LISTS } from './support/list-oracle-people.ts';
import { insertListRows, SEARCH_DAYS, SEARCHES } from './support/list-rows.ts';
import { portalForStories } from './support/portal.ts';

/** Another number makes other rows and other queries. */
const SEED = 20_261_121;
/** How often each order of each list is asked at random. */
const QUERIES = 1;

/** Runs statements as they are, or with a slip in their text. */
class SlippingDatabase extends Database {
  slip: (text: string) => string = (text) => text;

  protected override execute(
    { name, text, ...rest }: pg.QueryConfig,
    isReading: boolean,
  ): Promise<pg.QueryResult> {
    const slipped = this.slip(text);
    const config = { ...rest, text: slipped, ...(slipped === text && name ? { name } : {}) };
    return super.execute(config, isReading);
  }
}

let database: SlippingDatabase;
const portal = portalForStories({}, (url) => {
  database = new SlippingDatabase(url, { connections: 1, onError: () => {} });
  return database;
});

let tables: Tables;
const tokens = new Map<string, string | undefined>();
beforeAll(async () => {
  await insertListRows(portal(), SEED);
  tables = await readTables(portal());
  for (const who of ['marco', 'giulia'] as const)
    tokens.set(who, (await portal().signIn(who)).token);
});

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Queries of one order of a list. */
function queriesOf({ filters }: Oracle, sort: string | undefined): fc.Arbitrary<ListQuery> {
  const { people, banks, exchanges } = tables;
  const ofBank = filters.includes('otherBank');
  const ids = fc.array(fc.constantFrom(...people.keys()), { minLength: 1, maxLength: 60 });
  const batches = fc.constantFrom(...tables.batches.keys());
  const days = fc.array(fc.constantFrom(...SEARCH_DAYS), { minLength: 2, maxLength: 2 });
  const all = {
    q: maybe(fc.constantFrom(...SEARCHES, ...exchanges.slice(0, 3).map(({ id }) => String(id)))),
    userFromIds: maybe(ids),
    userToIds: maybe(ids),
    status: maybe(fc.constantFrom(...EXCHANGE_STATES, ...(ofBank ? ['all'] : []))),
    batch: maybe(batches),
    personIds: maybe(ids),
    otherBank: maybe(fc.constantFrom(...banks.keys())),
    side: maybe(fc.constantFrom('creditor', 'debtor')),
    countTo: maybe(fc.nat({ max: 60 })),
  };
  const asked = Object.entries(all).filter(([name]) => filters.some((filter) => filter === name));
  const pages = fc.record({ limit: fc.nat({ max: 12 }), offset: fc.nat({ max: 40 }) });
  const filtered = fc
    .record({
      page: fc.oneof(pages, fc.constant({}), fc.record({ offset: fc.nat({ max: 400 }) })),
      days: maybe(days),
      wanted: fc.record(Object.fromEntries(asked)),
    })
    .map(({ page, days: span, wanted }) => {
      const [from, to] = filters.includes('from') && span ? [...span].sort() : [];
      return { ...page, ...wanted, from, to };
    });
  return fc.oneof(pages, filtered).map((query) => ({ ...query, sort }));
}

async function answerOf({ path, reader, language = 'it' }: Oracle, query: ListQuery) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) search.append(name, String(each));
  }
  const caller = portal().withToken(tokens.get(reader) ?? '');
  const { status, headers, json } = await caller.get(`${path(portal())}?${search}`, {
    'accept-language': language,
  });
  return { status, total: Number(headers.get('x-total-count')), items: json };
}

/** Asks a list in one order again and again. */
function property(oracle: Oracle, sort: string | undefined) {
  const rows = oracle.rows(tables);
  return fc.asyncProperty(queriesOf(oracle, sort), async (query) => {
    const answer = await answerOf(oracle, query);
    expect(answer).toMatchObject({ status: 200, ...expectedPage(oracle, rows, query) });
  });
}

describe.each([...PEOPLE_LISTS, ...BANK_LISTS, ...EXCHANGE_LISTS, ...ACTIVITY_LISTS])(
  '$name',
  (oracle) => {
    it('has rows enough to be sorted', () => {
      expect(expectedPage(oracle, oracle.rows(tables), {}).total).toBeGreaterThan(1);
    });

    const orders = [undefined, ...oracle.sorts.flatMap((field) => [field, `-${field}`])];
    it.each(orders.map((sort, index) => [sort, SEED + index] as const))(
      'sorted by %s',
      (sort, seed) =>
        fc.assert(property(oracle, sort), {
          seed,
          // Plain first: a search sorts in another way.
          examples: [[{ limit: 12, offset: 0, sort }]],
          numRuns: 1 + QUERIES,
        }),
    );
  },
);

describe('as far as is asked', () => {
  const counted = [...PEOPLE_LISTS, ...EXCHANGE_LISTS].filter(({ filters }) =>
    ['q', 'countTo'].every((needed) => filters.some((filter) => filter === needed)),
  );
  it.each(counted)('$name: a search is counted, and one more', async (oracle) => {
    const query = { q: 'a', limit: 1, countTo: 3 };
    const expected = expectedPage(oracle, oracle.rows(tables), query);
    expect(expected.total).toBe(4);
    expect(await answerOf(oracle, query)).toMatchObject({ status: 200, ...expected });
  });
});

describe('a slip in a statement is found', () => {
  const [ownExchanges] = EXCHANGE_LISTS;
  const [members] = PEOPLE_LISTS;
  it.each([
    [
      'each side gives a page and no more',
      /limit (\$\d+)::bigint \+ \$(\d+)::bigint/g,
      'limit $1::bigint + 0 * $$$2::bigint',
    ],
    ['equal days stand in any order', /key desc, id desc/g, 'key desc, id'],
    ['one side is forgotten', /union all/g, 'except all'],
    ['the length counts one side', /union all \(select from/g, 'except all (select from'],
    ['the last day is left out', /between (\$\d+) and (\$\d+)/g, 'between $1 and ($2::date - 1)'],
  ])('%s', async (_, from, to) => {
    expect(await find(ownExchanges, '-dateOfTransaction', from, to)).toBe(true);
  });

  it('upper case goes before lower case', async () => {
    expect(
      await find(
        members,
        'name',
        /"?membership"?."?folded_given_name"?|membership.folded_given_name/g,
        'person.name',
      ),
    ).toBe(true);
  });

  /** Whether the property fails while every statement has that slip. */
  async function find(oracle: Oracle | undefined, sort: string, from: RegExp, to: string) {
    if (!oracle) throw new Error('there are lists');
    let slips = 0;
    database.slip = (text) => {
      const slipped = text.replace(from, to);
      if (slipped !== text) slips += 1;
      return slipped;
    };
    try {
      const { failed } = await fc.check(property({ ...oracle, filters: ['from', 'to'] }, sort), {
        seed: SEED,
        numRuns: 60,
        endOnFailure: true,
      });
      expect(slips).toBeGreaterThan(0);
      return failed;
    } finally {
      database.slip = (text) => text;
    }
  }
});
