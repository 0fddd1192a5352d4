/** Letters about what a bank says to all its members. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bulletins.ts';

export default {
  'bulletin-told': {
    subject: '{{bank}}: {{title}}',
    subject_corrected: 'Berichtigt: {{title}}',
    lead: '{{bank}} schreibt an ihre Mitglieder.',
    lead_corrected: '{{bank}} hat diesen Rundbrief berichtigt: Es gilt, was du hier liest.',
    lead_assembly:
      '{{bank}} lädt zur Mitgliederversammlung ein. Die Satzung verlangt, dass alle eingeladen werden; darum bekommst du das auch, wenn du keine Rundbriefe willst.',
    button: 'Im Portal lesen',
    button_asks: 'Kommst du? Ein Klick genügt',
    other: 'Im Portal lesen',
    closing:
      'Auf diese E-Mail brauchst du nicht zu antworten: Ruf im Büro an oder schreib dorthin.',
    details: { when: 'Wann', where: 'Wo', desk: 'Büro' },
  },
  'bulletin-called-off': {
    subject: 'Abgesagt: {{title}}',
    lead: '{{bank}} hat „{{title}}“, {{when}}, abgesagt. Bitte bleib zu Hause: Es ist niemand da.',
    button: 'Im Portal lesen',
    details: { desk: 'Büro' },
  },
  'bulletins-gathered': {
    subject_one: '{{bank}}: ein Rundbrief',
    subject_other: '{{bank}}: {{count}} Rundbriefe',
    lead_one: 'Es gibt einen Rundbrief deiner Bank, den wir dir noch nicht geschickt haben.',
    lead_other: 'Es gibt {{count}} Rundbriefe deiner Bank, in einer E-Mail.',
    button: 'Im Portal lesen',
    closing: 'Fragt einer, ob du kommst? Im Portal sagst du es mit einem Klick.',
  },
} as const satisfies Translated<typeof it>;
