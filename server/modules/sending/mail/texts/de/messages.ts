/** Letters about messages. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/messages.ts';

export default {
  'messages-waiting': {
    subject: '{{who}} hat dir geschrieben',
    subject_several: '{{writers}} Personen haben dir geschrieben',
    lead_one: 'Es gibt eine Nachricht, die du noch nicht gelesen hast.',
    lead_other: 'Es gibt {{count}} Nachrichten, die du noch nicht gelesen hast.',
    rest_more: 'Hier sind die ersten {{quoted}}; die anderen stehen im Portal.',
    button: 'Lesen und antworten',
    closing:
      'Antworte über diese Links oder im Portal: Antworten auf diese E-Mail selbst erreichen niemanden.',
    answer: '{{who}} antworten, ohne dich anzumelden',
  },
} satisfies Translated<typeof it>;
