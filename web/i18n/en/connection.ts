/** Signed-in pages without a connection, and after a new release. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/connection.ts';

export default {
  offline: 'You are offline.',
  unreachable: 'We cannot reach the portal.',
  since: 'As of {{time}}.',
  sinceDay: 'As of {{moment}}.',
  outdated: 'There is a new version of the portal.',
  reload: 'Load it',
  unsent: {
    title_one: 'One thing has not been sent yet',
    title_other: '{{count}} things have not been sent yet',
    text: 'They are sent when the connection is back. If you sign out now they are lost.',
    stay: 'Stay',
    leave: 'Sign out anyway',
  },
} satisfies Translated<typeof it>;
