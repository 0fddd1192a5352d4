/** Which errors of the database are its being away or busy, and which are mistakes of ours. */
import { expect, test } from 'vitest';
import { isConnectionLost, isDatabaseAway, isRolledBack } from './database-errors.ts';
import { refusalFrom } from './http/problems.ts';

const coded = (code: string) => Object.assign(new Error('refused'), { code });

test.each(['08006', '25006', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])(
  'the code %s means a lost connection',
  (code) => expect(isConnectionLost(coded(code))).toBe(true),
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('so does “%s”', (message) => expect(isConnectionLost(new Error(message))).toBe(true));

test.each(['40001', '40P01'])('%s was rolled back because of others', (code) => {
  expect([isRolledBack(coded(code)), isConnectionLost(coded(code))]).toEqual([true, false]);
});

test.each(['53300', '57014', '25006', '25P03', '40P01', '57P01'])(
  '%s answers 503 with Retry-After',
  (code) => {
    expect(refusalFrom(coded(code))).toMatchObject({ code: 'unavailable', retryAfterS: 5 });
  },
);

test.each([
  coded('23505'),
  coded('42P01'),
  coded('57F01'),
  new Error('Connection of minds'),
  'text',
])('%s is a mistake of ours', (error) => {
  expect([isDatabaseAway(error), isRolledBack(error)]).toEqual([false, false]);
  expect(refusalFrom(error).code).toBe('internal');
});
