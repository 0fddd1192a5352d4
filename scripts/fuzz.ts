/**
 * `npm run test:fuzz -- --requests 1000 --seed 7 --only Exchange`: every endpoint whose name has that
 * word, with so many right requests and as many spoilt ones. It is `server/test/fuzz.test.ts` with
 * other numbers.
 */
import { parseArgs } from 'node:util';
import { runTool } from './check/run.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    only: { type: 'string', default: '' },
  },
});
const { requests, seed, only } = values;
process.stdout.write(`${requests} requests of each kind, seed ${seed}\n`);
const { code } = await runTool('vitest', ['run', 'server/test/fuzz.test'], {
  hear: (piece) => process.stdout.write(piece),
  env: { FUZZ_REQUESTS: requests, SEED: seed, ONLY: only },
});
process.exitCode = code;
