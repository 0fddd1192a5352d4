/** Being erased: what goes, what stays, asking for it and taking it back. */
import type it from '../it/erasure.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Erasing your data',
  lead: 'You can ask the portal to forget who you are.',
  goes: 'What goes: name, how to reach you, picture, date of birth, password, passkeys and devices, and the words you wrote in messages, notices and answers.',
  stays:
    'What stays: exchanges with hours, day, activity and note, because the books belong to those you exchanged with too, and the words of others. A number stands in the place of your name, for example Person 4711.',
  obstacle: {
    member:
      'You are a member of a bank. First ask its desk to close your account; then come back here.',
    'last-admin':
      'You are the only administrator of your bank. First appoint somebody else and have your account closed; then come back here.',
    'portal-admin':
      'You administer the portal. First, the person who runs it takes your address off the administrators.',
    'request-open':
      'A request of yours waits for an answer. First withdraw it; then come back here.',
  },
  act: 'Erase my data',
  waits: 'You asked us to erase your data. We do it {{day}}; until then you can take it back.',
  keep: {
    act: 'Keep my data',
    done: 'Your data stay',
    failed: 'It could not be taken back',
  },
  ask: {
    title: 'Do you want to erase your data?',
    lead: 'We do it in {{days}} days. You get an e-mail at once, with a link to take it back. After that there is no way back.',
    submit: 'Erase my data',
    done: 'Request received: look at your e-mail',
  },
} as const satisfies Translated<typeof it>;
