/** A member's own bank: how to reach it, and who keeps it going. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Bank } from '#contract/banks/banks.ts';
import type { NoticeCounts } from '#contract/board/notice-counts.ts';
import type { MemberName } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { paths } from '#web/paths.ts';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { LineIcon } from '#web/ui/frame/line-icon.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { NameLine } from '#web/ui/page/name-line.tsx';
import { Soft, Written } from '#web/ui/page/words.tsx';
import { WebLink } from './bank-details.tsx';
import css from './own-bank.module.css';

const ICONS = {
  phone:
    'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  email: 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5',
  address:
    'M12 21c-4-4.6-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.4-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  hours: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  web: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17z',
} as const;

/** Telephone first, as something to tap. */
export function BankContacts({ bank }: { bank: Bank }) {
  const { t } = useTranslation('banks');
  const way = (icon: keyof typeof ICONS, label: string, value: ReactNode) => (
    <li className={css.way}>
      <LineIcon d={ICONS[icon]} />
      <span className="visually-hidden">{label}: </span>
      {value}
    </li>
  );
  return (
    <Card title={t('mine.reach')}>
      <ul className={css.ways}>
        {bank.phone &&
          way(
            'phone',
            t('details.phone'),
            <span className={css.phone}>
              <PhoneLink phone={bank.phone} />
            </span>,
          )}
        {way('email', t('details.email'), <MailLink email={bank.email} />)}
        {way('address', t('details.address'), bank.address)}
        {bank.openingHours &&
          way('hours', t('details.openingHours'), <Written as="span">{bank.openingHours}</Written>)}
        {(bank.webUrl || bank.facebookUrl) &&
          way(
            'web',
            t('details.webUrl'),
            <Acts gap="wide">
              {bank.webUrl && <WebLink address={bank.webUrl} />}
              {bank.facebookUrl && (
                <WebLink address={bank.facebookUrl}>{t('details.facebookUrl')}</WebLink>
              )}
            </Acts>,
          )}
      </ul>
    </Card>
  );
}

interface BankPeopleProps {
  bank: Bank;
  /** Its administrators, once known. */
  administrators: readonly Pick<MemberName, 'id' | 'name' | 'surname'>[];
  /** How many there are and what is on the board, once known. */
  counts: BankFiguresProps['counts'];
}

/** Who presides, who keeps the books, who looks after it in the portal, and the bank in figures. */
export function BankPeople({ bank, administrators, counts }: BankPeopleProps) {
  const { t } = useTranslation('banks');
  const people = new Map<string, { id?: number; roles: string[] }>();
  const add = (name: string, role: string, id?: number) => {
    const known = people.get(name);
    if (name) people.set(name, { id: id ?? known?.id, roles: [...(known?.roles ?? []), role] });
  };
  add(bank.president, t('details.president'));
  add(bank.secretary, t('details.secretary'));
  for (const one of administrators) add(personName(one), t('mine.administrators'), one.id);
  return (
    <Card title={t('mine.people')}>
      <ul className={css.people}>
        {[...people].map(([name, { id, roles }]) => (
          <li key={name} className={css.person}>
            <NameLine pictureOf={id} name={name}>
              <b>{name}</b>
              <Soft as="span" isSmall>
                {roles.join(' · ')}
              </Soft>
            </NameLine>
          </li>
        ))}
      </ul>
      <BankFigures counts={counts} />
    </Card>
  );
}

interface BankFiguresProps {
  counts: Pick<NoticeCounts, 'members' | 'requests' | 'offers'> | undefined;
}

/** How many members there are, who looks for help and who offers it: each leads to them. Their line waits for them. */
function BankFigures({ counts }: BankFiguresProps) {
  const { t } = useTranslation('banks');
  return (
    <Acts gap="wide" className={css.figures}>
      {counts && (
        <>
          <Link to={paths.people}>{t('mine.members', { count: counts.members })}</Link>
          <Link to={paths.board}>{t('mine.requests', { count: counts.requests })}</Link>
          <Link to={`${paths.board}?view=offers`}>
            {t('mine.offers', { count: counts.offers })}
          </Link>
        </>
      )}
    </Acts>
  );
}

/** The banks whose members may be chosen too. */
export function FriendBanks({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('banks');
  if (names.length === 0) return <p>{t('mine.noFriends')}</p>;
  return (
    <>
      <p>{t('mine.friendsText')}</p>
      <ul className={css.friends}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
