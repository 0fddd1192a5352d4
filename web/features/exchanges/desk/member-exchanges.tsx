/** The confirmed exchanges of one member of the bank: the hours they gave, or those they received. */
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { useUrlState } from '#web/ui/address.ts';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { SelectFilter } from '#web/ui/table/filters.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn } from '#web/ui/table/row-acts.tsx';
import { useServerList } from '#web/ui/table/use-server-list.ts';
import { DetailsButton, useExchangeColumns } from '../parts/columns.tsx';
import { useExchangePage } from '../parts/use-exchange-page.ts';
import { bankExchangesQuery } from '../queries.ts';
import css from './desk.module.css';

const DEFAULTS = { side: 'given' };

/** Each side with its filter, and the column that would name the member in every row. */
const SIDES = {
  given: { ids: 'userFromIds', column: 'userFromFullName', empty: 'member.emptyGiven' },
  received: { ids: 'userToIds', column: 'userToFullName', empty: 'member.emptyReceived' },
} as const;
type Side = keyof typeof SIDES;

/** A heading, the choice of a side, and the list; ten a page, the newest first. */
export function MemberExchanges({ id }: { id: number }) {
  const { t } = useTranslation('bank-exchanges');
  const [state, set] = useUrlState(DEFAULTS);
  const side: Side = state.side === 'received' ? 'received' : 'given';
  return (
    <section aria-labelledby="member-exchanges">
      <Stack gap="small">
        <h2 id="member-exchanges">{t('member.title')}</h2>
        <div className={css.side}>
          <SelectFilter<Side>
            label={t('member.side')}
            value={side}
            options={(['given', 'received'] as const).map((value) => ({
              value,
              label: t(`member.${value}`),
            }))}
            onChange={(next) => set({ side: next }, { replace: true })}
          />
        </div>
        <OneSide key={side} id={id} side={side} />
      </Stack>
    </section>
  );
}

function OneSide({ id, side }: { id: number; side: Side }) {
  const { t } = useTranslation('bank-exchanges');
  const page = useExchangePage();
  const { ids, column, empty } = SIDES[side];
  const list = useServerList(page, bankExchangesQuery({ ...page.query, [ids]: [id] }));
  const columns = useExchangeColumns<Exchange>({ perspective: 'bank' });
  return (
    <ListTable
      list={list}
      caption={t(`member.${side}`)}
      columns={[
        ...columns.filter(({ key }) => key !== column),
        actsColumn<Exchange>(t('columns.acts'), (exchange) => (
          <DetailsButton id={exchange.id} perspective="bank" />
        )),
      ]}
      rowKey={(exchange) => exchange.id}
      empty={
        <EmptyState drawing={<ListDrawing />} title={t(empty)}>
          {t('member.emptyText')}
        </EmptyState>
      }
    />
  );
}
