/** `admins`: who looks after the portal, and what somebody named lacks for it. */
import {
  findPortalAdmins,
  type NamedAdmin,
} from '#server/modules/people/accounts/at-the-machine.ts';
import type { Command } from './command.ts';
import { withPortal } from './with-portal.ts';

const LACKS: Record<NonNullable<NamedAdmin['lacks']>, (publicUrl: string) => string> = {
  account: (url) => `nobody has this address yet: they register at ${url}/register`,
  login: () => 'has no login: the desk of their bank invites them',
  proof: (url) =>
    `has not proven this address by a link in a mail: ${url}/change-password sends them one`,
};

export const admins: Command = {
  takes: [],
  does: 'lists who looks after the portal, and what somebody named lacks for it',
  async run({ config, say }) {
    const named = await withPortal(config, findPortalAdmins);
    for (const { email, name, lacks } of named) {
      say(`${email}: ${lacks ? LACKS[lacks](config.publicUrl) : name}`);
    }
    if (named.length === 0) say('Nobody looks after the portal.');
    say('PORTAL_ADMIN_EMAILS names them, with commas, in .env; it counts from the next start on.');
    return 0;
  },
};
