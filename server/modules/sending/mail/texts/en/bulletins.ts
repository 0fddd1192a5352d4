/** Letters about what a bank says to all its members. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bulletins.ts';

export default {
  'bulletin-told': {
    subject: '{{bank}}: {{title}}',
    subject_corrected: 'Corrected: {{title}}',
    lead: '{{bank}} writes to its members.',
    lead_corrected: '{{bank}} has corrected this announcement: what you read here counts.',
    lead_assembly:
      '{{bank}} calls its members to the assembly. The statutes ask that everybody is told, so you get this even if you want no announcements.',
    button: 'Read it on the portal',
    button_asks: 'Are you coming? Say so with one tap',
    other: 'Read it on the portal',
    closing: 'There is no need to answer this e-mail: call the desk, or write to it.',
    details: { when: 'When', where: 'Where', desk: 'Desk' },
  },
  'bulletin-called-off': {
    subject: 'Called off: {{title}}',
    lead: '{{bank}} has called off “{{title}}”, {{when}}. Please stay at home: nobody will be there.',
    button: 'Read it on the portal',
    details: { desk: 'Desk' },
  },
  'bulletins-gathered': {
    subject_one: '{{bank}}: an announcement',
    subject_other: '{{bank}}: {{count}} announcements',
    lead_one: 'There is an announcement of your bank that we have not sent you yet.',
    lead_other: 'There are {{count}} announcements of your bank, in one e-mail.',
    button: 'Read them on the portal',
    closing: 'Does one of them ask whether you come? One tap on the portal says so.',
  },
} as const satisfies Translated<typeof it>;
