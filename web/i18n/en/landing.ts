/** The landing page in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/landing.ts';

export default {
  meta: {
    title: 'Time Bank: an hour is an hour, for everyone',
    description:
      'In a time bank people swap help and skills, counted in hours and without money. Join the bank in your town, record exchanges, see your balance.',
  },
  nav: {
    what: 'What it is',
    who: 'Who it’s for',
    how: 'How it works',
    values: 'Our values',
    why: 'Why join',
    login: 'Sign in',
  },
  hero: {
    title: 'An hour is an hour,',
    titleEnd: 'for everyone.',
    lead: 'You teach German, Anna mends the bicycle, Marco drives Grandma to the doctor. In a time bank every service is counted in hours, and every hour is worth the same.',
    join: 'Join your time bank',
    how: 'How it works, in a minute',
    drawing: 'Anna mends Marco’s bicycle: an hour and a half passes from him to her.',
    hours: '1 h 30',
  },
  what: {
    title: 'What it is',
    lead: 'A bank where people put in hours instead of money.',
    people:
      'A time bank is an association of people who lend each other a hand. When you help someone you gain the hours it took; when someone helps you, you spend them. An hour of plumbing, an hour of company and an hour of maths are all worth the same.',
    portal:
      'This portal keeps the accounts: the person who helped records the hours, the person who was helped confirms them, and everyone’s balance is always plain to see.',
    example: {
      title: 'One exchange, up close',
      story: 'Anna mends Marco’s bicycle. It takes her an hour and a half.',
      giver: 'Anna Ferrari',
      gains: 'gains',
      taker: 'Marco Bianchi',
      spends: 'spends',
      hours: '1 h 30',
      sum: 'And it adds up: everybody’s hours, taken together, always come to zero.',
    },
  },
  who: {
    title: 'Who it’s for',
    lead: 'For anyone who can do something. Which is everyone.',
    elder: {
      name: 'Teresa, 71',
      text: 'Takes up hems for half the neighbourhood. In return someone explains her phone, without hurry.',
    },
    newcomer: {
      name: 'Karim, 34',
      text: 'Arrived not long ago. He cooks for parties and spends his hours learning the language well.',
    },
    family: {
      name: 'Silvia, 42',
      text: 'Two children, never a minute. She fills in forms for others; a neighbour takes the kids to football.',
    },
    student: {
      name: 'Nico, 19',
      text: 'A student with no money to spare. He teaches the guitar and gets his bike mended.',
    },
  },
  how: {
    title: 'How it works',
    lead: 'Four steps, and the clock is full.',
    join: {
      name: 'You join',
      text: 'Choose the bank nearest to you. The people who run it welcome you and show you how to start.',
    },
    agree: {
      name: 'You agree',
      text: 'You and another member settle what, when and for how long. Like good neighbours.',
    },
    record: {
      name: 'You note the hours',
      text: 'The person who helped records the exchange, the person who was helped confirms it. Twenty seconds will do.',
    },
    spend: {
      name: 'You spend them',
      text: 'With the hours you gained, ask help of anyone: in your own bank and in its friend banks.',
    },
  },
  values: {
    title: 'Our values',
    lead: 'Four things we care about.',
    equality: {
      name: 'Equality',
      text: 'No skill is worth more than another. The lawyer’s hour and the gardener’s hour are the same hour.',
    },
    trust: {
      name: 'Trust',
      text: 'An exchange counts when both sides agree. And everyone can always see their own account.',
    },
    reciprocity: {
      name: 'Give and take',
      text: 'This is not charity: everyone gives and everyone receives. Asking matters as much as offering.',
    },
    closeness: {
      name: 'Closeness',
      text: 'The portal counts the hours. The rest happens in person, two streets from home.',
    },
  },
  why: {
    title: 'Why join',
    lead: 'Have you got an hour? Start there.',
    help: 'You find a helping hand without having to pay.',
    useful: 'What you can do is useful to someone, straight away.',
    neighbours: 'You get to know the people who live nearby.',
    clear: 'You always know what you gave, what you received and what still needs a confirmation.',
    noBank: 'No bank in your town yet? When you register we tell you how to start one.',
  },
  privacy: {
    title: 'Your data',
    lead: 'We keep only what is needed to count the hours. No advertising, nothing that follows you to other sites.',
    open: 'Read the privacy notice',
    which: {
      name: 'Which data',
      text: 'First name, surname, e-mail, phone, date of birth, sex, language and, if you like, a picture. And your exchanges: with whom, when, what, and for how many hours.',
    },
    purpose: {
      name: 'What for',
      text: 'To keep the account of hours, to let other members find you, and to e-mail you when something needs you. We do not sell your data or pass them on.',
    },
    seen: {
      name: 'Who sees them',
      text: 'The people who run your bank see your profile and your exchanges. Other members, of your bank and its friend banks, see your name and the exchanges made with you.',
    },
    kept: {
      name: 'For how long',
      text: 'As long as you are a member. Confirmed exchanges stay in the bank’s books, so that everybody’s account goes on adding up.',
    },
    browser: {
      name: 'What stays in your browser',
      text: 'Only what is needed: your sign-in, and the language and appearance you chose. Signing out erases your sign-in.',
    },
    rights: {
      name: 'Your rights',
      text: 'You can see and correct your data in your profile, and ask your bank for a copy or to delete them.',
    },
    who: {
      name: 'Who answers for them',
      text: 'The time bank you join. Its full notice is at the foot of every page once you are signed in.',
    },
  },
} satisfies Translated<typeof it>;
