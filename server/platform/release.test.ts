/** Which commit runs: of a clone, of one whose branches are packed, of an archive, of a plain copy. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMMIT, commitOf, RELEASE, releaseOf } from './release.ts';

let folder = '';
let commit = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'time-bank-release-'));
  git('init', '-b', 'main');
  cpSync('.gitattributes', join(folder, '.gitattributes'));
  writeFileSync(join(folder, 'RELEASE'), '$Format:%H$\n');
  git('add', '.');
  git('commit', '-m', 'one');
  commit = git('rev-parse', 'HEAD').slice(0, 12);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is known in a clone, in a second working tree, at a commit and with packed branches', () => {
  expect(commitOf(folder)).toBe(commit);
  git('worktree', 'add', '-b', 'other', 'beside');
  expect(commitOf(join(folder, 'beside'))).toBe(commit);
  git('checkout', '--detach');
  expect(commitOf(folder)).toBe(commit);
  git('checkout', 'main');
  git('pack-refs', '--all');
  expect(commitOf(folder)).toBe(commit);
});

it('is known in an archive, and not in a plain copy', () => {
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  git('archive', '--format=tar', '-o', 'archive.tar', 'HEAD');
  execFileSync('tar', ['-xf', join(folder, 'archive.tar'), '-C', unpacked]);
  expect(commitOf(unpacked)).toBe(commit);
  writeFileSync(join(unpacked, 'RELEASE'), '$Format:%H$\n');
  expect(commitOf(unpacked)).toBe('unknown');
});

it('has its number in an archive of a release, and nowhere else', () => {
  expect(releaseOf(folder)).toBe('none');
  const released = join(folder, 'released');
  mkdirSync(released);
  expect(releaseOf(released)).toBe('none');
  writeFileSync(join(released, 'RELEASE'), `${'0123456789'.repeat(4)} 1.5.8-2.1\n`);
  expect([commitOf(released), releaseOf(released)]).toEqual(['012345678901', '1.5.8-2.1']);
  writeFileSync(join(released, 'RELEASE'), '1.5.8-2.1\n');
  expect([commitOf(released), releaseOf(released)]).toEqual(['unknown', 'none']);
});

it('says of this program what its own folder says', () => {
  const root = join(import.meta.dirname, '../..');
  expect([COMMIT, RELEASE]).toEqual([commitOf(root), releaseOf(root)]);
});
