/** Who was a member and is none any more: until when, with which card, and the balance they left. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMER_MEMBER_SORTS, type FormerMember } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { readPage } from '#web/api/read.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';

/** The list with its search; who left last stands first. @param acts more to do with one of them */
export function FormerList({ acts }: { acts: (person: FormerMember) => ReactNode }) {
  const { t } = useTranslation('members');
  const page = useListPage(FORMER_MEMBER_SORTS, '-endedAt');
  const query = { ...page.query, q: page.q };
  const list = useServerList(page, readPage('listFormerMembers', { query }));
  const columns: Column<FormerMember>[] = [
    {
      key: 'surname',
      header: t('columns.fullName'),
      cell: ({ fullName }) => fullName,
      sortable: true,
      onPhone: 'title',
      width: 16,
    },
    {
      key: 'number',
      header: t('columns.number'),
      cell: ({ number }) => number ?? '–',
      align: 'end',
      width: 6,
    },
    {
      key: 'endedAt',
      header: t('columns.endedAt'),
      cell: ({ endedAt }) => tableDay(endedAt, currentLanguage()),
      sortable: true,
      width: 8,
    },
    {
      key: 'total',
      header: t('columns.total'),
      cell: ({ total }) => <BalanceHours hours={total} />,
      align: 'end',
      onPhone: 'corner',
      width: 8,
    },
    actsColumn(
      t('columns.acts'),
      (person) => (
        <RowActs isQuiet>
          <Exchanges person={person} />
          {acts(person)}
        </RowActs>
      ),
      18,
    ),
  ];
  const none = page.q === '' ? 'former.empty' : 'nobodyFound';
  return (
    <ListTable
      list={list}
      caption={t('former.title')}
      searchLabel={t('former.search')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={
        <EmptyState drawing={<PeopleDrawing />} title={t(none)}>
          {t(`${none}Text`)}
        </EmptyState>
      }
    />
  );
}

/** Every exchange they had in the bank, from its books. */
function Exchanges({ person }: { person: FormerMember }) {
  const { t } = useTranslation('members');
  const words = new URLSearchParams({ from: '', q: person.fullName });
  return (
    <ButtonLink small kind="secondary" to={`${paths.bankExchanges}?${words}`}>
      {t('former.exchanges')}
      <span className="visually-hidden"> {personName(person)}</span>
    </ButtonLink>
  );
}
