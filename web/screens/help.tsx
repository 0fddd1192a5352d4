/** Help: the questions members ask, in plain words, and whom to call. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink, buttonLook } from '#web/ui/button.tsx';
import { phoneAddress } from '#web/ui/contact-links.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from './frame/narrow.tsx';
import css from './help.module.css';

export default function HelpScreen() {
  const { t } = useTranslation('help');
  const isMember = useSignedIn().status === 'normal';
  return (
    <Narrow>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <Question
        title={t('record.question')}
        act={isMember && <Door to={paths.newExchange}>{t('record.act')}</Door>}
      >
        <p>{t('record.answer')}</p>
        <p>{t('record.received')}</p>
      </Question>
      <Question
        title={t('mistake.question')}
        act={isMember && <Door to={paths.myExchanges}>{t('mistake.act')}</Door>}
      >
        <p>{t('mistake.answer')}</p>
        <p>{t('mistake.later')}</p>
      </Question>
      <Question title={t('negative.question')}>
        <p>{t('negative.answer')}</p>
      </Question>
      <Question
        title={t('password.question')}
        act={<Door to={`${paths.profile}?dialog=password`}>{t('password.act')}</Door>}
      >
        <p>{t('password.answer')}</p>
      </Question>
      {isMember ? <AskBank /> : <AskPortal />}
      <Question title={t('data.question')} act={<Door to={paths.profile}>{t('data.act')}</Door>}>
        <p>{t('data.answer')}</p>
        <p>{t('data.administrators')}</p>
      </Question>
    </Narrow>
  );
}

function Question(props: { title: string; children: ReactNode; act?: ReactNode }) {
  const { title, children, act } = props;
  return (
    <Card title={title} className={css.question}>
      {children}
      {act && <div className={css.acts}>{act}</div>}
    </Card>
  );
}

function Door({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink kind="secondary" small to={to}>
      {children}
    </ButtonLink>
  );
}

/** Members turn to their bank. */
function AskBank() {
  const { t } = useTranslation('help');
  const { userId, userBankId, delegateId = userId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(delegateId, userBankId));
  return (
    <Question
      title={t('ask.question')}
      act={
        <>
          {bank?.phone && (
            <a className={buttonLook('primary')} href={phoneAddress(bank.phone)}>
              {t('ask.call', { phone: bank.phone })}
            </a>
          )}
          {bank && (
            <a className={buttonLook('secondary')} href={`mailto:${bank.email}`}>
              {t('ask.write', { email: bank.email })}
            </a>
          )}
          <Door to={paths.myBank}>{t('ask.act')}</Door>
        </>
      }
    >
      <p>{t('ask.answer')}</p>
      {bank?.openingHours && (
        <p className={css.hours}>
          <b>{t('ask.hours')}</b> {bank.openingHours}
        </p>
      )}
    </Question>
  );
}

/** People without a bank turn to those who run the portal. */
function AskPortal() {
  const { t } = useTranslation('help');
  const { data: contact } = useQuery(read('readContact'));
  return (
    <Question
      title={t('ask.question')}
      act={contact?.emails.map((email) => (
        <a key={email} className={buttonLook('secondary')} href={`mailto:${email}`}>
          {t('ask.write', { email })}
        </a>
      ))}
    >
      <p>{t('ask.noBank')}</p>
    </Question>
  );
}
