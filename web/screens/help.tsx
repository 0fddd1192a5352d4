/** Help: the questions members ask, in plain words, and whom to call. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink, buttonLook } from '#web/ui/button.tsx';
import { phoneAddress } from '#web/ui/contact-links.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { FoldRows, PartRow } from '#web/ui/page/rows.tsx';
import { Written } from '#web/ui/page/words.tsx';
import { Narrow } from './frame/narrow.tsx';

export default function HelpScreen() {
  const { t } = useTranslation('help');
  const session = useSignedIn();
  const isMember = session.status === 'normal';
  return (
    <Narrow>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <FoldRows>
        <Question
          title={t('record.question')}
          act={isMember && <Door to={paths.newExchange}>{t('record.act')}</Door>}
        >
          <p>{t('record.answer')}</p>
          <p>{t('record.received')}</p>
        </Question>
        {isMember && <AboutOthers canWrite={hasRoom(session, 'messages')} />}
        {isMember && hasRoom(session, 'bulletin') && (
          <Question
            title={t('bulletins.question')}
            act={<Door to={paths.myBank}>{t('bulletins.act')}</Door>}
          >
            <p>{t('bulletins.answer')}</p>
          </Question>
        )}
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
        <Question
          title={t('status.question')}
          act={
            <a className={buttonLook('secondary')} href="/status">
              {t('status.act')}
            </a>
          }
        >
          <p>{t('status.answer')}</p>
        </Question>
        <Question title={t('data.question')} act={<Door to={paths.profile}>{t('data.act')}</Door>}>
          <p>{t('data.answer')}</p>
          <p>{t('data.administrators')}</p>
        </Question>
      </FoldRows>
      {isMember ? <AskBank /> : <AskPortal />}
    </Narrow>
  );
}

/** What members do with each other before there are hours; conversations only where the bank has them. */
function AboutOthers({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('help');
  return (
    <>
      <Question title={t('board.question')} act={<Door to={paths.board}>{t('board.act')}</Door>}>
        <p>{t('board.answer')}</p>
      </Question>
      <Question
        title={t('days.question')}
        act={<Door to={paths.appointments}>{t('days.act')}</Door>}
      >
        <p>{t('days.answer')}</p>
      </Question>
      <Question
        title={t('company.question')}
        act={<Door to={paths.reach}>{t('company.act')}</Door>}
      >
        <p>{t('company.answer')}</p>
      </Question>
      {canWrite && (
        <Question
          title={t('messages.question')}
          act={<Door to={paths.messages}>{t('messages.act')}</Door>}
        >
          <p>{t('messages.answer')}</p>
        </Question>
      )}
    </>
  );
}

function Question(props: { title: string; children: ReactNode; act?: ReactNode }) {
  const { title, children, act } = props;
  return (
    <PartRow title={title}>
      <Stack gap="small">
        {children}
        {act && <div>{act}</div>}
      </Stack>
    </PartRow>
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
    <Asking
      acts={
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
        <Written>
          <b>{t('ask.hours')}</b> {bank.openingHours}
        </Written>
      )}
    </Asking>
  );
}

/** People without a bank turn to those who run the portal. */
function AskPortal() {
  const { t } = useTranslation('help');
  const { data: contact } = useQuery(read('readContact'));
  return (
    <Asking
      acts={contact?.emails.map((email) => (
        <a key={email} className={buttonLook('secondary')} href={`mailto:${email}`}>
          {t('ask.write', { email })}
        </a>
      ))}
    >
      <p>{t('ask.noBank')}</p>
    </Asking>
  );
}

function Asking({ children, acts }: { children: ReactNode; acts: ReactNode }) {
  const { t } = useTranslation('help');
  return (
    <Card title={t('ask.question')}>
      <Stack gap="small">
        {children}
        <Acts>{acts}</Acts>
      </Stack>
    </Card>
  );
}
