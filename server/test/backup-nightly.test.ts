/**
 * The backup of each night (specification §32): one a day, thinned out, and the administrators of the
 * portal hear of a failure once a day.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { newKey } from '#server/platform/backups/encryption.ts';
import {
  backUp,
  DAYS_KEPT,
  dailyName,
  lookAtDisk,
  takenByHand,
  tellOfBackup,
} from './support/backups.ts';
import { portalOnItsOwn } from './support/own-postgres.ts';
import { emailOf, NOW } from './support/world.ts';

vi.setConfig({ testTimeout: 60_000 });

const own = portalOnItsOwn();
const TODAY = '2026-11-20';
const dayBefore = (days: number) =>
  new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

/** The portal, with other settings and at another moment. */
function depsWith(settings: Partial<Deps['config']>, now = NOW): Deps {
  const { deps } = own().portal;
  const clock = {
    ...deps.clock,
    now: () => now,
    today: () => deps.clock.dayOf(now),
    hour: () => (now.getUTCHours() + 1) % 24,
  };
  return { ...deps, clock, config: { ...deps.config, ...settings } };
}

async function letters(): Promise<{ recipient: string; subject: string; text: string }[]> {
  const { rows } = await own().portal.deps.database.pool.query(
    'select recipient, subject, text_body as text from kept_mail order by id',
  );
  return rows;
}

beforeEach(async () => {
  await own().portal.deps.database.pool.query('delete from kept_mail; delete from rate_counter');
});

it('is taken once a day, in the night, and old ones are thinned out', async () => {
  const backupDir = join(own().folder, 'kept');
  await mkdir(backupDir);
  const byHand = takenByHand(new Date('2024-01-01T12:00:00Z'));
  const killed = `${dailyName(dayBefore(1))}.${crypto.randomUUID()}.partial`;
  const old = Array.from({ length: 40 }, (_, at) => dailyName(dayBefore(at + 1)));
  for (const name of [byHand, killed, 'photos.tar.gz', ...old])
    await writeFile(join(backupDir, name), '');

  await backUp(depsWith({ backupDir }, new Date('2026-11-20T01:59:00Z')));
  expect(await readdir(backupDir)).toHaveLength(43);

  await backUp(depsWith({ backupDir }, new Date('2026-11-20T02:41:00Z')));
  const first = await stat(join(backupDir, dailyName(TODAY)));
  expect(first.size).toBeGreaterThan(1_000_000);
  const days = [0, 1, 2, 3, 4, 5, 6, 12, 19, 20, 26].map(dayBefore);
  const kept = [byHand, 'photos.tar.gz', ...days.map((day) => dailyName(day))];
  expect((await readdir(backupDir)).sort()).toEqual(kept.sort());

  await backUp(depsWith({ backupDir }));
  expect((await stat(join(backupDir, dailyName(TODAY)))).mtimeMs).toBe(first.mtimeMs);
  expect(await letters()).toEqual([]);
});

