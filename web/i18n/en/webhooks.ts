/** The webhooks of a bank. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/webhooks.ts';

export default {
  title: 'Webhooks',
  lead: 'If your association has a program of its own, the portal can tell it as soon as something happens. It sends numbers, hours and days: never names, notes or contacts. If you do not know what a webhook is, you do not need one.',
  events: {
    'exchange-recorded': 'Exchange recorded',
    'exchange-confirmed': 'Exchange confirmed',
    'exchange-cancelled': 'Exchange cancelled',
    'exchange-reversed': 'Exchange reversed',
    'membership-begun': 'New member',
    'membership-ended': 'Membership ended',
    test: 'Test',
  },
  list: {
    title: 'Addresses that are told',
    none: 'There is no address yet.',
    on: 'On.',
    off: 'Off: it gets nothing.',
    failing:
      'Nothing has arrived since {{since}}: the portal tries again, and turns it off after five days.',
  },
  add: {
    act: 'Add an address',
    title: 'Add an address',
    url: 'Address of the program',
    urlHint: 'It begins with https://',
    events: 'What it is told of',
    submit: 'Add',
    done: 'Address added',
    wrong: {
      urlRequired: 'Write the address',
      url: 'It needs an address that begins with https:// and can be reached from the internet',
      events: 'Choose at least one thing',
    },
  },
  added: {
    title: 'The secret by which messages are recognised',
    lead: 'Copy it now and put it into the program: we do not show it again. With it the program knows that a message really comes from the portal.',
    copy: 'Copy',
    copied: 'Secret copied',
    notCopied: 'The browser has not copied it: select the text and copy it yourself.',
    close: 'I have copied it',
  },
  deliveries: {
    act: 'Latest messages',
    of: 'Latest messages: {{url}}',
    title: 'Latest messages',
    none: 'Nothing was sent in the last month.',
    untried: 'About to leave.',
    delivered_one: 'Arrived.',
    delivered_other: 'Arrived at try {{count}}.',
    waiting_one: 'Not arrived: the portal tries again.',
    waiting_other: 'Not arrived after {{count}} tries: the portal tries again.',
    failed_one: 'Not arrived.',
    failed_other: 'Not arrived after {{count}} tries.',
    answer: 'Answer: {{status}}.',
    noAnswer: 'No answer.',
    again: 'Refresh',
  },
  test: {
    act: 'Send a test',
    done: 'Test sent',
    failed: 'The test has not left',
  },
  turn: {
    off: 'Turn off',
    offOf: 'Turn off: {{url}}',
    on: 'Turn on',
    onOf: 'Turn on: {{url}}',
    isOff: 'Webhook turned off',
    isOn: 'Webhook turned on',
    failed: 'The webhook has stayed as it was',
  },
  remove: {
    act: 'Remove',
    of: 'Remove: {{url}}',
    title: 'Remove the address',
    lead: '{{url}} is not told any more, and its secret is worth nothing from now on.',
    submit: 'Remove',
    keep: 'Keep it',
    done: 'Address removed',
    failed: 'The address has stayed',
  },
} as const satisfies Translated<typeof it>;
