/**
 * Live screens: whoever looks at exchanges hears at once that something has changed, and asks for
 * it again. News come from the database's own channel, so that it does not matter which of several
 * servers somebody is connected to; they say only where to look, never what is there.
 */
import { PassThrough, type Readable } from 'node:stream';
import { z } from 'zod';
import type { ExchangeSides } from '#contract/abilities.ts';
import { maySeeExchange } from '#contract/abilities.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { Database } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';
import { findConcerned } from './sql.ts';

const SIGN_OF_LIFE_MS = 25_000;
/** A listener comes back after that, and proves again who they are. */
const LISTENS_AT_MOST_MS = 10 * 60_000;

const messageSchema = z.object({ exchangeIds: z.array(z.number()) });

interface Listener {
  actor: SignedInMember;
  stream: PassThrough;
}

export class NewsHub {
  readonly #database: Database;
  readonly #log: Log;
  readonly #listeners = new Set<Listener>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** A stream of events for one person, until they leave or the portal closes. */
  listen(actor: SignedInMember): Readable {
    const listener: Listener = { actor, stream: new PassThrough() };
    const { stream } = listener;
    const signsOfLife = setInterval(() => stream.write(': here\n\n'), SIGN_OF_LIFE_MS);
    const farewell = setTimeout(() => stream.end(), LISTENS_AT_MOST_MS);
    stream.once('close', () => {
      clearInterval(signsOfLife);
      clearTimeout(farewell);
      this.#listeners.delete(listener);
    });
    this.#listeners.add(listener);
    stream.write('retry: 2000\n: welcome\n\n');
    return stream;
  }

  /** Passes on what came through the channel to those whom it concerns. */
  async pass(message: string): Promise<void> {
    if (this.#listeners.size === 0) return;
    const { exchangeIds } = messageSchema.parse(JSON.parse(message));
    if (exchangeIds.length === 0) return;
    try {
      const rows = await this.#database.rows(findConcerned, { exchangeIds });
      const changed = rows.map((row) => ({
        id: row.id,
        creditorId: row.creditor_id,
        creditorBankId: row.creditor_bank_id,
        debtorId: row.debtor_id,
        debtorBankId: row.debtor_bank_id,
      }));
      this.#tell(changed);
    } catch (error) {
      this.#log.warn(error, 'news could not be passed on');
    }
  }

  /** Tells everybody to look again, after messages may have been missed. */
  tellAll(): void {
    for (const { stream } of this.#listeners) send(stream, []);
  }

  /** Ends all streams. */
  close(): void {
    for (const { stream } of this.#listeners) stream.end();
  }

  #tell(changed: (ExchangeSides & { id: number })[]): void {
    for (const { actor, stream } of this.#listeners) {
      const ids = changed.filter((one) => maySeeExchange(actor, one)).map((one) => one.id);
      if (ids.length > 0) send(stream, ids);
    }
  }
}

function send(stream: PassThrough, ids: number[]): void {
  stream.write(`event: exchanges\ndata: ${JSON.stringify({ ids })}\n\n`);
}
