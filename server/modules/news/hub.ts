/**
 * Live screens: whoever looks at exchanges hears at once that something has changed, and asks for
 * it again. News come from the database's own channel, so that it does not matter which of several
 * servers somebody is connected to; they say only where to look, never what is there.
 */
import { PassThrough, type Readable } from 'node:stream';
import { z } from 'zod';
import { type ExchangeSides, maySeeExchange } from '#contract/abilities.ts';
import type { LiveUpdate } from '#contract/exchanges.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';
import { findConcerned, findStandings } from './sql.ts';

const SIGN_OF_LIFE_MS = 25_000;
/** A listener comes back after that, and proves again who they are. */
const LISTENS_AT_MOST_MS = 10 * 60_000;
/** Open pages of one person; a further one ends the oldest, which may be of a phone long gone. */
const STREAMS_PER_PERSON = 5;

const messageSchema = z.object({ exchangeIds: z.array(z.number()) });

type Update = LiveUpdate['exchanges'][number];

interface Listener {
  actor: SignedInMember;
  stream: PassThrough;
}

interface HubDeps {
  database: Database;
  clock: Clock;
  log: Log;
  /** How often a stream shows that it lives, and is ended if its person may not listen any more. */
  signOfLifeMs?: number;
}

export class NewsHub {
  readonly #deps: HubDeps;
  /** In the order in which they came. */
  readonly #listeners = new Set<Listener>();
  #signsOfLife: NodeJS.Timeout | undefined;
  /** Something could not be told while the database was away. */
  #missed = false;

  constructor(deps: HubDeps) {
    this.#deps = deps;
  }

  /** A stream of events for one person, until they leave, may not listen any more, or the portal closes. */
  listen(actor: SignedInMember): Readable {
    const listener: Listener = { actor, stream: new PassThrough() };
    const { stream } = listener;
    const farewell = setTimeout(() => stream.end(), LISTENS_AT_MOST_MS);
    stream.once('close', () => {
      clearTimeout(farewell);
      this.#forget(listener);
    });
    this.#makeRoomFor(actor);
    this.#listeners.add(listener);
    this.#signsOfLife ??= setInterval(
      () => void this.#showLife(),
      this.#deps.signOfLifeMs ?? SIGN_OF_LIFE_MS,
    );
    stream.write('retry: 2000\n: welcome\n\n');
    return stream;
  }

  /** Passes on what came through the channel to those whom it concerns; what is unknown, to all. */
  async pass(message: string): Promise<void> {
    if (this.#listeners.size === 0) return;
    const exchangeIds = exchangeIdsIn(message);
    if (!exchangeIds) return this.tellAll();
    if (exchangeIds.length === 0) return;
    try {
      const rows = await this.#deps.database.rows(findConcerned, { exchangeIds });
      const changed = rows.map((row) => ({
        id: row.id,
        creditorId: row.creditor_id,
        creditorBankId: row.creditor_bank_id,
        debtorId: row.debtor_id,
        debtorBankId: row.debtor_bank_id,
        status: row.state,
      }));
      await this.#tell(changed);
    } catch (error) {
      this.#missed = true;
      this.#deps.log.warn(error, 'news could not be passed on');
    }
  }

  /** Tells everybody to look again, after messages may have been missed. */
  async tellAll(): Promise<void> {
    for (const { stream } of await this.#entitled([...this.#listeners])) send(stream, []);
  }

  /** Ends all streams. */
  close(): void {
    for (const { stream } of this.#listeners) stream.end();
  }

  async #tell(changed: (ExchangeSides & Update)[]): Promise<void> {
    const news = new Map<Listener, Update[]>();
    for (const listener of this.#listeners) {
      const seen = changed.filter((one) => maySeeExchange(listener.actor, one));
      if (seen.length > 0)
        news.set(
          listener,
          seen.map(({ id, status }) => ({ id, status })),
        );
    }
    for (const listener of await this.#entitled([...news.keys()])) {
      send(listener.stream, news.get(listener) ?? []);
    }
  }

  async #showLife(): Promise<void> {
    if (this.#missed) {
      this.#missed = false;
      return this.tellAll();
    }
    for (const { stream } of await this.#entitled([...this.#listeners])) stream.write(': here\n\n');
  }

  /**
   * Those whose session, membership and role are still what they were when they began to listen; the
   * streams of the others end. While the database does not answer, nobody hears and nobody is cut.
   */
  async #entitled(listeners: Listener[]): Promise<Listener[]> {
    if (listeners.length === 0) return [];
    const { database, clock, log } = this.#deps;
    const sessionIds = listeners.map(({ actor }) => actor.sessionId);
    try {
      const rows = await database.rows(findStandings, { sessionIds, now: clock.now() });
      const standings = new Map(rows.map((row) => [row.session_id, row]));
      const isEntitled = ({ actor }: Listener) => {
        const now = standings.get(actor.sessionId);
        return now?.status === 'normal' && now.role === actor.role && now.bank_id === actor.bankId;
      };
      for (const listener of listeners) if (!isEntitled(listener)) listener.stream.end();
      return listeners.filter((listener) => isEntitled(listener) && listener.stream.writable);
    } catch (error) {
      this.#missed = true;
      log.warn(error, 'could not look who may still listen to news');
      return [];
    }
  }

  #makeRoomFor({ personId }: SignedInMember): void {
    const theirs = [...this.#listeners].filter(({ actor }) => actor.personId === personId);
    const tooMany = Math.max(0, theirs.length + 1 - STREAMS_PER_PERSON);
    for (const { stream } of theirs.slice(0, tooMany)) stream.end();
  }

  #forget(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    clearInterval(this.#signsOfLife);
    this.#signsOfLife = undefined;
  }
}

/** Undefined for a message of another shape, such as a newer portal on the same database may send. */
function exchangeIdsIn(message: string): number[] | undefined {
  try {
    return messageSchema.parse(JSON.parse(message)).exchangeIds;
  } catch {
    return undefined;
  }
}

function send(stream: PassThrough, exchanges: Update[]): void {
  const data: LiveUpdate = { exchanges };
  stream.write(`event: exchanges\ndata: ${JSON.stringify(data)}\n\n`);
}
