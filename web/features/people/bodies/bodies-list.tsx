/** The bodies that are members of the bank, and who acts for each (specification §51). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BODY_SORTS, type Body } from '#contract/people/bodies.ts';
import { readPage } from '#web/api/read.ts';
import { memberPath } from '#web/paths.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { Name, Soft } from '#web/ui/page/words.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';

interface BodiesListProps {
  onChange: (body: Body) => void;
  /** The button that names a referent of one. */
  namer: (body: Body) => ReactNode;
}

/** By name, ten a page. */
export function BodiesList({ onChange, namer }: BodiesListProps) {
  const { t } = useTranslation('bodies');
  const page = useListPage(BODY_SORTS, 'name');
  const list = useServerList(page, readPage('listBodies', { query: { ...page.query, q: page.q } }));
  const columns: Column<Body>[] = [
    {
      key: 'name',
      header: t('fields.name'),
      sortable: true,
      cell: ({ id, name, kind }) => (
        <>
          <Link to={memberPath(id)}>
            <Name>{name}</Name>
          </Link>
          <Soft>{t(`kinds.${kind}`)}</Soft>
        </>
      ),
      onPhone: 'title',
      width: 16,
    },
    {
      key: 'referents',
      header: t('list.referents'),
      cell: ({ referents }) =>
        referents.length === 0 ? t('list.desk') : referents.map(({ name }) => name).join(', '),
      width: 16,
    },
    {
      key: 'balance',
      header: t('list.balance'),
      cell: ({ balance }) => <BalanceHours hours={balance} inInk />,
      align: 'end',
      width: 7,
    },
    actsColumn<Body>(
      t('list.acts'),
      (body) => (
        <RowActs isQuiet>
          <DecisionButton small kind="secondary" onClick={() => onChange(body)}>
            {t('list.change')}
            <span className="visually-hidden"> {body.name}</span>
          </DecisionButton>
          {namer(body)}
        </RowActs>
      ),
      16,
    ),
  ];
  return (
    <ListTable
      list={list}
      caption={t('list.caption')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={
        <EmptyState drawing={<PeopleDrawing />} title={t('list.none')}>
          {t('list.noneText')}
        </EmptyState>
      }
    />
  );
}
