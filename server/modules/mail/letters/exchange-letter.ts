/** What letters about an exchange have in common: one statement, and the facts in the reader's words. */

import type { ExchangeState } from '#contract/exchange-states.ts';
import { formatMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { showDay } from '#contract/values.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { Audience } from '../audiences.ts';
import { type ExchangeFacts, exchangeDetails } from './exchange-details.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readExchange } from './sql.ts';
import { nameOf, oneLine } from './typed.ts';

interface ExchangeLetter<Payload> {
  to: Audience<Payload>;
  /** The state in which the letter is true. */
  state: ExchangeState;
  /** The page of the button. */
  page: '/confirm-transaction' | '/my-transaction';
  words: InEachLanguage<ExchangeFacts>;
}

/** A letter to creditor or debtor; silent once the exchange has moved on to another state. */
export function exchangeLetter<Payload extends { exchangeId: number }>({
  to,
  state,
  page,
  words,
}: ExchangeLetter<Payload>): Letter<Payload> {
  return {
    to,
    async write({ database, config }, { exchangeId }, personId) {
      const row = await database.first(readExchange, { exchangeId, readerId: personId });
      if (row?.state !== state) return undefined;
      const facts = factsOf(row, row.locale);
      return {
        reader: row,
        words: { ...words[row.locale](facts), details: exchangeDetails(facts, row.locale) },
        url: `${config.publicUrl}${page}?exchange=${exchangeId}`,
        room: 'member',
      };
    },
  };
}

type Row = RowOf<typeof readExchange>;

function factsOf(row: Row, locale: Locale): ExchangeFacts {
  const creditor = nameOf({ name: row.creditor_name, surname: row.creditor_surname });
  const debtor = nameOf({ name: row.debtor_name, surname: row.debtor_surname });
  const gave = row.reader_id === row.creditor_id;
  const decided = row.decider_name !== null && row.decider_surname !== null;
  return {
    creditor,
    creditorBank: oneLine(row.creditor_bank_name),
    debtor,
    debtorBank: oneLine(row.debtor_bank_name),
    gave,
    other: gave ? debtor : creditor,
    hours: formatMinutes(row.minutes, locale),
    day: showDay(row.performed_on),
    activity: oneLine({ it: row.name_it, en: row.name_en, de: row.name_de }[locale]),
    note: row.note,
    recordedBy:
      row.created_by === row.creditor_id
        ? undefined
        : nameOf({ name: row.creator_name, surname: row.creator_surname }),
    state: row.state,
    decidedBy: decided
      ? nameOf({ name: row.decider_name ?? '', surname: row.decider_surname ?? '' })
      : undefined,
    reason: row.reason ?? undefined,
    balance:
      row.balance_minutes === null
        ? undefined
        : formatMinutes(row.balance_minutes, locale, 'always'),
  };
}
