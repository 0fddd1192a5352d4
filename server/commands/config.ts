/** `config`: the settings in force, without a secret. */
import type { Config, Variable } from '#server/config.ts';
import type { Command } from './command.ts';

export const config: Command = {
  takes: [],
  does: 'prints the settings in force, from the environment and .env; secrets are left out',
  async run({ config: given, say }) {
    for (const [name, read] of Object.entries(SHOWN)) say(`${name}=${read(given)}`);
    return 0;
  },
};

const SHOWN: Record<Variable, (config: Config) => string | number> = {
  PORT: ({ port }) => port,
  HOST: ({ host }) => host,
  PUBLIC_URL: ({ publicUrl }) => publicUrl,
  DATABASE_URL: ({ databaseUrl }) => placeOf(databaseUrl),
  DATABASE_URL_POOLED: ({ databasePooledUrl }) => placeOf(databasePooledUrl),
  DATABASE_URL_READ: ({ databaseReadUrl }) => placeOf(databaseReadUrl),
  DATA_DIR: ({ dataDir }) => dataDir,
  BACKUP_DIR: ({ backupDir }) => backupDir ?? '',
  BACKUP_RECIPIENT: ({ backupRecipients }) => backupRecipients.join(', '),
  BACKUP_AFTER: ({ backupAfter }) => backupAfter ?? '',
  SMTP_URL: ({ smtpUrl }) => placeOf(smtpUrl),
  MAIL_FROM: ({ mailFrom }) => mailFrom,
  PORTAL_ADMIN_EMAILS: ({ portalAdminEmails }) => portalAdminEmails.join(', '),
  ADMIN_SECOND_FACTOR: ({ adminSecondFactor }) => switchOf(adminSecondFactor),
  SECURITY_EMAIL: ({ securityEmail }) => securityEmail ?? '',
  SESSION_SECRET: ({ sessionSecret }) => (sessionSecret ? '(set)' : ''),
  TIME_ZONE: ({ timeZone }) => timeZone,
  QUIET_HOURS: ({ quietHours }) => (quietHours ? `${quietHours.from}-${quietHours.to}` : 'off'),
  PORTAL_NAME: ({ portalName }) => portalName,
  SEAL_MAIL_TO: ({ sealMailTo }) => sealMailTo.join(', '),
  SEAL_MAIL_EVERY: ({ sealMailEvery }) => sealMailEvery,
  DEMO: ({ demo }) => switchOf(demo),
  MAILBOX: ({ mailbox }) => switchOf(mailbox),
  TRUSTED_PROXIES: ({ trustedProxies }) => trustedProxies.join(', '),
  BOT_CHECK: ({ botCheck }) => switchOf(botCheck),
  LOG_LEVEL: ({ logLevel }) => logLevel,
  DISK_LOW_MB: ({ diskLowBytes }) => diskLowBytes / 1024 ** 2,
  SLOW_STATEMENT_MS: ({ slowStatementMs }) => slowStatementMs,
  METRICS_TOKEN: ({ metricsToken }) => (metricsToken ? '(set)' : ''),
};

function switchOf(isOn: boolean): string {
  return isOn ? 'on' : 'off';
}

/** An address without account, password and parameters. */
function placeOf(url: string | undefined): string {
  if (url === undefined) return '';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname} (without its account)`;
}
