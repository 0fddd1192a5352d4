/**
 * A slow machine and a slow line, for finding stories that only pass where everything is quick:
 * `STORIES_SLOW=4 npx playwright test`. Each page has a fourth of the processor, and each answer of the
 * portal's calls reaches it up to 0.3 s late, so that answers overtake each other. With `STORIES_SLOW=1`
 * only the answers are late.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';

const { STORIES_SLOW } = process.env;

/** Whether this run is to be slow. */
export const IS_SLOW = STORIES_SLOW !== undefined;

/** How many times slower than on this machine a page works. */
const SLOWNESS = Number(STORIES_SLOW ?? 1);

/** How many times longer a story may take: what is slow is late, not wrong. */
export const PATIENCE = IS_SLOW ? 2 * SLOWNESS : 1;

/** The same seed delays the same calls by the same times. */
const SEED = process.env.STORIES_SEED ?? '1';

const LATEST_MS = 300;

/** Slows every page of the context down, now and later. */
export function slowPages(context: BrowserContext): void {
  context.on('page', async (page) => {
    // A page that has closed meanwhile needs no slowing down.
    await throttle(context, page).catch(() => {});
  });
}

async function throttle(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

/** A line to the portal at `port` that is late with the answers to what a page asks. */
export async function slowLine(port: number): Promise<{ port: number; close(): void }> {
  const times = new Map<string, number>();
  const server = createServer(async (asked, answer) => {
    const isCall =
      asked.url?.startsWith('/api/') && asked.headers['user-agent']?.includes('Chrome');
    if (!isCall) return pass(asked, answer, port, 0);
    const call = `${asked.method} ${asked.url}`;
    const time = (times.get(call) ?? 0) + 1;
    times.set(call, time);
    const digest = createHash('sha256').update(`${SEED} ${call} ${time}`).digest();
    return pass(asked, answer, port, digest.readUInt16BE() % LATEST_MS);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    port: address.port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, port: number, lateMs: number): void {
  const { method, url: path, headers } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (said) => {
    said.on('error', () => answer.destroy());
    setTimeout(() => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      said.pipe(answer);
    }, lateMs);
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
