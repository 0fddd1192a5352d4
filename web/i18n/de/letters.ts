/** Texts of letters that one may do without, and of the page that a letter's link opens. */
import type it from '../it/letters.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: {
    'confirm-exchange': 'Einen Tausch bestätigen',
    'stop-letters': 'E-Mails, die du nicht mehr möchtest',
    link: 'Der Link aus deiner E-Mail',
  },
  confirm: {
    button: '{{hours}} bestätigen',
    wrong: 'Stimmt etwas nicht? Melde dich an und sieh nach: Dort kannst du auch stornieren.',
    look: 'Tausch ansehen',
    done: 'Die Stunden sind bei {{name}}. Dein Saldo ist jetzt {{balance}}',
    confirmed: 'Dieser Tausch ist schon bestätigt: Du musst nichts weiter tun.',
    cancelled: 'Dieser Tausch wurde storniert: Es wurden keine Stunden gebucht.',
    reversed:
      'Dieser Tausch wurde nach der Bestätigung rückgängig gemacht: Die Stunden sind zurück.',
    left: 'Du bist nicht mehr Mitglied der Bank dieses Tauschs. Schreib den Verwaltern, um ihn zu bestätigen.',
  },
  stop: {
    others: 'E-Mails über neue, bestätigte und stornierte Tauschgeschäfte kommen auf jeden Fall.',
  },
  topics: {
    reminders: {
      name: 'Erinnerung an Tauschgeschäfte, die auf dich warten',
      hint: 'Eine einzige E-Mail mit allen Tauschgeschäften, die seit mehr als sieben Tagen auf deine Bestätigung warten.',
      stop: 'Wir schicken dir keine Erinnerung mehr an Tauschgeschäfte, die auf deine Bestätigung warten.',
      button: 'Keine Erinnerungen mehr',
      stopped:
        'Du bekommst keine Erinnerungen mehr. Wenn du es dir anders überlegst, findest du sie in deinem Profil.',
    },
  },
  cadences: {
    weekly: 'Einmal in der Woche',
    never: 'Nie',
  },
  card: {
    title: 'E-Mails',
    lead: 'Was deine Stunden oder deinen Zugang betrifft, schreiben wir dir immer. Alles andere bestimmst du.',
    saved: 'Auswahl gespeichert',
    failed: 'Deine Auswahl wurde nicht gespeichert',
  },
  trouble: {
    invalid: 'Dieser Link ist nicht gültig. Vielleicht wurde nur die Hälfte kopiert.',
    expired: 'Dieser Link ist abgelaufen: Er gilt dreißig Tage.',
    instead: 'Melde dich beim Portal an: Dort findest du alles, was auf dich wartet.',
    login: 'Anmelden',
  },
  toExchanges: 'Meine Tauschgeschäfte',
  toProfile: 'Mein Profil',
  meanwhile: 'Inzwischen hat schon jemand entschieden.',
  failed: 'Das hat nicht geklappt',
} satisfies Translated<typeof it>;
