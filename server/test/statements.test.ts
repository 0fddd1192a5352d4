/**
 * What a statement declares to answer with is what PostgreSQL answers: each one is prepared on a
 * migrated database, and its columns are compared with its row's type, name by name and type by
 * type. Not covered: the inside of JSON, nulls of what is computed or joined from outside, and the
 * few statements that are private to a file of the platform or belong to the demo data.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from './support/database.ts';
import { describeStatements } from './support/described.ts';
import { misdeclaredColumns } from './support/row-types.ts';
import { declaredStatements } from './support/statements.ts';
import { wrongStatement } from './support/wrong-statement.ts';

/** PostgreSQL cuts longer names off. */
const NAME_LENGTH_MAX = 63;
/** Columns that may be null in their table, but not in the rows that these statements ask for. */
const NEVER_NULL = [
  'accounts.findForSignIn.password_hash',
  'accounts.findPasswordHash.password_hash',
  'accounts.findSessionHolder.email',
  'accounts.findTokenHolder.email',
  'accounts.lockPersonByEmail.email',
  'bodies.find.number',
  'bodies.list.number',
  'desk.listToInvite.email',
  'erasure.listErased.erased_at',
  'exchanges.searchFormer.ended_at',
  'imports.listReport.plan',
  'imports.listRows.plan',
  'imports.listToUndo.person_id',
  'imports.makeWay.number',
  'joining.listAwaiting.email',
  'joining.listUnverified.email',
  'joining.lockChooser.email',
  'mail.readApplication.applicant_email',
  'mail.readJoining.applicant_email',
  'mail.readThanks.text',
  'ages.findMinor.minor_until',
  'guardians.list.birth_date',
  'members.find.number',
  'fees.listVoided.receipt_no',
  'members.listFormerMembers.ended_at',
  'members.listMembers.number',
  'portal.listApplications.applicant_email',
  'register.list.decided_at',
  'suspensions.findOwn.suspended_at',
  'thanks.list.text',
  'thanks.listQuotable.text',
  'todo.ownBank.number',
];
const MODULES = join(import.meta.dirname, '../modules');

const statements = declaredStatements();
let client: pg.Client;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  drop = database.drop;
});
afterAll(async () => {
  await client.end();
  await drop();
});

it('every statement that is written is compared', () => {
  const written = globSync('**/*.ts', { cwd: MODULES }).flatMap((file) =>
    [
      ...readFileSync(join(MODULES, file), 'utf8').matchAll(/\bstatement(?:sBy)?\(\s*'([^']+)'/g),
    ].map(([, name]) => name),
  );
  const compared = new Set(statements.map(({ name }) => name));
  expect(written.filter((name) => name !== undefined && !compared.has(name))).toEqual([]);
  expect(written.length).toBeGreaterThan(100);
});

it('every name fits into PostgreSQL, and no two statements share one', () => {
  const names = statements.map(({ fullName }) => fullName);
  expect(names.filter((name) => name.length > NAME_LENGTH_MAX)).toEqual([]);
  expect(new Set(names).size).toBe(
    new Set(statements.map(({ text, fullName }) => fullName + text)).size,
  );
});

it('every row is declared as the database answers it', async () => {
  const described = await describeStatements(
    client,
    statements.map(({ text }) => text),
  );
  const shapes = new Map(
    statements.map(({ name, file, exported }, index) => {
      const columns = described[index] ?? [];
      const path = `server/modules/${file}`;
      return [JSON.stringify([name, columns]), { name, path, exported, columns }];
    }),
  );
  const found = await misdeclaredColumns([...shapes.values()]);
  expect(
    found.filter((fault) => !NEVER_NULL.some((column) => fault.startsWith(`${column} `))),
  ).toEqual([]);
  // Each exception is still needed.
  expect(
    NEVER_NULL.filter((column) => !found.some((fault) => fault.startsWith(`${column} `))),
  ).toEqual([]);
});

it('finds a wrong type, a null, a column too many and one too few', async () => {
  const [columns = []] = await describeStatements(client, [wrongStatement.text]);
  const path = 'server/test/support/wrong-statement.ts';
  const found = await misdeclaredColumns([
    { name: 'wrong', path, exported: 'wrongStatement', columns },
  ]);
  expect(found).toEqual([
    expect.stringMatching(/^wrong \(.*: declared, but not answered$/),
    'wrong.id is int8: declared as another type',
    'wrong.email is text or null: may be null',
    'wrong.phone is text or null: not declared',
    'wrong.email_verified_at is timestamptz or null: may be null',
  ]);
});
