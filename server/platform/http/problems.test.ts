/** What of a failed request the log has. */
import { once } from 'node:events';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { sendProblem } from './problems.ts';

const lines: string[] = [];
const app = Fastify({
  forceCloseConnections: true,
  logger: { level: 'error', stream: { write: (line) => lines.push(line) } },
});
const progress = new EventTarget();
app.setErrorHandler((error, request, reply) => {
  sendProblem(request, reply, error);
  progress.dispatchEvent(new Event('failed'));
});
app.get('/broken', () => {
  throw new Error('a fault of the server');
});
app.get('/slow', async (_, { raw }) => {
  const stop = new AbortController();
  raw.once('close', () => stop.abort());
  progress.dispatchEvent(new Event('call'));
  await once(new EventTarget(), 'never', { signal: stop.signal });
});
afterEach(() => app.close());

it('has a fault of the server, and nothing of a caller who left', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  expect((await fetch(`${address}/broken`)).status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('a fault of the server');

  const hasFailed = once(progress, 'failed');
  const leaving = new AbortController();
  const call = once(progress, 'call').then(() => leaving.abort());
  await expect(fetch(`${address}/slow`, { signal: leaving.signal })).rejects.toThrow('aborted');
  await call;
  await hasFailed;
  expect(lines).toHaveLength(1);
});
