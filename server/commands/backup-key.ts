/** `backup-key`: the pair of keys of encrypted backups. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { newKey } from '#server/platform/backups/encryption.ts';
import { createClock } from '#server/platform/clock.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { codeOf } from '#server/platform/write-once.ts';
import type { Command } from './command.ts';

export const backupKey: Command = {
  takes: ['FILE'],
  does: 'writes a new secret key for encrypted backups into FILE, and prints the public one',
  async run({ config, args: [given = ''], say }) {
    const file = resolve(given);
    const { identity, recipient } = await newKey();
    const made = createClock(config.timeZone).now().toISOString();
    // As age-keygen writes it, so that age reads it as well.
    const text = `# created: ${made}\n# public key: ${recipient}\n${identity}\n`;
    await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
      throw new StartFailure(`${file} is there already, and may be the key of your backups.`);
    });
    say(`BACKUP_RECIPIENT=${recipient}`);
    say(
      `Keep ${file} in two places away from this machine, then delete it here: without it nobody reads the backups, with it everybody does.`,
    );
    return 0;
  },
};
