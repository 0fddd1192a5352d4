/** What waits for a member, in sentences, in English. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/todo.ts';

export default {
  today: 'today',
  done: 'How did it go with <b>{{who}}</b> {{day}}? {{title}}',
  answer: {
    request: '<b>{{who}}</b> answers your request “{{title}}”.',
    offer: '<b>{{who}}</b> answers your offer “{{title}}”.',
    days: {
      request: '<b>{{who}}</b> can help you: “{{title}}”. When?',
      offer: '<b>{{who}}</b> would like what you offer: “{{title}}”. When?',
    },
    other: 'More',
    otherAbout: 'More, “{{title}}”',
    sure: 'With a yes you both see at once how to get in touch: it cannot be taken back.',
    belowBand:
      'With this help your balance would go down to {{after}}: the time bank asks to stay above {{low}}.',
    agreedWith: 'Yes to {{who}}: {{day}} at {{time}}.',
    agreed: 'Agreed: {{day}} at {{time}}.',
    reached: 'To reach {{who}}: {{reached}}',
    meanwhile: 'Somebody has decided meanwhile.',
    changed: '{{who}} has changed the days meanwhile: look again.',
    isOver: 'That day is over: choose another one.',
    failed: 'It did not work',
  },
  proposal: '<b>{{who}}</b> proposes a day: <b>{{day}} at {{time}}</b>. {{title}}',
  standing:
    '<b>{{who}}</b> proposes an appointment that repeats, from <b>{{day}} at {{time}}</b>. {{title}}',
  corrected: {
    desk: 'The desk has reversed <b>{{hours}}</b> with {{who}}, {{day}}, that you had confirmed: your balance is as it was before.',
    giver:
      '{{who}} has reversed <b>{{hours}}</b>, {{day}}, that you had confirmed: your balance is as it was before.',
  },
  asked: 'Can you help <b>{{who}}</b>? “{{title}}”',
  renew: {
    now: '“{{title}}”: does your notice still stand?',
    offer_one: 'Your offer “{{title}}” ends tomorrow: does it still stand?',
    offer_other: 'Your offer “{{title}}” ends in {{count}} days: does it still stand?',
  },
  bulletin: {
    asks: '<b>Are you coming?</b> “{{title}}”, {{day}} at {{time}}.',
    meeting: 'Your bank: “{{title}}”, {{day}} at {{time}}.',
    notice: 'Your bank writes: “{{title}}”.',
  },
  act: {
    bulletin: 'Read',
    attend: 'Answer',
    corrected: 'Look',
    done: 'It went differently',
    answer: 'Read the answer',
    proposal: 'Look',
    asked: 'See the request',
    renew: 'Open the notice',
  },
} satisfies Translated<typeof it>;
