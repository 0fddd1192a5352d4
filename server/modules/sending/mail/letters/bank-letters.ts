/** Letters about banks: links between two, applications for one, rules, shares, webhooks, suspensions. */
import {
  BANK_RULES,
  RULE_NAMES,
  type RuleName,
  type RuleValue,
} from '#contract/banks/bank-rules.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import { personName } from '#contract/person-name.ts';
import { showDay } from '#contract/values.ts';
import { weekdayName } from '#contract/weekday.ts';
import type { Events } from '#server/modules/sending/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import {
  applicant,
  applicantAndBank,
  bankAdministrators,
  bankMembers,
  linkAsked,
  linkAsking,
  portalAdministrators,
} from '../audiences.ts';
import {
  readBankState,
  readRuleChange,
  readShareAnnouncement,
  readWebhookOff,
} from './bank-sql.ts';
import { inState, type Matter, noLetter, type ToBeWritten } from './letter.ts';
import { readApplication, readBankLink } from './sql.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-banks');

function link({ database, payload: { linkId }, personId }: ToBeWritten<{ linkId: number }>) {
  return database.first(readBankLink, { linkId, readerId: personId });
}

const ofLink = {
  why: 'bankDesk',
  theme: 'bank',
  /** Who asks for the link, and who decides on it. */
  facts: ({ row }: { row: RowOf<typeof readBankLink> }) => ({
    asking: row.asking_name,
    asked: row.asked_name,
  }),
  button: '/bank-network',
} as const;

type OfApplication = ToBeWritten<{ applicationId: number }>;

function application({ database, payload: { applicationId }, personId }: OfApplication) {
  return database.first(readApplication, { applicationId, readerId: personId });
}

const applicationFacts = ({ row }: { row: RowOf<typeof readApplication> }) => ({
  bank: row.bank_name,
  applicant: personName({ name: row.applicant_name, surname: row.applicant_surname }),
});

const toApplicant = { why: 'application', theme: 'bank', facts: applicationFacts } as const;

/** The change while it is the latest; nothing for a rule that only another version knows. */
async function rule({ database, payload: { ruleId }, personId }: ToBeWritten<{ ruleId: number }>) {
  const row = await database.first(readRuleChange, { ruleId, readerId: personId });
  const rule = RULE_NAMES.find((one) => one === row?.rule_name);
  return row && rule && { ...row, rule };
}

function bank({ database, payload: { bankId }, personId }: ToBeWritten<{ bankId: number }>) {
  return database.first(readBankState, { bankId, readerId: personId });
}

const ofSuspension = {
  why: 'bankDesk',
  to: bankAdministrators,
  theme: 'bank',
  facts: ({ row }: { row: RowOf<typeof readBankState> }) => ({ bank: row.bank_name }),
  details: ({ payload }: { payload: { reason: string } }) => ({
    reason: { asTyped: payload.reason },
  }),
  button: '/bank-home',
} as const;

export const bankLetters = {
  /** Only the screens of the bank reload. */
  'room-changed': noLetter<Events['room-changed']>('bankDesk'),

  /** Another bank asks for a link (law L11). */
  'link-requested': letter('link-requested', link, {
    ...ofLink,
    optional: false,
    to: linkAsked,
    stillTrue: inState('requested'),
  }),

  /** The other bank is now a friend bank. */
  'link-approved': letter('link-approved', link, {
    ...ofLink,
    optional: false,
    to: linkAsking,
    stillTrue: inState('approved'),
  }),

  /** The other bank does not want the link. */
  'link-rejected': letter('link-rejected', link, {
    ...ofLink,
    optional: false,
    to: linkAsking,
    stillTrue: inState('rejected'),
  }),

  /** Somebody wants to open a bank. */
  'application-received': letter('application-received', application, {
    why: 'portalDesk',
    optional: false,
    to: portalAdministrators,
    theme: 'bank',
    stillTrue: inState('open'),
    facts: applicationFacts,
    details: (matter) => ({
      bank: matter.row.bank_name,
      address: matter.row.bank_address,
      president: matter.row.president,
      email: matter.row.bank_email,
      applicant: `${applicationFacts(matter).applicant}, ${matter.row.applicant_email}`,
    }),
    button: '/portal',
  }),

  /** To the applicant and to the bank's own address: the bank is open. */
  'application-approved': letter('application-approved', application, {
    ...toApplicant,
    optional: false,
    to: applicantAndBank,
    stillTrue: inState('approved'),
    button: '/bank-home',
  }),

  /** The bank they applied for is not opened. */
  'application-denied': letter('application-denied', application, {
    ...toApplicant,
    optional: false,
    to: applicant,
    stillTrue: inState('denied'),
    button: '/login',
  }),

  /** To the members: what a rule was, and what it is now. Silent once it has changed again. */
  'rule-changed': letter('rule-changed', rule, {
    why: 'membership',
    optional: false,
    to: bankMembers,
    facts: ({ row, say }) => ({
      title: say(`rules.${row.rule}.name`),
      by: personName({ name: row.setter_name, surname: row.setter_surname }),
      bank: row.bank_name,
    }),
    details: (matter) => {
      const { rule, before, value, note } = matter.row;
      return {
        rule: matter.say(`rules.${rule}.name`),
        before: ruleValue(rule, before ?? BANK_RULES[rule].standard, matter),
        now: ruleValue(rule, value, matter),
        why: note,
      };
    },
    button: '/my-bank#rules',
  }),

  /** To every member, thirty days before. Silent once there is a later announcement. */
  'share-announced': letter(
    'share-announced',
    ({ database, payload: { announcementId }, personId }) =>
      database.first(readShareAnnouncement, { announcementId, readerId: personId }),
    {
      why: 'membership',
      optional: false,
      to: bankMembers,
      cases: ({ row }) => [row.bank_phone && 'phone'],
      facts: ({ row, locale }) => ({
        bank: row.bank_name,
        year: row.year,
        hours: formatMinutes(row.minutes, locale),
        day: showDay(row.bookable_from),
        phone: row.bank_phone,
      }),
      button: '/my-bank#rules',
    },
  ),

  /** The portal has turned a webhook off (specification §29). Silent once it is on again, or gone. */
  'webhook-turned-off': letter(
    'webhook-turned-off',
    ({ database, payload: { webhookId }, personId }) =>
      database.first(readWebhookOff, { webhookId, readerId: personId }),
    {
      why: 'bankDesk',
      optional: false,
      to: bankAdministrators,
      theme: 'bank',
      details: ({ row }) => ({ url: row.url }),
      button: '/bank-webhooks',
    },
  ),

  /** The portal has suspended the bank (specification §38). */
  'bank-suspended': letter('bank-suspended', bank, {
    ...ofSuspension,
    optional: false,
    stillTrue: (row) => row.is_suspended,
  }),

  'bank-reopened': letter('bank-reopened', bank, {
    ...ofSuspension,
    optional: false,
    stillTrue: (row) => !row.is_suspended,
  }),
};

const TIME_OF = { days: 'day', months: 'month', years: 'year' } as const;

/** A value of the books as a reader says it. */
function ruleValue(
  name: RuleName,
  value: RuleValue,
  { locale, say }: Matter<unknown, unknown>,
): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  const { unit } = BANK_RULES[name];
  if (unit === 'hours' || unit === 'flag') return formatMinutes(value, locale);
  if (unit === 'weekday') return weekdayName(value, locale);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: TIME_OF[unit],
    unitDisplay: 'long',
  }).format(value);
}
