/** `link`, `second-factor` and `sessions`: help for somebody who cannot sign in, or should not be signed in. */

import { identifiedSchema } from '#contract/people/sign-in.ts';
import {
  endSessionsOfAccount,
  makePasswordLink,
  removeFactorOfAccount,
  secondFactorOf,
  sessionsOf,
} from '#server/modules/people/accounts/at-the-machine.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { Command } from './command.ts';
import { withPortal } from './with-portal.ts';

export const link: Command = {
  takes: ['EMAIL'],
  does: 'prints a link with which somebody chooses a new password, once, within an hour',
  async run({ config, args: [email = ''], say }) {
    const { path, expiresAt } = await withPortal(config, (portal) =>
      makePasswordLink(portal, email),
    );
    say(`${config.publicUrl}${path}`);
    say(`Works once, until ${expiresAt.toISOString()}. Who has it can sign in as ${email}.`);
    return 0;
  },
};

export const secondFactor: Command = {
  takes: ['EMAIL'],
  does: 'says whether somebody has a second factor, and takes a lost one away',
  options: {
    remove: {
      type: 'string',
      takes: 'NOTE',
      does: 'takes it away; the note says how you made sure who asks, and stays in the history',
    },
  },
  async run({ config, args: [email = ''], values: { remove }, say }) {
    await withPortal(config, async (portal) => {
      if (remove === undefined) {
        const since = await secondFactorOf(portal, email);
        say(since ? `On since ${since.toISOString()}.` : 'Off.');
        return;
      }
      const { data } = identifiedSchema.safeParse({ note: remove });
      if (!data) throw new StartFailure('Say in a sentence how you made sure who asks.');
      await removeFactorOfAccount(portal, email, data.note);
      say(`Taken away: the password of ${email} is enough now. A letter tells them.`);
    });
    return 0;
  },
};

export const sessions: Command = {
  takes: ['EMAIL'],
  does: 'lists where somebody is signed in',
  options: { end: { type: 'boolean', does: 'signs them out everywhere' } },
  async run({ config, args: [email = ''], values, say }) {
    await withPortal(config, async (portal) => {
      if (values.end) {
        const ended = await endSessionsOfAccount(portal, email);
        say(`Signed out everywhere; sessions ended: ${ended}.`);
        return;
      }
      const found = await sessionsOf(portal, email);
      for (const { browser, system, created_at, last_used_at } of found) {
        const where = `${browser ?? 'unknown browser'}, ${system ?? 'unknown system'}`;
        const since = created_at.toISOString();
        say(`${where}: since ${since}, last used ${last_used_at.toISOString()}`);
      }
      if (found.length === 0) say('Signed in nowhere.');
    });
    return 0;
  },
};
