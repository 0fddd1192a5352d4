/** Releases made and installed as on a host, on this machine alone: nothing is fetched. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { freePort } from '../../../scripts/processes.ts';
import type { Ended } from './commands.ts';
import { finished } from './commands.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** What a clone has not, or a story need not have. */
const LEFT_OUT =
  /^(node_modules|[.]git|[.]cache|data|releases|test-results|screens|coverage|[.]env)$/;

/** A repository with the tree of this one, with its pages built, whose releases lie in `place`. */
export class Repository {
  readonly folder: string;
  readonly place: string;

  constructor(inside: string) {
    this.folder = join(inside, 'repository');
    this.place = join(inside, 'published');
    cpSync(ROOT, this.folder, {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(relative(ROOT, source)),
    });
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
    this.#git('init', '--quiet', '-b', 'main');
    this.#git('config', 'user.name', 'A story');
    this.#git('config', 'user.email', 'story@example.org');
    this.commit('The portal');
  }

  commit(message: string): void {
    this.#git('add', '--all');
    this.#git('commit', '--quiet', '--no-verify', '-m', message);
  }

  /** Makes the next release. */
  async release(): Promise<void> {
    await succeeded(process.execPath, ['scripts/release.ts', this.place], { cwd: this.folder });
  }

  /** Changes a file of the tree. */
  async change(file: string, by: (text: string) => string): Promise<void> {
    const path = join(this.folder, file);
    await writeFile(path, by(await readFile(path, 'utf8').catch(() => '')));
  }

  #git(...args: string[]): void {
    execFileSync('git', args, { cwd: this.folder });
  }
}

/**
 * What systemd does with `Type=notify`, for portals that run in the background of the story: a start ends when
 * the portal has said that it answers, and fails where it ends before.
 */
const MANAGER = `#!/bin/sh
home=$(cd "$(dirname "$0")" && pwd)
cd "$home"
if [ "$1" != start ]; then
  pid=$(cat "$2.pid") && kill "$pid" 2>/dev/null && tail --pid="$pid" -f /dev/null
fi
[ "$1" = stop ] && exit
rm -f "$2.ready"
cd current
PATH="$home/bin:$PATH" NOTIFY_SOCKET="$home/$2" PORT="\${2#*@}" \\
  setsid node_modules/.bin/node server/main.js >>"$home/$2.log" 2>&1 </dev/null &
pid=$!
echo $pid >"$home/$2.pid"
while [ -e /proc/$pid/exe ]; do
  [ -e "$home/$2.ready" ] && exit
  sleep 0.1
done
exit 1
`;
const SYSTEMD_NOTIFY = `#!/bin/sh
[ "$1" = --ready ] && touch "$NOTIFY_SOCKET.ready"
`;

/** A host's folder with releases beside each other. */
export class Host {
  readonly folder: string;
  readonly ports: number[];
  readonly #env: Record<string, string>;

  private constructor(folder: string, ports: number[], env: Record<string, string>) {
    this.folder = folder;
    this.ports = ports;
    this.#env = env;
  }

  /** The first installation, as docs/operating.md has it; its packages are those of this checkout. */
  static async install(
    { place }: Repository,
    number: string,
    { portals, env }: { portals: number; env: Record<string, string> },
  ): Promise<Host> {
    const folder = await mkdtemp(join(tmpdir(), 'time-bank-host-'));
    await chmod(folder, 0o755);
    const ports: number[] = [];
    while (ports.length < portals) ports.push(await freePort());
    const release = join(folder, 'releases', number);
    mkdirSync(release, { recursive: true });
    const archive = join(place, number, `time-bank-portal-${number}.tar.gz`);
    execFileSync('tar', ['-xzf', archive, '-C', release, '--strip-components=1']);
    await linkPackages(release);
    symlinkSync('../../.env', join(release, '.env'));
    symlinkSync(join('releases', number), join(folder, 'current'));
    const settings = { DATA_DIR: join(folder, 'data'), PORT: String(ports[0]), ...env };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(join(folder, '.env'), lines.join(''));
    await writeFile(join(folder, 'manager'), MANAGER, { mode: 0o755 });
    mkdirSync(join(folder, 'bin'));
    await writeFile(join(folder, 'bin/systemd-notify'), SYSTEMD_NOTIFY, { mode: 0o755 });
    const unset = ['DATABASE_URL', 'DATA_DIR', 'SMTP_URL', 'SESSION_SECRET', 'BACKUP_DIR', 'PORT'];
    const bare = Object.entries(process.env).filter(([name]) => !unset.includes(name));
    return new Host(
      folder,
      ports,
      Object.fromEntries(bare.map(([name, value = '']) => [name, value])),
    );
  }

