/** The columns of the members list (specification §2); the keys sort the server's list. */
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import type { Member } from '#contract/members.ts';
import { personName } from '#contract/person-name.ts';
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import { memberPath } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import type { Column } from '#web/ui/table/column.ts';
import css from './desk.module.css';

type Texts = TFunction<'members'>;

/** Name, surname, sex, birth, e-mail, phone, language, balance. */
export function memberColumns(t: Texts): Column<Member>[] {
  const header = (key: Exclude<keyof Member, 'id' | 'bankAdmin' | 'userBank'>) => ({
    key,
    header: t(`columns.${key}`),
  });
  const sortable = { sortable: true } as const;
  return [
    {
      ...header('fullName'),
      cell: (member) => <Named member={member} text={personName(member)} t={t} />,
      onPhone: 'title',
      onDesk: 'hidden',
    },
    {
      ...header('name'),
      ...sortable,
      cell: (member) => <Named member={member} text={member.name} t={t} />,
      onPhone: 'hidden',
    },
    { ...header('surname'), ...sortable, cell: (member) => member.surname, onPhone: 'hidden' },
    {
      ...header('sex'),
      ...sortable,
      cell: ({ sex }) => <Sex sex={sex} t={t} />,
      onPhone: 'hidden',
    },
    {
      ...header('dateOfBirthday'),
      ...sortable,
      cell: (member) => <Day of={member.dateOfBirthday} />,
      onPhone: 'hidden',
    },
    {
      ...header('email'),
      ...sortable,
      cell: ({ email }) => <MailLink email={email} />,
    },
    { ...header('phone'), ...sortable, cell: ({ phone }) => <PhoneLink phone={phone} /> },
    {
      ...header('prefLocale'),
      ...sortable,
      cell: ({ prefLocale }) => LANGUAGE_NAMES[prefLocale],
      onPhone: 'hidden',
    },
    {
      ...header('total'),
      ...sortable,
      cell: ({ total }) => <BalanceHours hours={total} />,
      align: 'end',
      onPhone: 'corner',
    },
  ];
}

function Named({ member, text, t }: { member: Member; text: string; t: Texts }) {
  return (
    <span className={css.named}>
      <Link to={memberPath(member.id)}>{text}</Link>
      {member.bankAdmin && <Badge>{t('list.administrator')}</Badge>}
    </span>
  );
}

function Sex({ sex, t }: { sex: Member['sex']; t: Texts }) {
  return (
    <>
      <span aria-hidden="true">{t(`sexShort.${sex}`)}</span>
      <span className="visually-hidden">{t(`sex.${sex}`)}</span>
    </>
  );
}

function Day({ of }: { of: string }) {
  return <span className={css.figure}>{of}</span>;
}
