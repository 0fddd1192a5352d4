/** SQL of lists of exchanges. Every variant of sort and filter is a statement of its own. */
import { sql } from 'kysely';
import type { ExchangeState } from '#contract/exchange-states.ts';
import type { ExchangeSort } from '#contract/exchanges.ts';
import type { Locale } from '#contract/locales.ts';
import { statementsBy } from '#server/modules/tables.ts';
import type { Order, PageValues } from '#server/platform/paging.ts';
import { exchangesAsRead } from './sql.ts';

export type Side = 'either' | 'creditor' | 'debtor';

interface MemberListVariant {
  locale: Locale;
  side: Side;
  order: Order<ExchangeSort>;
  searching: boolean;
  byCreditor: boolean;
  byDebtor: boolean;
}

interface MemberListValues extends PageValues {
  personId: number;
  bankId: number;
  state: ExchangeState;
  /** Days; wide open when not asked for. */
  from: string;
  to: string;
  search: string;
  creditorIds: number[];
  debtorIds: number[];
}

const ORDER = {
  dateOfTransaction: sql`exchange.performed_on`,
  userFromFullName: sql`creditor.folded_name`,
  bankFromName: sql`fold(creditor_bank.name)`,
  userToFullName: sql`debtor.folded_name`,
  bankToName: sql`fold(debtor_bank.name)`,
  note: sql`fold(exchange.note)`,
  creator: sql`creator.folded_name`,
  id: sql`exchange.id`,
} satisfies Record<Exclude<ExchangeSort, 'quantityOfHours'>, unknown>;

/** A member's exchanges in one state, from the account in their bank. */
export const listOfMember = statementsBy(
  'exchanges.listOfMember',
  ({ locale, side, order, searching, byCreditor, byDebtor }: MemberListVariant) =>
    (p: MemberListValues) => {
      const given = sql<boolean>`(creditor_id, creditor_bank_id) = (${p.personId}::bigint, ${p.bankId}::bigint)`;
      const received = sql<boolean>`(debtor_id, debtor_bank_id) = (${p.personId}::bigint, ${p.bankId}::bigint)`;
      const mine = {
        creditor: given,
        debtor: received,
        either: sql<boolean>`(${given} or ${received})`,
      };
      const sortBy =
        order.field === 'quantityOfHours'
          ? sql`case when creditor_id = ${p.personId}::bigint then minutes else -minutes end`
          : ORDER[order.field];
      const direction = order.descending ? 'desc' : 'asc';
      return exchangesAsRead(locale)
        .select(sql<number>`count(*) over ()`.as('total'))
        .where(mine[side])
        .where('exchange.state', '=', p.state)
        .where('performed_on', '>=', p.from)
        .where('performed_on', '<=', p.to)
        .$if(byCreditor, (all) =>
          all.where(sql<boolean>`creditor_id = any(${p.creditorIds}::bigint[])`),
        )
        .$if(byDebtor, (all) => all.where(sql<boolean>`debtor_id = any(${p.debtorIds}::bigint[])`))
        .$if(searching, (all) =>
          all.where(
            sql<boolean>`(creditor.folded_name like fold(${p.search})
              or debtor.folded_name like fold(${p.search})
              or fold(exchange.note) like fold(${p.search}))`,
          ),
        )
        .orderBy(sortBy, direction)
        .orderBy('exchange.id', direction)
        .limit(p.limit)
        .offset(p.offset);
    },
);
