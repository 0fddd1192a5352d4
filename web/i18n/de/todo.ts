/** What waits for a member, in sentences, in German. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/todo.ts';

export default {
  today: 'heute',
  done: 'Wie war es mit <b>{{who}}</b>, {{day}}? {{title}}',
  answer: {
    request: '<b>{{who}}</b> antwortet auf dein Gesuch „{{title}}“.',
    offer: '<b>{{who}}</b> antwortet auf dein Angebot „{{title}}“.',
    days: {
      request: '<b>{{who}}</b> kann dir helfen: „{{title}}“. Wann?',
      offer: '<b>{{who}}</b> hätte gern, was du anbietest: „{{title}}“. Wann?',
    },
    other: 'Mehr',
    otherAbout: 'Mehr, „{{title}}“',
    sure: 'Mit dem Ja seht ihr sofort, wie ihr euch erreicht: Es lässt sich nicht zurücknehmen.',
    belowBand:
      'Mit dieser Hilfe würde dein Saldo auf {{after}} sinken: Die Zeitbank bittet, über {{low}} zu bleiben.',
    agreedWith: 'Ja zu {{who}}: {{day}} um {{time}} Uhr.',
    agreed: 'Abgemacht: {{day}} um {{time}} Uhr.',
    reached: 'So erreichst du {{who}}: {{reached}}',
    meanwhile: 'Inzwischen hat schon jemand entschieden.',
    changed: '{{who}} hat die Tage inzwischen geändert: Sieh noch einmal nach.',
    isOver: 'Dieser Tag ist schon vorbei: Wähle einen anderen.',
    failed: 'Das ging nicht',
  },
  proposal: '<b>{{who}}</b> schlägt dir einen Tag vor: <b>{{day}} um {{time}} Uhr</b>. {{title}}',
  standing:
    '<b>{{who}}</b> schlägt dir einen wiederholten Termin vor, ab <b>{{day}} um {{time}} Uhr</b>. {{title}}',
  corrected: {
    desk: 'Das Büro hat <b>{{hours}}</b> mit {{who}}, {{day}}, rückgängig gemacht, die du bestätigt hattest: Dein Saldo ist wieder wie vorher.',
    giver:
      '{{who}} hat <b>{{hours}}</b>, {{day}}, rückgängig gemacht, die du bestätigt hattest: Dein Saldo ist wieder wie vorher.',
  },
  asked: 'Kannst du <b>{{who}}</b> helfen? „{{title}}“',
  renew: {
    now: '„{{title}}“: Gilt deine Anzeige noch?',
    offer_one: 'Dein Angebot „{{title}}“ endet morgen: Gilt es noch?',
    offer_other: 'Dein Angebot „{{title}}“ endet in {{count}} Tagen: Gilt es noch?',
  },
  bulletin: {
    asks: '<b>Kommst du?</b> „{{title}}“, {{day}} um {{time}} Uhr.',
    meeting: 'Deine Bank: „{{title}}“, {{day}} um {{time}} Uhr.',
    notice: 'Deine Bank schreibt: „{{title}}“.',
  },
  act: {
    bulletin: 'Lesen',
    attend: 'Antworten',
    corrected: 'Ansehen',
    done: 'Es war anders',
    answer: 'Antwort lesen',
    proposal: 'Ansehen',
    asked: 'Zur Suche',
    renew: 'Zur Anzeige',
  },
} satisfies Translated<typeof it>;
