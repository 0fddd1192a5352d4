/**
 * The page of a link in a letter: one sentence, one button, no signing in (specification §13).
 * Opening it changes nothing: programs that look at mails open links too.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Act, DayAct, NoticeAct } from '#contract/sending/letters.ts';
import { OwnSentence } from '#web/features/hours/parts/own-words.tsx';
import {
  actQuery,
  linkTrouble,
  useDoAct,
  useSendWords,
} from '#web/features/sending/letters/acts.ts';
import { paths } from '#web/paths.ts';
import { profilePath } from '#web/profile-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { AboutAppointment } from './act/about-appointment.tsx';
import { AboutDay } from './act/about-day.tsx';
import { AboutStanding } from './act/about-standing.tsx';
import { AnswerMessage } from './act/answer-message.tsx';
import { Ending } from './act/ending.tsx';
import { KeepAccount } from './act/keep-account.tsx';
import { SayYes } from './act/say-yes.tsx';
import { PublicFrame } from './frame/public-frame.tsx';

export default function ActScreen() {
  const { t } = useTranslation('letters');
  const { token = '' } = useParams();
  const act = useQuery(actQuery(token));
  return (
    <PublicFrame>
      <PageTitle>{t(act.data ? `title.${act.data.act}` : 'title.link')}</PageTitle>
      {act.data && <TheAct act={act.data} token={token} />}
      {act.error && !act.data && <Trouble query={act} />}
      {act.isPending && (
        <Card>
          <TextSkeleton lines={4} />
        </Card>
      )}
    </PublicFrame>
  );
}

function Trouble({ query }: { query: Parameters<typeof LoadTrouble>[0]['query'] }) {
  const { t } = useTranslation('letters');
  const trouble = linkTrouble(query.error);
  if (!trouble) return <LoadTrouble query={query} />;
  return (
    <Notice
      tone="error"
      isLive
      title={t(`trouble.${trouble}`)}
      action={<ButtonLink to={paths.login}>{t('trouble.login')}</ButtonLink>}
    >
      {t('trouble.instead')}
    </Notice>
  );
}

/** In the place of a button that would be refused (specification §38). */
function Suspended() {
  const { t } = useTranslation('letters');
  return (
    <Notice
      title={t('suspended.title')}
      action={<ButtonLink to={paths.login}>{t('trouble.login')}</ButtonLink>}
    >
      {t('suspended.text')}
    </Notice>
  );
}

function TheAct({ act, token }: { act: Act; token: string }) {
  const [balance, setBalance] = useState<number | null>(null);
  const [contact, setContact] = useState<ActOf<DayAct>['contact']>(null);
  const doing = useDoAct(token, (done) => {
    setBalance('total' in done ? done.total : null);
    setContact('contact' in done ? done.contact : null);
  });
  const words = useSendWords(token);
  const [isDone, setDone] = useState(false);
  const { isBusy, run: say } = useSingleFlight(async (another?: boolean) => {
    if (await doing.run(another)) setDone(true);
  });
  const run = () => say();
  const send = async (text: string) => {
    await words.send(text);
    setDone(true);
  };
  if (act.isSuspended && act.isOpen) return <Suspended />;
  if (act.act === 'reply-message') {
    return <AnswerMessage act={act} token={token} isDone={isDone} onSend={send} />;
  }
  if (act.act === 'ask-yes' && act.isOpen && !isDone) {
    return <SayYes act={act} token={token} onSend={send} />;
  }
  if (act.act === 'stop-letters') {
    return <StopLetters act={act} isDone={isDone} isBusy={isBusy} onStop={run} />;
  }
  if ('answer' in act) return <AboutDay {...{ act, contact, isBusy }} onDo={run} />;
  if ('arrangement' in act) {
    const about = { act, isDone, isBusy, asked: doing.asked };
    return <AboutAppointment {...about} onDo={say} />;
  }
  if (act.act === 'keep-account') {
    return <KeepAccount act={act} isDone={isDone} isBusy={isBusy} onDo={run} />;
  }
  if (act.act === 'agree-standing') {
    return <AboutStanding act={act} isDone={isDone} isBusy={isBusy} onDo={run} />;
  }
  if (act.act !== 'confirm-exchange') {
    return <AboutNotice act={act} isDone={isDone} isBusy={isBusy} onDo={run} />;
  }
  return <ConfirmExchange {...{ act, isBusy }} balance={isDone ? balance : null} onConfirm={run} />;
}

