/** The columns of the portal's live banks; the keys sort the server's list. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type LiveBank, REPORT_OPEN_DAYS } from '#contract/banks/banks.ts';
import { OPEN_FROM_BEFORE } from '#contract/banks/room-names.ts';
import { personName } from '#contract/person-name.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { MailLink } from '#web/ui/contact-links.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Soft } from '#web/ui/page/words.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';

interface Acts {
  onEdit: (bank: LiveBank) => void;
  /** Suspends it, or reopens it. */
  onSuspend: (bank: LiveBank) => void;
}

/** Bank with its e-mail, state, founding date, members, what they exchanged, administrators, and the acts. */
export function liveBankColumns(
  t: TFunction<'portal'>,
  { onEdit, onSuspend }: Acts,
): Column<LiveBank>[] {
  const header = (
    key: 'name' | 'needs' | 'date' | 'members' | 'exchanges' | 'hours' | 'lastExchange',
  ) => ({
    key,
    header: t(`banks.columns.${key}`),
  });
  return [
    {
      ...header('name'),
      cell: ({ name, email }) => (
        <>
          <div>{name}</div>
          <MailLink email={email} />
        </>
      ),
      sortable: true,
      onPhone: 'title',
      width: 16,
    },
    {
      ...header('needs'),
      cell: (bank) => (
        <>
          <Suspended on={bank.suspendedOn} />
          <Needs bank={bank} />
        </>
      ),
      sortable: true,
      orders: {
        ascending: t('banks.needs.orders.ascending'),
        descending: t('banks.needs.orders.descending'),
      },
      width: 12,
    },
    {
      ...header('date'),
      cell: ({ date, rooms }) => (
        <>
          {tableDay(date, currentLanguage())}
          <Rooms open={rooms} />
        </>
      ),
      onDesk: 'wide',
      width: 8,
    },
    {
      ...header('members'),
      cell: ({ members }) => members,
      sortable: true,
      align: 'end',
      width: 5,
    },
    {
      ...header('exchanges'),
      cell: ({ exchanges }) => exchanges,
      align: 'end',
      onDesk: 'wide',
      width: 6.5,
    },
    {
      ...header('hours'),
      cell: ({ hours }) => <Hours text={hoursText(hours)} />,
      align: 'end',
      width: 7,
    },
    {
      ...header('lastExchange'),
      cell: ({ lastExchange }) =>
        lastExchange ? tableDay(lastExchange, currentLanguage()) : t('banks.never'),
      sortable: true,
      width: 7,
    },
    {
      key: 'administrators',
      header: t('banks.columns.administrators'),
      cell: ({ administrators }) =>
        administrators.length === 0
          ? t('banks.nobody')
          : administrators.map((one) => (
              <div key={one.id}>
                <a href={`mailto:${one.email}`}>{personName(one)}</a>
              </div>
            )),
      width: 11,
    },
    actsColumn(t('banks.columns.acts'), (bank) => (
      <RowActs isQuiet>
        <Button kind="secondary" small onClick={() => onEdit(bank)}>
          {t('banks.edit')}
          <span className="visually-hidden"> {t('banks.ofBank', { bank: bank.name })}</span>
        </Button>
        <Button kind="secondary" small onClick={() => onSuspend(bank)}>
          {t(bank.suspendedOn ? 'banks.reopen.button' : 'banks.suspend.button')}
          <span className="visually-hidden"> {bank.name}</span>
        </Button>
      </RowActs>
    )),
  ];
}

/** Which rooms the bank has opened. */
function Rooms({ open }: { open: LiveBank['rooms'] }) {
  const { t } = useTranslation('rooms');
  const isAll = OPEN_FROM_BEFORE.every((name) => open.includes(name));
  // In one word those that every bank of before has, then what it opened since.
  const named = isAll ? open.filter((name) => !OPEN_FROM_BEFORE.includes(name)) : open;
  const words = named.map((name) => t(`atPortal.names.${name}`));
  const rooms = [...(isAll ? [t('atPortal.all')] : []), ...words].join(', ');
  return <Soft>{t(rooms ? 'atPortal.some' : 'atPortal.none', { rooms })}</Soft>;
}

function Suspended({ on }: { on: string | null }) {
  const { t } = useTranslation('portal');
  if (on === null) return null;
  return <Badge>{t('banks.suspendedSince', { day: tableDay(on, currentLanguage()) })}</Badge>;
}

/** Why somebody of the portal should call, a line each. */
function Needs({ bank: { administrators, needs } }: { bank: LiveBank }) {
  const { t } = useTranslation('portal');
  const { administratorsAwaySince: since, stuckImports, openReports } = needs;
  const day = since && tableDay(since, currentLanguage());
  const away =
    administrators.length === 0
      ? t('banks.needs.nobody')
      : t('banks.needs.away', { day: day ?? '' });
  const lines = [
    since !== null && away,
    stuckImports > 0 && t('banks.needs.imports', { count: stuckImports }),
    openReports > 0 && t('banks.needs.reports', { count: openReports, days: REPORT_OPEN_DAYS }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return <Soft>{t('banks.needs.nothing')}</Soft>;
  return lines.map((line) => <p key={line}>{line}</p>);
}
