/** Lists taken along as files, whole, a few at a time and without anybody else having to wait. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { allBankExchanges, allOwnExchanges } from '#server/modules/exchanges/whole-lists.ts';
import { allMembers } from '#server/modules/members/actions.ts';
import { sheetBytes } from '#server/platform/spreadsheet/stream.ts';
import { Turns } from '#server/platform/turns.ts';
import { bankExchangesSheet, membersSheet, ownExchangesSheet, type SheetOf } from './present.ts';

const AT_ONCE = 2;
/** A file waits here for a slow reader, so that its turn ends all the same. */
const READY_BYTES_MAX = 16 * 1024 * 1024;

const turns = new Turns(AT_ONCE);

interface Asked<Query> {
  query: Query;
  locale: Locale;
  /** Aborted when nobody waits for the file any more. */
  signal: AbortSignal;
}

/** A member's exchanges as an xlsx file. */
export function exportOwnExchanges(
  deps: Deps,
  actor: SignedInMember,
  { query, locale, signal }: Asked<QueryOf<'exportOwnExchanges'>>,
): Readable {
  const exchanges = allOwnExchanges(deps, actor, query.side ?? 'either', query, locale);
  return fileOf(ownExchangesSheet(locale), exchanges, signal);
}

/** The exchanges of the administrator's bank as an xlsx file. */
export function exportBankExchanges(
  deps: Deps,
  admin: SignedInMember,
  { query, locale, signal }: Asked<QueryOf<'exportBankExchanges'>>,
): Readable {
  const exchanges = allBankExchanges(deps, admin, query, locale);
  return fileOf(bankExchangesSheet(locale), exchanges, signal);
}

/** The members of the administrator's bank as the base64 of an xlsx file. */
export async function exportMembers(
  deps: Deps,
  admin: SignedInMember,
  { query, locale, signal }: Asked<QueryOf<'exportMembers'>>,
): Promise<string> {
  const file = fileOf(membersSheet(locale), allMembers(deps, admin, query), signal);
  return (await buffer(file)).toString('base64');
}

/** The file as it is made; the making ends early when nobody reads on. */
function fileOf<Item>(
  sheet: SheetOf<Item>,
  batches: AsyncIterable<Item[]>,
  signal: AbortSignal,
): Readable {
  const bytes = makeInTurn(sheet, batches, signal);
  return Readable.from(bytes, { objectMode: false, highWaterMark: READY_BYTES_MAX });
}

async function* makeInTurn<Item>(
  { layout, row }: SheetOf<Item>,
  batches: AsyncIterable<Item[]>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const endTurn = await turns.take(signal);
  try {
    yield* sheetBytes(layout, rowsOf(batches, row), signal);
  } finally {
    endTurn();
  }
}

async function* rowsOf<Item>(
  batches: AsyncIterable<Item[]>,
  row: SheetOf<Item>['row'],
): AsyncGenerator<ReturnType<typeof row>[]> {
  for await (const items of batches) yield items.map(row);
}
