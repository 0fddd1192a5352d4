/** What the bank says to all, as members read it, and whether they come. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bulletins.ts';

export default {
  title: 'Rundbriefe der Bank',
  friends: 'Treffen befreundeter Banken',
  others: 'Weitere Rundbriefe',
  when: '{{day}}, von {{from}} bis {{to}} Uhr',
  corrected: 'Berichtigt am {{day}}',
  calledOff: 'Abgesagt: Dieses Treffen findet nicht statt.',
  assembly: 'Mitgliederversammlung',
  of: 'von {{bank}}',
  coming_zero: 'Bisher hat niemand zugesagt.',
  coming_one: 'Bisher kommt eine Person.',
  coming_other: 'Bisher kommen {{count}}.',
  toCalendar: 'In den Kalender',
  calendarSaved: 'Gespeichert: Öffne die Datei {{name}}, um es in deinen Kalender zu übernehmen',
  failed: 'Das hat nicht geklappt',
  meetings: 'Treffen der Bank',
  toBank: 'Lesen und antworten',
  attend: {
    question: 'Kommst du?',
    heads: 'Zu wievielt?',
    alone: 'nur ich',
    with: 'zu {{count}}',
    yes: 'Ich komme',
    no: 'Ich komme nicht',
    saidYes_one: 'Du hast zugesagt.',
    saidYes_other: 'Du hast für {{count}} zugesagt.',
    saidNo: 'Du hast abgesagt.',
    change: 'Bis es beginnt, kannst du das ändern.',
    over: 'Es hat schon begonnen.',
    calledOff: 'Dieses Treffen wurde abgesagt.',
    failed: 'Deine Antwort wurde nicht gespeichert',
    done: 'Danke, ist notiert',
    toBank: 'Meine Bank',
  },
} as const satisfies Translated<typeof it>;
