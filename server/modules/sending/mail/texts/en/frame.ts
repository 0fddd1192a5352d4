/** What every letter says around its own words. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/frame.ts';

export default {
  greeting: 'Hello {{name}}!',
  /** To a reader who is not known to be the person. */
  greeting_nameless: 'Hello!',
  linkHint: 'If the button does not work, open this address in your browser:',
  sentBy: 'This e-mail was sent to you by',
  /** In front of the address that stops the letters of a topic. */
  stop: 'You do not want it any more? One click is enough',
  /** To a referent, in the place of their body. */
  referent: {
    lead: 'This letter is to {{body}}: you read it as one of its representatives.',
    act: 'Act for {{body}}',
    why: 'You get this because you represent a body that is a member of your bank.',
  },
  /** The last line of a letter: why it came, so that nobody has to guess. */
  why: {
    account: 'You get it because it is about your account with the portal.',
    address: 'You get it because somebody gave this address to the portal.',
    membership: 'You get it because it is about your membership of a time bank.',
    trust: 'You get it because it is about who may act for somebody else, you or for you.',
    exchange: 'You get it because it is about an exchange of yours: we always write about those.',
    bankDesk: 'You get it because you are an administrator of your time bank.',
    application: 'You get it because it is about the application for a new time bank.',
    portalDesk: 'You get it because you are an administrator of the portal.',
    digest:
      'You get it, once a week at most, because your bank sends its members the news of the board.',
    ask: 'You get it, twice a week at most, because you offer or have done such things.',
    message: 'You get it, three times a day at most, because there are messages you have not read.',
    notice: 'You get it because it is about a notice of yours, or one that you answered.',
    appointment: 'You get it because it is about an appointment of yours with another member.',
    bulletin: 'You get it because your bank says this to all its members.',
    thanks: 'You get it because somebody thanks you for an exchange.',
    reminder: 'You get it, once a week at most, because an exchange waits for you.',
  },
} satisfies Translated<typeof it>;
