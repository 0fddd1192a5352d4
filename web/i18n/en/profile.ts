/** The pages of one's own profile. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/profile.ts';

export default {
  title: 'Your profile',
  rows: {
    label: 'The other pages of your profile',
    photo: 'Picture',
    skills: 'What I can do',
    contact: 'How to reach me',
    letters: 'E-mails and notifications',
    trust: 'Trusted people',
    display: 'Language and colours',
    security: 'Sign-in and security',
  },
  now: {
    photo: 'Others see your picture',
    noPhoto: 'Others see your initials for now',
    noSkills: 'Nothing ticked yet',
    moreSkills_one: '{{known}} and one more',
    moreSkills_other: '{{known}} and {{count}} more',
    reach: {
      portal: 'By message',
      here: 'Here on the portal',
      phone: 'By telephone',
      desk: 'Through the desk',
    },
    letters: 'E-mails: {{count}} topics of {{of}}',
    lettersAndPush: 'E-mails: {{count}} topics of {{of}} · notifications here',
    trusted: '{{name}} acts for you',
    actsFor: 'You act for {{name}}',
    nobody: 'Nobody acts for you',
    password: 'Password',
    factor: 'second step',
    passkeys_one: 'one passkey',
    passkeys_other: '{{count}} passkeys',
  },
  display: {
    language: 'Language of the portal',
    languageHint: 'On this device. You choose the language of your e-mails among your data.',
    scheme: 'Colours',
  },
  photo: {
    alt: 'The picture of {{name}}',
    saved: 'Picture saved',
    removed: 'Picture removed',
    failed: 'The picture was not saved',
  },
} as const satisfies Translated<typeof it>;
