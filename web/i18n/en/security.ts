/** How one signs in, and where one is signed in. */
import type it from '../it/security.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Sign-in and security',
  back: 'Your profile',
  sessions: {
    title: 'Where you are signed in',
    lead: 'These are the devices on which you are signed in. You do not know one of them? Sign it out and change your password.',
    device: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
    this: 'This device',
    used: 'Last used: {{moment}}',
    end: 'Sign out there',
    endOf: 'Sign out there: {{device}}, last used: {{moment}}',
    ended: 'You are signed out on {{device}}',
    endOthers: 'Sign out everywhere else',
    othersEnded: 'You are signed out on all other devices',
    notEnded: 'Signing out did not work',
  },
} satisfies Translated<typeof it>;
