/**
 * One exchange beside a list: what it was, what became of it, who did what when, and what its reader
 * may still do. E-mails link here (law L11): `?exchange=7` on any list of exchanges.
 */
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { ExchangePage } from '#contract/board/course.ts';
import type { ExchangeThanks } from '#contract/hours/thanks.ts';
import { read } from '#web/api/read.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { sentenceDay, sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage, loadNamespaces } from '#web/i18n/index.ts';
import { memberPath, paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CourseLine } from '#web/ui/course/course-line.tsx';
import { useDecided } from '#web/ui/decision/decided.ts';
import { DecidedLine } from '#web/ui/decision/decided-line.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { HourBeads } from '#web/ui/hours/hour-beads.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { More } from '#web/ui/page/more.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { keyOf, type Perspective, TO_THANK, useExchangeActions } from './actions.ts';
import { ConfirmExchangeDialog } from './confirm-exchange-dialog.tsx';
import { CancelDialog, ReverseDialog } from './dialogs.tsx';
import css from './exchange.module.css';
import { otherName, SignedHours, signedHours } from './own-words.tsx';
import { PendingMatter } from './pending-matter.tsx';
import { useReversing } from './reversing.ts';
import { useOpenExchange } from './use-open-exchange.ts';

const Thanks = lazy(async () => {
  const [thanks] = await Promise.all([
    import('./thanks.tsx'),
    loadNamespaces(['thanks', 'threads']),
  ]);
  return thanks;
});

interface PanelProps {
  perspective: Perspective;
  /** The reader's balance in hours, where the exchanges are their own. */
  balance?: number | undefined;
}

/** Open while the address names an exchange. */
export function ExchangePanel(props: PanelProps) {
  const { t } = useTranslation('exchanges');
  const { id, open } = useOpenExchange();
  return (
    <Dialog
      isAside
      isOpen={id !== undefined}
      onClose={() => open(undefined)}
      title={t('one.title', { id: id ?? '' })}
    >
      {id !== undefined && <OneExchange id={id} {...props} />}
    </Dialog>
  );
}

function OneExchange({ id, ...props }: PanelProps & { id: number }) {
  const one = useQuery(read('readExchange', { params: { id } }));
  const isTheirs = useSignedIn().delegateId === undefined && props.perspective === 'own';
  const thanks = useQuery(read('readThanks', { params: { id } }, { enabled: isTheirs }));
  const skeleton = <TextSkeleton lines={8} />;
  // Both come at once, so that nothing moves; without an answer about thanks there are none.
  if (thanks.isLoading) return skeleton;
  return (
    <Loaded query={one} skeleton={skeleton}>
      {(exchange) => <WhatIsKnown {...{ exchange, thanks: thanks.data }} {...props} />}
    </Loaded>
  );
}

type Question = 'confirm' | 'cancel' | 'reverse';

interface Known extends PanelProps {
  exchange: ExchangePage;
  /** Not known to those who do not read them. */
  thanks: ExchangeThanks | undefined;
}

function WhatIsKnown({ exchange, thanks, perspective, balance }: Known) {
  const { t } = useTranslation('exchanges');
  const { userId: readerId } = useSignedIn();
  const [question, setQuestion] = useState<Question>();
  const { confirm, cancel } = useExchangeActions(perspective);
  const reverse = useReversing(perspective);
  const { status, can } = exchange;
  const decided = useDecided().get(keyOf(exchange));
  const isOwn = perspective === 'own';
  const isBegun = useLocation().state === TO_THANK;
  const ask = (which: Question) => ({
    perspective,
    exchange: question === which ? exchange : undefined,
    onClose: () => setQuestion(undefined),
  });
  return (
    <Stack>
      <p className={css.status} data-status={status}>
        {t(`status.${status}`)}
      </p>
      {decided && <DecidedLine decided={decided} />}
      {isOwn && status === 'pending' && !decided && (
        <PendingMatter
          exchange={{ ...exchange, canConfirm: can.confirm, canCancel: can.cancel }}
          {...{ balance, readerId }}
          onConfirm={confirm}
          onCancel={() => setQuestion('cancel')}
        />
      )}
      {thanks && (thanks.text !== null || thanks.canThank || isBegun) && (
        <Suspense fallback={<TextSkeleton lines={2} />}>
          <Thanks
            key={String(isBegun)}
            {...{ id: exchange.id, thanks, isBegun }}
            name={otherName(exchange, readerId)}
          />
        </Suspense>
      )}
      <Facts exchange={exchange} isOwn={isOwn} />
      <CourseLine course={exchange.course} of="done" leads={isOwn} />
      <History history={exchange.history} />
      <div className={css.decide}>
        {isOwn ? (
          <OwnActs exchange={exchange} onAsk={setQuestion} />
        ) : (
          <BankActs exchange={exchange} isDecided={decided !== undefined} onAsk={setQuestion} />
        )}
      </div>
      <ConfirmExchangeDialog {...ask('confirm')} onConfirm={confirm} />
      <CancelDialog {...ask('cancel')} onUndo={cancel} />
      <ReverseDialog {...ask('reverse')} balance={balance} onUndo={reverse} />
    </Stack>
  );
}