type ActOf<Name extends Act['act']> = Extract<Act, { act: Name }>;

interface ConfirmProps {
  act: ActOf<'confirm-exchange'>;
  /** The reader's once this page has confirmed it, in hours. */
  balance: number | null;
  isBusy: boolean;
  onConfirm: () => void;
}

function ConfirmExchange({ act, balance, isBusy, onConfirm }: ConfirmProps) {
  const { t } = useTranslation(['letters', 'exchanges']);
  const { exchange, isOpen } = act;
  const { userToId: readerId, userFromDisplayName: name, status } = exchange;
  if (balance !== null && status === 'confirmed') {
    return (
      <Ending tone="success" title={t('exchanges:confirmed')} page={paths.myExchanges}>
        {t('confirm.done', { name, balance: hoursText(balance) })}
      </Ending>
    );
  }
  if (!isOpen) {
    return (
      <>
        <Ending tone="info" page={paths.myExchanges}>
          {t(status === 'pending' ? 'confirm.left' : `confirm.${status}`)}
        </Ending>
        <Card>
          <OwnSentence {...{ exchange, readerId }} />
        </Card>
      </>
    );
  }
  return (
    <Card>
      <Stack>
        <div>
          <OwnSentence {...{ exchange, readerId }} />
          <p>{t('confirm.moves', { hours: hoursText(exchange.quantityOfHours), name })}</p>
        </div>
        <div>
          <Button busy={isBusy} onClick={onConfirm}>
            {t('confirm.button', { hours: hoursText(exchange.quantityOfHours) })}
          </Button>
        </div>
        <p>{t('confirm.wrong')}</p>
        <div>
          <ButtonLink kind="secondary" to={`${paths.pendingExchanges}?exchange=${exchange.id}`}>
            {t('confirm.look')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

interface NoticeProps {
  act: ActOf<NoticeAct>;
  /** Done by this page, just now. */
  isDone: boolean;
  isBusy: boolean;
  onDo: () => void;
}

function AboutNotice({ act: { act, isOpen, notice }, isDone, isBusy, onDo }: NoticeProps) {
  const { t } = useTranslation('letters');
  const names = { who: notice.who, title: notice.title };
  if (isDone || !isOpen) {
    return (
      <Ending tone={isDone ? 'success' : 'info'} page={paths.board}>
        {isDone ? t(`notice.${act}.done`, names) : t('notice.over')}
      </Ending>
    );
  }
  return (
    <Card>
      <Stack>
        <p>{t(`notice.${act}.lead`, names)}</p>
        <div>
          <Button busy={isBusy} onClick={onDo}>
            {t(`notice.${act}.button`)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface StopProps {
  act: ActOf<'stop-letters'>;
  /** Stopped by this page, just now. */
  isDone: boolean;
  isBusy: boolean;
  onStop: () => void;
}

function StopLetters({ act: { isOpen, topic }, isDone, isBusy, onStop }: StopProps) {
  const { t } = useTranslation('letters');
  if (!isOpen) {
    return (
      <Ending tone={isDone ? 'success' : 'info'} page={profilePath('letters')}>
        {t(`topics.${topic}.stopped`)}
      </Ending>
    );
  }
  return (
    <Card>
      <Stack>
        <p>{t(`topics.${topic}.stop`)}</p>
        <p>{t('stop.others')}</p>
        <div>
          <Button busy={isBusy} onClick={onStop}>
            {t(`topics.${topic}.button`)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
