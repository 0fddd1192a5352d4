/**
 * The page of a link in a letter: one sentence, one button, no signing in (specification §13).
 * Opening it changes nothing: programs that look at mails open links too.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Act, NoticeAct } from '#contract/sending/letters.ts';
import { call } from '#web/api/call.ts';
import { ClosedRequest } from '#web/features/hours/parts/closed-request.tsx';
import { actQuery, linkTrouble } from '#web/features/sending/letters/acts.ts';
import { paths } from '#web/paths.ts';
import { profilePath } from '#web/profile-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Cover, covered } from '#web/ui/decision/cover.tsx';
import { forgetDecided, useDecided } from '#web/ui/decision/decided.ts';
import { DecidedLine } from '#web/ui/decision/decided-line.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { AboutAppointment } from './act/about-appointment.tsx';
import { AboutDay } from './act/about-day.tsx';
import { AboutMeeting } from './act/about-meeting.tsx';
import { AboutStanding } from './act/about-standing.tsx';
import { AnswerMessage } from './act/answer-message.tsx';
import { ConfirmExchange, ToThanks } from './act/confirm-exchange.tsx';
import { Ending, ToPage } from './act/ending.tsx';
import { KeepAccount } from './act/keep-account.tsx';
import { SayYes } from './act/say-yes.tsx';
import { type Doing, useDoing } from './act/use-doing.ts';
import css from './act.module.css';
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
  /** What stood on the page when its button was pressed. */
  const [pressed, setPressed] = useState<Act>();
  const decided = useDecided().get(token);
  useEffect(() => () => forgetDecided([token]), [token]);
  const doing = useDoing(act, token, setPressed);
  if (!decided || !pressed) {
    return (
      <Stack>
        <WhatItDoes act={act} token={token} doing={doing} />
        {doing.isDone && <Closed by={doing.answered} token={token} />}
      </Stack>
    );
  }
  const line = <DecidedLine decided={decided} />;
  return (
    <Stack>
      <div {...covered(line)}>
        <WhatItDoes act={pressed} token={token} doing={doing} />
        <Cover>
          <div className={css.ended}>
            {line}
            <Acts>
              <ToPage page={pageOf(act)} />
              {act.act === 'confirm-exchange' && <ToThanks exchange={act.exchange} />}
            </Acts>
          </div>
        </Cover>
      </div>
      <Closed by={doing.answered} token={token} />
    </Stack>
  );
}

/** The request that the hours have closed; nothing where there is none. */
function Closed({ by: act, token }: { by: Act | undefined; token: string }) {
  const closed = act && 'closedNotice' in act ? act.closedNotice : null;
  if (!closed) return null;
  const keep = () => call('keepOpenByAct', { params: { token } });
  return (
    <Card>
      <ClosedRequest title={closed.title} keep={closed.isMine ? keep : undefined} />
    </Card>
  );
}

function pageOf({ act }: Act) {
  if (act === 'confirm-exchange') return paths.myExchanges;
  return act.endsWith('-notice') || act === 'ask-not-now' ? paths.board : paths.appointments;
}

/** What it does, or what became of it. */
function WhatItDoes({ act, token, doing }: { act: Act; token: string; doing: Doing }) {
  const { isDone, answered, isBusy, asked, say, send } = doing;
  const run = () => say();
  if (act.isSuspended && act.isOpen) return <Suspended />;
  if (act.act === 'attend') return <AboutMeeting act={act} token={token} />;
  if (act.act === 'reply-message') {
    return <AnswerMessage act={act} token={token} isDone={isDone} onSend={send} />;
  }
  if (act.act === 'ask-yes' && act.isOpen && !isDone) {
    return <SayYes act={act} token={token} onSend={send} />;
  }
  if (act.act === 'stop-letters') {
    return <StopLetters act={act} isDone={isDone} isBusy={isBusy} onStop={run} />;
  }
  if ('answer' in act) {
    // Who opens the link again reads no telephone number from it.
    const contact = answered && 'contact' in answered ? answered.contact : null;
    return <AboutDay {...{ act, contact, isBusy }} onDo={run} />;
  }
  if ('arrangement' in act) {
    return <AboutAppointment {...{ act, isDone, isBusy, asked }} onDo={say} />;
  }
  if (act.act === 'keep-account') {
    return <KeepAccount act={act} isDone={isDone} isBusy={isBusy} onDo={run} />;
  }
  if (act.act === 'agree-standing') {
    return <AboutStanding act={act} isBusy={isBusy} onDo={run} />;
  }
  if (act.act !== 'confirm-exchange') {
    return <AboutNotice act={act} isDone={isDone} isBusy={isBusy} onDo={run} />;
  }
  return <ConfirmExchange act={act} isBusy={isBusy} onConfirm={run} />;
}

type ActOf<Name extends Act['act']> = Extract<Act, { act: Name }>;

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
