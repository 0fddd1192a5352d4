/** `bank create`: a bank with its first administrator, where nobody applies for it. */
import { readFile } from 'node:fs/promises';
import { newBankSchema } from '#contract/banks.ts';
import { createBank } from '#server/modules/portal/at-the-machine.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { Command } from './command.ts';
import { withPortal } from './with-portal.ts';

export const createBankCommand: Command = {
  name: 'bank create',
  takes: ['FILE', 'EMAIL'],
  does: 'makes the bank that FILE describes (JSON, fields as of POST /banks); EMAIL administers it',
  async run({ config, args: [file = '', email = ''], say }) {
    const form = await readForm(file);
    const id = await withPortal(config, (portal) => createBank(portal, form, email));
    say(`${form.name} is bank ${id}, administered by ${email}.`);
    return 0;
  },
};

async function readForm(file: string) {
  const text = await readFile(file, 'utf8');
  const read = newBankSchema.safeParse(parsed(text, file));
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartFailure(`${file} does not describe a bank. ${problems.join('; ')}.`);
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartFailure(`${file} is no JSON.`);
  }
}
