/** Letters between a person and a bank: joining and leaving, people of trust, the privacy notice. */
import { personName } from '#contract/person-name.ts';
import { showDay } from '#contract/values.ts';
import { findConsent } from '#server/modules/people/consents/sql.ts';
import type { Events } from '#server/modules/sending/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { bankAdministrators, bothOfCompany, bothOfDelegation, thePerson } from '../audiences.ts';
import { readCompanion } from './companion-sql.ts';
import { readDelegation } from './delegate-sql.ts';
import { inState, noLetter, type ToBeWritten } from './letter.ts';
import { readJoining, readPerson } from './sql.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-members');

type InBank = ToBeWritten<{ personId: number; bankId: number }>;

/** The latest request or membership between the two: a letter is silent once it says otherwise. */
function joining({ database, payload: { personId, bankId }, personId: readerId }: InBank) {
  return database.first(readJoining, { personId, bankId, readerId });
}

const bankOf = ({ row }: { row: RowOf<typeof readJoining> }) => ({
  bank: row.bank_name,
  bankEmail: row.bank_email,
});

type OfDelegation = ToBeWritten<{ delegationId: number }>;

function delegation({ database, payload: { delegationId }, personId: readerId }: OfDelegation) {
  return database.first(readDelegation, { delegationId, readerId });
}

type Delegation = RowOf<typeof readDelegation>;

const side = ({ row }: { row: Delegation }) =>
  row.reader_id === row.person_id ? ['member'] : [row.is_of_body && 'referent', 'delegate'];

const trustFacts = ({ row }: { row: Delegation }) => ({
  person: personName({ name: row.person_name, surname: row.person_surname }),
  delegate: personName({ name: row.delegate_name, surname: row.delegate_surname }),
  bank: row.bank_name,
  bankEmail: row.bank_email,
});

function company({
  database,
  payload: { companyId },
  personId: readerId,
}: ToBeWritten<{ companyId: number }>) {
  return database.first(readCompanion, { companyId, readerId });
}

/** A member and what they agreed to; nothing once they have answered, or left the bank. */
async function unanswered({ database, payload: { personId, bankId } }: InBank) {
  const consent = await database.first(findConsent, { bankId, personId });
  const row = await database.first(readPerson, { personId });
  const agreed = consent?.agreed_number ?? 0;
  if (!consent || row?.bank_id !== bankId || agreed >= consent.asking_number) return undefined;
  return { ...row, isNew: agreed > 0 };
}

export const memberLetters = {
  /** To a bank's administrators: somebody asks to join (law L11). */
  'join-requested': letter('join-requested', joining, {
    why: 'bankDesk',
    optional: false,
    to: bankAdministrators,
    theme: 'bank',
    stillTrue: (row) => row.state === 'requested' && row.reader_administers,
    facts: ({ row }) => ({ applicant: applicantOf(row), bank: row.bank_name }),
    details: ({ row }) => ({
      name: applicantOf(row),
      email: row.applicant_email,
      phone: row.applicant_phone ?? '—',
    }),
    button: '/bank-members-awaiting',
  }),

  /** The bank they asked has accepted them. */
  'join-accepted': letter('join-accepted', joining, {
    why: 'membership',
    optional: false,
    to: thePerson,
    stillTrue: inState('active'),
    facts: bankOf,
    button: '/login',
  }),

  /** The bank they asked has not accepted them; they may ask another. */
  'join-denied': letter('join-denied', joining, {
    why: 'membership',
    optional: false,
    to: thePerson,
    stillTrue: inState('denied'),
    facts: bankOf,
    button: '/login',
  }),

  /** They are no longer a member; what was exchanged stays in the books (law L7). */
  'member-removed': letter('member-removed', joining, {
    why: 'membership',
    optional: false,
    to: thePerson,
    stillTrue: inState('ended'),
    facts: bankOf,
    button: '/login',
  }),

  /** Webhooks alone are told. */
  'membership-changed': noLetter<Events['membership-changed']>('bankDesk'),

  /** To both: from now on one acts for the other (specification §12). */
  'delegate-named': letter('delegate-named', delegation, {
    why: 'trust',
    optional: false,
    to: bothOfDelegation,
    stillTrue: (row) => !row.has_ended,
    cases: side,
    facts: trustFacts,
    details: (matter) => {
      const { person, delegate } = trustFacts(matter);
      const { reader_id: readerId, person_id: memberId, signed_on: signedOn } = matter.row;
      return { who: readerId === memberId ? delegate : person, signedOn: showDay(signedOn) };
    },
    button: '/user-profile/trust',
  }),

  /** To both: one acts for the other no more. */
  'delegate-ended': letter('delegate-ended', delegation, {
    why: 'trust',
    optional: false,
    to: bothOfDelegation,
    stillTrue: (row) => row.has_ended,
    cases: side,
    facts: trustFacts,
    details: ({ row: { ended_by_name: name, ended_by_surname: surname } }) => ({
      endedBy: name === null ? '—' : personName({ name, surname: surname ?? '' }),
    }),
    button: '/user-profile/trust',
  }),

  /** To both: one accompanies the other in their first weeks (specification §43). */
  'companion-named': letter('companion-named', company, {
    why: 'membership',
    optional: false,
    to: bothOfCompany,
    stillTrue: (row) => !row.has_ended,
    cases: ({ row }) => [row.is_newcomer ? 'newcomer' : 'companion'],
    facts: ({ row: { partner, bank_name: bank, bank_email: bankEmail } }) => ({
      ...{ partner, bank, bankEmail },
    }),
    details: ({ row }) => ({ phone: row.partner_phone }),
    button: '/home',
  }),

  /** Open screens alone are told: it ends without a word. */
  'companion-ended': noLetter<Events['companion-ended']>('membership'),

  /** The privacy notice of their bank waits for an answer (specification §36). */
  'consent-asked': letter('consent-asked', unanswered, {
    why: 'membership',
    optional: false,
    to: thePerson,
    cases: ({ row }) => [row.isNew && 'again'],
    facts: ({ row }) => ({ bank: row.bank_name }),
    button: '/home',
  }),
};

function applicantOf(row: RowOf<typeof readJoining>): string {
  return personName({ name: row.applicant_name, surname: row.applicant_surname });
}