interface ActsProps {
  exchange: ExchangePage;
  onAsk: (question: Question) => void;
}

/** What is done next stands in sight: the decision that waits, else to do it once more. */
function OwnActs({ exchange, onAsk }: ActsProps) {
  const { t } = useTranslation(['exchanges', 'frame']);
  const session = useSignedIn();
  const { userId, delegateId } = session;
  const isGiver = exchange.userFromId === userId;
  const partnerId = isGiver ? exchange.userToId : exchange.userFromId;
  const isService = exchange.kind === 'service' && !exchange.fundSide;
  const acts = [
    isGiver && isService && (
      <ButtonLink key="repeat" kind="secondary" to={`${paths.newExchange}?repeat=${exchange.id}`}>
        {t('one.repeat')}
      </ButtonLink>
    ),
    isService && delegateId === undefined && hasRoom(session, 'messages') && (
      <ButtonLink key="write" kind="secondary" to={`${paths.newMessage}?to=${partnerId}`}>
        {t('frame:places.messages')}
      </ButtonLink>
    ),
    exchange.can.reverse && (
      <Button key="reverse" kind="danger" onClick={() => onAsk('reverse')}>
        {t('one.reverse')}
      </Button>
    ),
  ].filter(Boolean);
  const inSight = exchange.status === 'pending' ? 0 : 1;
  return (
    <>
      {acts.slice(0, inSight)}
      {acts.length > inSight && <More side="start">{acts.slice(inSight)}</More>}
    </>
  );
}

/** What an administrator may still do (laws L4 to L6). */
function BankActs({ exchange: { can }, isDecided, onAsk }: ActsProps & { isDecided: boolean }) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <>
      {can.confirm && !isDecided && (
        <Button onClick={() => onAsk('confirm')}>{t('pending.confirm')}</Button>
      )}
      {can.cancel && !isDecided && (
        <Button kind="secondary" onClick={() => onAsk('cancel')}>
          {t('pending.cancel')}
        </Button>
      )}
      {can.reverse && (
        <Button kind="danger" onClick={() => onAsk('reverse')}>
          {t('remove.act')}
        </Button>
      )}
    </>
  );
}

/** Who gave, who received, when, what and how long. */
function Facts({ exchange, isOwn }: { exchange: ExchangePage; isOwn: boolean }) {
  const { t } = useTranslation('exchanges');
  const { userId } = useSignedIn();
  const hours = exchange.quantityOfHours;
  const from = <Person key="From" {...{ exchange, isOwn }} side="From" />;
  const to = <Person key="To" {...{ exchange, isOwn }} side="To" />;
  const isService = exchange.kind === 'service';
  const people: [string, ReactNode][] = [
    [t(isService ? 'one.gave' : 'one.to'), from],
    [t(isService ? 'one.received' : 'one.from'), to],
  ];
  const facts: [string, ReactNode][] = [
    [
      t('columns.hours'),
      <>
        {isOwn ? (
          <SignedHours hours={signedHours(exchange, userId)} />
        ) : (
          <Hours text={hoursText(hours)} />
        )}{' '}
        <HourBeads hours={hours} />
      </>,
    ],
    ...people,
    [t('columns.date'), sentenceDay(exchange.dateOfTransaction, currentLanguage())],
    [t('one.activity'), exchange.activity],
    [t('one.note'), exchange.note],
    ...(exchange.hand === null ? [] : [[t('one.hand'), exchange.hand] satisfies [string, string]]),
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PersonProps {
  exchange: ExchangePage;
  isOwn: boolean;
  side: 'From' | 'To';
}

/** A name and its bank; at the desk a member of the own bank leads to their page. */
function Person({ exchange, isOwn, side }: PersonProps) {
  const { userBankId } = useSignedIn();
  const name = exchange[`user${side}DisplayName`];
  const isFund = exchange.fundSide === side.toLowerCase();
  const isOurs = !isOwn && !isFund && exchange[`bank${side}`] === userBankId;
  return (
    <span className={css.named}>
      <Avatar pictureOf={exchange[`user${side}Id`]} name={name} />
      <span>
        {isOurs ? <Link to={memberPath(exchange[`user${side}Id`])}>{name}</Link> : name},{' '}
        {exchange[`bank${side}Name`]}
      </span>
    </span>
  );
}

/** Who recorded, confirmed, cancelled or reversed it, when and why; the oldest first. */
function History({ history }: Pick<ExchangePage, 'history'>) {
  const { t } = useTranslation('exchanges');
  return (
    <section>
      <h3>{t('one.history')}</h3>
      <ol className={css.history}>
        {history.map(({ what, by, at, reason, basis }) => (
          <li key={`${what} ${at}`}>
            <p>
              {basis === null
                ? t(`one.${what}By`, { name: by })
                : t(`one.byDesk.${basis}`, { name: by })}
            </p>
            <Soft>{sentenceMoment(at, currentLanguage())}</Soft>
            {reason && <p className={css.reason}>{t('one.reason', { reason })}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
