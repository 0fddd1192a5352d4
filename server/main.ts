/** The process: starts the portal, says where it is, and ends it cleanly when asked to. */
import { type Config, readConfig } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
import { createLog } from './platform/log.ts';
import { StartFailure } from './platform/start-failure.ts';
import { startPortal } from './portal.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Resolves at the first request to end: Ctrl-C, a service manager, a closed terminal. */
const endAsked = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => resolve());
});

/** @returns the exit code */
async function main(): Promise<number> {
  const lost = Promise.withResolvers<StartFailure>();
  try {
    const config = readConfig(process.env);
    const log = createLog('warn');
    const portal = await startPortal(config, { log, say, onLost: lost.resolve });
    for (const line of welcome(config)) say(line);
    const failure = await Promise.race([endAsked, lost.promise]);
    say('Closing…');
    await portal.stop();
    if (failure) throw failure;
    say('Closed.');
    return 0;
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** What a person needs to know to begin. */
function welcome(config: Config): string[] {
  const lines = [`${config.portalName} is open at ${config.publicUrl}`];
  if (config.demo) {
    lines.push('', `Demo accounts, password of everyone ${DEMO_PASSWORD}`);
    for (const { label, email } of DEMO_ACCOUNTS) lines.push(`  ${email.padEnd(32)} ${label}`);
  }
  lines.push(
    '',
    config.smtpUrl
      ? `Mails leave through ${new URL(config.smtpUrl).host}.`
      : `No SMTP_URL: mails are kept and shown at ${config.publicUrl}/mailbox, on this machine only.`,
    'Ctrl-C closes the portal.',
  );
  return lines;
}

process.exitCode = await main();
