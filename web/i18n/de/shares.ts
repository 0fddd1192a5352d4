/** The yearly share of the bank at its desk: announced, shown, booked. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/shares.ts';

export default {
  back: 'Stundenfonds',
  title: 'Stundenbeitrag im Jahr',
  lead: 'Einmal im Jahr gibt jedes Mitglied ein paar Stunden in den Fonds, der allen gehört. Erst erfahren es alle, dann siehst du, wen es betrifft.',
  announcement: 'Wie es steht',
  off: 'Deine Bank erhebt keinen Stundenbeitrag. Er lässt sich in den Regeln der Bank einschalten, wenn die Mitglieder es beschließen.',
  toRules: 'Regeln der Bank',
  notYet:
    'Die Regel der Bank sagt <b>{{hours}}</b> im Jahr. Der Beitrag ist noch nicht angekündigt.',
  announced: 'Beitrag {{year}}: <b>{{hours}}</b>, am {{day}} von {{by}} angekündigt.',
  opens: 'Er lässt sich ab {{day}} eintragen.',
  open: 'Er lässt sich jetzt eintragen.',
  booked: 'Der Beitrag {{year}} <b>ist eingetragen</b>: {{by}} hat am {{day}} darum gebeten.',
  void: 'Seit der Ankündigung hat sich die Regel geändert: Der Beitrag muss neu angekündigt werden.',
  announce: 'Beitrag {{year}} ankündigen',
  announceText:
    'Mit der Ankündigung bekommt jedes Mitglied eine E-Mail. Dreißig Tage später, ab {{day}}, lässt sich der Beitrag {{year}} eintragen.',
  announceTitle: 'Den Beitrag {{year}} ankündigen?',
  announceQuestion:
    'Jedes Mitglied der Bank bekommt eine E-Mail: {{hours}} für {{year}}, ab {{day}}. Wer keine E-Mail hat, erfährt es von dir.',
  announceAct: 'Ankündigen',
  announceDone: 'Beitrag {{year}} angekündigt',
  announceFailed: 'Der Beitrag wurde nicht angekündigt',
  preview: {
    title: 'Wen es {{year}} betrifft',
    sum_one: '<b>Ein Mitglied</b> gibt {{hours}} in den Stundenfonds.',
    sum_other:
      '<b>{{count}} Mitglieder</b> geben je {{hours}}: <b>{{total}}</b> für den Stundenfonds.',
    today: 'Stand heute: Beim Eintragen wird noch einmal nachgesehen.',
    nobody: 'Heute betrifft der Beitrag niemanden.',
    withoutEmail_one: 'Davon hat eine Person keine E-Mail: Sag es ihr selbst.',
    withoutEmail_other: 'Davon haben {{count}} keine E-Mail: Sag es ihnen selbst.',
    givers_one: 'Wer den Beitrag gibt: eine Person',
    givers_other: 'Wer den Beitrag gibt: {{count}} Personen',
    change: 'von {{before}} auf {{after}}',
    leaveOut: 'Auslassen',
    leftOut_one: 'Wer ausgenommen ist: eine Person',
    leftOut_other: 'Wer ausgenommen ist: {{count}} Personen',
    takeIn: 'Wieder aufnehmen',
  },
  why: {
    booked: 'hat den Beitrag schon gegeben',
    excepted: 'vom Büro ausgenommen',
    newcomer: 'seit weniger als einem Jahr Mitglied',
    silent: 'seit zwölf Monaten kein Tausch',
    'below-band': 'käme unter den Saldo, um den die Bank bittet',
  },
  book: {
    open_one: 'Beitrag eines Mitglieds eintragen',
    open_other: 'Beitrag von {{count}} Mitgliedern eintragen',
    title: 'Den Beitrag {{year}} eintragen?',
    text_one:
      'Ein Mitglied gibt {{hours}} in den Fonds. Eine Minute lang kannst du es anhalten, später zurücknehmen.',
    text_other:
      '{{count}} Mitglieder geben je {{hours}} ({{total}} insgesamt). Alle bekommen eine E-Mail. Eine Minute lang kannst du es anhalten, später zurücknehmen.',
    act: 'Eintragen',
    done: 'Der Beitrag {{year}} beginnt in einer Minute',
    failed: 'Der Beitrag wurde nicht eingetragen',
  },
} as const satisfies Translated<typeof it>;
