/**
 * Every endpoint under requests that nobody writes by hand, made from the contract's own schemas.
 * `npm run test:fuzz` makes as many as one likes; here are a few of each kind.
 */
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { watchChanges } from './support/fuzz/changes.ts';
import { type Fault, fuzz } from './support/fuzz/fuzzing.ts';
import { openPortal } from './support/portal.ts';

const isLong = process.env.FUZZ_REQUESTS !== undefined;
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 6);
const SEED = Number(process.env.SEED ?? 22_112_026);
const ONLY = process.env.ONLY ?? '';
const FAULTS_SHOWN = 3;

type Opened = Awaited<ReturnType<typeof openPortal>>;

let opened: Opened | undefined;
const sum = { endpoints: 0, requests: 0, refused: 0, faults: 0 };

async function open(): Promise<Opened> {
  const fresh = await openPortal();
  await watchChanges(fresh.portal.deps.database);
  return fresh;
}

async function close(): Promise<void> {
  await opened?.close();
  opened = undefined;
}

beforeEach(async () => {
  opened ??= await open();
});
// Thousands of requests leave thousands of people behind, and lists that the next would read in vain.
afterEach(() => (isLong ? close() : undefined));
afterAll(async () => {
  await close();
  if (!isLong) return;
  const { endpoints: tried, requests, refused, faults } = sum;
  process.stdout.write(
    `${tried} endpoints: ${requests} requests, ${refused} refused, ${faults} faults\n`,
  );
});

/** A fault as somebody reads it who has to find it. */
function shown({ endpoint, caller, request, why }: Fault): string {
  const { method, path, headers, payload } = request;
  const body = payload === undefined ? '' : ` ${payload.toString('latin1').slice(0, 400)}`;
  return `${caller}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}${body}\n  ${why}
  Again: npm run test:fuzz -- --requests ${REQUESTS} --seed ${SEED} --only ${endpoint}`;
}

const names = Object.keys(endpoints) as EndpointName[];

it.each(names.filter((name) => name.includes(ONLY)))(
  '%s',
  async (name) => {
    if (!opened) throw new Error('no portal is open');
    const { requests, refused, faults } = await fuzz(opened, name, {
      requests: REQUESTS,
      seed: SEED,
    });
    sum.endpoints += 1;
    sum.requests += requests;
    sum.refused += refused;
    sum.faults += faults.length;
    if (isLong) {
      process.stdout.write(
        `${name}: ${requests} requests, ${refused} refused, ${faults.length} faults\n`,
      );
    }
    expect(requests).toBeGreaterThan(0);
    expect(faults.slice(0, FAULTS_SHOWN).map(shown).join('\n\n')).toBe('');
  },
  3_600_000,
);
