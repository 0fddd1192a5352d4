/** One JSON line for each event, from any source. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';

const SCRIPT = `
  import { createLog, sendConsoleTo } from '#server/platform/log.ts';
  sendConsoleTo(createLog('warn'));
  console.trace(new Error('the database went away'));
  console.error('Retried 100 times, and still failed:', new Error('no answer'));
  console.warn('a pool without handlers');
`;

test('what a library prints with a trace of many lines is one line of the log', async () => {
  const args = ['--input-type=module', '--eval', SCRIPT];
  const { stderr } = await promisify(execFile)(process.execPath, args);
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 40, msg: 'Error: the database went away', err: { message: 'the database went away' } },
    { level: 40, msg: 'Retried 100 times, and still failed: Error: no answer' },
    { level: 40, msg: 'a pool without handlers' },
  ]);
});

test('a line has the fields that the portal names, and no others', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  log.warn({ statement: 'exchanges.listOwn', ms: 700, note: 'Anna' }, 'A statement was slow');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      ...{ level: 40, time: expect.any(Number), pid: process.pid, hostname: expect.any(String) },
      ...{ statement: 'exchanges.listOwn', ms: 700, msg: 'A statement was slow' },
    },
  ]);
});
