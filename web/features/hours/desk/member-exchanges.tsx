/**
 * The exchanges of one member of the bank as a statement: with whom, what for, plus or minus, and the
 * balance after each.
 */
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { QueryOf } from '#contract/endpoints.ts';
import type { OwnExchange } from '#contract/hours/exchanges.ts';
import { call, callPage, callStream } from '#web/api/call.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursWidth } from '#web/ui/hours/hours-width.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { ViewNav } from '#web/ui/page/section-nav.tsx';
import { Aside } from '#web/ui/page/words.tsx';
import { usePrinting } from '#web/ui/paper/use-printing.ts';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn } from '#web/ui/table/row-acts.tsx';
import { useServerList } from '#web/ui/table/use-server-list.ts';
import { Activity, DetailsButton, NumberButton, shortBankName } from '../parts/columns.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { SignedHours, signedHours } from '../parts/own-words.tsx';
import { memberExchangesQuery } from '../parts/queries.ts';
import { useExchangePage } from '../parts/use-exchange-page.ts';
import { useOpenExchange } from '../parts/use-open-exchange.ts';
import css from './desk.module.css';
import { MemberStatement } from './member-statement.tsx';

const DEFAULTS = { view: 'all' };

/** Each view as its calls take it: that of the list, and that of the file. */
const VIEWS = {
  all: { list: {}, file: 'personIds' },
  given: { list: { side: 'creditor' }, file: 'userFromIds' },
  received: { list: { side: 'debtor' }, file: 'userToIds' },
  pending: { list: { status: 'pending' }, file: undefined },
} as const;
type View = keyof typeof VIEWS;
const VIEW_NAMES = ['all', 'given', 'received', 'pending'] as const satisfies View[];

interface MemberExchangesProps {
  id: number;
  /** Whose statement it is, and of which bank: for the head of the sheet. */
  name: string;
  bank: string | null;
}

/** A heading with print and export, the views, and the list; ten a page, the newest first. */
export function MemberExchanges({ id, name, bank }: MemberExchangesProps) {
  const { t } = useTranslation('bank-exchanges');
  const [state, set] = useUrlState(DEFAULTS);
  const view = VIEW_NAMES.find((one) => one === state.view) ?? 'all';
  const { sort } = useExchangePage();
  const { list, file } = VIEWS[view];
  const printing = usePrinting(memberSheetQuery(id, { ...list, sort }));
  const query = file && { [file]: [id], sort };
  return (
    <section aria-labelledby="member-exchanges">
      <Stack gap="small">
        <div className={css.statementHead}>
          <h2 id="member-exchanges">{t('member.title')}</h2>
          <Acts gap="tight" className={css.acts}>
            <Button
              kind="secondary"
              small
              whileClosed
              busy={printing.isPreparing}
              onClick={printing.print}
            >
              {t('member.print')}
            </Button>
            <ExportButton
              open={() => callStream('exportBankExchanges', { query: query ?? {} })}
              disabled={query === undefined}
            />
          </Acts>
        </div>
        <ViewNav<View>
          label={t('member.side')}
          views={VIEW_NAMES.map((value) => ({ value, label: t(`member.${value}`) }))}
          current={view}
          onChange={(next) => set({ view: next }, { replace: true })}
        />
        <OneView key={view} {...{ id, view }} />
      </Stack>
      {printing.rows?.map((sheet) => (
        <MemberStatement key={id} {...sheet} {...{ id, name, bank }} view={t(`member.${view}`)} />
      ))}
    </section>
  );
}

function OneView({ id, view }: { id: number; view: View }) {
  const { t } = useTranslation(['bank-exchanges', 'exchanges']);
  const page = useExchangePage();
  const list = useServerList(
    page,
    memberExchangesQuery(id, { ...VIEWS[view].list, ...page.query }),
  );
  const { open } = useOpenExchange();
  return (
    <ListTable
      list={list}
      caption={t(`member.captions.${view}`)}
      columns={useColumns(id, list.rows?.some(({ balanceAfter }) => balanceAfter !== null) ?? true)}
      onOpen={(exchange) => open(exchange.id)}
      rowKey={(exchange) => exchange.id}
      empty={
        <EmptyState drawing={<ListDrawing />} title={t(`member.empty.${view}`)}>
          {t('member.emptyText')}
        </EmptyState>
      }
    />
  );
}

/** The columns of hours, where their units are letters. */
const HOURS_REM = 6;
const BALANCE_REM = 7;

function useColumns(id: number, hasBalances: boolean): Column<OwnExchange>[] {
  const { t } = useTranslation(['bank-exchanges', 'exchanges']);
  const balance: Column<OwnExchange> = {
    key: 'balanceAfter',
    header: t('exchanges:columns.balanceAfter'),
    cell: ({ balanceAfter }) => balanceAfter !== null && <BalanceHours hours={balanceAfter} />,
    align: 'end',
    width: hoursWidth(BALANCE_REM),
  };
  return [
    {
      key: 'dateOfTransaction',
      header: t('exchanges:columns.date'),
      cell: ({ dateOfTransaction }) => tableDay(dateOfTransaction, currentLanguage()),
      sortable: true,
      width: 7,
    },
    {
      key: 'with',
      header: t('exchanges:columns.with'),
      cell: (row) => <With {...{ row, id }} />,
      onPhone: 'title',
      width: 12,
    },
    {
      key: 'description',
      header: t('exchanges:columns.description'),
      cell: ({ activity, note }) => (
        <>
          <Activity>{activity}</Activity>
          {note}
        </>
      ),
      sortable: true,
      onPhone: 'plain',
      // What hours in words need more, it gives.
      width: 17 + HOURS_REM + BALANCE_REM - hoursWidth(HOURS_REM) - hoursWidth(BALANCE_REM),
    },
    {
      key: 'quantityOfHours',
      header: t('exchanges:columns.hours'),
      cell: (row) => <SignedHours hours={signedHours(row, id)} />,
      sortable: true,
      align: 'end',
      onPhone: 'corner',
      width: hoursWidth(HOURS_REM),
    },
    ...(hasBalances ? [balance] : []),
    {
      key: 'id',
      header: t('exchanges:columns.id'),
      cell: (row) => <NumberButton id={row.id} />,
      sortable: true,
      align: 'end',
      onPhone: 'hidden',
      width: 4,
    },
    {
      ...actsColumn<OwnExchange>(t('columns.acts'), (row) => (
        <DetailsButton id={row.id} perspective="bank" />
      )),
      onDesk: 'hidden',
    },
  ];
}

/** The other side, with its bank where that is another. */
function With({ row, id }: { row: OwnExchange; id: number }) {
  const hasGiven = row.userFromId === id;
  const name = hasGiven ? row.userToFullName : row.userFromFullName;
  const [own, other] = hasGiven
    ? [row.bankFromName, row.bankToName]
    : [row.bankToName, row.bankFromName];
  if (own === other) return name;
  return (
    <>
      {name} <Aside>· {shortBankName(other, own)}</Aside>
    </>
  );
}

/** What a statement on paper holds: every exchange of one member, and the latest seal of the books. */
function memberSheetQuery(id: number, query: QueryOf<'listMemberExchanges'>) {
  const list = memberExchangesQuery(id, query);
  return queryOptions({
    queryKey: [...list.queryKey, 'sheet'],
    queryFn: async ({ signal }) => {
      const [{ items: rows }, seals] = await Promise.all([
        callPage('listMemberExchanges', { params: { id }, query }, { signal }),
        call('listSeals', { query: {} }, { signal }),
      ]);
      return { items: [{ rows, seal: seals[0] }], total: 1 };
    },
  });
}
