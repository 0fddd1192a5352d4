/** The table of docs/privacy.md says how long things are kept: it has the periods of the code, and their tests exist. */
import { access, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { BANK_RULES } from '#contract/banks/bank-rules.ts';
import {
  ACCESS_TOKEN_DAYS_MAX,
  CHALLENGE_MINUTES,
  SESSION_HOURS,
  SESSION_REMEMBERED_DAYS,
} from '#contract/limits.ts';
import { DAYS_KEPT, KEPT_DAYS, MONTHS_KEPT, WEEKS_KEPT } from './support/periods.ts';

const REGISTER = BANK_RULES['register-years'];

const page = await readFile('docs/privacy.md', 'utf8');

interface Row {
  period: string;
  test: string;
}

/** The rows of the table, by what is kept. */
const rows = new Map<string, Row>(
  [...page.matchAll(/^\| ([^|]+) \| ([^|]+) \| `(server\/test\/[^`]+)` \|$/gm)].map(
    ([, what = '', period = '', test = '']) => [what, { period, test }],
  ),
);

/** How each row of a period begins, with the numbers that its period has. */
const PERIODS: [string, ...number[]][] = [
  ['old and new values', KEPT_DAYS.changes],
  ['people who never verified', KEPT_DAYS.unverified],
  ['sessions', SESSION_HOURS, SESSION_REMEMBERED_DAYS],
  ['access tokens', ACCESS_TOKEN_DAYS_MAX],
  ['links in mails', KEPT_DAYS.links],
  ['that a mail server refused', KEPT_DAYS.refusals],
  ['copies of answers', KEPT_DAYS.idempotencyKeys],
  ['counted calls', KEPT_DAYS.counters],
  ['networks from which', KEPT_DAYS.networks],
  ['browsers in which', KEPT_DAYS.knownDevices],
  ['a second factor that was begun', KEPT_DAYS.unconfirmedFactors],
  ['what waits for a code', CHALLENGE_MINUTES],
  ['devices that show notifications', KEPT_DAYS.pushDevices],
  ['sent mails', KEPT_DAYS.keptMails],
  ['mails and other jobs', KEPT_DAYS.failedJobs],
  ['notes of calls', KEPT_DAYS.callNotes],
  ['whom the desk does not call', KEPT_DAYS.rests],
  ['what the register of members has', REGISTER.standard, REGISTER.least, REGISTER.most],
  ['who answered for a member', KEPT_DAYS.guardians],
  ['fees of members', KEPT_DAYS.fees],
  ['who was insured', KEPT_DAYS.insured],
  ['who was told of an announcement', KEPT_DAYS.bulletinPeople],
  ['files that a bank loaded', KEPT_DAYS.imports],
  ['pictures of notices', KEPT_DAYS.noticePictures],
  ['which notices the news', KEPT_DAYS.digests],
  ['conversations', KEPT_DAYS.threads],
  ['words of a withdrawn', KEPT_DAYS.withdrawnMessages],
  ['reports of conversations', KEPT_DAYS.settledReports],
  ['when letters about messages', KEPT_DAYS.messageLetters],
  ['what was sent to webhooks', KEPT_DAYS.webhookDeliveries],
  ['backups that the portal', DAYS_KEPT, WEEKS_KEPT, MONTHS_KEPT],
];

it.each(PERIODS)('%s: the page says what the code does', (begin, ...numbers) => {
  const [row, ...others] = [...rows].filter(([what]) => what.startsWith(begin));
  expect(others).toEqual([]);
  expect((row?.[1].period.match(/\d+/g) ?? []).map(Number)).toEqual(numbers);
});

it('every period of the page is compared, and every period of the cleaning is on it', () => {
  const isCompared = (what: string) => PERIODS.some(([begin]) => what.startsWith(begin));
  const others = [...rows].filter(([what]) => !isCompared(what));
  // Seven files, one a weekday: PostgreSQL begins each again.
  const ofPostgres = "log of the portal's own PostgreSQL";
  expect(others.filter(([, { period }]) => /\d/.test(period)).map(([what]) => what)).toEqual([
    ofPostgres,
  ]);
  expect(rows.get(ofPostgres)?.period).toBe('7 days');
  const nightly = Object.values(KEPT_DAYS);
  const listed = PERIODS.flatMap(([, ...numbers]) => numbers);
  expect(nightly.filter((days) => !listed.includes(days))).toEqual([]);
});

it('PostgreSQL’s own log has a file a weekday, which it begins again after a week', async () => {
  const settings = await readFile('server/platform/embedded-postgres-cluster.ts', 'utf8');
  expect(settings).toContain("log_filename: 'postgresql-%a.log'");
  expect(settings).toContain("log_truncate_on_rotation: 'on'");
});

it('the test that each row names is there', async () => {
  for (const { test } of rows.values()) await expect(access(test)).resolves.toBeUndefined();
});
