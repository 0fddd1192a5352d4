/** One sentence of thanks, from who received to who gave. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/thanks.ts';

export default {
  act: 'Thank {{name}}',
  label: 'A sentence for {{name}}',
  hint: 'Only {{name}} reads it: neither the desk nor anybody else sees it.',
  send: 'Send',
  leave: 'Not now',
  byVoice: '{{name}} does not read on the portal: say it in person.',
  sent: '{{name}} will read your sentence',
  already: 'You have said thanks already, on another page.',
  mine: 'You thanked {{name}}. Only the two of you read it.',
  theirs: '{{name}} thanks you. Only you read it.',
  quoting: {
    label: 'The yearly report may quote this sentence',
    hint: 'Without names, and only if both of you say yes. You can change your mind at any time.',
    failed: 'It is as it was',
  },
  takeBack: {
    act: 'Take it back',
    title: 'Take the sentence back?',
    lead: '{{name}} will not read it here any more. If the e-mail has left, that stays.',
    done: 'Taken back',
  },
  report: {
    lead: 'The desk of your bank gets this sentence. {{name}} is not told.',
  },
  year: {
    title: 'Who thanked you',
    lead: 'Only you read these.',
    exchange: 'The exchange of {{day}}: {{activity}}',
    more: 'Show the others',
  },
} satisfies Translated<typeof it>;
