/**
 * `npm run release [-- FOLDER] [--base-digest sha256:…]`: makes the next release from a clean tree, into
 * FOLDER (`releases`). Its number follows from what changed; docs/operating.md says what the files are.
 * The commit that closes the changelog and the tag stay here: pushing them, and the files, is for people.
 */
import { execFileSync, type StdioOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { numberOf } from '#server/platform/migrations.ts';
import { disturbingMigrations, unreleasedMigrations } from './check/migrations-beside.ts';
import { fillRelease } from './release/archive.ts';
import {
  closed,
  lastRelease,
  newsOf,
  nextNumber,
  notesOf,
  upgradeNotes,
} from './release/changelog.ts';
import { imageOf } from './release/image.ts';

const ROOT = join(import.meta.dirname, '..');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const NAME = 'time-bank-portal';
const ISO_DAY = 10;
const SUMS = 'SHA256SUMS';
/** Which release is the newest, for `npm run update` without a number. */
const LATEST = 'latest';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'base-digest': { type: 'string' } },
});
const [place = 'releases'] = positionals;

function run(
  program: string,
  args: string[],
  cwd = ROOT,
  stderr: StdioOptions = 'inherit',
): string {
  const stdio: StdioOptions = ['ignore', 'pipe', stderr === 'ignore' ? 'ignore' : 'inherit'];
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio, maxBuffer: 1024 ** 3 }).trim();
}
const git = (...args: string[]) => run('git', args);

/** @throws Error when something in the tree is in no commit, or a migration disturbs the release before */
function assertReady(): void {
  if (git('status', '--porcelain') !== '') throw new Error('The tree is not clean: commit first.');
  const [disturbing] = disturbingMigrations(ROOT);
  if (disturbing !== undefined) throw new Error(disturbing);
}

/** What the release is, before anything is made. */
async function plan() {
  const changelog = await readFile(CHANGELOG, 'utf8');
  const news = newsOf(changelog);
  const last = lastRelease(changelog);
  const migrations = (await readdir(join(ROOT, 'server/migrations'))).sort();
  const database = numberOf(migrations.at(-1) ?? '');
  const number = nextNumber(news, last, database);
  const created = new Date().toISOString();
  const text = closed(changelog, number, created.slice(0, ISO_DAY), database);
  const upgrade = upgradeNotes(number, news, {
    last,
    migrations: last ? unreleasedMigrations(ROOT, changelog) : [],
  });
  return { number, created, text, files: { ...notesOf(number, news), 'UPGRADE.md': upgrade } };
}

/** Writes every file of the release into `folder`. */
async function makeFiles(
  folder: string,
  commit: string,
  { number, created, files }: Awaited<ReturnType<typeof plan>>,
): Promise<void> {
  const inside = join(folder, `${NAME}-${number}`);
  await mkdir(inside);
  await fillRelease(ROOT, inside, { commit, number });
  await writeFile(join(inside, 'Dockerfile'), await imageText({ number, commit, created }));
  await cp(join(ROOT, '.dockerignore'), join(inside, '.dockerignore'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    await writeFile(join(inside, name), text);
  }
  const sbom = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
  await writeFile(join(folder, 'sbom.json'), `${run('npm', sbom, inside)}\n`);
  await cp(join(inside, 'Dockerfile'), join(folder, 'Dockerfile'));
  // The same commit makes the same archive, byte by byte, where its pages are the same.
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=${created}`];
  const archive = `${inside}.tar.gz`;
  run('tar', [...same, '-czf', archive, '-C', folder, `${NAME}-${number}`]);
  await rm(inside, { recursive: true });
  await writeFile(join(folder, SUMS), await sumsOf(folder));
}

async function imageText(what: { number: string; commit: string; created: string }) {
  const dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8');
  const [, base = ''] = /^FROM (\S+)/m.exec(dockerfile) ?? [];
  const digest = values['base-digest'];
  const { license: licence } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const source = git('config', '--default', '', '--get', 'remote.origin.url');
  return imageOf({ ...what, base: digest ? `${base}@${digest}` : base, source, licence });
}

async function sumsOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name !== SUMS).sort();
  const lines = await Promise.all(
    names.map(async (name) => {
      const hash = createHash('sha256').update(await readFile(join(folder, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    }),
  );
  return lines.join('');
}

/** Signed where git has a key for it. */
function tag(number: string, file: string): void {
  const key = git('config', '--default', '', '--get', 'user.signingkey');
  git('tag', key === '' ? '-a' : '-s', `v${number}`, '-F', file, '--cleanup=verbatim');
  if (key === '') say('The tag is not signed: git has no user.signingkey.');
  if (!values['base-digest']) say('The image names its base by version only: no --base-digest.');
}

async function release(): Promise<void> {
  assertReady();
  const planned = await plan();
  const { number, text } = planned;
  const target = resolve(place, number);
  if (existsSync(target)) throw new Error(`${target} is there already.`);
  await mkdir(resolve(place), { recursive: true });
  run('node', ['scripts/build-web.ts', '--if-stale']);
  await writeFile(CHANGELOG, text);
  git('commit', '--quiet', '-am', `Release ${number}`);
  const draft = await mkdtemp(join(resolve(place), '.making-'));
  try {
    await makeFiles(draft, git('rev-parse', 'HEAD'), planned);
    tag(number, join(draft, 'UPGRADE.md'));
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // The tree was clean: nothing but the closed changelog goes.
    git('reset', '--quiet', '--hard', 'HEAD~1');
    throw error;
  }
  await writeFile(resolve(place, LATEST), `${number}\n`);
  say(`${target}\nTagged v${number}; push the commit and the tag, then publish the files.`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await release();
