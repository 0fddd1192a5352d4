/**
 * Where settings come from, and what a variable may say: each reader gives undefined for what it
 * refuses.
 */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import type { QuietHours } from './quiet-hours.ts';
import { StartFailure } from './start-failure.ts';
import { codeOf } from './write-once.ts';

/** Beside package.json. */
const FILE = join(import.meta.dirname, '../../.env');

/**
 * The environment, with what the file `.env` adds to it; a variable that is set already wins.
 * @throws StartFailure when the file is there and cannot be read
 */
export function settings(file = FILE): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT')
      throw new StartFailure(`${file} cannot be read: ${codeOf(error)}.`);
  }
  return process.env;
}

/**
 * The variables, with what files hold of `names`: `SMTP_URL_FILE` names one with the value of `SMTP_URL`. A
 * secret in a file is in nobody's list of processes or containers.
 * @throws StartFailure when a file cannot be read, or a variable and its file are both set
 */
export function withFiles(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  const held = names.flatMap((name) => {
    const file = env[fileOf(name)]?.trim();
    if (!file) return [];
    if (env[name]?.trim())
      throw new StartFailure(`${name} and ${fileOf(name)} are both set: which is meant?`);
    return [[name, readValue(fileOf(name), file)]];
  });
  return { ...env, ...Object.fromEntries(held) };
}

/** The variable that names the file of another one. */
export function fileOf(name: string): string {
  return `${name}_FILE`;
}

function readValue(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartFailure(`${name}=${file} cannot be read: ${codeOf(error)}.`);
  }
}

/** The names that the file `.env` sets; none where it is not there or cannot be read. */
export function namesInFile(file = FILE): string[] {
  try {
    return Object.keys(parseEnv(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** Where programs of the machine are looked for. */
export function programsPath(): string | undefined {
  return process.env.PATH;
}

/** What a program of the operator's is given: none of the portal's settings. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TZ } = process.env;
  return { PATH, HOME, LANG, TZ };
}

/**
 * Where a service manager such as systemd listens for how the portal stands; undefined: none does. Programs
 * that the portal starts do not inherit it: a PostgreSQL would speak for the portal.
 */
export function takeServiceManagerSocket(): string | undefined {
  const { NOTIFY_SOCKET } = process.env;
  delete process.env.NOTIFY_SOCKET;
  return NOTIFY_SOCKET || undefined;
}

/** What a program of the portal's own needs that is to know none of its settings: where compiled code is kept. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
}

/** The schema of a variable that may be absent; `requirement` is the complaint about a value refused. */
export function accepting<Value>(requirement: string, read: (text: string) => Value | undefined) {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      const value = read(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: requirement });
      return z.NEVER;
    })
    .optional();
}

/** A TCP port. */
export function readPort(text: string): number | undefined {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined;
}

/** Milliseconds, as long as a statement may take at most. */
export function readMs(text: string): number | undefined {
  const ms = Number(text);
  return /^\d{1,5}$/.test(text) && ms >= 1 && ms <= 30_000 ? ms : undefined;
}

/** Megabytes of a disk, not less than PostgreSQL needs to go on; in bytes. */
export function readMegabytes(text: string): number | undefined {
  const megabytes = Number(text);
  return /^\d{2,6}$/.test(text) && megabytes >= 16 ? megabytes * 1024 ** 2 : undefined;
}

/** An IP address or a host name. */
export function readHost(text: string): string | undefined {
  const isName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) && !/^[0-9.]+$/.test(text);
  return isName || isIP(text) ? text : undefined;
}

/** A web address without a path, given as `https://host` without a slash at the end. */
export function readOrigin(text: string): string | undefined {
  const url = readUrl(text, ['http:', 'https:']) && new URL(text);
  return url && url.href === `${url.origin}/` ? url.origin : undefined;
}

/** An address of one of `protocols`, each with its colon, that names a host. */
export function readUrl(text: string, protocols: string[]): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, searchParams } = new URL(text);
  // PostgreSQL takes the folder of its socket as a parameter.
  const isPlace = hostname !== '' || searchParams.has('host');
  return isPlace && protocols.includes(protocol) ? text : undefined;
}

/** An IANA time zone. */
export function readTimeZone(text: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    // Offsets such as +01:00 mean the opposite to PostgreSQL, and know no summer.
    return /^[a-z]/i.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** IP addresses and networks in CIDR form, separated by commas. */
export function readNetworks(text: string): string[] | undefined {
  const networks = text.split(',').flatMap((part) => part.trim() || []);
  return networks.every(isNetwork) ? networks : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // A network of no bits is everybody, and no proxy.
  const most = version === 4 ? 32 : 128;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
  );
}

/** Two different hours of the day, such as `21-8`, or `off`. */
export function readQuietHours(text: string): QuietHours | 'off' | undefined {
  if (readSwitch(text) === false) return 'off';
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text)?.map(Number) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return from !== to && from < 24 && to < 24 ? { from, to } : undefined;
}

/** on, true, 1 or off, false, 0. */
export function readSwitch(text: string): boolean | undefined {
  if (/^(on|true|1)$/i.test(text)) return true;
  return /^(off|false|0)$/i.test(text) ? false : undefined;
}
