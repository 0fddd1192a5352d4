/**
 * Whose account PostgreSQL runs under: the portal's own, except that PostgreSQL refuses to run as
 * root; then an unprivileged account of the machine. It must be one of /etc/passwd, because initdb
 * looks its own name up there.
 */
import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { StartFailure } from './start-failure.ts';

/** What to add to a child process so that it runs under the account; nothing for the portal's own. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** In order of preference. `daemon` is for machines whose `nobody` has no usable number. */
const LENDERS = ['postgres', 'nobody', 'daemon'];

export const isRoot = process.getuid?.() === 0;

/** PostgreSQL's programs get neither the portal's secrets nor the machine's language. */
export const surroundings = { cwd: '/', env: { LC_ALL: 'C' } };

/** The account for new database files. */
export async function newAccount(): Promise<Account> {
  if (!isRoot) return {};
  const accounts = new Map<string, Account>();
  for (const line of (await readFile('/etc/passwd', 'utf8')).split('\n')) {
    const [name = '', , uid, gid] = line.split(':');
    if (Number(uid) > 0 && Number(gid) > 0)
      accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  const lender = LENDERS.find((name) => accounts.has(name));
  const account = lender && accounts.get(lender);
  if (account) return account;
  throw new StartFailure(
    `PostgreSQL refuses to run as root, and this machine has no account named ${LENDERS.join(', ')} to run it as: start the portal as an ordinary user, or set DATABASE_URL.`,
  );
}

/** The account for database files that are there already: their owner's. */
export function ownersAccount(folder: string, owner: { uid: number; gid: number }): Account {
  if (isRoot) return { uid: owner.uid, gid: owner.gid };
  if (!process.getuid || process.getuid() === owner.uid) return {};
  throw new StartFailure(
    `The database in ${folder} belongs to another account (uid ${owner.uid}): start the portal as that account, or as root.`,
  );
}

/** Whether the kernel lets `account` into `folder`, asked by going there as that account. */
export function mayEnter(account: Account, folder: string): boolean {
  const step = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...surroundings,
    ...account,
  });
  if (step.error)
    throw new StartFailure(
      `This machine does not let root start a process as uid ${account.uid}: ${step.error.message}. Start the portal as an ordinary user, or set DATABASE_URL.`,
    );
  return step.status === 0;
}

/** Runs one of PostgreSQL's programs to its end. @returns what it said, and whether it succeeded. */
export function run(
  program: string,
  args: string[],
  account: Account,
): Promise<{ done: boolean; said: string }> {
  return new Promise((resolve) => {
    execFile(program, args, { ...surroundings, ...account }, (error, stdout, stderr) => {
      resolve({ done: error === null, said: stderr || stdout || error?.message || '' });
    });
  });
}

/** What PostgreSQL complained of, in one line. */
export function complaintIn(said: string): string {
  const lines = said.trim().split('\n');
  const complaint = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line));
  return (
    (complaint?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? lines.join(' ')) ||
    'it gave no reason'
  );
}
