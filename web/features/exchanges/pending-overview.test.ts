/** What waits, summed up from the reader's side. */
import { expect, test } from 'vitest';
import type { PendingExchange } from '#contract/exchanges.ts';
import { overviewOf } from './pending-overview.ts';

const MARCO = 1;
const ANNA = 2;

function waiting(userFromId: number, userToId: number, quantityOfHours: number): PendingExchange {
  return {
    id: userFromId * 100 + quantityOfHours,
    dateOfTransaction: '18/11/2026',
    userFromId,
    userToId,
    userFromFullName: 'Ferrari Anna',
    userToFullName: 'Bianchi Marco',
    bankFromName: 'Bergamo',
    bankToName: 'Bergamo',
    note: 'Orlo',
    quantityOfHours,
    creator: 'Ferrari Anna',
    status: 'pending',
    activity: 'Cucito',
    createdAt: '2026-11-18T10:00:00.000Z',
    canConfirm: userToId === MARCO,
    canCancel: true,
  };
}

test('what I gave waits for others, what I received waits for me', () => {
  const mine = waiting(MARCO, ANNA, 2);
  const theirs = [waiting(ANNA, MARCO, 1.5), waiting(ANNA, MARCO, 0.5)];
  expect(overviewOf([mine, ...theirs], MARCO)).toEqual({
    toConfirm: theirs,
    withOthers: 1,
    givenHours: 2,
    receivedHours: 2,
  });
});

test('nothing waits', () => {
  expect(overviewOf([], MARCO)).toEqual({
    toConfirm: [],
    withOthers: 0,
    givenHours: 0,
    receivedHours: 0,
  });
});
