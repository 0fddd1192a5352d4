/** Common passwords: also with what people add to keep the rules. */
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('what counts as common', () => {
  it.each([
    ...['Password123!', 'Qwerty1234!', 'P4ssw0rd!!', 'P@ssw0rd!!', 'Francesca-1985!'],
    ...['Bancadeltempo-1', 'Zeitbank2026!', 'Juventus1897!', '!1Liverpool', '123456789-Aa'],
  ])('%s does', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(['Tempo-2019!', 'Nuova-2026!x', 'Giardino-mela-7!', 'Perché-2026!', 'Sabato.pioggia3'])(
    '%s does not',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );
});
