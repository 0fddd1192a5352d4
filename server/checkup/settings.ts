/** Settings that are allowed and probably not meant, each with a sentence for the person who sets them. */
import { isAbsolute, relative } from 'node:path';
import type { Config } from '#server/config.ts';
import { isRoot } from '#server/platform/embedded-postgres-account.ts';
import { isLoopbackName } from '#server/platform/loopback.ts';
import { type Finding, findingsAbout } from './finding.ts';

const { watch } = findingsAbout('settings');

/** No network of proxies is that large: as many bits as a network must name at least. */
const LEAST_BITS = { v4: 8, v6: 16 };

/** @param unknownNames variables in `.env` that no part of the portal reads */
export function doubtsAbout(config: Config, unknownNames: readonly string[]): Finding[] {
  const sentences = [
    ...unknownNames.map(
      (name) => `${name} in .env is no setting: npm run portal -- config lists them all.`,
    ),
    ...DOUBTS.flatMap(({ isFor, says }) => (isFor(config) ? says(config) : [])),
  ];
  return sentences.map(watch);
}

const isPublic = ({ publicUrl }: Config) => !isLoopbackName(new URL(publicUrl).hostname);

const DOUBTS: readonly { isFor(config: Config): boolean; says(config: Config): string }[] = [
  {
    isFor: (config) => isPublic(config) && config.publicUrl.startsWith('http:'),
    says: ({ publicUrl }) =>
      `PUBLIC_URL=${publicUrl} has no https: passwords travel in the open, passkeys and notifications do not work.`,
  },
  {
    isFor: ({ trustedProxies }) => trustedProxies.some(isTooWide),
    says: ({ trustedProxies }) =>
      `TRUSTED_PROXIES believes ${trustedProxies.filter(isTooWide).join(', ')}: visitors then choose the address that limits are counted by. Name the proxies alone.`,
  },
  {
    isFor: (config) => isPublic(config) && config.portalAdminEmails.length === 0,
    says: () =>
      'PORTAL_ADMIN_EMAILS is not set: nobody can approve a bank, and nobody gets a letter when something breaks.',
  },
  {
    isFor: (config) => isPublic(config) && config.smtpUrl === undefined && !config.demo,
    says: () => 'SMTP_URL is not set: people who register wait for a mail that never leaves.',
  },
  {
    isFor: (config) => isPublic(config) && config.backupDir === undefined && !config.databaseUrl,
    says: () => 'BACKUP_DIR is not set: the portal takes no backup of its database.',
  },
  {
    isFor: (config) => isPublic(config) && isRoot,
    says: () => 'The portal runs as root: an account of its own that owns DATA_DIR is safer.',
  },
  {
    isFor: ({ dataDir, backupDir }) => backupDir !== undefined && isWithin(backupDir, dataDir),
    says: ({ backupDir }) =>
      `BACKUP_DIR=${backupDir} is in DATA_DIR: what takes the data takes the backups along. Choose another disk.`,
  },
];

function isTooWide(network: string): boolean {
  const [address = '', bits] = network.split('/');
  const least = address.includes(':') ? LEAST_BITS.v6 : LEAST_BITS.v4;
  return bits !== undefined && Number(bits) < least;
}

/** The folder itself, or one below it. */
function isWithin(folder: string, other: string): boolean {
  const way = relative(other, folder);
  return !way.startsWith('..') && !isAbsolute(way);
}
