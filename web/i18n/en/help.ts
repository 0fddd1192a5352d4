/** The help page: questions of members in plain words, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/help.ts';

export default {
  title: 'Help',
  lead: 'The questions members ask most. If yours is not here, ask your bank: its number is below.',
  record: {
    question: 'How do I record hours?',
    answer:
      'The person who helped records the exchange. Tap “Record”, choose who you helped, the day, what you did and how long it took. The hours move when the other person confirms.',
    received:
      'Did somebody help you? The other person records it, and you confirm it under “Waiting”. Or you record it yourself with “I received hours”: your word is enough.',
    act: 'Record an exchange',
  },
  mistake: {
    question: 'What if I made a mistake?',
    answer:
      'After you confirm or cancel, you have ten seconds to take it back. While an exchange is waiting, you can cancel it and record it again.',
    later:
      'Once it is confirmed, the person who helped or the bank can still reverse it: the hours go back to where they were.',
    act: 'See your exchanges',
  },
  negative: {
    question: 'What does a balance below zero mean?',
    answer:
      'That so far you have received more hours than you have given. There is nothing wrong with that, and there is no interest: in a time bank, asking matters as much as offering. Your balance rises when you help somebody, no matter whom.',
  },
  password: {
    question: 'I forgot my password',
    answer:
      'On the sign-in page, tap “Forgot your password?” and write your e-mail address: you get a link that works for one hour. If you remember it and want to change it, you can do so in your profile.',
    act: 'Change your password',
  },
  ask: {
    question: 'Who can I ask?',
    answer: 'The people who run your bank. They also help with the portal.',
    hours: 'When to find it:',
    noBank: 'The people who run the portal.',
    call: 'Call {{phone}}',
    write: 'Write to {{email}}',
    act: 'My bank: opening hours and address',
  },
  data: {
    question: 'Who can see my data?',
    answer:
      'Members of your bank and of its friend banks see your name and your photo. Where two people have the same name, they also see the last two digits of the phone number and the month of joining.',
    administrators:
      'Members see what you can do, your phone number and e-mail address only if you want it (How to reach me); only your bank’s administrators see your date of birth and balance. An exchange is seen by its two people and by the administrators of their banks.',
    act: 'Your data in your profile',
  },
} satisfies Translated<typeof it>;
