/** Menus, header, footer, the names of places and a page that broke, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/frame.ts';

export default {
  portal: 'Time Bank',
  version: 'Version {{version}}',
  privacy: 'Privacy notice',
  accessibility: 'Accessibility',
  personMenu: 'Menu of {{name}}',
  logout: 'Sign out',
  administration: 'Administration',
  toBank: 'Go to the bank’s desk',
  toPersonalHome: 'My home',
  portalDesk: 'New banks',
  portalBanks: 'The banks',
  portalHealth: 'Health',
  member: {
    pending: 'Pending',
    profile: 'Profile',
    searchBank: 'Find a bank',
    myBank: 'My bank',
    help: 'Help',
  },
  places: {
    home: 'Home',
    board: 'Board',
    record: 'Record',
    exchanges: 'Exchanges',
    messages: 'Messages',
  },
  views: {
    history: 'History',
    year: 'My year',
    conversations: 'Conversations',
    agenda: 'Appointments',
  },
  back: { people: 'Who is in your bank', notice: 'The notice', profile: 'Your profile' },
  bank: {
    home: 'Bank',
    members: 'Members',
    exchanges: 'Exchanges',
    pending: 'Pending',
    guide: 'Guide',
    newExchange: 'Record exchange',
    network: 'Friend banks',
    profile: 'Bank profile',
  },
  bankTabs: {
    home: 'Bank',
    members: 'Members',
    pending: 'Pending',
    exchanges: 'Exchanges',
    newExchange: 'Record',
    network: 'Friends',
  },
  search: 'Find member or exchange',
  broken: {
    title: 'Something got stuck',
    text: 'The page did not open as it should. Try again: what you had recorded is safe.',
    offline: 'Without a connection this page does not open. Try again when it is back.',
    act: 'Open the page again',
  },
  unreadNews_one: 'There is something new in one conversation.',
  unreadNews_other: 'There is something new in {{count}} conversations.',
} satisfies Translated<typeof it>;