it('is encrypted from the hour on in which a key is set, and thinned out as before', async () => {
  const backupDir = join(own().folder, 'encrypted');
  await mkdir(backupDir);
  const { recipient } = await newKey();
  const old = Array.from({ length: 9 }, (_, at) => dailyName(dayBefore(at + 1), at % 2 === 0));
  const killed = `${dailyName(dayBefore(1), true)}.${crypto.randomUUID()}.partial`;
  for (const name of [killed, ...old]) await writeFile(join(backupDir, name), '');
  await backUp(depsWith({ backupDir }));
  await backUp(depsWith({ backupDir, backupRecipients: [recipient] }));
  const kept = await readdir(backupDir);
  expect(kept).toContain(dailyName(TODAY));
  expect(kept).toContain(dailyName(TODAY, true));
  // Seven days; that of the last month and of the week before stands for more.
  expect(kept.filter((name) => old.includes(name))).toEqual(
    expect.arrayContaining(old.slice(0, DAYS_KEPT - 1)),
  );
  expect(kept).not.toContain(killed);
  expect(kept).not.toContain(old[7]);
  const head = await readFile(join(backupDir, dailyName(TODAY, true)));
  expect(head.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
  expect(await letters()).toEqual([]);
});

describe('sending it away', () => {
  /** A program that copies what it is given, or says why it does not while `broken` is there. */
  async function sendingTo(name: string) {
    const backupDir = join(own().folder, name);
    const elsewhere = join(own().folder, `${name}-elsewhere`);
    const [program, broken] = [join(own().folder, `${name}.sh`), join(elsewhere, 'broken')];
    await Promise.all([mkdir(backupDir), mkdir(elsewhere)]);
    await writeFile(
      program,
      `#!/bin/sh\nif [ -e ${broken} ]; then echo "the other machine is away" >&2; exit 3; fi\ncp "$1" ${elsewhere}\n`,
      { mode: 0o755 },
    );
    const { recipient } = await newKey();
    const settings = { backupDir, backupRecipients: [recipient], backupAfter: program };
    return { settings, elsewhere, broken, file: dailyName(TODAY, true) };
  }

  it('is done once for each backup', async () => {
    const { settings, elsewhere, file } = await sendingTo('sent');
    await backUp(depsWith(settings));
    expect(await readdir(elsewhere)).toEqual([file]);
    await rm(join(elsewhere, file));
    await backUp(depsWith(settings));
    expect(await readdir(elsewhere)).toEqual([]);
    expect(await letters()).toEqual([]);
  });

  it('is tried again until it arrives; the administrators hear of it once a day', async () => {
    const { settings, elsewhere, broken, file } = await sendingTo('unsent');
    const portalAdminEmails = [emailOf('portale')];
    await writeFile(broken, '');
    for (const hour of [3, 4]) {
      await backUp(
        depsWith({ ...settings, portalAdminEmails }, new Date(Date.UTC(2026, 10, 20, hour))),
      );
    }
    const told = await letters();
    expect(told.map(({ subject }) => subject)).toEqual([
      'Il backup di oggi non è partito (Banca del Tempo)',
    ]);
    expect(told[0]?.text).toContain('the other machine is away');
    await rm(broken);
    await backUp(depsWith({ ...settings, portalAdminEmails }));
    expect(await readdir(elsewhere)).toEqual([file]);
    expect(await letters()).toHaveLength(1);
  });

  it('fails where there is no such program, and the backup stays', async () => {
    const { settings, file } = await sendingTo('no-program');
    const portalAdminEmails = [emailOf('lukas')];
    const backupAfter = join(own().folder, 'not-there');
    await backUp(depsWith({ ...settings, backupAfter, portalAdminEmails }));
    expect(await readdir(settings.backupDir)).toEqual([file]);
    const [told] = await letters();
    expect(told?.subject).toBe('Die Sicherung von heute ist nicht verschickt (Banca del Tempo)');
    expect(told?.text).toContain('ENOENT');
  });
});

describe('the administrators of the portal', () => {
  it('hear of a failure once a day, in their language', async () => {
    const file = join(own().folder, 'a-file');
    await writeFile(file, '');
    const backupDir = join(file, 'backups');
    const portalAdminEmails = [emailOf('portale'), emailOf('lukas'), 'nuova@example.com'];
    for (let hour = 3; hour < 6; hour += 1) {
      await backUp(
        depsWith({ backupDir, portalAdminEmails }, new Date(Date.UTC(2026, 10, 20, hour))),
      );
    }
    const told = await letters();
    expect(told.map(({ recipient, subject }) => `${recipient}: ${subject}`).sort()).toEqual([
      'lukas@example.org: Die Sicherung von heute ist misslungen (Banca del Tempo)',
      'nuova@example.com: Il backup di oggi non è riuscito (Banca del Tempo)',
      'portale@example.org: Il backup di oggi non è riuscito (Banca del Tempo)',
    ]);
    expect(told[0]?.text).toContain(backupDir);
    expect(told[0]?.text).toContain('ENOTDIR');

    await backUp(depsWith({ backupDir, portalAdminEmails }, new Date('2026-11-21T03:00:00Z')));
    expect(await letters()).toHaveLength(6);
  });

  it('hear of a disk that gets full', async () => {
    const room = { free: 1_500_000_000, lastBackup: 2_000_000_000 };
    const letter = { address: emailOf('lukas'), folder: '/srv/backups', room };
    await tellOfBackup(depsWith({}), { ...letter, mailId: 'full' });
    const [told] = await letters();
    expect(told?.subject).toBe('Der Platz für Sicherungen wird knapp (Banca del Tempo)');
    expect(told?.text).toContain('Frei: 1,5 GB');
    expect(told?.text).toContain('Letzte Kopie: 2 GB');
  });

  it('hear of the disk of the database before the portal is not ready, once a day', async () => {
    const portalAdminEmails = [emailOf('portale')];
    const dataDir = own().folder;
    const enough = depsWith({ portalAdminEmails, dataDir, databaseUrl: undefined });
    await lookAtDisk(enough);
    expect(await letters()).toEqual([]);
    const low = depsWith({
      ...{ portalAdminEmails, dataDir, databaseUrl: undefined },
      diskLowBytes: Number.MAX_SAFE_INTEGER,
    });
    await lookAtDisk(low);
    await lookAtDisk(low);
    const told = await letters();
    expect(told.map(({ subject }) => subject)).toEqual([
      'Il disco del portale si sta riempiendo (Banca del Tempo)',
    ]);
    expect(told[0]?.text).toContain('Spazio libero: ');
    await lookAtDisk({ ...low, config: { ...low.config, databaseUrl: 'postgres://elsewhere/a' } });
    expect(await letters()).toHaveLength(1);
  });
});
