/** The running process: starts the portal, says where it is, and ends it cleanly when asked to. */
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { APP_VERSION } from '#contract/version.ts';
import type { Finding } from './checkup/finding.ts';
import { lookAtBackupFolder, lookAtSender } from './checkup/folders.ts';
import { lookAtMail } from './checkup/mail.ts';
import { doubtsAbout } from './checkup/settings.ts';
import { type Config, readConfig, unknownSettings } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
import { namesInFile, settings } from './platform/environment.ts';
import { makeFolder } from './platform/folders.ts';
import { createLog, sendConsoleTo } from './platform/log.ts';
import { isLoopbackName } from './platform/loopback.ts';
import { giveBackMemoryOfStart } from './platform/memory.ts';
import { COMMIT, RELEASE } from './platform/release.ts';
import { tellServiceManager } from './platform/service-manager.ts';
import { StartFailure } from './platform/start-failure.ts';
import { startPortal } from './portal.ts';
import { startCrew } from './workers/crew.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const LINGER_MS = 1_000;
const WORKERS_MAX = 64;
/** npm passes on what the terminal has sent already: one key is heard twice. */
const ONE_KEY_MS = 1_000;

/** Aborted at the first request to end: Ctrl-C, a service manager, a closed terminal. */
const ending = new AbortController();
const endAsked = once(ending.signal, 'abort');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => ending.abort());
}
void endAsked.then(() => {
  const asked = performance.now();
  process.on('SIGINT', () => {
    if (performance.now() - asked > ONE_KEY_MS) endAtOnce();
  });
});

/** For a person who does not want to wait. Nothing that was acknowledged is lost. */
function endAtOnce(): never {
  process.stderr.write(
    'Ended at once. Its PostgreSQL may go on running; the next start takes it over.\n',
  );
  process.exit(1);
}

/** @returns the exit code */
async function main(): Promise<number> {
  const lost = Promise.withResolvers<StartFailure>();
  try {
    const workers = workersAsked(process.argv.slice(2));
    const config = readConfig(settings());
    const log = createLog(config.logLevel);
    sendConsoleTo(log);
    const { signal } = ending;
    const surroundings = { log, say, onLost: lost.resolve, signal };
    const portal =
      workers === 1
        ? await startPortal(config, surroundings)
        : await startCrew(config, workers, surroundings);
    await keepMailboxKey(config);
    giveBackMemoryOfStart();
    for (const line of welcome(config)) say(line);
    tellServiceManager('ready');
    void warn(config).catch((error: unknown) => log.warn({ err: error }, 'A look failed'));
    const failure = await Promise.race([endAsked.then(() => undefined), lost.promise]);
    say('Closing…');
    tellServiceManager('stopping');
    const late = await portal.stop();
    if (failure) throw failure;
    if (late.length > 0) throw new StartFailure(`It waited in vain for: ${late.join(', ')}.`);
    say('Closed.');
    return 0;
  } catch (error) {
    if (error === ending.signal.reason) {
      say('Closed before it had started.');
      return 0;
    }
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/**
 * How many processes are to answer requests: `--workers N`, 1 when not said.
 * @throws StartFailure for anything else
 */
function workersAsked(args: string[]): number {
  const workers = Number(givenWorkers(args));
  if (Number.isInteger(workers) && workers >= 1 && workers <= WORKERS_MAX) return workers;
  throw new StartFailure(
    `The portal takes no argument but --workers N, a whole number from 1 to ${WORKERS_MAX}.`,
  );
}

/** @returns undefined where something else is asked */
function givenWorkers(args: string[]): string | undefined {
  const options = { workers: { type: 'string', default: '1' } } as const;
  try {
    return parseArgs({ args, options }).values.workers;
  } catch {
    return undefined;
  }
}

/** For programs of this machine: the key in a file that only the portal's account reads. */
async function keepMailboxKey({ smtpUrl, mailbox, mailboxKey, dataDir }: Config): Promise<void> {
  if (smtpUrl !== undefined || !mailbox) return;
  const file = join(dataDir, 'mailbox-key');
  // Without it the mailbox opens all the same, with what the terminal shows.
  await makeFolder(dataDir)
    .then(() => rm(file, { force: true }))
    .then(() => writeFile(file, `${mailboxKey}\n`, { mode: 0o600 }))
    .catch(() => {});
}

/**
 * Says what is probably not meant by the settings, and whether the mail server answers. Nothing waits
 * for it: a portal without mail is better than none.
 */
async function warn(config: Config): Promise<void> {
  const tell = ({ state, about, says }: Finding) => {
    if (state !== 'fine') say(`Warning, ${about}: ${says}`);
  };
  doubtsAbout(config, unknownSettings(namesInFile())).forEach(tell);
  if (config.backupDir !== undefined) tell(await lookAtBackupFolder(config.backupDir));
  if (config.backupAfter !== undefined) tell(await lookAtSender(config.backupAfter));
  if (config.smtpUrl !== undefined) tell(await lookAtMail(config));
}

/** What a person needs to know to begin. */
function welcome(config: Config): string[] {
  const version = RELEASE === 'none' ? APP_VERSION : RELEASE;
  const lines = [`${config.portalName} ${version} (${COMMIT}) is open at ${config.publicUrl}`];
  if (config.demo) {
    lines.push('', `Demo accounts, password of everyone ${DEMO_PASSWORD}`);
    for (const { label, email } of DEMO_ACCOUNTS) lines.push(`  ${email.padEnd(32)} ${label}`);
  }
  lines.push('', whereMailsGo(config), 'Ctrl-C closes the portal.');
  return lines;
}

function whereMailsGo({ smtpUrl, mailbox, mailboxKey, publicUrl, port }: Config): string {
  if (smtpUrl) return `Mails leave through ${new URL(smtpUrl).host}.`;
  if (mailbox) {
    const url = isLoopbackName(new URL(publicUrl).hostname)
      ? publicUrl
      : `http://localhost:${port}`;
    return `No SMTP_URL: mails are kept and shown on this machine only, at ${url}/mailbox?key=${mailboxKey}`;
  }
  return 'No SMTP_URL: mails are kept and nobody sees them. Set SMTP_URL, or MAILBOX=on to show them at /mailbox to visitors of this machine.';
}

process.exitCode = await main();
// Everything is closed. What is left are timers, such as that of a worker of jobs that gave up.
setTimeout(() => process.exit(), LINGER_MS).unref();
