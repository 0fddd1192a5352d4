/** Menus, header, footer and the pages that belong to no room, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/frame.ts';

export default {
  portal: 'Time Bank',
  version: 'Version {{version}}',
  privacy: 'Privacy notice',
  privacyMissing: 'We cannot load the notice. Try again shortly.',
  personMenu: 'Menu of {{name}}',
  logout: 'Sign out',
  administration: 'Administration',
  toBank: 'Go to the bank’s desk',
  toPersonalHome: 'My home',
  portalDesk: 'New banks',
  portalBanks: 'The banks',
  portalHealth: 'Health',
  member: {
    home: 'Home',
    board: 'Board',
    messages: 'Messages',
    newExchange: 'Record exchange',
    myExchanges: 'My exchanges',
    pending: 'Pending',
    profile: 'Profile',
    searchBank: 'Find a bank',
    myBank: 'My bank',
    help: 'Help',
  },
  memberTabs: {
    home: 'Home',
    newExchange: 'Record',
    pending: 'Pending',
    myExchanges: 'Exchanges',
    profile: 'Profile',
  },
  bank: {
    home: 'Bank',
    members: 'Members',
    exchanges: 'Exchanges',
    pending: 'Pending',
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
  notFound: {
    title: 'This page isn’t here',
    text: 'Perhaps only half of the address was copied, or the page has moved. Your hours are safe.',
    act: 'Back to the start',
  },
  broken: {
    title: 'Something got stuck',
    text: 'The page did not open as it should. Try again: what you had recorded is safe.',
    offline: 'Without a connection this page does not open. Try again when it is back.',
    act: 'Open the page again',
  },
} satisfies Translated<typeof it>;
