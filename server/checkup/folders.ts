/** The folders of a portal: whether it may write there, and how much room is left. */
import { randomUUID } from 'node:crypto';
import { access, constants, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config.ts';
import { stateOfBackup, stateOfSending } from '#server/modules/portal/health/rules.ts';
import { latestDaily, roomOf } from '#server/modules/running/backups/folder.ts';
import { isShortOfRoom } from '#server/modules/running/backups/rules.ts';
import { lastSent } from '#server/platform/backups/sending.ts';
import { freeBytes, inMegabytes } from '#server/platform/disk-room.ts';
import { isFolder } from '#server/platform/folders.ts';
import { codeOf } from '#server/platform/write-once.ts';
import { type Finding, findingsAbout } from './finding.ts';

const data = findingsAbout('DATA_DIR');
const backups = findingsAbout('BACKUP_DIR');
const sending = findingsAbout('BACKUP_AFTER');
/** A look at a folder may hang, on a disk of the network that is away. */
const LOOK_MS = 5_000;

/** Whether the portal may keep its data there. */
export async function lookAtData({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  const trouble = await troubleOfWriting(dataDir);
  if (trouble) return data.broken(`${dataDir} cannot be written: ${trouble}.`);
  return data.fine(
    `${dataDir} can be written, ${inMegabytes(await freeBytes(await existing(dataDir)))} are free.`,
  );
}

/**
 * Whether the backup of tonight will find its place, and whether the last one is there.
 * @param today `yyyy-MM-dd`
 */
export async function lookAtBackups(
  { backupDir, backupRecipients }: Pick<Config, 'backupDir' | 'backupRecipients'>,
  today: string,
): Promise<Finding> {
  if (backupDir === undefined) {
    return backups.watch('It is not set: this portal takes no backups by itself.');
  }
  const folder = await lookAtBackupFolder(backupDir);
  if (folder.state !== 'fine') return folder;
  const last = await latestDaily(backupDir);
  if (!last)
    return backups.watch(`${backupDir} can be written; it holds no backup of a night yet.`);
  const room = await roomOf(backupDir);
  const how = last.isEncrypted ? ', encrypted' : '';
  const of = `the last backup is of ${last.day}, ${inMegabytes(last.bytes)}${how}`;
  if (stateOfBackup(true, last.day, today) === 'broken')
    return backups.broken(`${backupDir}: ${of}. A night is missing.`);
  if (backupRecipients.length > 0 && !last.isEncrypted)
    return backups.watch(`${backupDir}: ${of}. The next one will be encrypted.`);
  return isShortOfRoom(room, last.bytes)
    ? backups.watch(`${backupDir}: ${of}, and only ${inMegabytes(room.free)} are free.`)
    : backups.fine(`${backupDir}: ${of}, ${inMegabytes(room.free)} are free.`);
}

/**
 * Whether the program that carries backups away can be run, and whether the last one arrived.
 * @param dayOf the day of a moment, where the portal is
 */
export async function lookAtSending(
  { backupDir, backupAfter }: Pick<Config, 'backupDir' | 'backupAfter'>,
  { today, dayOf }: { today: string; dayOf(moment: Date): string },
): Promise<Finding[]> {
  if (backupDir === undefined || backupAfter === undefined) return [];
  const program = await lookAtSender(backupAfter);
  if (program.state !== 'fine') return [program];
  const sent = await lastSent(backupDir);
  if (!sent) return [sending.watch('Nothing was sent yet: npm run backup tries it.')];
  const day = dayOf(sent.at);
  const of = `the last backup was sent on ${day}, ${sent.name}.`;
  return stateOfSending(true, day, today) === 'broken'
    ? [sending.broken(`${of} A night is missing.`)]
    : [sending.fine(of)];
}

/** Whether that program can be run. */
export async function lookAtSender(program: string): Promise<Finding> {
  try {
    await access(program, constants.X_OK);
    return sending.fine(`${program} can be run.`);
  } catch (error) {
    return sending.broken(
      `${program} cannot be run by this account: ${codeOf(error)}. The next backup will not leave.`,
    );
  }
}

/** Whether the next backup will find its place. */
export async function lookAtBackupFolder(folder: string): Promise<Finding> {
  const trouble = await troubleOfWriting(folder);
  return trouble
    ? backups.broken(`${folder} cannot be written: ${trouble}. The next backup will fail.`)
    : backups.fine(`${folder} can be written.`);
}

/** Writes a file and takes it away again. @returns why that is not possible; undefined when it is */
async function troubleOfWriting(folder: string): Promise<string | undefined> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve('the disk does not answer'), LOOK_MS);
  try {
    return await Promise.race([writeOnce(folder), late.promise]);
  } catch (error) {
    return codeOf(error) ?? String(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Where there is no such folder yet, one is made in the nearest above it. */
async function writeOnce(folder: string): Promise<undefined> {
  const file = join(await existing(folder), `.written-${randomUUID()}`);
  const handle = await open(file, 'wx', 0o600);
  await handle.close();
  await rm(file);
}

/** The folder, or the nearest above it that is there. */
async function existing(folder: string): Promise<string> {
  const isThere = await isFolder(folder);
  return isThere || folder === dirname(folder) ? folder : existing(dirname(folder));
}
