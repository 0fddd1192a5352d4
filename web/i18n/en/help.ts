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
  board: {
    question: 'How do I ask for help, or offer it?',
    answer:
      'On the “Board”. Write what you need, or what you offer: people who can help answer, and you choose. Only those you accept see your phone number and e-mail address.',
    act: 'Go to the board',
  },
  days: {
    question: 'How do we agree on a day?',
    answer:
      'The person who answers can suggest days: say yes to one, and it is agreed. Or suggest one yourself under “Appointments”. After that day, the portal asks whether you met: one tap records the hours.',
    act: 'Go to your appointments',
  },
  company: {
    question: 'Who helps me in my first weeks?',
    answer:
      'The office can ask a member to accompany you: you find their name on your first page. They see no more of you than any member does, and it ends by itself. Would you gladly accompany newcomers? Say so in your profile.',
    act: 'I gladly accompany newcomers',
  },
  messages: {
    question: 'How do I write to another member?',
    answer:
      'Under “Messages”, or from their notice. Only the two of you can read it, not even the office. If they do not read it soon, they get an e-mail.',
    act: 'Go to your messages',
  },
  bulletins: {
    question: 'How do I learn what goes on in my bank?',
    answer:
      'The announcements of your bank stand on top of “My bank” and, until you have read them, on your first page; they also come by e-mail, two a week at most. Where you are asked whether you come, one tap answers, also from the e-mail: you can change it until it begins. The others read how many come, never who.',
    act: 'My bank',
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
  status: {
    question: 'Does the portal not work well?',
    answer:
      'The status page says whether it works and when maintenance is planned. If all is well there, load the page again or try again in a few minutes.',
    act: 'State of the portal',
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
