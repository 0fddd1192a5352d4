/**
 * People at work while everything around them dies: they record, confirm, cancel, reverse and ask for
 * batches, send everything again with the same key until they have an answer, and note what the
 * portal has acknowledged. What they have recorded they look for at once, on whichever portal is next.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';

export interface Member {
  id: number;
  email: string;
  token: string;
}

/** What the portal has said of one exchange; `refused` when it said no for good. */
export interface Noted {
  mark: string;
  creditor: Member;
  debtor: Member;
  state: 'pending' | 'confirmed' | 'cancelled' | 'reversed' | 'refused';
}

export interface NotedBatch {
  mark: string;
  people: number;
}

export interface World {
  /** Of every portal on the database; callers take turns with them. */
  urls: string[];
  bankId: number;
  activityId: number;
  today: string;
  admin: Member;
  members: Member[];
}

/** What callers met on the way. */
export interface Met {
  acknowledged: number;
  /** Of these, the ones that were answered as people expect it; the others may have been written long before. */
  prompt: number;
  /** Answers 503, and those of them without Retry-After. */
  unavailable: number;
  withoutRetryAfter: number;
  /** Connections that were refused or cut. */
  cut: number;
  /** Any other answer of 500 and above: a fault of the portal. */
  faults: string[];
  /** Exchanges that their writer looked for and did not find. */
  unseen: string[];
  slowestMs: number;
}

const PAUSE_MS = 200;
/** Beyond every limit of the portal's own: who waits longer hangs. */
const ANSWER_WITHIN_MS = 60_000;
/** An answer within this time is one to a write of now. */
const PROMPT_MS = 2_000;
const BATCH_PEOPLE = 8;
/** More than others record for the same member meanwhile. */
const NEWEST = 50;
/** Of a hundred turns of the administrator. */
const BATCHES_IN_100 = 20;

export class Load {
  readonly exchanges: Noted[] = [];
  readonly batches: NotedBatch[] = [];
  readonly met: Met = {
    acknowledged: 0,
    prompt: 0,
    unavailable: 0,
    withoutRetryAfter: 0,
    cut: 0,
    faults: [],
    unseen: [],
    slowestMs: 0,
  };
  readonly #world: World;
  readonly #chance: Chance;
  readonly #run = Date.now().toString().slice(-6);
  readonly #workers: Promise<void>[];
  #nth = 0;
  #sent = 0;
  #isOver = false;
  #rest: Promise<unknown> = Promise.resolve();

  constructor(world: World, chance: Chance, workers: number) {
    this.#world = world;
    this.#chance = chance;
    this.#workers = Array.from({ length: workers }, (_, nth) => this.#work(nth === 0));
  }

  /** Waits until so many writes are acknowledged. */
  async until(count: number, kind: 'acknowledged' | 'prompt' = 'acknowledged'): Promise<void> {
    while (this.met[kind] < count) await pause(PAUSE_MS / 10);
  }

  /** Callers finish what they have begun, and begin nothing until `work` is done. */
  async restDuring(work: () => Promise<unknown>): Promise<void> {
    const done = work();
    this.#rest = done.catch(() => {});
    await done;
  }

  /** Lets everybody finish what they have begun. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#workers);
  }

  async #work(isAdmin: boolean): Promise<void> {
    while (!this.#isOver) {
      await this.#rest;
      if (isAdmin && this.#chance.below(100) < BATCHES_IN_100) await this.#askForBatch();
      else await this.#exchange();
    }
  }

  /** Names something in its words, and so in every letter about it. */
  mark(kind: 'one' | 'many' | 'word'): string {
    this.#nth += 1;
    return `crash-${kind}-${this.#run}-${this.#nth}`;
  }

