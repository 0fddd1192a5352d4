/** SQL of the letters: one statement for each thing a letter can be about, with its reader. */
import { type NotNull, sql } from 'kysely';
import { LOCALES } from '#contract/locales.ts';
import { namesOfWhatWasDone } from '#server/modules/hours/exchanges/columns-sql.ts';
import { localeOf } from '#server/modules/people/accounts/locale-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { wordsIn } from '#server/platform/texts.ts';

/**
 * The address of a letter's reader; null for people without a login, whom the desk informs, and for
 * those who are no more.
 */
const ADDRESS = sql<string | null>`case
    when reader.access = 'self' and reader.gone_at is null then reader.email end`;

/** The reader of a letter (`Reader`), of the table `reader`: in a statement of the builder, and in one of SQL. */
export const READER_COLUMNS = [
  ADDRESS.as('email'),
  'reader.name',
  'reader.surname',
  localeOf('reader').as('locale'),
] as const;
export const READER = sql`${ADDRESS} as email, reader.name, reader.surname,
  ${localeOf('reader')} as locale`;

/** The name of the person of trust who did it for somebody else. */
const delegateIn = (act: 'created_by' | 'decided_by') =>
  sql<string | null>`(select delegate.name || ' ' || delegate.surname from person delegate
    where delegate.id = ${sql.ref(`exchange.${act}_delegate`)})`;

const DELEGATES = [
  delegateIn('created_by').as('creator_delegate'),
  delegateIn('decided_by').as('decider_delegate'),
] as const;

const BOOKS = wordsIn('server-books');

const wordOfErased = sql`case ${localeOf('reader')} ${sql.join(
  LOCALES.map((locale) => sql`when ${sql.lit(locale)} then ${sql.lit(BOOKS[locale].person)}`),
  sql` `,
)} end`;

/** A given name in a letter; who was erased is a person with a number, in the reader's language. */
const nameOfSide = (side: 'creditor' | 'debtor') =>
  sql<string>`case when ${sql.ref(`${side}.erased_at`)} is null
    then ${sql.ref(`${side}.name`)} else ${wordOfErased} end`;

/** An exchange as one of its two people reads it, with their balance after its last booking. */
export const readExchange = statement(
  'mail.readExchange',
  (p: Params<{ exchangeId: number; readerId: number }>) =>
    query
      .selectFrom('exchange')
      .innerJoin('person as creditor', 'creditor.id', 'exchange.creditor_id')
      .innerJoin('bank as creditor_bank', 'creditor_bank.id', 'exchange.creditor_bank_id')
      .innerJoin('person as debtor', 'debtor.id', 'exchange.debtor_id')
      .innerJoin('bank as debtor_bank', 'debtor_bank.id', 'exchange.debtor_bank_id')
      .innerJoin('person as creator', 'creator.id', 'exchange.created_by')
      .leftJoin('activity', 'activity.id', 'exchange.activity_id')
      .innerJoin('person as reader', (join) => join.on('reader.id', '=', p.readerId))
      .leftJoin('person as decider', (join) =>
        join.on('decider.id', '=', (eb) =>
          eb.fn.coalesce('exchange.reversed_by', 'exchange.decided_by'),
        ),
      )
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('transfer')
            .selectAll()
            .whereRef('transfer.exchange_id', '=', 'exchange.id')
            .where('exchange.state', 'in', ['confirmed', 'reversed'])
            .orderBy('transfer.id', 'desc')
            .limit(1)
            .as('transfer'),
        (join) => join.onTrue(),
      )
      .select(['exchange.creditor_id', 'exchange.debtor_id', 'exchange.created_by', ...DELEGATES])
      .select([
        'exchange.id',
        'exchange.state',
        'exchange.kind',
        'exchange.minutes',
        'exchange.performed_on',
        'exchange.note',
        nameOfSide('creditor').as('creditor_name'),
        'creditor.surname as creditor_surname',
        'creditor.kind as creditor_kind',
        'creditor_bank.name as creditor_bank_name',
        nameOfSide('debtor').as('debtor_name'),
        'debtor.surname as debtor_surname',
        'debtor.kind as debtor_kind',
        'debtor_bank.name as debtor_bank_name',
        'creator.name as creator_name',
        'creator.surname as creator_surname',
        namesOfWhatWasDone().as('activity_names'),
        'decider.name as decider_name',
        'decider.surname as decider_surname',
        'reader.id as reader_id',
        ...READER_COLUMNS,
      ])
      .select((eb) => [
        eb.fn.coalesce('exchange.reversal_reason', 'exchange.decision_reason').as('reason'),
        eb
          .case()
          .when('reader.id', '=', eb.ref('transfer.to_person_id'))
          .then(eb.ref('transfer.to_balance_minutes'))
          .when('reader.id', '=', eb.ref('transfer.from_person_id'))
          .then(eb.ref('transfer.from_balance_minutes'))
          .end()
          .as('balance_minutes'),
      ])
      .where('exchange.id', '=', p.exchangeId)
      .where(({ eb, ref }) =>
        eb('reader.id', 'in', [ref('exchange.creditor_id'), ref('exchange.debtor_id')]),
      ),
);

