/** The first steps of a bank that begins, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/first-steps.ts';

export default {
  title: 'First steps',
  lead: 'Begin here. This page counts them by itself, and then makes room for everyday work.',
  count: '{{count}} of {{of}}',
  done: 'Done:',
  open: 'To do:',
  away: 'Put away',
  putAway: 'First steps put away',
  putAwayDetail: 'You find them below, among the data of the bank.',
  putAwayFailed: 'The first steps are still here',
  steps: {
    administrators: {
      title: 'Call somebody to your side',
      hint: 'Open the page of a member who uses the portal: behind the three dots is <b>Make administrator</b>.',
      hintAlone:
        'Register who helps you, with their e-mail address, and send the invitation. Once they have come in, <b>Make administrator</b> is behind the three dots of their page.',
      act: 'Choose a member',
      actAlone: 'Register who helps you',
    },
    place: {
      title: 'Say where and when you can be found',
      hint: 'Telephone and opening hours are what people look for first.',
      act: 'Write telephone and hours',
    },
    members: {
      title: 'Bring the first ten people',
      hint: 'First name and surname are enough, also without e-mail.',
      act: 'From a sheet',
      second: 'One by one',
    },
    skills: {
      title: 'Ask what each of them can do',
      hint: 'A sheet with boxes, to be copied. The crosses are typed on the page of each member.',
    },
    requests: {
      title: 'Three requests on the board',
      hint: 'Requests, not offers: nobody can help with an offer.',
      act: 'Write the first',
      next: 'Write the next',
    },
    exchange: {
      title: 'The first confirmed exchange',
      hint: 'Who gave, who received, how many hours.',
      act: 'Record it',
    },
    pairs: {
      title: 'Five different pairs',
      hint: 'People who helped each other, and not always the same two.',
      act: 'Record an exchange',
    },
  },
} satisfies Translated<typeof it>;
