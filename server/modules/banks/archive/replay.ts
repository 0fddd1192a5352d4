/**
 * Posts the books of an archive again, row by row in their order, so that every balance comes about
 * once more and can be compared (laws L7, L8). An exchange is moved into the state that its next row
 * needs; rows between two such moves of one exchange are posted in one statement.
 */
import type { ExchangeState } from '#contract/hours/exchange-states.ts';
import type { Transaction } from '#server/platform/database.ts';
import { moveExchanges, postTransfers } from './import-sql.ts';
import type { ExchangeLine, TransferLine } from './line-schemas.ts';
import { invalid } from './reading.ts';

/** An exchange on its way through the states. */
interface Moving {
  id: number;
  line: ExchangeLine;
  state: ExchangeState;
}

/** The states in which the rows of the books are posted. */
const STATE_OF = {
  confirmation: 'confirmed',
  'take-back': 'pending',
  reversal: 'reversed',
} as const satisfies Record<TransferLine['kind'], ExchangeState>;

const ROWS_AT_ONCE = 2000;

interface Books {
  /** By their references. */
  exchanges: Map<string, { id: number; line: ExchangeLine }>;
  transfers: TransferLine[];
  /** A person of the archive, or the person who imports. */
  actor(reference: string | null): number;
  /** A person of the archive, or nobody. */
  author(reference: string | null): number | null;
}

/** @throws Refusal `archive-invalid` when a balance, or a state at the end, is another than the archive says */
export async function replayBooks(transaction: Transaction, books: Books): Promise<void> {
  const moving = new Map<string, Moving>(
    [...books.exchanges].map(([key, exchange]) => [key, { ...exchange, state: 'pending' }]),
  );
  for (const rows of roundsOf(books.transfers)) {
    const posted = rows.map((row) => ({ row, exchange: exchangeOf(moving, row) }));
    assertConfirmedByOthers(posted);
    for (const { row, exchange } of posted) exchange.state = STATE_OF[row.kind];
    await move(transaction, posted, books);
    const balances = await transaction.rows(postTransfers, {
      rows: JSON.stringify(
        posted.map(({ row, exchange }) => ({
          exchange_id: exchange.id,
          kind: row.kind,
          posted_at: row.posted_at,
          posted_by: books.actor(row.posted_by),
        })),
      ),
    });
    const areRight = rows.every(
      (row, nth) =>
        balances[nth]?.to_balance_minutes === row.to_balance_minutes &&
        balances[nth]?.from_balance_minutes === row.from_balance_minutes,
    );
    if (!areRight) throw invalid('transfers.jsonl');
  }
  const cancelled = [...moving.values()].filter(({ line }) => line.state === 'cancelled');
  for (const exchange of cancelled) exchange.state = 'cancelled';
  await move(
    transaction,
    cancelled.map((exchange) => ({ exchange, row: undefined })),
    books,
  );
  const isThere = [...moving.values()].every(({ line, state }) => line.state === state);
  if (!isThere) throw invalid('exchanges.jsonl');
}

/** The rows in their order, cut wherever an exchange comes a second time. */
function* roundsOf(transfers: TransferLine[]): Generator<TransferLine[]> {
  let round: TransferLine[] = [];
  let seen = new Set<string>();
  for (const row of transfers) {
    if (seen.has(row.exchange) || round.length === ROWS_AT_ONCE) {
      yield round;
      round = [];
      seen = new Set();
    }
    round.push(row);
    seen.add(row.exchange);
  }
  if (round.length > 0) yield round;
}

function exchangeOf(moving: Map<string, Moving>, { exchange }: TransferLine): Moving {
  const found = moving.get(exchange);
  if (!found) throw invalid('transfers.jsonl');
  return found;
}

/** Law L4, of rows too whose confirmation was taken back later. */
function assertConfirmedByOthers(posted: { row: TransferLine; exchange: Moving }[]): void {
  const isOwnClaim = posted.some(
    ({ row, exchange }) => row.kind === 'confirmation' && row.posted_by === exchange.line.creditor,
  );
  if (isOwnClaim) throw invalid('transfers.jsonl');
}

async function move(
  transaction: Transaction,
  posted: { exchange: Moving; row: TransferLine | undefined }[],
  { author }: Books,
): Promise<void> {
  if (posted.length === 0) return;
  const rows = posted.map(({ exchange: { id, line, state }, row }) => {
    const isDecided = state !== 'pending';
    const isReversed = state === 'reversed';
    return {
      id,
      state,
      // Of a decision that was taken back later nothing is known but when it was booked.
      decided_at: isDecided ? (line.decided_at ?? row?.posted_at ?? null) : null,
      decided_by: isDecided ? author(line.decided_by) : null,
      decided_by_delegate: isDecided ? author(line.decided_by_delegate) : null,
      decision_reason: isDecided ? line.decision_reason : null,
      reversed_at: isReversed ? (line.reversed_at ?? row?.posted_at ?? null) : null,
      reversed_by: isReversed ? author(line.reversed_by) : null,
      reversal_reason: isReversed ? line.reversal_reason : null,
    };
  });
  await transaction.count(moveExchanges, { rows: JSON.stringify(rows) });
}
