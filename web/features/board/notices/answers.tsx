/** The answers to a notice, for its author and the desk: a yes shows both how to reach each other. */
import { useTranslation } from 'react-i18next';
import type { Notice, NoticeAnswer } from '#contract/board/notices.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { call } from '#web/api/call.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Cover, covered } from '#web/ui/decision/cover.tsx';
import { useDecision } from '#web/ui/decision/use-decision.ts';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { Contact } from './notice-details.tsx';
import css from './notices.module.css';
import { RecordLink } from './record-link.tsx';
import { useTakeBackOnAnswer } from './take-back.ts';
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
            {answer.contact && <Contact {...answer.contact} />}
            {answer.state === 'open' && <Decide answer={answer} basis={basis} />}
            {notice.isMine && (
              <WriteLink notice={notice} personId={answer.personId} who={answer.who} />
            )}
            {answer.start && (
              <RecordLink notice={notice} answerId={answer.id} start={answer.start} />
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
  answer: NoticeAnswer;
  basis: ExchangeBasis | undefined;
}

/** The yes shows telephone numbers at once, so that it alone cannot be taken back, and says so. */
function Decide({ answer, basis }: DecideProps) {
  const { t } = useTranslation('notices');
  const { id, who } = answer;
  const input = { params: { id } };
  const options = { word: basis };
  const accept = useAction({
    failed: () => t('failed'),
    settled: { 'already-decided': () => t('meanwhile') },
    changes: 'notices',
    awaitsQueries: true,
    send: () => call('acceptAnswer', input, options),
    said: () => (basis ? t('forMember.accepted') : t('answers.accepted', { who })),
  });
  const letGo = useAction({ changes: 'notices', send: () => call('letAnswerGo', input, options) });
  const takeBack = useTakeBackOnAnswer();
  const decide = useDecision(useDecisionErrors(), t('meanwhile'));
  const isBusy = accept.isBusy || letGo.isBusy;
  const no = () =>
    decide({
      key: keyOf(answer),
      words: t('answers.letGo'),
      failed: t('failed'),
      send: () => letGo.send(undefined),
      takeBack: () => takeBack.send(id),
    });
  return (
    <>
      <Acts gap="tight">
        <Button busy={isBusy} onClick={() => accept.run(undefined)}>
          {t('answers.yes')}
        </Button>
        <Button kind="secondary" busy={isBusy} onClick={no}>
          {t('answers.no')}
        </Button>
      </Acts>
      {basis === undefined && <Soft>{t('answers.sure')}</Soft>}
    </>
  );
}
