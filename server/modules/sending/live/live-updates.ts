/**
 * Live updates: an open screen about exchanges hears at once that something has changed, and reads
 * it again. Updates come through a channel of the database, so it does not matter which of several
 * servers a screen is connected to; they say only where to look, never what is there.
 */
import { PassThrough, type Readable } from 'node:stream';
import { z } from 'zod';
import { type ExchangeSides, maySeeExchange } from '#contract/abilities.ts';
import type { LiveUpdate } from '#contract/hours/exchanges.ts';
import { findPeopleOf } from '#server/modules/board/threads/sql.ts';
import { sidesOf } from '#server/modules/hours/exchanges/present.ts';
import { findSides } from '#server/modules/hours/exchanges/sql.ts';
import { heldRole, type SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { Consumer } from '#server/modules/sending/outbox/relay.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Replica } from '#server/platform/replica.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { findStatuses, notify } from './sql.ts';

/**
 * The channel of the database; its messages are JSON of `kinds`, `exchangeIds`, `personIds`,
 * `threadIds` and `bankIds`.
 */
export const LIVE_CHANNEL = 'portal_news';

const HEARTBEAT_MS = 25_000;
/** A listener reconnects after that, and authenticates again. */
const STREAM_MS_MAX = 10 * 60_000;
/** Open pages of one person; a further one ends the oldest, which may be on a phone long gone. */
const STREAMS_PER_PERSON = 5;

const messageSchema = z.object({
  exchangeIds: z.array(z.number()),
  /** People whose screens look again, whatever changed. */
  personIds: z.array(z.number()).default([]),
  threadIds: z.array(z.number()).default([]),
  /** Banks that have opened or closed a room. */
  bankIds: z.array(z.number()).default([]),
});

/**
 * Announces on the channel what has happened, when the transaction commits. A batch of exchanges
 * takes some 3,500 bytes at most; PostgreSQL carries 8,000.
 */
export const announce: Consumer = async (transaction, events) => {
  const exchangeIds = events.flatMap(({ payload }) =>
    'exchangeId' in payload ? payload.exchangeId : [],
  );
  const personIds = events.flatMap(({ payload }) => {
    if ('companyId' in payload) return [payload.newcomerId, payload.companionId];
    const isOfPerson =
      'arrangementId' in payload || 'standingId' in payload || 'bulletinId' in payload;
    return isOfPerson ? payload.personId : [];
  });
  const threadIds = events.flatMap(({ payload }) =>
    'threadId' in payload ? payload.threadId : [],
  );
  const bankIds = events.flatMap(({ kind, payload }) =>
    kind === 'room-changed' && 'bankId' in payload ? payload.bankId : [],
  );
  const message = JSON.stringify({
    kinds: [...new Set(events.map(({ kind }) => kind))],
    exchangeIds: [...new Set(exchangeIds)],
    personIds: [...new Set(personIds)],
    threadIds: [...new Set(threadIds)],
    bankIds: [...new Set(bankIds)],
  });
  await transaction.rows(notify, { channel: LIVE_CHANNEL, message });
};

type Update = LiveUpdate['exchanges'][number];

interface Listener {
  actor: SignedInMember;
  stream: PassThrough;
}

interface LiveDeps {
  database: Database;
  /** People who are told of something may look for it there. */
  replica?: Replica | undefined;
  clock: Clock;
  log: Log;
  /** How often a stream is kept alive, or ended if its person may not listen any more. */
  heartbeatMs?: number;
}

export class LiveUpdates {
  readonly #deps: LiveDeps;
  /** Oldest first. */
  readonly #listeners = new Set<Listener>();
  #heartbeat: NodeJS.Timeout | undefined;
  /** An update was lost while the database was away. */
  #missed = false;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
  }

  /** How many streams are open. */
  get streams(): number {
    return this.#listeners.size;
  }

  /** A stream of events for one person, until they leave, lose access, or the portal closes. */
  listen(actor: SignedInMember): Readable {
    const listener: Listener = { actor, stream: new PassThrough() };
    const { stream } = listener;
    const timeout = setTimeout(() => stream.end(), STREAM_MS_MAX);
    stream.once('close', () => {
      clearTimeout(timeout);
      this.#forget(listener);
    });
    this.#endOldestOf(actor);
    this.#listeners.add(listener);
    this.#heartbeat ??= setInterval(
      () => void this.#beat(),
      this.#deps.heartbeatMs ?? HEARTBEAT_MS,
    );
    stream.write('retry: 2000\n: welcome\n\n');
    return stream;
  }

  /** Forwards a message of the channel to the listeners it concerns; an unknown one to all. */
  async forward(message: string): Promise<void> {
    if (this.#listeners.size === 0) return;
    const changed = changedIn(message);
    if (!changed) return this.refreshAll();
    try {
      await this.#deps.replica?.catchUp();
      if (changed.personIds.length > 0) await this.#refresh(changed.personIds);
      await this.#forwardExchanges(changed.exchangeIds);
      await this.#forwardThreads(changed.threadIds);
      await this.#forwardRooms(changed.bankIds);
    } catch (error) {
      this.#missed = true;
      this.#deps.log.warn(error, 'a live update could not be forwarded');
    }
  }

  /** Makes every screen reload, after messages may have been missed. */
  async refreshAll(): Promise<void> {
    for (const { stream } of await this.#authorised([...this.#listeners])) send(stream, []);
  }

  /** Makes the screens of these people look again. */
  async #refresh(personIds: number[]): Promise<void> {
    const theirs = [...this.#listeners].filter(({ actor }) => personIds.includes(actor.personId));
    for (const { stream } of await this.#authorised(theirs)) send(stream, []);
  }

  /** Ends all streams. */
  close(): void {
    for (const { stream } of this.#listeners) stream.end();
  }

  async #forwardExchanges(ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await this.#deps.database.rows(findSides, { ids });
    await this.#send(rows.map((row) => ({ id: row.id, ...sidesOf(row), status: row.state })));
  }

  /** Conversations are news for their two people alone. */
  async #forwardThreads(ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await this.#deps.database.rows(findPeopleOf, { ids });
    const people = new Set(rows.map((row) => row.person_id));
    const theirs = [...this.#listeners].filter(({ actor }) => people.has(actor.personId));
    for (const { actor, stream } of await this.#authorised(theirs)) {
      const seen = rows.filter((row) => row.person_id === actor.personId);
      sendEvent(stream, 'threads', { threads: seen.map((row) => row.thread_id) });
    }
  }

  /** What a bank has opened or closed is news for all its members, whose session says it. */
  async #forwardRooms(bankIds: number[]): Promise<void> {
    const theirs = [...this.#listeners].filter(({ actor }) => bankIds.includes(actor.bankId));
    for (const { stream } of await this.#authorised(theirs)) sendEvent(stream, 'rooms', {});
  }

  async #send(changed: (ExchangeSides & Update)[]): Promise<void> {
    const seenBy = new Map<Listener, Update[]>();
    for (const listener of this.#listeners) {
      const seen = changed.filter((one) => maySeeExchange(listener.actor, one));
      if (seen.length > 0)
        seenBy.set(
          listener,
          seen.map(({ id, status }) => ({ id, status })),
        );
    }
    for (const listener of await this.#authorised([...seenBy.keys()])) {
      send(listener.stream, seenBy.get(listener) ?? []);
    }
  }

  async #beat(): Promise<void> {
    if (this.#missed) {
      this.#missed = false;
      return this.refreshAll();
    }
    for (const { stream } of await this.#authorised([...this.#listeners]))
      stream.write(': here\n\n');
  }

  /**
   * The listeners whose session, membership, role and second factor are still the same as when they connected; ends
   * the streams of the others. While the database does not answer, nobody gets an update and no
   * stream ends.
   */
  async #authorised(listeners: Listener[]): Promise<Listener[]> {
    if (listeners.length === 0) return [];
    const { database, clock, log } = this.#deps;
    const sessionIds = listeners.map(({ actor }) => actor.sessionId);
    try {
      const rows = await database.rows(findStatuses, { sessionIds, now: clock.now() });
      const statuses = new Map(rows.map((row) => [row.session_id, row]));
      const isAuthorised = ({ actor }: Listener) =>
        isAsBefore(actor, statuses.get(actor.sessionId));
      for (const listener of listeners) if (!isAuthorised(listener)) listener.stream.end();
      return listeners.filter((listener) => isAuthorised(listener) && listener.stream.writable);
    } catch (error) {
      this.#missed = true;
      log.warn(error, 'could not check who may still listen');
      return [];
    }
  }

  #endOldestOf({ personId }: SignedInMember): void {
    const theirs = [...this.#listeners].filter(({ actor }) => actor.personId === personId);
    const tooMany = Math.max(0, theirs.length + 1 - STREAMS_PER_PERSON);
    for (const { stream } of theirs.slice(0, tooMany)) stream.end();
  }

  #forget(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }
}

/** Undefined for a message of another shape, such as one of a newer portal on the same database. */
function changedIn(message: string): z.infer<typeof messageSchema> | undefined {
  try {
    return messageSchema.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}

function send(stream: PassThrough, exchanges: Update[]): void {
  const data: LiveUpdate = { exchanges };
  sendEvent(stream, 'exchanges', data);
}

function sendEvent(stream: PassThrough, event: string, data: object): void {
  stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Whether what a stream may tell of is still what it was when its listener connected. */
function isAsBefore(actor: SignedInMember, now: RowOf<typeof findStatuses> | undefined): boolean {
  return (
    now?.status === 'normal' &&
    now.bank_id === actor.bankId &&
    now.role === heldRole(actor) &&
    now.has_second_factor === actor.hasSecondFactor &&
    now.bank_asks_for_factor === actor.bankAsksForFactor
  );
}
