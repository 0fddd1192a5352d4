/** Menus, header, footer and the pages that belong to no room, in German. */
import type it from '../it/frame.ts';
import type { Translated } from '../namespaces.ts';

export default {
  portal: 'Zeitbank',
  version: 'Version {{version}}',
  privacy: 'Datenschutzhinweis',
  privacyMissing: 'Wir können den Hinweis nicht lesen. Versuchen Sie es gleich noch einmal.',
  personMenu: 'Menü von {{name}}',
  logout: 'Abmelden',
  administration: 'Verwaltung',
  toBank: 'Zur Verwaltung der Bank',
  toPersonalHome: 'Meine Startseite',
  portalDesk: 'Neue Banken',
  portalBanks: 'Die Banken',
  member: {
    home: 'Start',
    newExchange: 'Tausch eintragen',
    myExchanges: 'Meine Tausche',
    pending: 'Offen',
    profile: 'Profil',
    searchBank: 'Bank suchen',
  },
  memberTabs: {
    home: 'Start',
    newExchange: 'Eintragen',
    pending: 'Offen',
    myExchanges: 'Tausche',
    profile: 'Profil',
  },
  bank: {
    home: 'Bank',
    members: 'Mitglieder',
    exchanges: 'Tausche',
    pending: 'Zu bestätigen',
    newExchange: 'Tausch eintragen',
    network: 'Netzwerk',
    profile: 'Profil der Bank',
  },
  bankTabs: {
    home: 'Bank',
    members: 'Mitglieder',
    pending: 'Offen',
    exchanges: 'Tausche',
    newExchange: 'Eintragen',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht wurde die Adresse nur halb kopiert, oder die Seite ist umgezogen. Ihre Stunden sind sicher.',
    act: 'Zurück zum Anfang',
  },
  broken: {
    title: 'Hier hat etwas geklemmt',
    text: 'Die Seite ließ sich nicht richtig öffnen. Bitte versuchen Sie es noch einmal: Was Sie eingetragen haben, ist sicher.',
    act: 'Seite neu öffnen',
  },
} satisfies Translated<typeof it>;