  get units(): string[] {
    return this.ports.map((port) => `portal@${port}`);
  }

  /** `npm run update`, in the release that serves. */
  update(...args: string[]): Promise<Ended> {
    const units = this.units.flatMap((unit) => ['--unit', unit]);
    const words = ['scripts/update.ts', ...units, '--by', join(this.folder, 'manager'), ...args];
    return finished('node_modules/.bin/node', words, {
      cwd: join(this.folder, 'current'),
      env: this.#env,
    });
  }

  async manage(act: 'start' | 'stop'): Promise<void> {
    for (const unit of this.units) {
      await succeeded(join(this.folder, 'manager'), [act, unit], { env: this.#env });
    }
  }

  /** What the health of each portal says. */
  async health(): Promise<{ release: string; commit: string }[]> {
    const answers = this.ports.map((port) => fetch(`http://localhost:${port}/api/health`));
    return Promise.all(
      (await Promise.all(answers)).map(async (answer) => JSON.parse(await answer.text())),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.manage('stop');
    await rm(this.folder, { recursive: true });
  }
}

/** Runs a program to its end without keeping the story's own work waiting. @throws when it fails */
async function succeeded(...run: Parameters<typeof finished>): Promise<void> {
  const { code, complained } = await finished(...run);
  if (code !== 0) throw new Error(`${run[0]} ended with ${code}: ${complained}`);
}

/** The packages of the lock under a second name. */
async function linkPackages(release: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(release, 'package-lock.json'), 'utf8'));
  for (const path of Object.keys(lock.packages).filter(Boolean)) {
    const from = join(ROOT, path);
    const entries = readEntries(from);
    for (const entry of entries.filter((each) => !each.isDirectory())) {
      const source = join(entry.parentPath, entry.name);
      const target = join(release, relative(ROOT, source));
      mkdirSync(dirname(target), { recursive: true });
      if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
      else linkOrCopy(source, target);
    }
  }
  mkdirSync(join(release, 'node_modules/.bin'));
  symlinkSync('../node/bin/node', join(release, 'node_modules/.bin/node'));
}

/** Every file of a package but those of the packages inside it; none where this machine has no use for it. */
function readEntries(folder: string) {
  try {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    return all.filter(({ parentPath }) => {
      const inside = relative(folder, parentPath);
      return !inside.startsWith('node_modules') || folder.endsWith('/node');
    });
  } catch {
    return [];
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/**
 * A proxy before portals, as deploy/nginx.conf makes one: who cannot be reached is passed over, and where
 * nobody can, it answers 503 itself.
 */
export async function layProxy(ports: number[]): Promise<{ url: string; close(): void }> {
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece);
    const body = Buffer.concat(pieces);
    turn += 1;
    const order = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
    const ask = (): void => {
      const port = order.shift();
      if (port === undefined) {
        outgoing.writeHead(503, { 'retry-after': '10' }).end('back in a moment');
        return;
      }
      const { method, url: path, headers } = incoming;
      const onward = request({ port, method, path, headers, agent: false });
      onward.on('error', ask);
      onward.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      onward.end(body);
    };
    ask();
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
