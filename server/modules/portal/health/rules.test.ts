/** When somebody should look at the portal, to the day and the minute. */
import { expect, it } from 'vitest';
import {
  stateOfBackup,
  stateOfBooks,
  stateOfDisk,
  stateOfJobs,
  stateOfMail,
  stateOfSeals,
  stateOfSending,
  stateOfWork,
} from './rules.ts';

const TODAY = '2026-03-02';
const GIGABYTE = 1e9;

it('late work is broken from ten minutes on, late mails from an hour', () => {
  expect([599, 600].map(stateOfWork)).toEqual(['fine', 'broken']);
  expect([3_599, 3_600].map((late) => stateOfMail(late, 0))).toEqual(['fine', 'broken']);
});

it('what was given up wants to be looked at, and late mails come before it', () => {
  expect([0, 1].map(stateOfJobs)).toEqual(['fine', 'watch']);
  expect([stateOfMail(0, 1), stateOfMail(3_600, 1)]).toEqual(['watch', 'broken']);
});

it('a night without a backup is broken, none at all wants to be looked at', () => {
  const days = ['2026-03-02', '2026-03-01', '2026-02-28'];
  const states = days.map((day) => stateOfBackup(true, day, TODAY));
  expect(states).toEqual(['fine', 'fine', 'broken']);
  expect([stateOfBackup(true, null, TODAY), stateOfBackup(false, days[0] ?? null, TODAY)]).toEqual([
    'watch',
    'watch',
  ]);
});

it('a night that was not sent away is broken, and nobody need send any', () => {
  const days = ['2026-03-01', '2026-02-28', null];
  expect(days.map((day) => stateOfSending(true, day, TODAY))).toEqual(['fine', 'broken', 'watch']);
  expect(stateOfSending(false, null, TODAY)).toBe('fine');
});

it('faults of the books are broken, however old the check', () => {
  expect(stateOfBooks('2026-02-01', 1, TODAY)).toBe('broken');
  expect(stateOfBooks('2026-02-28', 0, TODAY)).toBe('watch');
  expect(stateOfBooks('2026-03-01', 0, TODAY)).toBe('fine');
  expect(stateOfBooks(null, 0, TODAY)).toBe('watch');
});

it('a seal may be of yesterday, and early in the morning of the day before', () => {
  const days = ['2026-03-01', '2026-02-28', '2026-02-27', null];
  expect(days.map((day) => stateOfSeals(day, TODAY))).toEqual(['fine', 'fine', 'watch', 'watch']);
});

it('a disk wants eyes below a tenth, or two backups, and is as good as full below a fiftieth', () => {
  const free = (gigabytes: number) => ({ free: gigabytes * GIGABYTE, total: 100 * GIGABYTE });
  expect([10, 9.9, 2, 1.9].map((room) => stateOfDisk(free(room), 0))).toEqual([
    'fine',
    'watch',
    'watch',
    'broken',
  ]);
  expect(stateOfDisk(free(30), 16 * GIGABYTE)).toBe('watch');
});
