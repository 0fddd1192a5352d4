/**
 * The namespaces of texts and their types. Italian is the original: its files say which keys exist, and
 * every other language must `satisfies Translated<typeof it>` them, no key more and none less.
 */

import type accessTokens from './it/access-tokens.ts';
import type accounts from './it/accounts.ts';
import type acting from './it/acting.ts';
import type activities from './it/activities.ts';
import type appointments from './it/appointments.ts';
import type archive from './it/archive.ts';
import type bankAppointments from './it/bank-appointments.ts';
import type bankBoard from './it/bank-board.ts';
import type bankDesk from './it/bank-desk.ts';
import type bankExchanges from './it/bank-exchanges.ts';
import type bankRecord from './it/bank-record.ts';
import type bankRules from './it/bank-rules.ts';
import type banks from './it/banks.ts';
import type cheques from './it/cheques.ts';
import type closing from './it/closing.ts';
import type connection from './it/connection.ts';
import type deskWork from './it/desk-work.ts';
import type errors from './it/errors.ts';
import type everydayWords from './it/everyday-words.ts';
import type exchanges from './it/exchanges.ts';
import type failedWork from './it/failed-work.ts';
import type frame from './it/frame.ts';
import type fund from './it/fund.ts';
import type health from './it/health.ts';
import type help from './it/help.ts';
import type imports from './it/imports.ts';
import type invitations from './it/invitations.ts';
import type joining from './it/joining.ts';
import type landing from './it/landing.ts';
import type letters from './it/letters.ts';
import type limits from './it/limits.ts';
import type members from './it/members.ts';
import type network from './it/network.ts';
import type notices from './it/notices.ts';
import type ownData from './it/own-data.ts';
import type ownExchanges from './it/own-exchanges.ts';
import type passkeys from './it/passkeys.ts';
import type pastExchanges from './it/past-exchanges.ts';
import type pictures from './it/pictures.ts';
import type planning from './it/planning.ts';
import type portal from './it/portal.ts';
import type privacy from './it/privacy.ts';
import type recorded from './it/recorded.ts';
import type recording from './it/recording.ts';
import type security from './it/security.ts';
import type shares from './it/shares.ts';
import type signIn from './it/sign-in.ts';
import type skills from './it/skills.ts';
import type threads from './it/threads.ts';
import type trust from './it/trust.ts';
import type ui from './it/ui.ts';
import type webhooks from './it/webhooks.ts';

export interface Namespaces {
  ui: typeof ui;
  frame: typeof frame;
  cheques: typeof cheques;
  connection: typeof connection;
  landing: typeof landing;
  errors: typeof errors;
  exchanges: typeof exchanges;
  fund: typeof fund;
  health: typeof health;
  help: typeof help;
  'everyday-words': typeof everydayWords;
  'own-exchanges': typeof ownExchanges;
  recorded: typeof recorded;
  recording: typeof recording;
  joining: typeof joining;
  'sign-in': typeof signIn;
  accounts: typeof accounts;
  banks: typeof banks;
  passkeys: typeof passkeys;
  'access-tokens': typeof accessTokens;
  'own-data': typeof ownData;
  'past-exchanges': typeof pastExchanges;
  pictures: typeof pictures;
  acting: typeof acting;
  trust: typeof trust;
  appointments: typeof appointments;
  planning: typeof planning;
  archive: typeof archive;
  letters: typeof letters;
  portal: typeof portal;
  privacy: typeof privacy;
  'failed-work': typeof failedWork;
  limits: typeof limits;
  security: typeof security;
  shares: typeof shares;
  closing: typeof closing;
  members: typeof members;
  'desk-work': typeof deskWork;
  imports: typeof imports;
  invitations: typeof invitations;
  'bank-appointments': typeof bankAppointments;
  'bank-board': typeof bankBoard;
  'bank-desk': typeof bankDesk;
  'bank-exchanges': typeof bankExchanges;
  'bank-record': typeof bankRecord;
  'bank-rules': typeof bankRules;
  network: typeof network;
  notices: typeof notices;
  skills: typeof skills;
  threads: typeof threads;
  webhooks: typeof webhooks;
  activities: typeof activities;
}

export type Namespace = keyof Namespaces;

/** The same keys as the original, any words. */
export type Translated<Original> = {
  [Key in keyof Original]: Original[Key] extends string ? string : Translated<Original[Key]>;
};
