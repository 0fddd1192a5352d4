/** The columns of every list of exchanges (specification §2), and the card of a phone. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { sentenceDay, tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { memberPath } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { hoursWidth } from '#web/ui/hours/hours-width.ts';
import { NameLine } from '#web/ui/page/name-line.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import type { Column } from '#web/ui/table/column.ts';
import type { Perspective } from './actions.ts';
import css from './columns.module.css';
import { otherId, otherName, SignedHours, signedHours } from './own-words.tsx';
import { ShortBankName } from './short-bank-name.tsx';
import { useOpenExchange } from './use-open-exchange.ts';

interface ColumnOptions {
  perspective: Perspective;
  /** On a phone a sentence below says what and when. */
  hasSentence?: boolean;
  /** The rows that are printed: without banks when all are of one. */
  paper?: readonly Exchange[];
}

/** The room that each column needs, in rem. */
const WIDTHS: Record<Perspective, Record<string, number>> = {
  own: {
    dateOfTransaction: 6.5,
    userFromFullName: 7.5,
    bankFromName: 6,
    userToFullName: 7.5,
    bankToName: 6,
    description: 11.5,
    quantityOfHours: 5.25,
    creator: 6.5,
    id: 4.5,
  },
  bank: {
    dateOfTransaction: 6,
    userFromFullName: 11.5,
    userToFullName: 11.5,
    description: 11.5,
    quantityOfHours: 5.5,
    creator: 8.5,
    id: 4.75,
  },
};

/**
 * Date, creditor, debtor, description, hours, creator, ID; the keys sort the server's list. A member
 * sees both banks and signed hours, the desk the banks of others alone.
 */
export function useExchangeColumns<Row extends Exchange>(options: ColumnOptions): Column<Row>[] {
  const { perspective, hasSentence, paper } = options;
  const { t } = useTranslation(['exchanges', 'bank-exchanges']);
  const { userId: readerId } = useSignedIn();
  const isOwn = perspective === 'own';
  const { data: banks } = useQuery(read('matchBanks'));
  const ownBank = banks?.[0]?.name;
  const hasBanks = isOwn && mayDiffer(banks, paper);
  const hidden = { sortable: true, onPhone: 'hidden' } as const;
  const person = (side: 'From' | 'To', header: string): Column<Row> => ({
    ...hidden,
    key: `user${side}FullName`,
    header,
    cell: (row) => <PersonName {...{ row, side }} ownBank={isOwn ? undefined : ownBank} />,
  });
  const creator = { key: 'creator', onDesk: isOwn ? undefined : 'wide' } as const;
  const bank = (side: 'From' | 'To', header: string): Column<Row>[] =>
    hasBanks
      ? [
          {
            ...hidden,
            key: `bank${side}Name`,
            header,
            cell: (row) => <ShortBankName of={row[`bank${side}Name`]} />,
          },
        ]
      : [];
  const columns: Column<Row>[] = [
    {
      key: 'who',
      header: isOwn ? t('columns.with') : t('bank-exchanges:columns.who'),
      cell: (row) =>
        isOwn ? (
          <NameButton {...{ row, readerId }} />
        ) : (
          t('bank-exchanges:columns.whoToWhom', {
            creditor: row.userFromDisplayName,
            debtor: row.userToDisplayName,
          })
        ),
      onPhone: 'title',
      onDesk: 'hidden',
    },
    {
      ...hidden,
      key: 'dateOfTransaction',
      header: t('columns.date'),
      cell: (row) => (
        <span className={css.figure}>{tableDay(row.dateOfTransaction, currentLanguage())}</span>
      ),
    },
    person('From', t('columns.creditor')),
    ...bank('From', t('columns.creditorBank')),
    person('To', t('columns.debtor')),
    ...bank('To', t('columns.debtorBank')),
    {
      key: 'description',
      header: t('columns.description'),
      cell: (row) => <Description exchange={row} />,
      sortable: true,
      onPhone: hasSentence ? 'hidden' : 'plain',
    },
    {
      key: 'quantityOfHours',
      header: t('columns.hours'),
      cell: (row) =>
        isOwn ? (
          <SignedHours hours={signedHours(row, readerId)} />
        ) : (
          <Hours text={hoursText(row.quantityOfHours)} />
        ),
      sortable: true,
      align: 'end',
      onPhone: 'corner',
    },
    { ...hidden, ...creator, header: t('columns.creator'), cell: (row) => row.creator },
    {
      ...hidden,
      key: 'id',
      header: t('columns.id'),
      cell: ({ id }) => (isOwn ? id : <NumberButton id={id} />),
      align: 'end',
    },
  ];
  return columns.map((column) => ({ ...column, width: widthOf(perspective, column.key) }));
}