/** The latest membership or request between a person and a bank, and whether the reader administers that bank. */
export const readJoining = statement(
  'mail.readJoining',
  (p: Params<{ personId: number; bankId: number; readerId: number }>) =>
    query
      .selectFrom('membership')
      .innerJoin('person as applicant', 'applicant.id', 'membership.person_id')
      .innerJoin('bank', 'bank.id', 'membership.bank_id')
      .innerJoin('person as reader', (join) => join.on('reader.id', '=', p.readerId))
      .leftJoin('standing', 'standing.person_id', 'reader.id')
      .select([
        'membership.state',
        'membership.requested_at',
        'applicant.name as applicant_name',
        'applicant.surname as applicant_surname',
        'applicant.email as applicant_email',
        'applicant.phone as applicant_phone',
        'bank.name as bank_name',
        'bank.email as bank_email',
        ...READER_COLUMNS,
      ])
      .select((eb) =>
        eb
          .and([eb('standing.role', '=', 'ADMIN'), eb('standing.bank_id', '=', eb.ref('bank.id'))])
          .$castTo<boolean>()
          .as('reader_administers'),
      )
      .where('membership.person_id', '=', p.personId)
      .where('membership.bank_id', '=', p.bankId)
      // The desk talks to the people it acts for.
      .where('applicant.access', '=', 'self')
      .$narrowType<{ applicant_email: NotNull }>()
      .orderBy('membership.id', 'desc')
      .limit(1),
);

/** A person and the row behind a link to be sent to them, while it opens something. */
export const readLink = statement(
  'mail.readLink',
  (p: Params<{ personId: number; tokenId: string; now: Date }>) =>
    query
      .selectFrom('person')
      .innerJoin('mail_token', 'mail_token.person_id', 'person.id')
      .leftJoin('standing', 'standing.person_id', 'person.id')
      .leftJoin('bank', 'bank.id', 'standing.bank_id')
      .select([
        'person.email',
        'person.name',
        'person.surname',
        localeOf().as('locale'),
        'person.email_verified_at',
        'person.access',
        'bank.name as bank_name',
        'bank.email as bank_email',
        'mail_token.expires_at',
      ])
      .where('person.id', '=', p.personId)
      .where('mail_token.id', '=', p.tokenId)
      .where('mail_token.used_at', 'is', null)
      .where('mail_token.expires_at', '>', p.now),
);

/** A person, and how to reach their bank when they have one. */
export const readPerson = statement('mail.readPerson', (p: Params<{ personId: number }>) =>
  query
    .selectFrom('person')
    .leftJoin('standing', 'standing.person_id', 'person.id')
    .leftJoin('bank', 'bank.id', 'standing.bank_id')
    .select([
      'person.email',
      'person.name',
      'person.surname',
      localeOf().as('locale'),
      'bank.id as bank_id',
      'bank.name as bank_name',
      'bank.email as bank_email',
    ])
    .where('person.id', '=', p.personId),
);

/** A bank applied for, and who reads about it. */
export const readApplication = statement(
  'mail.readApplication',
  (p: Params<{ applicationId: number; readerId: number }>) =>
    query
      .selectFrom('bank_application as application')
      .innerJoin('person as applicant', 'applicant.id', 'application.applicant_id')
      .innerJoin('person as reader', (join) => join.on('reader.id', '=', p.readerId))
      .select([
        'application.state',
        'application.name as bank_name',
        'application.address as bank_address',
        'application.email as bank_email',
        'application.president',
        'applicant.name as applicant_name',
        'applicant.surname as applicant_surname',
        'applicant.email as applicant_email',
        ...READER_COLUMNS,
      ])
      .where('application.id', '=', p.applicationId)
      .$narrowType<{ applicant_email: NotNull }>(),
);

/** A link between two banks, and who reads about it. */
export const readBankLink = statement(
  'mail.readBankLink',
  (p: Params<{ linkId: number; readerId: number }>) =>
    query
      .selectFrom('bank_link as link')
      .innerJoin('bank as asking', 'asking.id', 'link.requester_bank_id')
      .innerJoin('bank as asked', 'asked.id', 'link.required_bank_id')
      .innerJoin('person as reader', (join) => join.on('reader.id', '=', p.readerId))
      .select([
        'link.state',
        'asking.name as asking_name',
        'asked.name as asked_name',
        ...READER_COLUMNS,
      ])
      .where('link.id', '=', p.linkId),
);

/** What waits for a debtor since then, the oldest first, and how many these are in all. */
export const readWaiting = statement(
  'mail.readWaiting',
  (p: Params<{ personId: number; recordedBefore: Date; most: number }>) =>
    query
      .selectFrom('exchange')
      .innerJoin('person as reader', 'reader.id', 'exchange.debtor_id')
      .innerJoin('person as creditor', 'creditor.id', 'exchange.creditor_id')
      .leftJoin('activity', 'activity.id', 'exchange.activity_id')
      .select([
        'exchange.performed_on',
        'exchange.minutes',
        'creditor.name as creditor_name',
        'creditor.surname as creditor_surname',
        namesOfWhatWasDone().as('activity_names'),
        ...READER_COLUMNS,
      ])
      .select((eb) => eb.fn.countAll<number>().over().as('how_many'))
      .where('exchange.debtor_id', '=', p.personId)
      .where('exchange.state', '=', 'pending')
      .where('exchange.created_at', '<=', p.recordedBefore)
      .orderBy('exchange.created_at')
      .orderBy('exchange.id')
      .limit(p.most),
);
