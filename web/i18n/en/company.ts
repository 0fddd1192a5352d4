/** Who accompanies newcomers: on the home, in the profile and on a member's page at the desk. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/company.ts';

export default {
  newcomer: {
    title: '{{name}} is there for you in your first weeks',
    text: 'Ask how things work, what you could offer, who could lend you a hand. It ends by itself after two exchanges, or {{day}}.',
    end: 'I can manage now',
  },
  companion: {
    title: 'Whom you accompany',
    text: 'A call, a few words on how it works, a little help with the first exchange: that is all it takes.',
    until: 'New here. It ends by itself {{day}}.',
    end: 'That is enough',
  },
  call: 'Call',
  callWho: 'Call {{name}}',
  write: 'Write',
  writeWho: 'Write to {{name}}',
  byDesk: 'The desk puts you in touch.',
  endOf: '{{act}}: {{name}}',
  ended: 'It has ended',
  already: 'It had ended already',
  failed: 'It has not ended',
  profile: {
    title: 'Newcomers',
    welcomes: 'I gladly accompany newcomers',
    hint: 'The desk may introduce somebody new to you for their first weeks, three people at most at a time. They read your name, and your phone number if you give it to those you say yes to. You can stop whenever you like.',
    saved: 'Saved',
    failed: 'It was not saved',
  },
  desk: {
    title: 'Companion',
    nobody: 'Nobody yet',
    lead: '{{name}} is new here. A member can keep them company in their first weeks: both get an e-mail.',
    line: '{{companion}} accompanies {{newcomer}}',
    days: 'from {{since}} to {{until}}, or until the second exchange',
    end: 'End it',
    endOf: 'End it: {{companion}} accompanies {{newcomer}}',
    who: 'Who accompanies {{name}}?',
    whoMissing: 'Choose who accompanies them',
    busy_one: '{{name}} (accompanies one person already)',
    busy_other: '{{name}} (accompanies {{count}} people already)',
    send: 'Choose',
    done: 'Done: both have been told',
    failed: 'Nobody was chosen',
    noneWilling:
      'Nobody has said yet that they gladly accompany newcomers. Everybody says so in their own profile, under “How to reach me”: ask somebody who would do it well.',
  },
} as const satisfies Translated<typeof it>;
