/** One process of a portal that has several: it does what the first one tells it, until that one, or a signal, ends it. */
import { once } from 'node:events';
import { Ending } from '#server/platform/ending.ts';
import { createLog, sendConsoleTo } from '#server/platform/log.ts';
import { giveBackMemoryOfStart } from '#server/platform/memory.ts';
import { type Counts, openMetrics } from '#server/platform/metrics.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { startProcess } from '#server/portal.ts';
import { type FromFirst, type FromWorker, readFromFirst } from './messages.ts';

const ending = new AbortController();
const parts = Ending.ofOneOfSeveral();
const endAsked = once(ending.signal, 'abort');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => ending.abort());
}

/** Questions to the first process that have no answer yet. */
const questions = new Map<number, (counts: Counts[]) => void>();
let asked = 0;

function tellFirst(message: FromWorker): void {
  process.send?.(message);
}

/** What all processes of the portal have counted. */
function countAll(): Promise<Counts[]> {
  asked += 1;
  const question = asked;
  const answered = Promise.withResolvers<Counts[]>();
  questions.set(question, answered.resolve);
  tellFirst({ say: 'count-all', question });
  return answered.promise;
}

async function begin({ role, config, ...how }: Extract<FromFirst, { say: 'begin' }>) {
  const log = createLog(config.logLevel);
  sendConsoleTo(log);
  const metrics = config.metricsToken === undefined ? undefined : await openMetrics(countAll);
  process.on('message', (text) => {
    const message = readFromFirst(text);
    if (message.say !== 'count' || !metrics) return;
    const { question } = message;
    void metrics.counts().then((counts) => tellFirst({ say: 'counted', question, counts }));
  });
  const does = { serving: role === 'serving', background: role === 'background' };
  const orders = { ...how, does, ending: parts };
  return startProcess(config, orders, { log, signal: ending.signal }, metrics);
}

/** Works from its orders to its end. @returns the exit code */
async function work(orders: Extract<FromFirst, { say: 'begin' }>): Promise<number> {
  try {
    const { stop } = await begin(orders);
    giveBackMemoryOfStart();
    tellFirst({ say: 'ready' });
    await endAsked;
    await stop();
    if (parts.late.length === 0) return 0;
    return await failed(parts.late.join(', '));
  } catch (error) {
    if (error === ending.signal.reason) return 0;
    if (!(error instanceof StartFailure)) throw error;
    return await failed(error.message);
  }
}

/** Tells the first process why it failed. @returns the exit code */
async function failed(reason: string): Promise<number> {
  const message: FromWorker = { say: 'failed', reason };
  await new Promise((sent) => process.send?.(message, sent));
  return 1;
}

process.on('message', async (text) => {
  const message = readFromFirst(text);
  if (message.say === 'end') ending.abort();
  if (message.say === 'all') {
    questions.get(message.question)?.(message.counts);
    questions.delete(message.question);
  }
  if (message.say === 'begin') process.exit(await work(message));
});
