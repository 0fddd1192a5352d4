/**
 * The environment, read once and typed. A wrong value stops the start with a line that names the
 * variable, what it must be and what it is, except where the value may hold a password. A variable
 * set to nothing counts as not set. docs/operating.md explains each to the person who sets it.
 */
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { emailSchema } from '#contract/values.ts';
import { looksSecret, readRecipients } from './platform/backups/encryption.ts';
import {
  accepting,
  fileOf,
  readHost,
  readMegabytes,
  readMs,
  readNetworks,
  readOrigin,
  readPort,
  readQuietHours,
  readSwitch,
  readTimeZone,
  readUrl,
  withFiles,
} from './platform/environment.ts';
import { LOG_LEVELS, type LogLevel } from './platform/log.ts';
import { isLoopbackName } from './platform/loopback.ts';
import type { QuietHours } from './platform/quiet-hours.ts';
import { StartFailure } from './platform/start-failure.ts';
import { newToken } from './platform/token.ts';

export interface Config {
  port: number;
  /** The address to listen on. */
  host: string;
  /** The origin under which people reach the portal, without a slash at the end. */
  publicUrl: string;
  /** Undefined: the PostgreSQL that the portal brings along, on files in `dataDir`. */
  databaseUrl: string | undefined;
  /** A pooler before that PostgreSQL, for requests; undefined: they go to it directly. */
  databasePooledUrl: string | undefined;
  /** A replica of that PostgreSQL, for files; undefined: there is none. */
  databaseReadUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Where the portal keeps a backup of each day, absolute; undefined: it takes none. */
  backupDir: string | undefined;
  /** Public keys of age that backups are encrypted for; none: they are not. */
  backupRecipients: string[];
  /** The program that carries the backup of a day away, absolute; undefined: it stays. */
  backupAfter: string | undefined;
  /** With less room than this beside its own database the portal says that it is not ready. */
  diskLowBytes: number;
  /** Undefined: mails are kept and shown to visitors of this machine. */
  smtpUrl: string | undefined;
  /** The sender of every mail, as in a From header. */
  mailFrom: string;
  /** In lower case. */
  portalAdminEmails: string[];
  /** Whether every administrator needs a second factor for their desk, whatever their bank says. */
  adminSecondFactor: boolean;
  /** Whom to tell about a weakness, in `/.well-known/security.txt`; undefined: there is none. */
  securityEmail: string | undefined;
  /** Undefined: `loadOrCreateSecret(dataDir)` has one. */
  sessionSecret: string | undefined;
  /** An IANA name, the zone of "today". */
  timeZone: string;
  /** When letters that can wait do; undefined: never. */
  quietHours: QuietHours | undefined;
  portalName: string;
  /** Who keeps copies of the seals of the books: addresses in lower case. */
  sealMailTo: string[];
  /** How often. */
  sealMailEvery: SealMailEvery;
  /** Whether an empty database is filled with the demo data. */
  demo: boolean;
  /** Whether its accounts, whose password is known, are open on this machine alone: nobody has asked for the demo. */
  isDemoAssumed: boolean;
  /** Whether mails that are kept, because there is no mail server, are shown at /mailbox. */
  mailbox: boolean;
  /** Opens the mailbox; another one at every start. */
  mailboxKey: string;
  /** Proxies beyond loopback whose X-Forwarded-For is believed: addresses or networks. */
  trustedProxies: string[];
  botCheck: boolean;
  /** From which weight on events are written to the log. */
  logLevel: LogLevel;
  /** From how many milliseconds on a statement is named in the log. */
  slowStatementMs: number;
  /** Opens `/metrics`; undefined: it is closed. */
  metricsToken: string | undefined;
}

export type SealMailEvery = 'day' | 'week';

/** Where nothing else is said; people in an Italian association are asleep or at table. */
const USUAL_QUIET_HOURS: QuietHours = { from: 21, to: 8 };
/** Room for some hours of a busy portal. */
const USUAL_DISK_LOW_BYTES = 200 * 1024 ** 2;
const SECRET_LENGTH_MIN = 32;
const PORTAL_NAME_MAX = 100;
const SHOWN_VALUE_MAX = 80;