  /** One exchange from its recording to where chance leads it. */
  async #exchange(): Promise<void> {
    const creditor = this.#chance.one(this.#world.members);
    const debtor = this.#chance.one(this.#world.members.filter(({ id }) => id !== creditor.id));
    const noted: Noted = { mark: this.mark('one'), creditor, debtor, state: 'refused' };
    const { bankId, activityId, today } = this.#world;
    const recorded = await this.insist('POST', '/users/transactions', creditor, {
      ...{ bankTo: bankId, userTo: debtor.id, activity: activityId, dateOfTransaction: today },
      ...{ quantityOfHours: 0.5, note: noted.mark },
    });
    this.exchanges.push(noted);
    if (recorded.status !== 201) return;
    noted.state = 'pending';
    const { id } = JSON.parse(recorded.text);
    await this.#lookFor(id, noted);
    const turn = this.#chance.below(10);
    if (turn < 1) return;
    if (turn < 3) return this.#decide(noted, debtor, `${id}/reject`, 'cancelled');
    await this.#decide(noted, debtor, `${id}/approve`, 'confirmed');
    if (turn === 9) await this.#decide(noted, creditor, `${id}/reject-confirmed`, 'reversed');
  }

  /** Its writer sees it, whichever portal and database answers; nobody decides on it before. */
  async #lookFor(id: number, { mark, creditor }: Noted): Promise<void> {
    const newest = `/users/transactions/pending?sort=-id&limit=${NEWEST}`;
    const list = await this.insist('GET', newest, creditor);
    const found: { id: number }[] = JSON.parse(list.text);
    if (!found.some((one) => one.id === id)) this.met.unseen.push(mark);
  }

  /** A decision has no key: that it was taken before (409) means that an earlier try got through. */
  async #decide(noted: Noted, who: Member, path: string, state: Noted['state']): Promise<void> {
    const answer = await this.insist('PATCH', `/users/transactions/${path}`, who, {});
    const wasDone = answer.tries > 1 && answer.text.includes('already-decided');
    if (answer.status === 200 || wasDone) noted.state = state;
  }

  async #askForBatch(): Promise<void> {
    const { bankId, activityId, today, admin, members } = this.#world;
    const mark = this.mark('many');
    const from = this.#chance.below(members.length - BATCH_PEOPLE);
    const people = members.slice(from, from + BATCH_PEOPLE).map(({ id }) => id);
    const [one, ...many] = people;
    const { status } = await this.insist('POST', '/admin/multiple-transactions', admin, {
      ...{ bankTo: bankId, activity: activityId, dateOfTransaction: today, quantityOfHours: 0.5 },
      ...{ all: 0, listUserFrom: many, listUserTo: [one], note: mark },
    });
    if (status === 202) this.batches.push({ mark, people: many.length });
  }

  /** Sends the same with the same key until there is an answer that means something. */
  async insist(method: string, path: string, { token }: Member, body?: object) {
    const key = randomUUID();
    for (let tries = 1; ; tries += 1) {
      const sent = performance.now();
      const answer = await this.#send(method, path, token, key, body);
      if (answer && answer.status < 500) {
        if (method !== 'GET' && answer.status < 300) {
          this.met.acknowledged += 1;
          if (performance.now() - sent < PROMPT_MS) this.met.prompt += 1;
        }
        return { ...answer, tries };
      }
      await pause(PAUSE_MS);
    }
  }

  /** @returns undefined when no answer came */
  async #send(method: string, path: string, token: string, key: string, body?: object) {
    const start = performance.now();
    try {
      const answer = await fetch(`${this.#nextUrl()}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json', 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const text = await answer.text();
      this.#count(answer, `${method} ${path}`, text);
      return { status: answer.status, text };
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') {
        this.met.faults.push(`${method} ${path}: no answer within a minute`);
      }
      this.met.cut += 1;
      return undefined;
    } finally {
      this.met.slowestMs = Math.max(this.met.slowestMs, performance.now() - start);
    }
  }

  #nextUrl(): string {
    this.#sent += 1;
    const { urls } = this.#world;
    return urls[this.#sent % urls.length] ?? '';
  }

  #count({ status, headers }: Response, call: string, text: string): void {
    if (status === 503) {
      this.met.unavailable += 1;
      if (!headers.has('retry-after')) this.met.withoutRetryAfter += 1;
    } else if (status >= 500 || status === 401) {
      this.met.faults.push(`${call}: ${status} ${text.slice(0, 200)}`);
    }
  }
}
