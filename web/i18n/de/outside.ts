/** What a bank carries outside: the text for the group. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/outside.ts';

export default {
  group: {
    act: 'Für die Gruppe kopieren',
    title: 'Für die Gruppe',
    lead: 'Die Gesuche, die alle lesen dürfen, ohne Namen. Das Portal schickt nichts: Du fügst es ein.',
    label: 'Der Text dieser Woche',
    share: 'Teilen',
    copy: 'Kopieren',
    close: 'Schließen',
    copied: 'Der Text ist kopiert: Füg ihn in die Gruppe ein.',
    failed: 'Von hier lässt er sich nicht kopieren: Wähl den Text aus und kopier ihn von Hand.',
    visits_zero: 'Diese Woche hat noch niemand den Link geöffnet.',
    visits_one: 'Diese Woche wurde der Link einmal geöffnet.',
    visits_other: 'Diese Woche wurde der Link {{count}} Mal geöffnet.',
    closed:
      'Das Brett lesen nur die Mitglieder. Mit der Regel „Öffentliches Schwarzes Brett“ können Gesuche in die Gruppe, ohne Namen.',
    rules: 'Zu den Regeln',
  },
} satisfies Translated<typeof it>;
