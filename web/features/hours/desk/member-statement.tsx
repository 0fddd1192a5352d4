/** A member's statement on paper: each line with its balance, and what was given and received in all. */
import { useTranslation } from 'react-i18next';
import type { OwnExchange } from '#contract/hours/exchanges.ts';
import type { Seal } from '#contract/hours/seals.ts';
import { showDay } from '#contract/values.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Paper, type PaperColumn } from '#web/ui/paper/paper.tsx';
import { SignedHours, signedHours } from '../parts/own-words.tsx';

interface MemberStatementProps {
  id: number;
  name: string;
  bank: string | null;
  /** Which of their exchanges, in words. */
  view: string;
  rows: readonly OwnExchange[];
  /** The latest of the books; undefined before the first one. */
  seal: Seal | undefined;
}

/** The sheet. */
export function MemberStatement({ id, name, bank, view, rows, seal }: MemberStatementProps) {
  const { t } = useTranslation(['bank-exchanges', 'exchanges']);
  const signed = rows.map((row) => signedHours(row, id));
  const sum = (some: number[]) => hoursText(some.reduce((all, one) => all + Math.abs(one), 0));
  const columns: PaperColumn<OwnExchange>[] = [
    {
      key: 'day',
      header: t('exchanges:columns.date'),
      cell: ({ dateOfTransaction }) => tableDay(dateOfTransaction, currentLanguage()),
      width: '15%',
    },
    {
      key: 'with',
      header: t('exchanges:columns.with'),
      cell: (row) => (row.userFromId === id ? row.userToFullName : row.userFromFullName),
      width: '23%',
    },
    {
      key: 'what',
      header: t('exchanges:columns.description'),
      cell: ({ activity, note }) => `${activity}: ${note}`,
    },
    {
      key: 'hours',
      header: t('exchanges:columns.hours'),
      cell: (row) => <SignedHours hours={signedHours(row, id)} />,
      align: 'end',
      width: '12%',
    },
    {
      key: 'balance',
      header: t('exchanges:columns.balanceAfter'),
      cell: ({ balanceAfter }) => balanceAfter !== null && <BalanceHours hours={balanceAfter} />,
      align: 'end',
      width: '13%',
    },
  ];
  return (
    <Paper
      owner={bank}
      title={name}
      facts={[
        `${t('member.title')}: ${view}`,
        t('member.count', { count: rows.length }),
        t('member.sums', {
          given: sum(signed.filter((hours) => hours > 0)),
          received: sum(signed.filter((hours) => hours < 0)),
        }),
        t('member.printedOn', { day: tableDay(today(), currentLanguage()) }),
      ]}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      foot={
        seal && (
          <p>
            {t('member.seal', {
              day: tableDay(showDay(seal.day), currentLanguage()),
              code: seal.code,
              address: `${location.host}/prova`,
            })}
          </p>
        )
      }
    />
  );
}
