/** The portal that the model is compared with: the real application over a real PostgreSQL. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { batchTasks } from '#server/modules/hours/batches/tasks.ts';
import { LiveUpdates } from '#server/modules/sending/live/live-updates.ts';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { finishJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { NOW, PASSWORD, TODAY } from '../world.ts';
import type { Link } from './model.ts';
import {
  type Answer,
  type Attempt,
  type Happening,
  type Ids,
  type Made,
  outcomeOf,
} from './operation.ts';
import { type Cast, insertWorld, type WorldIds } from './world.ts';

/** The application, with a clock that moves only when told. */
export class ModelPortal {
  readonly deps: Deps;
  readonly app: FastifyInstance;
  readonly #clock: { now: Date };

  private constructor(deps: Deps, app: FastifyInstance, clock: { now: Date }) {
    this.deps = deps;
    this.app = app;
    this.#clock = clock;
  }

  static async open(databaseUrl: string, connections = 10): Promise<ModelPortal> {
    const database = new Database(databaseUrl, { connections, onError: () => {} });
    const current = { now: NOW };
    const config = readConfig({ BOT_CHECK: 'off', DEMO: 'off' });
    const log = createLog('warn');
    const clock = createClock(config.timeZone, () => current.now);
    const deps: Deps = {
      ...{ config, database, clock, log },
      liveUpdates: new LiveUpdates({ database, clock, log }),
      secret: 'a secret of thirty-two characters or more',
    };
    return new ModelPortal(deps, await buildApp(deps), current);
  }

  /** The first moment of a course. */
  beginAgain(): void {
    this.#clock.now = NOW;
  }

  passSeconds(seconds: number): void {
    this.#clock.now = new Date(this.#clock.now.getTime() + seconds * 1000);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.deps.database.close();
  }
}

/** A small world of its own in that portal, with everybody signed in. */
export class Stage implements Ids {
  readonly portal: ModelPortal;
  readonly today = TODAY;
  readonly #world: WorldIds;
  readonly #tokens: ReadonlyMap<string, string>;

  private constructor(portal: ModelPortal, world: WorldIds, tokens: ReadonlyMap<string, string>) {
    this.portal = portal;
    this.#world = world;
    this.#tokens = tokens;
  }

  static async open(portal: ModelPortal, cast: Cast): Promise<Stage> {
    portal.beginAgain();
    const world = await insertWorld(portal.deps.database, cast);
    const tokens = new Map<string, string>();
    for (const { name } of cast.people) {
      const { payload, statusCode } = await portal.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          username: world.emails.get(name) ?? '',
          password: PASSWORD,
        }).toString(),
      });
      if (statusCode !== 200) throw new Error(`${name} cannot sign in: ${payload}`);
      tokens.set(name, payload);
    }
    return new Stage(portal, world, tokens);
  }

  get activity(): number {
    return this.#world.activity;
  }

  get links(): Link[] {
    return this.#world.links;
  }

  holder = (name: string): number => known(this.#world.holders, name);
  bank = (name: string): number => known(this.#world.banks, name);

  /** Makes the call. @throws where it ends in a fault of the server */
  async send({ by, behalf, method, path, body, key }: Attempt): Promise<Answer> {
    const { statusCode, payload } = await this.portal.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${this.#tokens.get(by)}`,
        ...(behalf === undefined ? {} : { 'x-for': String(this.holder(behalf)) }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    if (statusCode >= 500) throw new Error(`${method} ${path}: ${statusCode} ${payload}`);
    const json: unknown = payload === '' ? undefined : JSON.parse(payload);
    return { outcome: outcomeOf(statusCode, json), json };
  }

  /** Lets it happen. */
  async happen({ seconds = 0, doesJobs = false }: Happening): Promise<void> {
    this.portal.passSeconds(seconds);
    if (doesJobs) await this.#doJobs();
  }

  /** What was made under these notes. */
  async madeUnder(notes: readonly string[]): Promise<Made> {
    const { pool } = this.portal.deps.database;
    const banks = [...this.#world.banks.values()];
    const { rows } = await pool.query<{
      id: number;
      note: string;
      creditor_id: number;
      debtor_id: number;
      state: string;
    }>(
      `select id, note, creditor_id, debtor_id, state from exchange
       where note = any($1) and creditor_bank_id = any($2) order by id`,
      [notes, banks],
    );
    const batch = await pool.query<{ id: number }>(
      'select id from exchange_batch where note = any($1) and bank_id = any($2)',
      [notes, banks],
    );
    const names = new Map([...this.#world.holders].map(([name, id]) => [id, name]));
    const exchanges = rows.map(({ id, note, creditor_id, debtor_id, state }) => ({
      ...{ id, note, state },
      creditor: names.get(creditor_id) ?? '',
      debtor: names.get(debtor_id) ?? '',
    }));
    return { exchanges, batchId: batch.rows[0]?.id ?? 0 };
  }

  async #doJobs(): Promise<void> {
    const { deps } = this.portal;
    await deps.database.pool.query(
      `select graphile_worker.reschedule_jobs(
         array(select id from graphile_worker.jobs where task_identifier = 'make-exchanges'),
         run_at => now())`,
    );
    await finishJobs({ ...deps, tasks: batchTasks(deps), schedule: [] });
  }

  /** Every exchange and appointment of this world with its state, and every balance in minutes. */
  async books(): Promise<{
    states: Map<number, string>;
    balances: Map<string, number>;
    /** The exchanges that batches made. */
    ofBatches: Set<number>;
    /** Of each appointment its state, and the exchange that it was done with. */
    appointments: Map<number, string>;
  }> {
    const { pool } = this.portal.deps.database;
    const banks = [...this.#world.banks.values()];
    const exchanges = await pool.query<{ id: number; state: string; is_of_batch: boolean }>(
      `select id, state,
              exists (select from exchange_batch_item where exchange_id = exchange.id) as is_of_batch
       from exchange where creditor_bank_id = any($1)`,
      [banks],
    );
    const appointments = await pool.query<{ id: number; said: string }>(
      `select id, state || ' with ' || coalesce(exchange_id::text, 'null') as said
       from arrangement where giver_bank_id = any($1)`,
      [banks],
    );
    const accounts = await pool.query<{ person_id: number; balance: number }>(
      'select person_id, balance_minutes as balance from account where bank_id = any($1)',
      [banks],
    );
    const balanceOf = new Map(accounts.rows.map((row) => [row.person_id, row.balance]));
    return {
      states: new Map(exchanges.rows.map(({ id, state }) => [id, state])),
      ofBatches: new Set(exchanges.rows.flatMap((row) => (row.is_of_batch ? row.id : []))),
      appointments: new Map(appointments.rows.map(({ id, said }) => [id, said])),
      balances: new Map(
        [...this.#world.holders].map(([name, id]) => [name, balanceOf.get(id) ?? Number.NaN]),
      ),
    };
  }
}

function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`${name} is not in the world`);
  return id;
}
