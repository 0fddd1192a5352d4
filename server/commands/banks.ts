/** `bank create`, where nobody applies for a bank, `bank example`, `bank suspend` and `bank reopen`. */
import { newBankSchema } from '#contract/banks/banks.ts';
import { DEMO_PASSWORD } from '#server/demo/accounts.ts';
import { makeExample } from '#server/demo/example.ts';
import { createBank } from '#server/modules/portal/portal/at-the-machine.ts';
import { suspendOrReopen } from '#server/modules/portal/suspensions/at-the-machine.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { readIfThere } from '#server/platform/write-once.ts';
import type { Command } from './command.ts';
import { withPortal } from './with-portal.ts';

export const createBankCommand: Command = {
  takes: ['FILE', 'EMAIL'],
  does: 'makes the bank that FILE describes (JSON, as docs/examples/bank.json); EMAIL administers it',
  async run({ config, args: [file = '', email = ''], say }) {
    const form = await readForm(file);
    const id = await withPortal(config, (portal) => createBank(portal, form, email));
    say(`${form.name} is bank ${id}, administered by ${email}.`);
    return 0;
  },
};

export const exampleBankCommand: Command = {
  takes: [],
  does: 'makes a bank one day old beside those of the demo, to see a beginning; prints its accounts',
  async run({ config, say }) {
    if (!config.demo) {
      throw new StartFailure(
        'Its people are invented and their password is known: only with DEMO=on.',
      );
    }
    const { name, emails } = await withPortal(config, (portal) =>
      makeExample(portal, hashPassword),
    );
    say(`${name} is one day old. Password of everyone: ${DEMO_PASSWORD}`);
    for (const [nth, email] of emails.entries()) {
      say(`  ${email.padEnd(32)} ${nth === 0 ? 'administrator' : 'member'}`);
    }
    return 0;
  },
};

export const suspendBankCommand: Command = {
  takes: ['NAME|ID'],
  does: 'lets the members of a bank read everything and nothing in it move; its administrators are told',
  options: { reason: { type: 'string', takes: 'WHY', does: 'what they read; needed' } },
  async run({ config, args: [word = ''], values, say }) {
    const asked = { word, reason: textOf(values.reason) };
    const name = await withPortal(config, (portal) => suspendOrReopen(portal, 'suspend', asked));
    say(`${name} is suspended. Its administrators get a letter.`);
    return 0;
  },
};

export const reopenBankCommand: Command = {
  takes: ['NAME|ID'],
  does: 'reopens a bank that was suspended; its administrators are told',
  options: { reason: { type: 'string', takes: 'WHY', does: 'what they read; needed' } },
  async run({ config, args: [word = ''], values, say }) {
    const asked = { word, reason: textOf(values.reason) };
    const name = await withPortal(config, (portal) => suspendOrReopen(portal, 'reopen', asked));
    say(`${name} is open again. Its administrators get a letter.`);
    return 0;
  },
};

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

async function readForm(file: string) {
  const text = await readIfThere(file);
  if (text === undefined) throw new StartFailure(`There is no file ${file}.`);
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