const environment = z.object({
  PORT: accepting('must be a whole number from 1 to 65535', readPort),
  HOST: accepting('must be an IP address or a host name, such as 127.0.0.1 or 0.0.0.0', readHost),
  PUBLIC_URL: accepting(
    'must be an address without a path, such as https://tempo.example.org',
    readOrigin,
  ),
  DATABASE_URL: accepting(
    'must be an address such as postgres://user:password@host:5432/database',
    (text) => readUrl(text, ['postgres:', 'postgresql:']),
  ),
  DATABASE_URL_POOLED: accepting(
    'must be an address such as postgres://user:password@host:6432/database',
    (text) => readUrl(text, ['postgres:', 'postgresql:']),
  ),
  DATABASE_URL_READ: accepting(
    'must be an address such as postgres://user:password@replica:5432/database',
    (text) => readUrl(text, ['postgres:', 'postgresql:']),
  ),
  DATA_DIR: accepting('must be a folder', (text) => resolve(text)),
  BACKUP_DIR: accepting('must be a folder', (text) => resolve(text)),
  BACKUP_RECIPIENT: accepting(
    'must be public keys that begin with age1, separated by commas, as npm run portal -- backup-key prints them',
    readRecipients,
  ),
  BACKUP_AFTER: accepting(
    'must be the whole path of a program, such as /opt/time-bank-portal/send-backup',
    (text) => (isAbsolute(text) ? text : undefined),
  ),
  DISK_LOW_MB: accepting('must be a whole number of megabytes from 16 to 999999', readMegabytes),
  SMTP_URL: accepting(
    'must be an address such as smtps://user:password@mail.example.org:465',
    (text) => readUrl(text, ['smtp:', 'smtps:']),
  ),
  MAIL_FROM: accepting(
    'must be an email address, such as Banca del Tempo <no-reply@example.org>',
    readMailbox,
  ),
  PORTAL_ADMIN_EMAILS: accepting('must be email addresses separated by commas', readEmails),
  ADMIN_SECOND_FACTOR: accepting('must be on or off', readSwitch),
  SECURITY_EMAIL: accepting(
    'must be an email address, such as security@example.org',
    (text) => emailSchema.safeParse(text).data,
  ),
  SESSION_SECRET: accepting(`must have at least ${SECRET_LENGTH_MIN} characters`, readSecret),
  TIME_ZONE: accepting('must be the name of a time zone, such as Europe/Rome', readTimeZone),
  QUIET_HOURS: accepting('must be two hours of the day such as 21-8, or off', readQuietHours),
  PORTAL_NAME: accepting(`must be one line of at most ${PORTAL_NAME_MAX} characters`, (text) =>
    text.length > PORTAL_NAME_MAX || /\p{Cc}/u.test(text) ? undefined : text,
  ),
  SEAL_MAIL_TO: accepting('must be email addresses separated by commas', readEmails),
  SEAL_MAIL_EVERY: accepting('must be day or week', readMailEvery),
  DEMO: accepting('must be on or off', readSwitch),
  MAILBOX: accepting('must be on or off', readSwitch),
  TRUSTED_PROXIES: accepting(
    'must be IP addresses or networks separated by commas, such as 10.0.0.5, 172.16.0.0/12',
    readNetworks,
  ),
  BOT_CHECK: accepting('must be on or off', readSwitch),
  LOG_LEVEL: accepting('must be error, warn or info', (text) =>
    LOG_LEVELS.find((level) => level === text.toLowerCase()),
  ),
  SLOW_STATEMENT_MS: accepting('must be a whole number of milliseconds from 1 to 30000', readMs),
  METRICS_TOKEN: accepting(`must have at least ${SECRET_LENGTH_MIN} characters`, readSecret),
});

/** The name of a setting. */
export type Variable = keyof typeof environment.shape;

/** Read by programs beside the portal: compose.yaml, Node, the C library. */
const OF_OTHERS = /^(POSTGRES_\w+|NODE_\w+|TZ|LANG|LC_\w+|PATH|COMPOSE_\w+)$/;

/** Of some names, those that nothing reads: mostly typing errors. */
export function unknownSettings(names: readonly string[]): string[] {
  const known = new Set([...Object.keys(environment.shape), ...CONFIDENTIAL.map(fileOf)]);
  return names.filter((name) => !(known.has(name) || OF_OTHERS.test(name)));
}

/** Variables whose value is never shown, and may stand in a file of its own. */
const CONFIDENTIAL = [
  'DATABASE_URL',
  'DATABASE_URL_POOLED',
  'DATABASE_URL_READ',
  'SMTP_URL',
  'SESSION_SECRET',
  'METRICS_TOKEN',
];

