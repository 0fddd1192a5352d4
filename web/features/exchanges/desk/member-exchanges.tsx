/** The confirmed exchanges of one member of the bank: the hours they gave, or those they received. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { usePageInRange, useUrlState } from '#web/ui/address.ts';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { SelectFilter } from '#web/ui/table/filters.tsx';
import { banksQuery } from '../queries.ts';
import { useExchangePage } from '../use-exchange-page.ts';
import css from './desk.module.css';
import { deskColumns } from './desk-columns.tsx';
import { DetailsButton } from './details-button.tsx';
import { bankExchangesQuery } from './queries.ts';

const DEFAULTS = { side: 'given' };
const SIDES = ['given', 'received'] as const;

/** Which column says what one knows anyway. */
const OWN_COLUMN = { given: 'userFromFullName', received: 'userToFullName' } as const;

/** A heading, the choice of a side, and the table; ten a page, the newest first. */
export function MemberExchanges({ id }: { id: number }) {
  const { t } = useTranslation('bank-exchanges');
  const [state, set] = useUrlState(DEFAULTS);
  const side = SIDES.find((one) => one === state.side) ?? 'given';
  return (
    <section aria-labelledby="member-exchanges">
      <Stack gap="small">
        <h2 id="member-exchanges">{t('member.title')}</h2>
        <div className={css.side}>
          <SelectFilter
            label={t('member.side')}
            value={side}
            options={SIDES.map((value) => ({ value, label: t(`member.${value}`) }))}
            onChange={(next) => set({ side: next }, { replace: true })}
          />
        </div>
        <OneSide key={side} id={id} side={side} />
      </Stack>
    </section>
  );
}

function OneSide({ id, side }: { id: number; side: (typeof SIDES)[number] }) {
  const { t } = useTranslation('bank-exchanges');
  const { data: banks } = useQuery(banksQuery);
  const { query, ...pages } = useExchangePage();
  const ids = { [side === 'given' ? 'userFromIds' : 'userToIds']: [id] };
  const list = useQuery(bankExchangesQuery({ ...query, ...ids }));
  usePageInRange(pages, list.data?.total);
  if (list.isError && !list.data) {
    return <LoadTrouble query={list} />;
  }
  const columns = deskColumns<Exchange>({
    t,
    own: banks?.[0]?.name,
    acts: (exchange) => <DetailsButton id={exchange.id} />,
  }).filter(({ key }) => key !== OWN_COLUMN[side]);
  return (
    <div className={css.dense}>
      <DataTable
        caption={t(`member.${side}`)}
        columns={columns}
        rows={list.data?.items}
        rowKey={(exchange) => exchange.id}
        total={list.data?.total}
        isRefreshing={list.isPlaceholderData}
        page={pages.page}
        onPage={pages.setPage}
        sort={pages.sort}
        onSort={pages.setSort}
        empty={
          <EmptyState
            drawing={<ListDrawing />}
            title={t(side === 'given' ? 'member.emptyGiven' : 'member.emptyReceived')}
          >
            {t('member.emptyText')}
          </EmptyState>
        }
      />
    </div>
  );
}
