/** The columns of the portal's live banks; the keys sort the server's list. */
import type { TFunction } from 'i18next';
import type { LiveBank } from '#contract/banks.ts';
import { personName } from '#contract/person-name.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { MailLink } from '#web/ui/contact-links.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';

/** Bank, e-mail, founding date, members, latest exchange, administrators, and the change. */
export function liveBankColumns(
  t: TFunction<'portal'>,
  onEdit: (bank: LiveBank) => void,
): Column<LiveBank>[] {
  const header = (key: 'name' | 'email' | 'date' | 'members' | 'lastExchange') => ({
    key,
    header: t(`banks.columns.${key}`),
  });
  return [
    { ...header('name'), cell: ({ name }) => name, sortable: true, onPhone: 'title', width: 15 },
    { ...header('email'), cell: ({ email }) => <MailLink email={email} />, width: 15 },
    { ...header('date'), cell: ({ date }) => tableDay(date, currentLanguage()), width: 7 },
    {
      ...header('members'),
      cell: ({ members }) => members,
      sortable: true,
      align: 'end',
      width: 7,
    },
    {
      ...header('lastExchange'),
      cell: ({ lastExchange }) =>
        lastExchange ? tableDay(lastExchange, currentLanguage()) : t('banks.never'),
      sortable: true,
    },
    {
      key: 'administrators',
      header: t('banks.columns.administrators'),
      cell: ({ administrators }) => administrators.map(personName).join(', ') || t('banks.nobody'),
    },
    actsColumn(t('banks.columns.acts'), (bank) => (
      <RowActs>
        <Button kind="secondary" small onClick={() => onEdit(bank)}>
          {t('banks.edit')}
          <span className="visually-hidden"> {t('banks.ofBank', { bank: bank.name })}</span>
        </Button>
      </RowActs>
    )),
  ];
}
