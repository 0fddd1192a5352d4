/** One sentence of thanks, from who received to who gave. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/thanks.ts';

export default {
  act: '{{name}} danken',
  label: 'Ein Satz für {{name}}',
  hint: 'Nur {{name}} liest ihn: weder das Büro noch sonst jemand sieht ihn.',
  send: 'Senden',
  leave: 'Lieber nicht',
  byVoice: '{{name}} liest nicht im Portal: Am schönsten ist ein Dank, den du selbst sagst.',
  sent: '{{name}} wird deinen Satz lesen',
  already: 'Du hast dich schon auf einer anderen Seite bedankt.',
  mine: 'Du hast dich bei {{name}} bedankt. Nur ihr beide lest das.',
  theirs: '{{name}} sagt dir Danke. Nur du liest das.',
  quoting: {
    label: 'Der Jahresbericht darf diesen Satz zitieren',
    hint: 'Ohne Namen, und nur wenn ihr beide zustimmt. Du kannst es jederzeit ändern.',
    failed: 'Es ist geblieben, wie es war',
  },
  takeBack: {
    act: 'Satz zurücknehmen',
    title: 'Den Satz zurücknehmen?',
    lead: '{{name}} liest ihn hier nicht mehr. Ist die E-Mail schon unterwegs, bleibt sie.',
    done: 'Zurückgenommen',
  },
  report: {
    lead: 'Das Büro deiner Bank bekommt diesen Satz. {{name}} erfährt davon nichts.',
  },
  year: {
    title: 'Wer dir gedankt hat',
    lead: 'Nur du liest das.',
    exchange: 'Der Tausch vom {{day}}: {{activity}}',
    more: 'Die anderen zeigen',
  },
} satisfies Translated<typeof it>;
