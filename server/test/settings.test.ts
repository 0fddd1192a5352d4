/** Settings: from the environment and from `.env`, listed in the same places, shown without secrets. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig, unknownSettings } from '#server/config.ts';
import { settings } from '#server/platform/environment.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { runCommand } from './support/commands.ts';

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name).sort();

it('every variable stands in .env.example, in docs/operating.md and in what is printed', async () => {
  const { said, code } = await runCommand(['config']);
  expect(code).toBe(0);
  const printed = namesIn(said, /^([A-Z_]+)=/gm);
  expect(printed.length).toBeGreaterThan(20);
  expect(namesIn(await readFile('.env.example', 'utf8'), /^#([A-Z_]+)=/gm)).toEqual(printed);
  const [, table = ''] = (await readFile('docs/operating.md', 'utf8')).split('## Settings');
  const [rows = ''] = table.split('\n## ');
  expect(namesIn(rows, /^\| `([A-Z_]+)`/gm)).toEqual(printed);
});

it('no secret is printed', async () => {
  const secret = 'a-secret-nobody-may-read-anywhere';
  const { said } = await runCommand(['config'], {
    DATABASE_URL: `postgres://timebank:${secret}@db.example.org/tempo?sslpassword=${secret}`,
    SMTP_URL: `smtps://tempo:${secret}@mail.example.org:465`,
    MAIL_FROM: 'tempo@example.org',
    SESSION_SECRET: secret,
    METRICS_TOKEN: secret,
  });
  expect(said).not.toContain(secret);
  expect(said).toContain('DATABASE_URL=postgres://db.example.org/tempo ');
  expect(said).toContain('SMTP_URL=smtps://mail.example.org:465 ');
  expect(said).toContain('SESSION_SECRET=(set)\n');
  expect(said).toContain('METRICS_TOKEN=(set)\n');
});

it('a secret may stand in a file of its own, and nowhere else at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'time-bank-secrets-'));
  const file = join(folder, 'session-secret');
  const secret = 'a-secret-nobody-may-read-anywhere';
  try {
    await writeFile(file, `${secret}\n`);
    expect(readConfig({ SESSION_SECRET_FILE: file, SMTP_URL_FILE: ' ' })).toMatchObject({
      sessionSecret: secret,
      smtpUrl: undefined,
    });
    const refusal = (env: NodeJS.ProcessEnv) => () => readConfig(env);
    expect(refusal({ SESSION_SECRET: secret, SESSION_SECRET_FILE: file })).toThrow(
      new StartFailure('SESSION_SECRET and SESSION_SECRET_FILE are both set: which is meant?'),
    );
    expect(refusal({ METRICS_TOKEN_FILE: `${file}.lost` })).toThrow(
      new StartFailure(`METRICS_TOKEN_FILE=${file}.lost cannot be read: ENOENT.`),
    );
    await writeFile(file, 'short');
    expect(refusal({ METRICS_TOKEN_FILE: file })).toThrow(
      new StartFailure('METRICS_TOKEN must have at least 32 characters.'),
    );
    expect(unknownSettings(['SMTP_URL_FILE', 'PORT_FILE'])).toEqual(['PORT_FILE']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('a wrong setting is refused with its name', async () => {
  const { code, complained } = await runCommand(['config'], { PORT: 'many' });
  expect(code).toBe(2);
  expect(complained).toBe('PORT must be a whole number from 1 to 65535, not "many".\n');
});

it('.env adds to the environment, which wins; a file that cannot be read is said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'time-bank-settings-'));
  const file = join(folder, '.env');
  try {
    expect(settings(file).TIME_BANK_PROOF).toBeUndefined();
    process.env.TIME_BANK_SET = 'of the environment';
    await writeFile(file, 'TIME_BANK_PROOF="of the file"\nTIME_BANK_SET=of the file\n');
    expect(settings(file)).toMatchObject({
      TIME_BANK_PROOF: 'of the file',
      TIME_BANK_SET: 'of the environment',
    });
    expect(() => settings(folder)).toThrow(StartFailure);
  } finally {
    delete process.env.TIME_BANK_PROOF;
    delete process.env.TIME_BANK_SET;
    await rm(folder, { recursive: true });
  }
});