/** @throws StartFailure with one line for each wrong variable. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const env = withFiles(variables, CONFIDENTIAL);
  const set = Object.entries(env).filter(([, value]) => value?.trim());
  const parsed = environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const value = JSON.stringify(env[name]?.slice(0, SHOWN_VALUE_MAX));
      return CONFIDENTIAL.includes(name) || looksSecret(value)
        ? `${name} ${message}.${hintOn(name)}`
        : `${name} ${message}, not ${value}.`;
    });
    throw new StartFailure(lines.join('\n'));
  }
  const given = parsed.data;
  if (!given.DATABASE_URL && given.DATABASE_URL_POOLED) {
    throw new StartFailure(
      'DATABASE_URL_POOLED needs DATABASE_URL, the way to the same database without the pooler.',
    );
  }
  if (!given.DATABASE_URL && given.DATABASE_URL_READ) {
    throw new StartFailure('DATABASE_URL_READ needs DATABASE_URL, the database that it repeats.');
  }
  if (given.BACKUP_AFTER && !(given.BACKUP_DIR && given.BACKUP_RECIPIENT)) {
    throw new StartFailure(
      'BACKUP_AFTER needs BACKUP_DIR and BACKUP_RECIPIENT: only what is encrypted leaves the machine.',
    );
  }
  const port = given.PORT ?? 3000;
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${port}`;
  const portalName = given.PORTAL_NAME ?? 'Banca del Tempo';
  // What is good for trying out on one machine would open a public portal to everybody.
  const isPrivate = isLoopbackName(new URL(publicUrl).hostname);
  const demo = given.DEMO ?? (isPrivate && !(given.DATABASE_URL || given.SMTP_URL));
  // A letter that nobody sends, or that only who tries the portal reads, wakes nobody up.
  const isInEarnest = given.SMTP_URL !== undefined && !isPrivate && !demo;
  const quietHours = given.QUIET_HOURS ?? (isInEarnest ? USUAL_QUIET_HOURS : 'off');
  return {
    port,
    host: given.HOST ?? '127.0.0.1',
    publicUrl,
    databaseUrl: given.DATABASE_URL,
    databasePooledUrl: given.DATABASE_URL_POOLED,
    databaseReadUrl: given.DATABASE_URL_READ,
    dataDir: given.DATA_DIR ?? resolve('data'),
    backupDir: given.BACKUP_DIR,
    backupRecipients: given.BACKUP_RECIPIENT ?? [],
    backupAfter: given.BACKUP_AFTER,
    diskLowBytes: given.DISK_LOW_MB ?? USUAL_DISK_LOW_BYTES,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? usualSender(portalName, publicUrl, given.SMTP_URL !== undefined),
    portalAdminEmails: given.PORTAL_ADMIN_EMAILS ?? (demo ? ['portale@example.org'] : []),
    adminSecondFactor: given.ADMIN_SECOND_FACTOR ?? false,
    securityEmail: given.SECURITY_EMAIL,
    sessionSecret: given.SESSION_SECRET,
    timeZone: given.TIME_ZONE ?? 'Europe/Rome',
    quietHours: quietHours === 'off' ? undefined : quietHours,
    portalName,
    sealMailTo: given.SEAL_MAIL_TO ?? [],
    sealMailEvery: given.SEAL_MAIL_EVERY ?? 'week',
    demo,
    isDemoAssumed: demo && given.DEMO === undefined,
    mailbox: given.MAILBOX ?? isPrivate,
    mailboxKey: newToken(),
    trustedProxies: given.TRUSTED_PROXIES ?? [],
    botCheck: given.BOT_CHECK ?? true,
    logLevel: given.LOG_LEVEL ?? 'warn',
    slowStatementMs: given.SLOW_STATEMENT_MS ?? 500,
    metricsToken: given.METRICS_TOKEN,
  };
}

/** The portal at its own domain; a machine without a name cannot send to the world. */
function usualSender(portalName: string, publicUrl: string, isSending: boolean): string {
  const { hostname } = new URL(publicUrl);
  if (isSending && (!hostname.includes('.') || isIP(hostname))) {
    throw new StartFailure(
      'MAIL_FROM must be set together with SMTP_URL, such as Banca del Tempo <no-reply@example.org>.',
    );
  }
  const quoted = portalName.replaceAll(/["\\]/g, String.raw`\$&`);
  return `"${quoted}" <no-reply@${hostname}>`;
}

/** What most often spoils an address: the commonest password of a rented mailbox has a sign in it. */
function hintOn(name: string): string {
  return name.endsWith('URL') || name.includes('_URL_')
    ? ' In its password write %23 for #, %2F for /, %40 for @, %3A for : and %25 for %.'
    : '';
}

function readMailbox(text: string): string | undefined {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text;
  return emailSchema.safeParse(address).success ? text : undefined;
}

function readSecret(text: string): string | undefined {
  return text.length < SECRET_LENGTH_MIN ? undefined : text;
}

function readEmails(text: string): string[] | undefined {
  const parts = text.split(',').filter((part) => part.trim());
  return z.array(emailSchema).safeParse(parts).data;
}

function readMailEvery(text: string): SealMailEvery | undefined {
  return text === 'day' || text === 'week' ? text : undefined;
}
