/** The answers to a notice, for its author and the desk: a yes shows both how to reach each other. */
import { useTranslation } from 'react-i18next';
import type { AnswerDay } from '#contract/board/answer-days.ts';
import type { Notice, NoticeAnswer } from '#contract/board/notices.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { call } from '#web/api/call.ts';
import { isOffline } from '#web/api/connection.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useWaitingThings, waitsAfter } from '#web/api/waiting-store.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { dayAndTime } from '#web/i18n/week-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Cover, covered } from '#web/ui/decision/cover.tsx';
import { useDecision } from '#web/ui/decision/use-decision.ts';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { newKey } from '#web/ui/form/draft.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice as Message } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { DayList, useDayInWords } from './day-list.tsx';
import { Contact } from './notice-details.tsx';
import css from './notices.module.css';
import { useTakeBackOnAnswer } from './take-back.ts';
import { Together } from './together.tsx';
import { WriteLink } from './write-link.tsx';

interface AnswersProps {
  notice: Notice;
  /** How the author's word has come; nothing for the author. */
  basis: ExchangeBasis | undefined;
}

export function Answers({ notice, basis }: AnswersProps) {
  const { t } = useTranslation('notices');
  const { asked } = notice;
  const page = { items: notice.answers, total: notice.answers.length };
  const still = useStillList(page, { listKey: `answers of ${notice.id}`, keyOf, useGone });
  const answers = still.rows ?? [];
  return (
    <Card title={t('answers.title')}>
      {answers.length === 0 && (
        <Soft>{t(notice.isMine ? 'answers.none' : 'forMember.noAnswers')}</Soft>
      )}
      {asked > 0 && <Soft>{t('answers.asked', { count: asked })}</Soft>}
      <ul className={css.people}>
        {answers.map((answer) => (
          <li key={answer.id} {...covered(still.lineFor(answer))}>
            <b>{nameOf(answer, notice)}</b>
            {answer.text !== '' && <p className={css.body}>“{answer.text}”</p>}
            {answer.contact && (
              <Contact {...answer.contact} sentence={t('chat.about', { title: notice.title })} />
            )}
            {answer.state === 'open' && <Decide notice={notice} answer={answer} basis={basis} />}
            {notice.isMine && (
              <WriteLink notice={notice} personId={answer.personId} who={answer.who} />
            )}
            {answer.state === 'accepted' && (
              <Together notice={notice} answer={answer} isOthers={!notice.isMine} />
            )}
            <Cover>{still.lineFor(answer)}</Cover>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const keyOf = ({ id }: NoticeAnswer) => `answer ${id}`;

/** One that somebody else has decided on is told of in one sentence. */
function useGone(rows: readonly NoticeAnswer[]): ReadonlyMap<NoticeAnswer, string> {
  const { t } = useTranslation('notices');
  return new Map(rows.map((row) => [row, t('meanwhile')]));
}

function nameOf({ who, bankName }: NoticeAnswer, notice: Notice): string {
  return bankName === notice.bankName || bankName === '' ? who : `${who} · ${bankName}`;
}

interface DecideProps {
  notice: Notice;
  answer: NoticeAnswer;
  basis: ExchangeBasis | undefined;
}

/**
 * The yes shows telephone numbers at once, so that it alone cannot be taken back, and says so. With days
 * each has its button, and the rest is folded away.
 */
function Decide({ notice, answer, basis }: DecideProps) {
  const { t } = useTranslation(['notices', 'answer-days']);
  const { belowBand } = answer;
  const { accept, no, isBusy } = useDeciding(answer, basis);
  const waits = useWaitingThings().some(
    (one) => one.call === 'acceptAnswer' && one.input.params.id === answer.id && !one.refusal,
  );
  const days = notice.canAgree ? answer.days.filter(({ isOver }) => !isOver) : [];
  const decline = (
    <Button kind="secondary" busy={isBusy} onClick={no}>
      {t('answers.no')}
    </Button>
  );
  if (waits) return <Soft>{t('answers.yesWaits', { who: answer.who })}</Soft>;
  if (days.length === 0) {
    return (
      <>
        <DayList days={answer.days} />
        <Acts gap="tight">
          <Button busy={isBusy} onClick={() => accept()}>
            {t('answers.yes')}
          </Button>
          {decline}
        </Acts>
        {basis === undefined && <Soft>{t('answers.sure')}</Soft>}
      </>
    );
  }
  return (
    <>
      <DayList days={answer.days} />
      {belowBand && (
        <Message tone="info">
          {t('answer-days:belowBand', {
            after: hoursText(belowBand.after),
            low: hoursText(belowBand.low),
          })}
        </Message>
      )}
      <Acts gap="tight">
        {days.map((day, nth) => (
          <Button
            key={day.position}
            kind={nth === 0 ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => accept(day)}
          >
            {t('answer-days:yes', { when: dayAndTime(day, currentLanguage()) })}
          </Button>
        ))}
      </Acts>
      {basis === undefined && <Soft>{t('answer-days:sure')}</Soft>}
      <Fold title={t('answer-days:other')}>
        <Acts gap="tight">
          <Button kind="secondary" busy={isBusy} onClick={() => accept()}>
            {t('answer-days:withoutDay')}
          </Button>
          {decline}
        </Acts>
      </Fold>
    </>
  );
}

function useDeciding(answer: NoticeAnswer, basis: ExchangeBasis | undefined) {
  const { t } = useTranslation(['notices', 'answer-days']);
  const inWords = useDayInWords();
  const { id, who, sequence } = answer;
  const input = { params: { id } };
  const options = { word: basis };
  // What a desk decides for a member does not wait: it looks again.
  const isOwn = basis === undefined;
  const accept = useAction({
    failed: () => t('failed'),
    settled: {
      'already-decided': () => t('meanwhile'),
      'seen-outdated': () => t('answer-days:changedMeanwhile', { who }),
      'day-over': () => t('answer-days:isOver'),
    },
    awaitsQueries: true,
    send: ({ day, key }: Yes) =>
      call(
        'acceptAnswer',
        { ...input, body: accepting(day, sequence) },
        { ...options, idempotencyKey: key },
      ),
    waits: (error, { day, key }, wasCut) => {
      const asked = { ...input, body: accepting(day, sequence) };
      const words = day
        ? t('answer-days:saysYesOn', { who, when: inWords(day) })
        : t('answers.saysYes', { who });
      const later = {
        call: 'acceptAnswer',
        input: asked,
        key,
        words,
        name: who,
      } as const;
      return isOwn && waitsAfter(error, later, wasCut);
    },
    said: ({ day }) => {
      if (day) return t('answer-days:agreed', { when: inWords(day) });
      return basis ? t('forMember.accepted') : t('answers.accepted', { who });
    },
  });
  const letGo = useAction({
    changes: 'notices',
    send: (key: string) => call('letAnswerGo', input, { ...options, idempotencyKey: key }),
  });
  const takeBack = useTakeBackOnAnswer();
  const decide = useDecision(useDecisionErrors(), t('meanwhile'));
  const no = () => {
    const [key, place, wasCut, words] = [newKey(), keyOf(answer), isOffline(), t('answers.letGo')];
    const later = { call: 'letAnswerGo', input, key, place, words, name: who } as const;
    return decide({
      ...{ key: place, words, failed: t('failed') },
      send: () => letGo.send(key),
      takeBack: () => takeBack.send(id),
      waits: (error) => isOwn && waitsAfter(error, later, wasCut),
    });
  };
  return {
    accept: (day?: AnswerDay) => accept.run({ day, key: newKey() }),
    no,
    isBusy: accept.isBusy || letGo.isBusy,
  };
}

/** With the key that it also waits under: one whose answer was lost counts once. */
interface Yes {
  day: AnswerDay | undefined;
  key: string;
}

const accepting = (day: AnswerDay | undefined, sequence: number) =>
  day ? { day: day.position, sequence } : null;
