/** What the bench prints, also of what took longer than it was watched. */
import { expect, it } from 'vitest';
import { rateIn } from './limit.ts';
import { measuredRow, shareOf } from './table.ts';

const alone = { perSecond: 400, p50Ms: 2.5, p99Ms: 12 };
const none = {
  perSecond: 0,
  p50Ms: Number.POSITIVE_INFINITY,
  p99Ms: Number.POSITIVE_INFINITY,
};

it('a row of figures', () => {
  const many = { ...alone, bare: 800, cpu: 1000 };
  expect(measuredRow('list', alone, alone, many)).toBe(
    '| list | 2.50 ms | 2.50 ms | 12 ms | 400/s | 2.50 ms | 12 ms | 1000 µs | 800/s | 0.50 |',
  );
});

it('none in time, where a statement took longer than its turn', () => {
  expect(measuredRow('list', undefined, none, { ...none, bare: 0 })).toBe(
    '| list |  | none in time | none in time | none in time | none in time | none in time | ? | none in time | ? |',
  );
  expect(shareOf({ perSecond: 0, bare: 0 })).toBe(0);
});

it('what pgbench counted, and where it names no rate', () => {
  const counted = 'number of transactions actually processed: ';
  expect(
    rateIn(`${counted}1200\nlatency average = 1.6 ms\ntps = 600.25 (without connection)`),
  ).toBe(600.25);
  expect(rateIn(`${counted}0\nnumber of failed transactions: 0 (NaN%)\n`)).toBe(0);
  expect(() => rateIn('pgbench: error')).toThrow('no /tps');
});
