/** What a bank carries outside: the text for the group, the paper of the month. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/outside.ts';

export default {
  group: {
    act: 'Für die Gruppe kopieren',
    title: 'Für die Gruppe',
    lead: 'Die Gesuche, die alle lesen dürfen, ohne Namen. Das Portal schickt nichts: Du fügst es ein.',
    bulletin: 'Das Portal schickt nichts: Du fügst es ein.',
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
  paper: {
    act: 'Tauschzeitung',
    title: 'Tauschzeitung',
    lead: 'Rundbriefe, die offenen Gesuche, dann die Angebote nach Gruppen, in großer Schrift auf A4. Es wird nichts verschickt: Sie wird gedruckt oder als PDF gespeichert.',
    month: 'Monat',
    edition: 'Für wen',
    members: 'Für Mitglieder: mit Namen, und der Nummer derer, die sie zeigen',
    outside: 'Für alle: ohne Namen, wie das öffentliche Brett',
    membersAlone:
      'Für Mitglieder: mit Namen, und der Nummer derer, die sie zeigen. Nicht draußen auslegen: Das Brett lesen nur die Mitglieder.',
    keep: 'Nicht jetzt',
    print: 'Drucken',
    failed: 'Die Zeitung lässt sich nicht machen',
    news: 'Von der Bank',
    when: '{{day}}, {{from}} bis {{to}}',
    requests: 'Sie suchen Hilfe',
    offers: 'Sie bieten an',
    noRequests: 'Im Augenblick sucht niemand Hilfe.',
    noOffers: 'Im Augenblick gibt es keine Angebote.',
    phone: 'Büro {{phone}}',
    until: 'bis {{day}}',
    number: 'Nr. {{n}}',
    foot: {
      members:
        'Kannst du helfen? Ruf an oder antworte am Brett: Das Büro findet eine Anzeige an ihrer Nummer.',
      outside:
        'Kannst du helfen, oder brauchst du etwas? Ruf das Büro an und nenn die Nummer der Anzeige. Hier ist eine Stunde eine Stunde, für alle.',
    },
  },
} satisfies Translated<typeof it>;
