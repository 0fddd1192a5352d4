/** The drawers of the bank's desk, each with its figures and what may be done there (specification §2). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BankFigures } from '#contract/banks/banks.ts';
import { paths } from '#web/paths.ts';
import { Count } from '#web/ui/frame/header.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card, CardGrid } from '#web/ui/page/card.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import css from './bank.module.css';
import { Logo } from './logo.tsx';

interface DeskCardsProps {
  figures: BankFigures | undefined;
  /** The logo's address, once known. */
  logo: string | undefined;
}

/** Members, bank data and friend banks; then exchanges, pending ones and a new one. */
export function DeskCards({ figures, logo }: DeskCardsProps) {
  return (
    <CardGrid min="20rem">
      <MembersCard figures={figures} />
      <BankCard logo={logo} />
      <NetworkCard figures={figures} />
      <ExchangesCard figures={figures} />
      <PendingCard figures={figures} />
      <RecordCard />
    </CardGrid>
  );
}

interface DrawerProps {
  title: string;
  /** A sentence; a grey bar until its figures have come. */
  text: ReactNode;
  children: ReactNode;
}

function Drawer({ title, text, children }: DrawerProps) {
  return (
    <Card title={title} level={3} className={css.card}>
      <div className={css.text}>{text ?? <SkeletonBar width="70%" />}</div>
      {children}
    </Card>
  );
}

interface Figured {
  figures: BankFigures | undefined;
}

function MembersCard({ figures }: Figured) {
  const { t } = useTranslation('bank-desk');
  return (
    <Drawer
      title={t('cards.members')}
      text={figures && t('cards.membersText', { count: figures.members })}
    >
      <ul className={css.links}>
        <li>
          <Link to={paths.bankMembers}>{t('cards.list')}</Link>
        </li>
        <li>
          <Link to={paths.bankNewMember}>{t('cards.register')}</Link>
        </li>
        <li>
          <Link to={paths.bankMembersAwaiting}>{t('cards.awaiting')}</Link>{' '}
          <Count of={figures?.awaiting} />
        </li>
        <li>
          <Link to={paths.bankMembersUnverified}>{t('cards.unverified')}</Link>{' '}
          <Count of={figures?.unverified} />
        </li>
        <li>
          <Link to={paths.bankStatements}>{t('cards.statements')}</Link>
        </li>
        <li>
          <Link to={paths.bankBoard}>{t('cards.board')}</Link>
        </li>
        <li>
          <Link to={paths.bankAppointments}>{t('cards.appointments')}</Link>
        </li>
      </ul>
    </Drawer>
  );
}

function BankCard({ logo }: Pick<DeskCardsProps, 'logo'>) {
  const { t } = useTranslation('bank-desk');
  const text = (
    <div className={css.withLogo}>
      <Logo src={logo} size="small" />
      <p>{t('cards.bankText')}</p>
    </div>
  );
  return (
    <Drawer title={t('cards.bank')} text={text}>
      <div className={css.acts}>
        <Link to={`${paths.bankProfile}?edit=bank`} className={css.act}>
          {t('cards.edit')}
        </Link>
        <Link to={paths.bankProfile} className={css.act}>
          {t('cards.profile')}
        </Link>
        <Link to={paths.bankFund} className={css.act}>
          {t('cards.fund')}
        </Link>
      </div>
    </Drawer>
  );
}

function NetworkCard({ figures }: Figured) {
  const { t } = useTranslation('bank-desk');
  return (
    <Drawer
      title={t('cards.network')}
      text={figures && t('cards.networkText', { count: figures.friendBanks })}
    >
      <Link to={paths.bankNetwork} className={css.act}>
        {t('cards.networkAct')}
      </Link>
    </Drawer>
  );
}

function ExchangesCard({ figures }: Figured) {
  const { t } = useTranslation('bank-desk');
  const text =
    figures &&
    t('cards.exchangesText', {
      count: figures.exchangesThisYear,
      exchanges: figures.exchangesThisYear,
      hours: hoursText(figures.hoursThisYear),
    });
  return (
    <Drawer title={t('cards.exchanges')} text={text}>
      <Link to={paths.bankExchanges} className={css.act}>
        {t('cards.exchangesAct')}
      </Link>
      <Link to={paths.bankStatistics} className={css.act}>
        {t('cards.figures')}
      </Link>
    </Drawer>
  );
}

function PendingCard({ figures }: Figured) {
  const { t } = useTranslation('bank-desk');
  return (
    <Drawer
      title={t('cards.pending')}
      text={
        figures &&
        t('cards.pendingText', {
          count: figures.pendingExchanges,
          mine: figures.exchangesToConfirm,
        })
      }
    >
      <Link to={paths.bankPendingExchanges} className={css.act}>
        {t('cards.pendingAct')}
      </Link>
    </Drawer>
  );
}

function RecordCard() {
  const { t } = useTranslation('bank-desk');
  return (
    <Drawer title={t('cards.record')} text={t('cards.recordText')}>
      <Link to={paths.bankNewExchange} className={css.act}>
        {t('cards.recordAct')}
      </Link>
    </Drawer>
  );
}
