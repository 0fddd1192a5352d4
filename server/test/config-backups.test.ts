/** The settings of backups that leave the machine: what is refused, in which words. */
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const RECIPIENT = 'age136v6l8j8000k96tnsahuhsrxymsjv7avg2573n7gg9pmpmw9kuhsdrkg7v';
const reading = (env: NodeJS.ProcessEnv) => () => readConfig(env);

describe('backups that leave the machine', () => {
  test('a public key with a typing error is refused, and a secret one is never repeated', () => {
    const mistyped = `${RECIPIENT.slice(0, -1)}q`;
    const refused = reading({ BACKUP_RECIPIENT: mistyped });
    expect(refused).toThrow(/^BACKUP_RECIPIENT must be public keys that begin with age1[^\n]+$/);
    expect(refused).toThrow(mistyped);
    const secret = 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZ';
    expect(reading({ BACKUP_RECIPIENT: secret })).toThrow(/^BACKUP_RECIPIENT must be [^\n]+$/);
    expect(reading({ BACKUP_RECIPIENT: secret })).not.toThrow(secret);
    expect(reading({ BACKUP_RECIPIENT: ',' })).toThrow(/^BACKUP_RECIPIENT must be/);
  });

  test('only what is encrypted leaves, by a program with its whole path', () => {
    const all = { BACKUP_DIR: '/b', BACKUP_RECIPIENT: RECIPIENT, BACKUP_AFTER: '/opt/send' };
    expect(readConfig({ ...all, BACKUP_RECIPIENT: `${RECIPIENT}, ${RECIPIENT},` })).toMatchObject({
      backupRecipients: [RECIPIENT, RECIPIENT],
      backupAfter: '/opt/send',
    });
    expect(reading({ ...all, BACKUP_RECIPIENT: '' })).toThrow(/^BACKUP_AFTER needs BACKUP_DIR/);
    expect(reading({ ...all, BACKUP_DIR: '' })).toThrow(/^BACKUP_AFTER needs BACKUP_DIR/);
    expect(reading({ ...all, BACKUP_AFTER: 'send' })).toThrow(/^BACKUP_AFTER must be the whole/);
  });
});
