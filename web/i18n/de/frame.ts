/** Menus, header, footer and the pages that belong to no room, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/frame.ts';

export default {
  portal: 'Zeitbank',
  version: 'Version {{version}}',
  privacy: 'Datenschutzhinweis',
  privacyMissing: 'Wir können den Hinweis nicht lesen. Versuch es gleich noch einmal.',
  personMenu: 'Menü von {{name}}',
  logout: 'Abmelden',
  administration: 'Verwaltung',
  toBank: 'Zur Verwaltung der Bank',
  toPersonalHome: 'Meine Startseite',
  portalDesk: 'Neue Banken',
  portalBanks: 'Die Banken',
  portalHealth: 'Zustand',
  member: {
    home: 'Start',
    board: 'Schwarzes Brett',
    messages: 'Nachrichten',
    newExchange: 'Tausch eintragen',
    myExchanges: 'Meine Tauschgeschäfte',
    pending: 'Offen',
    profile: 'Profil',
    searchBank: 'Bank suchen',
    myBank: 'Meine Bank',
    help: 'Hilfe',
  },
  memberTabs: {
    home: 'Start',
    newExchange: 'Eintragen',
    pending: 'Offen',
    myExchanges: 'Getauscht',
    profile: 'Profil',
  },
  bank: {
    home: 'Bank',
    members: 'Mitglieder',
    exchanges: 'Tauschgeschäfte',
    pending: 'Offen',
    newExchange: 'Tausch eintragen',
    network: 'Befreundete Banken',
    profile: 'Profil der Bank',
  },
  bankTabs: {
    home: 'Bank',
    members: 'Mitglieder',
    pending: 'Offen',
    exchanges: 'Getauscht',
    newExchange: 'Eintragen',
    network: 'Freunde',
  },
  search: 'Mitglied, Tausch suchen',
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht wurde die Adresse nur halb kopiert, oder die Seite ist umgezogen. Deine Stunden sind sicher.',
    act: 'Zurück zum Anfang',
  },
  broken: {
    title: 'Hier hat etwas geklemmt',
    text: 'Die Seite ließ sich nicht richtig öffnen. Bitte versuch es noch einmal: Was du eingetragen hast, ist sicher.',
    offline:
      'Ohne Verbindung lässt sich diese Seite nicht öffnen. Versuch es, sobald du wieder verbunden bist.',
    act: 'Seite neu öffnen',
  },
} satisfies Translated<typeof it>;
