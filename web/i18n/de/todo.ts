/** What waits for a member, in sentences, in German. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/todo.ts';

export default {
  today: 'heute',
  done: 'Wie war es mit <b>{{who}}</b>, {{day}}? {{title}}',
  answer: {
    request: '<b>{{who}}</b> antwortet auf deine Suche „{{title}}“.',
    offer: '<b>{{who}}</b> antwortet auf dein Angebot „{{title}}“.',
  },
  proposal: '<b>{{who}}</b> schlägt dir einen Tag vor: <b>{{day}} um {{time}} Uhr</b>. {{title}}',
  standing:
    '<b>{{who}}</b> schlägt dir eine wiederholte Verabredung vor, ab <b>{{day}} um {{time}} Uhr</b>. {{title}}',
  asked: 'Kannst du <b>{{who}}</b> helfen? „{{title}}“',
  renew: {
    now: '„{{title}}“: Gilt deine Anzeige noch?',
    offer_one: 'Dein Angebot „{{title}}“ endet morgen: Gilt es noch?',
    offer_other: 'Dein Angebot „{{title}}“ endet in {{count}} Tagen: Gilt es noch?',
  },
  act: {
    done: 'Es war anders',
    answer: 'Antwort lesen',
    proposal: 'Ansehen',
    asked: 'Zur Suche',
    renew: 'Zur Anzeige',
  },
} satisfies Translated<typeof it>;
