/** The columns of an exchange and where they come from, with the names of what has none of its own. */
import { type RawBuilder, sql } from 'kysely';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { waitsForFund } from '#server/modules/hours/ledger/fund-floor-sql.ts';
import type { Row } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import { wordsIn } from '#server/platform/texts.ts';
import { NAMES } from '#texts/grammar/names.ts';

const BOOKS = wordsIn('server-books');

/** The service of an exchange or of the batch of many, or its kind where it is none. */
export function nameOfWhatWasDone(
  locale: Locale,
  of: 'exchange' | 'batch' = 'exchange',
): RawBuilder<string> {
  const { gift, share, opening, settlement } = BOOKS[locale].kinds;
  return sql<string>`case ${sql.ref(of)}.kind
    when 'service' then ${nameByLanguage('activity', locale)}
    when 'gift' then ${sql.lit(gift)}
    when 'share' then ${sql.lit(share)}
    when 'opening' then ${sql.lit(opening)}
    else ${sql.lit(settlement)} end`;
}

/** The same in every language of the portal, for letters, which know their reader's later. */
export function namesOfWhatWasDone(
  of: 'exchange' | 'batch' = 'exchange',
): RawBuilder<Record<Locale, string>> {
  const names = LOCALES.flatMap((locale) => [sql.lit(locale), nameOfWhatWasDone(locale, of)]);
  return sql`jsonb_build_object(${sql.join(names)})`;
}

/** Whether the portal has suspended one of the two banks of an exchange (specification §38). */
export const isBetweenSuspended: RawBuilder<boolean> = sql`exists (
  select from bank where suspended_at is not null
    and id in (exchange.creditor_bank_id, exchange.debtor_bank_id))`;

/** An exchange with everything that is read of it. */
export type ExchangeRow = Pick<
  Row<'exchange'>,
  | 'id'
  | 'creditor_id'
  | 'creditor_bank_id'
  | 'debtor_id'
  | 'debtor_bank_id'
  | 'performed_on'
  | 'minutes'
  | 'note'
  | 'hand'
  | 'state'
  | 'kind'
  | 'created_at'
  | 'created_by'
  | 'created_by_delegate'
  | 'decided_by'
> &
  Record<
    | `${'creditor' | 'debtor'}_${'full_name' | 'name' | 'surname' | 'bank_name'}`
    | `${'creator_full' | 'activity'}_name`,
    string
  > &
  Record<`${'creditor' | 'debtor'}_kind`, Row<'person'>['kind']> & {
    /** Confirming it now is certain to be refused: the fund would go below its limit. */
    waits_for_fund: boolean;
  };

/** The columns of `ExchangeRow`, with the names of service, kind and fund in one language. */
export function exchangeColumns(locale: Locale): RawBuilder<unknown> {
  return sql`exchange.id, exchange.creditor_id, exchange.creditor_bank_id, exchange.debtor_id,
    exchange.debtor_bank_id, exchange.performed_on, exchange.minutes, exchange.note,
    exchange.hand,
    exchange.state, exchange.kind, exchange.created_at, exchange.created_by,
    exchange.created_by_delegate, exchange.decided_by,
    creditor.kind as creditor_kind, debtor.kind as debtor_kind,
    ${waitsForFund} as waits_for_fund,
    ${namesOf('creditor', locale)}, creditor_bank.name as creditor_bank_name,
    ${namesOf('debtor', locale)}, debtor_bank.name as debtor_bank_name,
    ${creatorName(locale)} as creator_full_name, ${nameOfWhatWasDone(locale)} as activity_name`;
}

/** Who recorded it; where a person of trust did, with both names (specification §12). */
function creatorName(locale: Locale): RawBuilder<string> {
  const actsFor = sql.lit(` ${NAMES[locale].actsFor} `);
  return sql<string>`coalesce(
    (select delegate.full_name || ${actsFor} from person delegate
     where delegate.id = exchange.created_by_delegate), '') || ${fullName('creator', locale)}`;
}

/** The names of one side; a fund, and somebody who was erased, in the reader's language. */
function namesOf(side: 'creditor' | 'debtor', locale: Locale): RawBuilder<unknown> {
  const isFund = sql`${sql.ref(`${side}.kind`)} = 'fund'`;
  const fund = sql.lit(BOOKS[locale].fund);
  return sql`
    case when ${isFund} then ${fund} else ${fullName(side, locale)} end
      as ${sql.ref(`${side}_full_name`)},
    case when ${isFund} then ${fund} when ${isErased(side)} then ${sql.lit(BOOKS[locale].person)}
      else ${sql.ref(`${side}.name`)} end as ${sql.ref(`${side}_name`)},
    case when ${isFund} then '' else ${sql.ref(`${side}.surname`)} end
      as ${sql.ref(`${side}_surname`)}`;
}

type InExchange = 'creditor' | 'debtor' | 'creator';

const isErased = (who: InExchange) => sql`${sql.ref(`${who}.erased_at`)} is not null`;

/** As lists have it; of somebody who was erased a word and their number, which is their surname. */
function fullName(who: InExchange, locale: Locale): RawBuilder<string> {
  const word = sql.lit(`${BOOKS[locale].person} `);
  return sql<string>`case when ${isErased(who)} then ${word} || ${sql.ref(`${who}.surname`)}
    else ${sql.ref(`${who}.full_name`)} end`;
}

/** The tables that an exchange's columns come from, each joined by itself. */
export const JOINS = {
  creditor: sql`join person creditor on creditor.id = exchange.creditor_id`,
  creditorBank: sql`join bank creditor_bank on creditor_bank.id = exchange.creditor_bank_id`,
  debtor: sql`join person debtor on debtor.id = exchange.debtor_id`,
  debtorBank: sql`join bank debtor_bank on debtor_bank.id = exchange.debtor_bank_id`,
  creator: sql`join person creator on creator.id = exchange.created_by`,
  activity: sql`left join activity on activity.id = exchange.activity_id`,
};

/** All of them, for `exchangeColumns`. */
export const ALL_JOINS = sql.join(Object.values(JOINS), sql` `);
