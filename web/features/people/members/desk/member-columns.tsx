/** The columns of the members list (specification §2); the keys sort the server's list. */

import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { LANGUAGE_NAMES } from '#contract/locales.ts';
import { loginOf, type MEMBER_SORTS, type Member } from '#contract/people/members.ts';
import { isBody, personName } from '#contract/person-name.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { memberPath } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursWidth } from '#web/ui/hours/hours-width.ts';
import { NameLine } from '#web/ui/page/name-line.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import type { Column } from '#web/ui/table/column.ts';
import css from './desk.module.css';

type Texts = TFunction<'members'>;

const HOURS = 6;
/** How many letters its head usually has, and the room of each beyond them. */
const SEX = { letters: 6, letter: 0.5 };
/** What the two words of the acts need around them, for a letter of them, and usually. */
const ACTS = { around: 1.55, letter: 0.53, usual: 9.5 };

/** How many rem the acts of a row take in the reader's language. */
export function actsWidth(t: Texts): number {
  return ACTS.around + ACTS.letter * `${t('list.edit')}${t('list.remove')}`.length;
}

/** Surname and name, card, state, sex, birth, e-mail, phone, language, balance. */
export function memberColumns(t: Texts): Column<Member>[] {
  const header = (key: (typeof MEMBER_SORTS)[number]) => ({ key, header: t(`columns.${key}`) });
  const sortable = { sortable: true } as const;
  // What hours in words and long acts need more, names and addresses give.
  const longHours = hoursWidth(HOURS) - HOURS;
  const longActs = actsWidth(t) - ACTS.usual;
  const longSex = SEX.letter * Math.max(0, t('columns.sex').length - SEX.letters);
  return [
    {
      ...header('surname'),
      header: t('columns.fullName'),
      sorts: [
        { key: 'surname', header: t('columns.surname') },
        { key: 'name', header: t('columns.name') },
      ],
      cell: (member) => <Named member={member} t={t} />,
      onPhone: 'title',
      width: 11.7 - longHours / 2,
    },
    {
      key: 'number',
      header: t('columns.number'),
      cell: ({ number }) => number,
      align: 'end',
      width: 4.3,
    },
    {
      key: 'login',
      header: t('columns.login'),
      cell: (member) => <State member={member} t={t} />,
      width: 6.3,
    },
    {
      ...header('sex'),
      ...sortable,
      cell: ({ sex }) => <Sex sex={sex} t={t} />,
      onPhone: 'hidden',
      onDesk: 'wide',
      width: 4.9 + longSex,
    },
    {
      ...header('dateOfBirthday'),
      ...sortable,
      cell: ({ dateOfBirthday }) =>
        dateOfBirthday === null ? '–' : tableDay(dateOfBirthday, currentLanguage()),
      onPhone: 'hidden',
      width: 6.3,
    },
    {
      ...header('email'),
      ...sortable,
      cell: ({ email }) =>
        email === null ? (
          <Soft as="span">{t('list.withoutEmail')}</Soft>
        ) : (
          <MailLink email={email} />
        ),
      width: 12 - longHours / 2 - longActs - longSex / 2,
    },
    {
      ...header('phone'),
      ...sortable,
      cell: ({ phone }) => <PhoneLink phone={phone} />,
      width: 9.4 - longSex / 2,
    },
    {
      ...header('prefLocale'),
      ...sortable,
      cell: ({ prefLocale }) => LANGUAGE_NAMES[prefLocale],
      onPhone: 'hidden',
      onDesk: 'wide',
      width: 5,
    },
    {
      ...header('total'),
      ...sortable,
      cell: ({ total }) => <BalanceHours hours={total} />,
      align: 'end',
      onPhone: 'corner',
      width: HOURS + longHours,
    },
  ];
}

function Named({ member, t }: { member: Member; t: Texts }) {
  return (
    <NameLine pictureOf={member.id} name={personName(member)} size="small">
      <Link className={css.name} to={memberPath(member.id)}>
        {member.fullName}
      </Link>{' '}
      {member.bankAdmin && <Badge>{t('list.administrator')}</Badge>}
      {isBody(member) && <Badge>{t('list.body')}</Badge>}
    </NameLine>
  );
}

/** *portale · carta · da invitare · invitato il …*, as the filter of the list has them. */
function State({ member, t }: { member: Member; t: Texts }) {
  const { invitedAt } = member;
  if (isBody(member)) return t('list.body');
  const day = tableDay(invitedAt ?? '', currentLanguage());
  return t(`list.states.${loginOf(member)}`, { day });
}

function Sex({ sex, t }: { sex: Member['sex']; t: Texts }) {
  return (
    <>
      <span aria-hidden="true">{t(`sexShort.${sex}`)}</span>
      <span className="visually-hidden">{t(`sex.${sex}`)}</span>
    </>
  );
}
