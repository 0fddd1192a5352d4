/** The environment: what is taken when nothing is said, and what is refused in which words. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig, unknownSettings } from '#server/config.ts';
import { loadOrCreateSecret } from '#server/platform/secrets.ts';
import { StartFailure } from '#server/platform/start-failure.ts';

function complaint(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  return 'none';
}

test('nothing set: the demo on this machine alone', () => {
  const usual = {
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databasePooledUrl: undefined,
    databaseReadUrl: undefined,
    dataDir: resolve('data'),
    backupDir: undefined,
    ...{ backupRecipients: [], backupAfter: undefined },
    smtpUrl: undefined,
    mailFrom: '"Banca del Tempo" <no-reply@localhost>',
    portalAdminEmails: ['portale@example.org'],
    adminSecondFactor: false,
    sessionSecret: undefined,
    timeZone: 'Europe/Rome',
    quietHours: undefined,
    portalName: 'Banca del Tempo',
    sealMailTo: [],
    sealMailEvery: 'week',
    demo: true,
    isDemoAssumed: true,
    mailbox: true,
    mailboxKey: expect.stringMatching(/^[\w-]{43}$/),
    trustedProxies: [],
    botCheck: true,
    logLevel: 'warn',
    diskLowBytes: 209_715_200,
    slowStatementMs: 500,
    metricsToken: undefined,
  };
  expect(readConfig({})).toEqual(usual);
  expect(readConfig({ PORT: '', SMTP_URL: ' ', SESSION_SECRET: '' })).toEqual(usual);
});

test('everything set', () => {
  const env = {
    PORT: '8080',
    HOST: '::',
    PUBLIC_URL: 'https://tempo.example.org/',
    DATABASE_URL: 'postgresql://portal:secret@db.example.org/tempo',
    DATABASE_URL_POOLED: 'postgresql://portal:secret@127.0.0.1:6432/tempo',
    DATABASE_URL_READ: 'postgresql://portal:secret@replica.example.org/tempo',
    DATA_DIR: '/srv/tempo',
    BACKUP_DIR: '/mnt/backups',
    SMTP_URL: 'smtps://mail.example.org',
    MAIL_FROM: 'Il tempo <tempo@example.org>',
    PORTAL_ADMIN_EMAILS: 'Ada@Example.org, bea@example.org,',
    ADMIN_SECOND_FACTOR: 'on',
    SESSION_SECRET: 'x'.repeat(32),
    TIME_ZONE: 'Europe/Vienna',
    QUIET_HOURS: '22-7',
    PORTAL_NAME: 'Zeitbanken',
    SEAL_MAIL_TO: 'Custode@Example.net, notaio@example.com',
    SEAL_MAIL_EVERY: 'day',
    DEMO: 'ON',
    MAILBOX: 'on',
    TRUSTED_PROXIES: '10.0.0.5, 172.16.0.0/12,fd00::/8',
    BOT_CHECK: '0',
    LOG_LEVEL: 'Info',
    DISK_LOW_MB: '64',
    SLOW_STATEMENT_MS: '250',
    METRICS_TOKEN: 'm'.repeat(32),
  };
  expect(readConfig(env)).toEqual({
    port: 8080,
    host: '::',
    publicUrl: 'https://tempo.example.org',
    databaseUrl: env.DATABASE_URL,
    databasePooledUrl: env.DATABASE_URL_POOLED,
    databaseReadUrl: env.DATABASE_URL_READ,
    dataDir: '/srv/tempo',
    backupDir: '/mnt/backups',
    ...{ backupRecipients: [], backupAfter: undefined },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    portalAdminEmails: ['ada@example.org', 'bea@example.org'],
    adminSecondFactor: true,
    sessionSecret: env.SESSION_SECRET,
    timeZone: 'Europe/Vienna',
    quietHours: { from: 22, to: 7 },
    portalName: 'Zeitbanken',
    sealMailTo: ['custode@example.net', 'notaio@example.com'],
    sealMailEvery: 'day',
    demo: true,
    isDemoAssumed: false,
    mailbox: true,
    mailboxKey: expect.any(String),
    trustedProxies: ['10.0.0.5', '172.16.0.0/12', 'fd00::/8'],
    botCheck: false,
    logLevel: 'info',
    diskLowBytes: 67_108_864,
    slowStatementMs: 250,
    metricsToken: env.METRICS_TOKEN,
  });
});

test('an own database or mail server ends the demo and its administrator', () => {
  const database = readConfig({ DATABASE_URL: 'postgres://localhost/tempo' });
  const mail = readConfig({
    SMTP_URL: 'smtp://localhost',
    PUBLIC_URL: 'https://tempo.example.org',
  });
  for (const { demo, portalAdminEmails } of [database, mail]) {
    expect({ demo, portalAdminEmails }).toEqual({ demo: false, portalAdminEmails: [] });
  }
});

test.each(['https://tempo.example.org', 'http://192.168.1.4:3000', 'http://tempo.local'])(
  '%s is public: no demo, no mailbox, unless said so',
  (PUBLIC_URL) => {
    const open = { demo: true, mailbox: true };
    const closed = { demo: false, mailbox: false, portalAdminEmails: [] };
    expect(readConfig({ PUBLIC_URL })).toMatchObject(closed);
    expect(readConfig({ PUBLIC_URL, DEMO: 'on', MAILBOX: 'on' })).toMatchObject(open);
  },
);

test.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000'])(
  '%s is this machine: demo and mailbox, unless said so',
  (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ demo: true, mailbox: true });
    const off = { DEMO: 'off', MAILBOX: 'off' };
    expect(readConfig({ PUBLIC_URL, ...off })).toMatchObject({ demo: false, mailbox: false });
  },
);

describe('quiet hours', () => {
  const PUBLIC_URL = 'https://tempo.example.org';
  const inEarnest = { PUBLIC_URL, SMTP_URL: 'smtp://mail.example.org' };

  test('are kept by a portal that works in earnest, unless it is said otherwise', () => {
    expect(readConfig(inEarnest).quietHours).toEqual({ from: 21, to: 8 });
    expect(readConfig({ ...inEarnest, QUIET_HOURS: 'off' }).quietHours).toBeUndefined();
    expect(readConfig({ QUIET_HOURS: '0-7' }).quietHours).toEqual({ from: 0, to: 7 });
  });

  test.each([
    { SMTP_URL: undefined },
    { PUBLIC_URL: 'http://localhost:3000', MAIL_FROM: 'tempo@example.org' },
    { DEMO: 'on' },
  ])('are not where a portal is tried out: %j', (changes) => {
    expect(readConfig({ ...inEarnest, ...changes }).quietHours).toBeUndefined();
  });
});

describe('the sender', () => {
  test('a pooler alone: the portal needs a way around it', () => {
    const DATABASE_URL_POOLED = 'postgres://tempo:secret@127.0.0.1:6432/tempo';
    expect(complaint({ DATABASE_URL_POOLED })).toMatch(/^DATABASE_URL_POOLED needs DATABASE_URL/);
    expect(complaint({ DATABASE_URL_POOLED, DATABASE_URL: DATABASE_URL_POOLED })).toBe('none');
    const DATABASE_URL_READ = DATABASE_URL_POOLED;
    expect(complaint({ DATABASE_URL_READ })).toMatch(/^DATABASE_URL_READ needs DATABASE_URL/);
    expect(complaint({ DATABASE_URL_READ, DATABASE_URL: DATABASE_URL_POOLED })).toBe('none');
  });

  test('is the portal at its own domain', () => {
    const PORTAL_NAME = 'Tempo "Alto"';
    const { mailFrom } = readConfig({ PORTAL_NAME, PUBLIC_URL: 'https://tempo.example.org' });
    expect(mailFrom).toBe('"Tempo \\"Alto\\"" <no-reply@tempo.example.org>');
  });

  test.each(['http://localhost:3000', 'http://192.168.1.4', 'http://[::1]'])(
    'must be given when mail goes out from %s',
    (PUBLIC_URL) => {
      const SMTP_URL = 'smtp://mail.example.org';
      expect(complaint({ SMTP_URL, PUBLIC_URL })).toMatch(/^MAIL_FROM must be set together/);
      const MAIL_FROM = 'tempo@example.org';
      expect(readConfig({ SMTP_URL, PUBLIC_URL, MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    },
  );
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', 'http'],
  ['HOST', 'http://localhost'],
  ['HOST', '300.1.1.1'],
  ['PUBLIC_URL', 'tempo.example.org'],
  ['PUBLIC_URL', 'https://tempo.example.org/portal'],
  ['PUBLIC_URL', 'ftp://tempo.example.org'],
  ['MAIL_FROM', 'Banca del Tempo'],
  ['PORTAL_ADMIN_EMAILS', 'ada@example.org bea@example.org'],
  ['TIME_ZONE', 'Rome'],
  ['TIME_ZONE', '+01:00'],
  ['QUIET_HOURS', '21'],
  ['QUIET_HOURS', '8-8'],
  ['QUIET_HOURS', '21-24'],
  ['QUIET_HOURS', '21:00-8:00'],
  ['PORTAL_NAME', 'Tempo\r\nBcc: all@example.org'],
  ['PORTAL_NAME', 'x'.repeat(101)],
  ['SEAL_MAIL_TO', 'notaio'],
  ['SEAL_MAIL_EVERY', 'month'],
  ['DEMO', 'yes'],
  ['MAILBOX', 'loopback'],
  ['TRUSTED_PROXIES', 'proxy.local'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10.0.0.5, ::/0'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['BOT_CHECK', '2'],
  ['LOG_LEVEL', 'debug'],
  ['DISK_LOW_MB', '15'],
  ['DISK_LOW_MB', '1e3'],
  ['SLOW_STATEMENT_MS', '0'],
  ['SLOW_STATEMENT_MS', '0.5'],
])('refuses %s=%j in one line that names both', (name, value) => {
  const line = complaint({ [name]: value });
  expect(line).toMatch(new RegExp(`^${name} must be .+, not ".+"[.]$`));
  expect(line).toContain(JSON.stringify(value.slice(0, 80)));
});

test.each([
  ['DATABASE_URL', 'mysql://portal:hidden@localhost/tempo'],
  ['DATABASE_URL', 'localhost'],
  ['SMTP_URL', 'https://portal:hidden@mail.example.org'],
  ['SESSION_SECRET', 'hidden'],
  ['METRICS_TOKEN', 'hidden'],
])('refuses %s=%s without repeating it', (name, value) => {
  const line = complaint({ [name]: value });
  expect(line).toMatch(new RegExp(`^${name} must .+[.]$`));
  expect(line).not.toContain('hidden');
  expect(line).not.toContain('\n');
});

test('tells every wrong variable, one line each', () => {
  expect(complaint({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(2);
});

describe('without a configured secret', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'time-bank-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is made once, also by many at once, and is for the portal’s eyes alone', async () => {
    const dataDir = join(folder, 'data');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecret(dataDir)));
    expect(new Set([...secrets, await loadOrCreateSecret(dataDir)]).size).toBe(1);
    expect(secrets[0]).toHaveLength(43);
    expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  });

  test('is never replaced in silence', async () => {
    const file = join(folder, 'session-secret');
    await writeFile(file, 'half a sec');
    await expect(loadOrCreateSecret(folder)).rejects.toThrow(/session-secret is damaged/);
    expect(await readFile(file, 'utf8')).toBe('half a sec');
  });

  test('needs a folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(loadOrCreateSecret(file)).rejects.toThrow(StartFailure);
  });
});

test('an address names a host, and a password with a sign in it is explained', () => {
  expect(complaint({ DATABASE_URL: 'postgres://' })).toMatch(/^DATABASE_URL must be/);
  expect(complaint({ SMTP_URL: 'smtp://', MAIL_FROM: 'a@example.org' })).toMatch(
    /^SMTP_URL must be/,
  );
  expect(complaint({ DATABASE_URL: 'postgres:///tempo?host=/var/run/postgresql' })).toBe('none');
  const spoilt = complaint({
    SMTP_URL: 'smtps://u:p#ss@mail.example.org',
    MAIL_FROM: 'a@example.org',
  });
  expect(spoilt).toContain('write %23 for #');
  expect(spoilt).not.toContain('p#ss');
});

test('names that nothing reads are told from those that other programs read', () => {
  expect(
    unknownSettings(['PORT', 'POTR', 'PUBLIC_URI', 'POSTGRES_PASSWORD', 'NODE_OPTIONS']),
  ).toEqual(['POTR', 'PUBLIC_URI']);
});
