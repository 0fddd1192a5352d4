/** The balances of the members of the reader's bank, where its rule opens them (specification §17). */
import { useTranslation } from 'react-i18next';
import type { MemberName } from '#contract/people/members.ts';
import { readPage } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { RowFold } from '#web/ui/page/rows.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';

/** A line that unfolds names and balances, by name; the screen asks the rule. */
export function Balances() {
  const { t } = useTranslation('banks');
  const { userBankId } = useSignedIn();
  const page = useListPage(['fullName'], 'fullName');
  const list = useServerList(
    page,
    readPage('listMemberNames', { params: { id: userBankId ?? 0 }, query: page.query }),
  );
  const columns: Column<MemberName>[] = [
    {
      key: 'fullName',
      header: t('balances.name'),
      cell: ({ id, fullName }) => (
        <>
          <Avatar pictureOf={id} name={fullName} size="small" /> {fullName}
        </>
      ),
      sortable: true,
      onPhone: 'title',
    },
    {
      key: 'balance',
      header: t('balances.balance'),
      cell: ({ balance }) => balance !== undefined && <BalanceHours hours={balance} inInk />,
      width: 9,
    },
  ];
  return (
    <RowFold title={t('balances.title')}>
      <Stack gap="small">
        <p>{t('balances.text')}</p>
        <ListTable
          list={list}
          caption={t('balances.caption')}
          columns={columns}
          rowKey={({ id }) => id}
          empty={<EmptyState drawing={<PeopleDrawing />} title={t('balances.empty')} />}
        />
      </Stack>
    </RowFold>
  );
}
