/** Many at once: what it comes to, how it went. */
import { expect, test } from 'vitest';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { type BulkRow, countOf, hoursOf, missed } from './bulk.ts';

function exchange(id: number, more: Partial<PendingExchange> = {}): PendingExchange {
  return {
    id,
    dateOfTransaction: '18/11/2026',
    userFromId: 1,
    fundSide: null,
    bodySide: null,
    hand: null,
    userToId: 2,
    userFromFullName: 'Ferrari Anna',
    userToFullName: 'Bianchi Marco',
    userFromDisplayName: 'Anna Ferrari',
    userToDisplayName: 'Marco Bianchi',
    bankFromName: 'Bergamo',
    bankToName: 'Bergamo',
    note: 'Torta',
    quantityOfHours: 1.5,
    creator: 'Ferrari Anna',
    status: 'pending',
    kind: 'service',
    activity: 'Cucina',
    createdAt: '2026-11-18T10:00:00.000Z',
    canConfirm: true,
    canCancel: true,
    ...more,
  };
}

test('hours add up', () => {
  expect(hoursOf([exchange(1), exchange(2, { quantityOfHours: 17 })])).toBe(18.5);
  expect(hoursOf([])).toBe(0);
});

test('each row counts once, with whatever became of it', () => {
  const outcomes: BulkRow['outcome'][] = [
    'done',
    'already-decided',
    'queued',
    'taken-back',
    'done',
    'offline',
  ];
  const rows = outcomes.map((outcome, id) => ({ exchange: exchange(id), outcome }));
  expect(countOf(rows)).toEqual({ done: 2, takenBack: 1, failed: 2, queued: 1 });
});

test('only what may still go well is tried again', () => {
  const outcomes: BulkRow['outcome'][] = ['done', 'taken-back', 'already-decided', 'offline'];
  const rows = outcomes.map((outcome, id) => ({ exchange: exchange(id), outcome }));
  expect(missed(rows).map(({ id }) => id)).toEqual([3]);
});
