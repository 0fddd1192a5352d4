/** What a bank carries outside: the text for the group. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/outside.ts';

export default {
  group: {
    act: 'Copy for the group',
    title: 'For the group',
    lead: 'The requests that everybody may read, without names. The portal sends nothing: you paste it.',
    label: 'The text of this week',
    share: 'Share',
    copy: 'Copy',
    close: 'Close',
    copied: 'The text is copied: paste it into the group.',
    failed: 'It cannot be copied from here: select the text and copy it by hand.',
    visits_zero: 'Nobody has opened the link this week yet.',
    visits_one: 'The link was opened once this week.',
    visits_other: 'The link was opened {{count}} times this week.',
    closed:
      'Only members read the board. With the rule “Public board”, requests can go into the group, without names.',
    rules: 'Go to the rules',
  },
} satisfies Translated<typeof it>;
