/** Menus, header, footer, the names of places and a page that broke, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/frame.ts';

export default {
  portal: 'Zeitbank',
  version: 'Version {{version}}',
  privacy: 'Datenschutzhinweis',
  accessibility: 'Barrierefreiheit',
  personMenu: 'Menü von {{name}}',
  logout: 'Abmelden',
  administration: 'Verwaltung',
  toBank: 'Zur Verwaltung der Bank',
  toPersonalHome: 'Meine Startseite',
  portalDesk: 'Neue Banken',
  portalBanks: 'Die Banken',
  portalHealth: 'Zustand',
  member: {
    pending: 'Offen',
    profile: 'Profil',
    searchBank: 'Bank suchen',
    myBank: 'Meine Bank',
    help: 'Hilfe',
  },
  places: {
    home: 'Start',
    board: 'Schwarzes Brett',
    record: 'Eintragen',
    exchanges: 'Tausch',
    messages: 'Nachrichten',
  },
  views: {
    history: 'Verlauf',
    year: 'Mein Jahr',
    conversations: 'Unterhaltungen',
    agenda: 'Termine',
  },
  back: { people: 'Wer in deiner Zeitbank ist', notice: 'Die Anzeige', profile: 'Dein Profil' },
  bank: {
    home: 'Bank',
    members: 'Mitglieder',
    exchanges: 'Tauschgeschäfte',
    pending: 'Offen',
    guide: 'Leitfaden',
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
  search: 'Mitglied oder Tausch suchen',
  broken: {
    title: 'Hier hat etwas geklemmt',
    text: 'Die Seite ließ sich nicht richtig öffnen. Bitte versuch es noch einmal: Was du eingetragen hast, ist sicher.',
    offline:
      'Ohne Verbindung lässt sich diese Seite nicht öffnen. Versuch es, sobald du wieder verbunden bist.',
    act: 'Seite neu öffnen',
  },
  unreadNews_one: 'In einer Unterhaltung gibt es Neues.',
  unreadNews_other: 'In {{count}} Unterhaltungen gibt es Neues.',
} satisfies Translated<typeof it>;
