/** What members can do for others, and who can help. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/skills.ts';

export default {
  own: {
    lead: 'Kreuze an, was du gern für andere tust: Das Büro weiß dann, wen es fragen kann. Du verpflichtest dich zu nichts.',
    none: 'Du hast noch nichts angekreuzt.',
    show: 'Auch den anderen Mitgliedern zeigen',
    edit: 'Ankreuzen, was du kannst',
  },
  member: {
    title: 'Was sie oder er kann',
    lead: 'Was {{name}} gern für andere tut. Du kannst es hier vom Bogen mit den Kästchen abschreiben.',
    none: 'Noch nichts.',
    edit: 'Ankreuzen, was sie oder er kann',
  },
  said: 'Angekreuzt {{day}}, {{by}}',
  count_zero: 'Nichts angekreuzt',
  count_one: 'Eine Tätigkeit angekreuzt',
  count_other: '{{count}} Tätigkeiten angekreuzt',
  save: 'Speichern',
  saved: 'Gespeichert',
  failed: 'Es wurde nicht gespeichert',
  print: 'Bogen drucken',
  notPrinted: 'Der Bogen hat sich nicht geöffnet',
  sheet: {
    title: 'Was ich kann',
    number: 'Karte Nr. {{number}}',
    nameHere: 'Vorname und Nachname',
    numberHere: 'Karte',
    lead: 'Kreuze an, was du gern für andere tust. Du verpflichtest dich zu nichts. Bring den Bogen ins Büro zurück.',
  },
  help: {
    act: 'Hilfe suchen',
    text: 'Finde, wer helfen kann, mit der Nummer zum Vorlesen.',
    title: 'Wer helfen kann',
    lead: 'Zuerst, wer in den letzten drei Monaten am wenigsten Stunden gegeben hat.',
    none: 'Niemand sonst hat diese Tätigkeit angekreuzt. Versuche es mit einer ähnlichen.',
    noPhone: 'keine Nummer',
    lately: 'zuletzt {{day}}',
    never: 'hat es hier noch nicht gemacht',
    many: 'Das sind die ersten {{count}}.',
  },
} satisfies Translated<typeof it>;
