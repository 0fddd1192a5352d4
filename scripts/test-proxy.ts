/**
 * `npm run test:proxy`: the portal behind nginx and Caddy, with their settings of `deploy/`, on this
 * machine. Needs both, and openssl; says what is missing. Not part of `npm test`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { end, freePort } from './processes.ts';
import { CLAIMS } from './proxy/claims.ts';
import { PROXIES } from './proxy/proxies.ts';
import { askPlainly, NAME, Visitor } from './proxy/visitor.ts';

const ROOT = join(import.meta.dirname, '..');
const START_TRIES = 240;
const TRY_MS = 500;

const missing = [...PROXIES, { program: 'openssl', package: 'openssl' }].filter(
  ({ program }) => spawnSync(program, ['version']).error !== undefined,
);
if (missing.length > 0) {
  const packages = missing.map((each) => each.package).join(' ');
  say(
    `Not on this machine: ${packages}. On Debian: apt-get install --no-install-recommends ${packages}`,
  );
  process.exit(2);
}

const work = await mkdtemp(join(tmpdir(), 'time-bank-proxy-'));
let failed = 0;
let passed = 0;
try {
  await chmod(work, 0o755);
  makeCertificate();
  for (const proxy of PROXIES) await prove(proxy);
} finally {
  await rm(work, { recursive: true, force: true });
}
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** One proxy before a portal of its own with the demo. */
async function prove(proxy: (typeof PROXIES)[number]): Promise<void> {
  const folder = await mkdtemp(join(work, `${proxy.program}-`));
  await chmod(folder, 0o755);
  for (const name of ['certificate.pem', 'key.pem']) {
    await writeFile(join(folder, name), await readFile(join(work, name)));
  }
  const ports = { portal: await freePort(), http: await freePort(), https: await freePort() };
  const file = join(folder, 'settings');
  await writeFile(file, await proxy.settings(folder, ports));
  let portal = await startPortal(folder, ports.portal);
  const front = spawn(proxy.program, proxy.start(folder, file), { stdio: 'pipe' });
  let complained = '';
  front.stderr.on('data', (piece) => {
    complained += piece;
  });
  try {
    await answers(ports.http);
    const certificate = await readFile(join(folder, 'certificate.pem'), 'utf8');
    const scene = {
      visitor: new Visitor(ports.https, certificate),
      ports,
      stopPortal: () => end(portal),
      mailboxKey: async () => (await readFile(join(folder, 'data/mailbox-key'), 'utf8')).trim(),
      startPortal: async () => {
        portal = await startPortal(folder, ports.portal);
      },
    };
    for (const [name, claim] of CLAIMS) {
      const fault = await claim(scene).then(() => undefined, String);
      if (fault === undefined) passed += 1;
      else failed += 1;
      say(
        fault === undefined
          ? `✓ ${proxy.program}: ${name}`
          : `✗ ${proxy.program}: ${name}\n  ${fault}`,
      );
    }
  } catch (error) {
    say(complained);
    throw error;
  } finally {
    await end(front);
    await end(portal);
  }
}

async function startPortal(folder: string, port: number): Promise<ChildProcess> {
  const portal = spawn(process.execPath, ['server/main.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: `https://${NAME}`,
      DATA_DIR: join(folder, 'data'),
      DEMO: 'on',
      MAILBOX: 'on',
      PORTAL_ADMIN_EMAILS: 'portale@example.org',
      SECURITY_EMAIL: 'security@example.org',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(port);
  return portal;
}

/** Waits until something answers plain http on that port. */
async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const answer = await askPlainly(port, '/api/health').catch(() => undefined);
    if (answer) return;
    await setTimeout(TRY_MS);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

function makeCertificate(): void {
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`],
      ...['-keyout', join(work, 'key.pem'), '-out', join(work, 'certificate.pem')],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