/** What the hours of one's own list need more than usual, the description gives: it has two lines. */
function widthOf(perspective: Perspective, key: string): number | undefined {
  const widths = WIDTHS[perspective];
  const usual = widths[key];
  const hours = widths.quantityOfHours ?? 0;
  if (key === 'quantityOfHours') return hoursWidth(hours);
  if (key !== 'description' || perspective !== 'own') return usual;
  return usual && usual + hours - hoursWidth(hours);
}

/** Without a friend bank every row would say the same twice; so would a paper of the own bank alone. */
function mayDiffer(banks: readonly unknown[] | undefined, paper: readonly Exchange[] | undefined) {
  if (paper) return paper.some(({ bankFromName, bankToName }) => bankFromName !== bankToName);
  return banks?.length !== 1;
}

/** On a card the other one's name opens the exchange, like everything around it. */
function NameButton({ row, readerId }: { row: Exchange; readerId: number }) {
  const { t } = useTranslation('exchanges');
  const { open } = useOpenExchange();
  const { id } = row;
  const name = otherName(row, readerId);
  return (
    <button
      type="button"
      className={css.name}
      aria-label={t('one.openOf', { name, id })}
      onClick={() => open(id)}
    >
      <Avatar pictureOf={otherId(row, readerId)} name={name} size="small" />
      {name}
    </button>
  );
}

interface PersonNameProps {
  row: Exchange;
  side: 'From' | 'To';
  /** At the desk: its members' names lead to them, others have their bank beside them. */
  ownBank: string | undefined;
}

function PersonName({ row, side, ownBank }: PersonNameProps) {
  const [name, bank] = [row[`user${side}FullName`], row[`bank${side}Name`]];
  if (ownBank === undefined) return name;
  const id = row[`user${side}Id`];
  return (
    <NameLine pictureOf={id} name={row[`user${side}DisplayName`]} size="small">
      {row.fundSide === side.toLowerCase() ? (
        name
      ) : bank === ownBank ? (
        <Link to={memberPath(id)}>{name}</Link>
      ) : (
        <>
          {name}
          <Soft as="span"> · {shortBankName(bank, ownBank)}</Soft>
        </>
      )}
    </NameLine>
  );
}

/** What the name of another bank has beyond the words it begins with like one's own: "Lecco". */
export function shortBankName(other: string, own: string): string {
  const [theirs, ours] = [other.split(' '), own.split(' ')];
  const same = theirs.findIndex((word, index) => word !== ours[index]);
  return theirs.slice(same).join(' ');
}

/** The kind of service, on a line of its own above the note. */
export function Activity({ children }: { children: ReactNode }) {
  return <span className={css.activity}>{children}</span>;
}

function Description({ exchange }: { exchange: Exchange }) {
  return (
    <>
      <Activity>
        <span className={css.onPhone}>
          {sentenceDay(exchange.dateOfTransaction, currentLanguage())} ·{' '}
        </span>
        {exchange.activity}
      </Activity>
      <span className={css.note}>{exchange.note}</span>
    </>
  );
}

/** The number of an exchange: opens it beside the list. */
export function NumberButton({ id }: { id: number }) {
  const { t } = useTranslation('exchanges');
  const { open } = useOpenExchange();
  return (
    <button
      type="button"
      className={css.number}
      aria-label={t('one.openIt', { id })}
      onClick={() => open(id)}
    >
      {id}
    </button>
  );
}

/** Opens an exchange beside the list; the desk has its number for that, and this on a phone alone. */
export function DetailsButton({ id, perspective }: { id: number; perspective: Perspective }) {
  const { t } = useTranslation('exchanges');
  const { open } = useOpenExchange();
  return (
    <Button
      small
      kind="quiet"
      className={perspective === 'own' ? css.open : css.onPhone}
      aria-label={t('one.openIt', { id })}
      onClick={() => open(id)}
    >
      {t('one.open')}
    </Button>
  );
}
