/** One JSON line for each event, from any source. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

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
