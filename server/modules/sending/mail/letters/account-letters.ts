/** Letters about a person's own account: its address, its password, what guards it, and its end. */
import { findErasure } from '#server/modules/people/erasure/sql.ts';
import { mailTokenText } from '#server/modules/sending/outbox/mail-token.ts';
import type { MailTokenPurpose } from '#server/modules/tables.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { atAddress, thePerson } from '../audiences.ts';
import type { Matter, ToBeWritten } from './letter.ts';
import { showMoment } from './moments.ts';
import { readLink, readPerson } from './sql.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-accounts');

type AboutPerson = ToBeWritten<{ personId: number }>;
type AboutLink = ToBeWritten<{ personId: number; tokenId?: string | null }>;

function person({ database, payload: { personId } }: AboutPerson) {
  return database.first(readPerson, { personId });
}

/** The link that the letter is about, with its person; nothing once it is used, replaced or expired. */
async function link({ database, clock, payload: { personId, tokenId } }: AboutLink) {
  return tokenId ? database.first(readLink, { personId, tokenId, now: clock.now() }) : undefined;
}

/** With the way back to their old address, while it is open. */
async function personWithWayBack(letter: AboutLink) {
  const row = await person(letter);
  const wayBack = row && (await link(letter));
  return row && { ...row, wayBackUntil: wayBack?.expires_at };
}

/** With the moment from which they are erased, if they still want it. */
async function erasure(letter: AboutPerson) {
  const asked = await letter.database.first(findErasure, letter.payload);
  const row = await person(letter);
  return asked && row && { ...row, due: asked.due_at };
}

/** The secret of a link, which is made here and only here. */
function token({ secret, payload }: AboutLink, purpose: MailTokenPurpose): string {
  return mailTokenText(secret, purpose, payload.tokenId ?? '');
}

type Banked = Pick<RowOf<typeof readPerson>, 'bank_name' | 'bank_email'>;

/** The bank of a person and how to reach it, when they have one. */
const bankOf = (row: Banked) => row.bank_name && `${row.bank_name}, ${row.bank_email}`;
const ofMember = (row: Banked) => row.bank_name !== null && 'member';

const untilOf = ({ row, locale, config }: Matter<unknown, { expires_at: Date }>) =>
  showMoment(row.expires_at, locale, config.timeZone);

export const accountLetters = {
  /** A link that proves the address of somebody who registered (specification §23). */
  'verify-email': letter('verify-email', link, {
    why: 'address',
    optional: false,
    to: thePerson,
    toStranger: true,
    stillTrue: (row) => row.email_verified_at === null,
    facts: (matter) => ({ until: untilOf(matter) }),
    button: (matter) =>
      `/registration-confirm?registrationToken=${token(matter, 'verify-email')}&lang=${matter.locale}`,
  }),

  /** To a person who has forgotten their password: a link that works once (api: one hour). */
  'reset-password': letter('reset-password', link, {
    why: 'account',
    optional: false,
    to: thePerson,
    facts: (matter) => ({ until: untilOf(matter) }),
    button: (matter) => passwordPage(matter, 'reset-password'),
  }),

  /** To somebody without a login, at the address that the desk knows: a link to choose a password. */
  invitation: letter('invitation', link, {
    why: 'address',
    optional: false,
    to: thePerson,
    toStranger: true,
    stillTrue: ({ access }) => access === 'desk',
    cases: ({ row }) => [ofMember(row)],
    facts: (matter) => ({ until: untilOf(matter), bank: bankOf(matter.row) }),
    button: (matter) => passwordPage(matter, 'invitation'),
  }),

  /** So that nobody changes a password behind a person's back. */
  'password-changed': letter('password-changed', person, {
    why: 'account',
    optional: false,
    to: thePerson,
    button: '/change-password',
  }),

  /** They signed in, or somebody with their password, from a browser in which they never did (specification §24). */
  'signed-in-elsewhere': letter('signed-in-elsewhere', person, {
    why: 'account',
    optional: false,
    to: thePerson,
    details: ({ payload: { at, browser, system }, locale, config, say }) => ({
      device:
        browser && system
          ? say('device', { browser, system })
          : (browser ?? system ?? say('unknownDevice')),
      at: showMoment(new Date(at), locale, config.timeZone),
    }),
    button: '/user-security',
    other: '/change-password',
  }),

  /** Nobody turns a second factor on or off behind a person's back (specification §25). */
  'sign-in-guard-changed': letter('sign-in-guard-changed', person, {
    why: 'account',
    optional: false,
    to: thePerson,
    cases: ({ payload }) => [payload.what],
    button: '/user-security',
    other: '/change-password',
  }),

  /** They asked to be erased: what happens when, and the way back (specification §34). */
  'erasure-asked': letter('erasure-asked', erasure, {
    why: 'account',
    optional: false,
    to: thePerson,
    facts: ({ row, locale, config }) => ({ due: showMoment(row.due, locale, config.timeZone) }),
    button: ({ payload }) => ({ keep: payload.personId }),
    other: '/change-password',
  }),

  /**
   * To the address that was theirs until now, with the way back while there is one: so that a slip can
   * be put right, and nobody takes an account over unseen.
   */
  'email-changed': letter('email-changed', personWithWayBack, {
    why: 'account',
    optional: false,
    to: atAddress('oldEmail'),
    stillTrue: (row, { payload }) => row.email !== payload.oldEmail,
    cases: ({ row }) => [row.wayBackUntil !== undefined && 'undoable', ofMember(row)],
    facts: ({ row, locale, config }) => ({
      until: row.wayBackUntil && showMoment(row.wayBackUntil, locale, config.timeZone),
      bank: bankOf(row),
    }),
    button: (matter) =>
      matter.row.wayBackUntil
        ? `/restore-email?token=${token(matter, 'restore-email')}&lang=${matter.locale}`
        : '/login',
  }),

  /** To the address that is theirs from now on: what it is good for. */
  'email-new': letter('email-new', person, {
    why: 'address',
    optional: false,
    to: atAddress('newEmail'),
    toStranger: true,
    stillTrue: (row, { payload }) => row.email === payload.newEmail,
    button: '/login',
  }),

  /** To the address that was given up because the one before it took the account back. */
  'email-restored': letter('email-restored', person, {
    why: 'address',
    optional: false,
    to: atAddress('droppedEmail'),
    toStranger: true,
    stillTrue: (row, { payload }) => row.email !== payload.droppedEmail,
    cases: ({ row }) => [ofMember(row)],
    facts: ({ row }) => ({ bank: bankOf(row) }),
    button: '/login',
  }),
};

function passwordPage(
  matter: Matter<{ personId: number; tokenId: string }, unknown>,
  purpose: MailTokenPurpose,
): string {
  const { payload, locale } = matter;
  return `/reset-password?passwordToken=${token(matter, purpose)}&id=${payload.personId}&lang=${locale}`;
}
