/** Texts of days that come with an answer, in German. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/answer-days.ts';

export default {
  label: 'Wann könntest du?',
  hint: 'Bis zu drei Tage. Passt {{who}} einer davon, ist er abgemacht.',
  another: 'Anderer Tag',
  day: 'Tag',
  time: 'Um wie viel Uhr?',
  timeOf: '{{day}}, um wie viel Uhr?',
  remove: 'Diesen Tag entfernen',
  howLong: '{{says}}: Dauer oder Ort ändern',
  length: 'Wie lange ungefähr',
  place: 'Wo',
  when: '{{day}} um {{time}} Uhr',
  over: 'schon vorbei',
  yes: 'Ja, {{when}}',
  withoutDay: 'Ja, ohne Tag',
  other: 'Mehr',
  sure: 'Mit dem Ja ist der Tag abgemacht, und ihr seht sofort, wie ihr euch erreicht: Es lässt sich nicht zurücknehmen.',
  belowBand:
    'Mit dieser Hilfe würde der Saldo auf {{after}} sinken: Die Zeitbank bittet, über {{low}} zu bleiben.',
  saysYesOn: 'Ja zu {{who}}: {{when}}',
  agreed: 'Abgemacht: {{when}}.',
  changedMeanwhile: '{{who}} hat die Tage inzwischen geändert: Sieh noch einmal nach.',
  isOver: 'Dieser Tag ist schon vorbei: Wähle einen anderen.',
  proposed: 'Vorgeschlagener Tag: {{when}}.',
  recorded: 'Die Stunden sind eingetragen.',
  appointment: 'Termin ansehen',
  hours: 'Stunden ansehen',
} satisfies Translated<typeof it>;
