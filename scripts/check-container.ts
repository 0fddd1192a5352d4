/**
 * `npm run check:container`: carries out the steps of the Dockerfile in a clean folder without a
 * container engine, and starts the result the way compose.yaml does: as the account it names, with a
 * file system that it cannot write to, its volume and /tmp apart. Needs root, for a name space of its own.
 *
 * First it looks for what a good Dockerfile does not do (`scripts/container/lint.ts`).
 *
 * What an engine would do otherwise: the base image is this machine, with this Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyContext } from './container/context.ts';
import {
  commandIn,
  environmentOf,
  lastOf,
  readStages,
  type Stage,
} from './container/dockerfile.ts';
import { faultsOf } from './container/lint.ts';

const ROOT = join(import.meta.dirname, '..');
const PORT = process.env.PORT ?? '4080';
const START_TRIES = 120;
const TRY_MS = 1_000;
/** This Node stands for that of the base image. */
const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;

if (process.getuid?.() !== 0) {
  say('This needs root: `sudo npm run check:container`.');
  process.exit(2);
}
const dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8');
const faults = faultsOf(dockerfile);
if (faults.length > 0) {
  for (const fault of faults) say(fault);
  process.exit(1);
}
const work = await mkdtemp(join(tmpdir(), 'time-bank-container-'));
try {
  const context = join(work, 'context');
  await mkdir(context);
  await copyContext(ROOT, context);
  const stages = readStages(dockerfile);
  const folders = new Map<string | undefined, string>();
  for (const [index, stage] of stages.entries()) {
    const folder = join(work, `stage-${index}`);
    await mkdir(join(folder, 'srv'), { recursive: true });
    await chmod(join(folder, 'srv'), 0o755);
    folders.set(stage.name, folder);
    build(stage, folder, context, folders);
  }
  const final = stages.at(-1);
  if (!final) throw new Error('The Dockerfile is empty.');
  const folder = join(work, `stage-${stages.length - 1}`);
  const { stdout } = spawnSync('du', ['-sm', join(folder, 'srv')], { encoding: 'utf8' });
  say(`What the image adds to ${final.base}: ${stdout.split('\t')[0]} MB.`);
  await start(final, folder);
  say('The portal of the container starts, answers and ends.');
} finally {
  await rm(work, { recursive: true });
}

/** Carries out one stage; its folder stands for the root of its image. */
function build(
  { instructions }: Stage,
  folder: string,
  context: string,
  folders: Map<string | undefined, string>,
): void {
  let workdir = '/';
  for (const { name, rest } of instructions) {
    if (name === 'WORKDIR') {
      workdir = rest;
      run(['mkdir', '-p', join(folder, workdir)]);
    } else if (name === 'COPY') {
      copy(rest, { folder, workdir, context, folders });
    } else if (name === 'RUN') {
      say(`RUN ${rest}`);
      const script = `mount --bind "$1/srv" /srv && cd "$2" && exec sh -ec "$3"`;
      run(['unshare', '--mount', 'sh', '-ec', script, 'sh', folder, workdir, rest]);
    }
  }
}

interface Place {
  folder: string;
  workdir: string;
  context: string;
  folders: Map<string | undefined, string>;
}

/** `COPY [--from=stage] source… target`: of a folder its contents, as an engine does. */
function copy(rest: string, { folder, workdir, context, folders }: Place): void {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice(7) : undefined;
  const origin = from === undefined ? context : folders.get(from);
  if (origin === undefined) throw new Error(`COPY from ${from}: there is no such stage.`);
  const target = join(folder, resolve(workdir, words.pop() ?? ''));
  const script =
    'if [ -d "$1" ]; then mkdir -p "$2" && cp -a "$1/." "$2/"; else cp -a "$1" "$2"; fi';
  for (const source of words) {
    run(['sh', '-ec', script, 'sh', join(origin, source), target]);
    run(['chown', '-R', '0:0', target]);
  }
}

/** Starts the image and waits until its own health check is content. */
async function start(stage: Stage, folder: string): Promise<void> {
  const env = { PATH, PORT, DEMO: 'off', ...environmentOf(stage) };
  const [user = '', group = ''] = lastOf(stage, 'USER').split(':');
  // The contents of the folder of a volume become the volume.
  const volume = join(work, 'volume');
  run(['cp', '-a', join(folder, lastOf(stage, 'VOLUME')), volume]);
  const script = [
    'mount --bind "$1/srv" /srv',
    'mount --bind "$2" "$3"',
    'mount -t tmpfs tmpfs /tmp',
    'mount -o remount,bind,ro /srv',
    'mount -o remount,bind,ro /',
    'cd "$4"',
    `user=--reuid=${user} group=--regid=${group}`,
    'shift 4',
    'exec setpriv "$user" "$group" --clear-groups --no-new-privs --bounding-set=-all -- "$@"',
  ].join(' && ');
  const places = [folder, volume, lastOf(stage, 'VOLUME'), lastOf(stage, 'WORKDIR')];
  const command = commandIn(lastOf(stage, 'CMD'));
  const portal = spawn('unshare', ['--mount', 'sh', '-ec', script, 'sh', ...places, ...command], {
    env,
    stdio: 'inherit',
  });
  const ended = once(portal, 'exit');
  try {
    await healthy(commandIn(lastOf(stage, 'HEALTHCHECK')), env, () => portal.exitCode !== null);
    const answer = await fetch(`http://127.0.0.1:${PORT}/`);
    if (!answer.ok) throw new Error(`The landing page answers ${answer.status}.`);
  } finally {
    portal.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) say(`The portal ended with ${code}.`);
    process.exitCode = code === 0 ? 0 : 1;
  }
}

async function healthy(
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  isOver: () => boolean,
): Promise<void> {
  for (let tries = 0; tries < START_TRIES && !isOver(); tries += 1) {
    await setTimeout(TRY_MS);
    if (spawnSync(program, args, { env }).status === 0) return;
  }
  throw new Error('The health check is never content.');
}

/** @throws Error when it fails */
function run([program = '', ...args]: string[]): void {
  const { status, error } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH },
  });
  if (status !== 0) throw error ?? new Error(`${program} ended with ${status}: ${args.join(' ')}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
