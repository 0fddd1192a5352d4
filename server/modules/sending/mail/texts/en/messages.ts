/** Letters about messages. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/messages.ts';

export default {
  'messages-waiting': {
    subject: '{{who}} wrote to you',
    subject_several: '{{writers}} people wrote to you',
    lead_one: 'There is a message that you have not read yet.',
    lead_other: 'There are {{count}} messages that you have not read yet.',
    rest_more: 'Here are the first {{quoted}}; the others are in the portal.',
    button: 'Read and answer',
    closing: 'Answer by these links or in the portal: replies to this e-mail reach nobody.',
    answer: 'Answer {{who}} without signing in',
  },
} satisfies Translated<typeof it>;
