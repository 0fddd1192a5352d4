/**
 * From the outbox to the mailbox, part one: turns news into jobs, one for each person to be told.
 * News leave the outbox in the transaction in which their jobs begin to exist, so that a crash
 * loses none and tells nobody twice; several servers drain beside each other.
 */
import { randomUUID } from 'node:crypto';
import type { PortalAdmins } from '#server/modules/accounts/rules.ts';
import type { EventKind, Events } from '#server/modules/outbox/events.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable, Transaction } from '#server/platform/database.ts';
import { addJobs, type NewJob } from '#server/platform/job-queue.ts';
import { DELIVERY, type Delivery } from './deliver.ts';
import { KINDS, LETTERS } from './letters/all.ts';
import { hasNews, notify, takeNews } from './sql.ts';

/** Where screens listen for what has just happened: JSON of `PortalNews`. */
export const NEWS_CHANNEL = 'portal_news';

/** What has just happened, as far as screens must know to look again. */
export interface PortalNews {
  kinds: EventKind[];
  exchangeIds: number[];
}

const BATCH = 200;

interface News<Kind extends EventKind = EventKind> {
  id: number;
  kind: Kind;
  payload: Events[Kind];
}

/** What draining needs of a running portal. */
export interface DrainDeps {
  database: Database;
  config: PortalAdmins;
  clock: Clock;
}

/** Empties the outbox once. @returns how many news were taken. */
export async function drainOutbox({ database, config, clock }: DrainDeps): Promise<number> {
  let total = 0;
  let taken = BATCH;
  const now = clock.now();
  while (taken === BATCH && (await database.first(hasNews, { kinds: KINDS, now }))) {
    taken = await database.transaction((transaction) => drainBatch(transaction, config, now));
    total += taken;
  }
  return total;
}

async function drainBatch(
  transaction: Transaction,
  config: PortalAdmins,
  now: Date,
): Promise<number> {
  const news = await transaction.rows(takeNews, { kinds: KINDS, most: BATCH, now });
  if (news.length === 0) return 0;
  const jobs = [];
  for (const kind of KINDS) {
    jobs.push(...(await jobsOf(transaction, kind, news.filter(isOf(kind)), config)));
  }
  await addJobs(transaction, DELIVERY, jobs);
  const message = JSON.stringify(portalNewsOf(news));
  await transaction.rows(notify, { channel: NEWS_CHANNEL, message });
  return news.length;
}

function isOf<Kind extends EventKind>(kind: Kind): (news: News) => news is News<Kind> {
  return (news): news is News<Kind> => news.kind === kind;
}

async function jobsOf<Kind extends EventKind>(
  queryable: Queryable,
  kind: Kind,
  news: News<Kind>[],
  config: PortalAdmins,
): Promise<NewJob<Delivery<Kind>>[]> {
  if (news.length === 0) return [];
  const payloads = new Map(news.map(({ id, payload }) => [id, payload]));
  const recipients = await LETTERS[kind].to(queryable, news, config);
  return recipients.flatMap(({ newsId, personId, address }) => {
    const payload = payloads.get(newsId);
    if (payload === undefined) return [];
    const delivery = { kind, payload, personId, address, mailId: randomUUID() };
    return { key: `${newsId}:${address ?? personId}`, payload: delivery };
  });
}

/** A batch of exchanges at their longest is some 3,500 bytes; PostgreSQL carries 8,000. */
function portalNewsOf(news: News[]): PortalNews {
  const exchangeIds = news.flatMap(({ payload }) =>
    'exchangeId' in payload ? payload.exchangeId : [],
  );
  return {
    kinds: [...new Set(news.map(({ kind }) => kind))],
    exchangeIds: [...new Set(exchangeIds)],
  };
}
