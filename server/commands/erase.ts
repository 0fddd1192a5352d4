/** `erase`: erasing somebody who cannot ask by themselves, and who waits for it. */
import { personName } from '#contract/person-name.ts';
import {
  askFor,
  eraseNow,
  findMeant,
  takeBackFor,
  waitingToBeErased,
} from '#server/modules/people/erasure/at-the-machine.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { Call, Command } from './command.ts';
import { withPortal } from './with-portal.ts';

type Portal = Parameters<Parameters<typeof withPortal>[1]>[0];

export const erase: Command = {
  takes: ['[EMAIL|NUMBER]'],
  does: 'erases somebody who is in no bank, in seven days',
  options: {
    yes: { type: 'boolean', does: 'it is the right person' },
    now: { type: 'boolean', does: 'at once; there is no way back' },
    'take-back': { type: 'boolean', does: 'they stay' },
    list: { type: 'boolean', does: 'lists who waits to be erased' },
  },
  async run({ config, args: [who], values, say }) {
    await withPortal(config, async (portal) => {
      if (values.list) await list(portal, say);
      else if (who === undefined) throw new StartFailure('Name somebody, or say --list.');
      else await eraseOne(portal, who, values, say);
    });
    return 0;
  },
};

async function list(portal: Portal, say: Call['say']): Promise<void> {
  const rows = await waitingToBeErased(portal);
  for (const row of rows) say(`${row.id} ${personName(row)}: ${row.due_at.toISOString()}`);
  if (rows.length === 0) say('Nobody waits to be erased.');
}

async function eraseOne(
  portal: Portal,
  who: string,
  values: Call['values'],
  say: Call['say'],
): Promise<void> {
  const meant = await findMeant(portal, who);
  const { id, name } = meant;
  if (values['take-back']) {
    const was = await takeBackFor(portal, meant);
    say(was ? `${name} stays.` : `Nobody asked for ${name} to be erased.`);
    return;
  }
  if (!values.yes) throw new StartFailure(`${who} is ${name}, number ${id}. If so, say --yes.`);
  if (values.now) {
    await eraseNow(portal, meant);
    say(`Erased. They are called Person ${id} from now on.`);
    return;
  }
  const dueAt = await askFor(portal, meant);
  say(`${name} is erased from ${dueAt.toISOString()} on; until then: erase ${id} --take-back.`);
}
