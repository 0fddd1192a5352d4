/** The answers to a notice, for its author and the desk: a yes shows both how to reach each other. */
import { useTranslation } from 'react-i18next';
import type { ExchangeBasis } from '#contract/exchange-states.ts';
import type { Notice, NoticeAnswer } from '#contract/notices.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Contact } from './notice-details.tsx';
import css from './notices.module.css';
import { NOTICES_KEY } from './queries.ts';
import { RecordLink } from './record-link.tsx';
import { WriteLink } from './write-link.tsx';

interface AnswersProps {
  notice: Notice;
  /** How the author's word has come; nothing for the author. */
  basis: ExchangeBasis | undefined;
}

export function Answers({ notice, basis }: AnswersProps) {
  const { t } = useTranslation('notices');
  const { answers, asked } = notice;
  return (
    <Card title={t('answers.title')}>
      {answers.length === 0 && (
        <p className={css.soft}>{t(notice.isMine ? 'answers.none' : 'forMember.noAnswers')}</p>
      )}
      {asked > 0 && <p className={css.soft}>{t('answers.asked', { count: asked })}</p>}
      <ul className={css.people}>
        {answers.map((answer) => (
          <li key={answer.id}>
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
          </li>
        ))}
      </ul>
    </Card>
  );
}

function nameOf({ who, bankName }: NoticeAnswer, notice: Notice): string {
  return bankName === notice.bankName || bankName === '' ? who : `${who} · ${bankName}`;
}

interface DecideProps {
  answer: NoticeAnswer;
  basis: ExchangeBasis | undefined;
}

function Decide({ answer: { id, who }, basis }: DecideProps) {
  const { t } = useTranslation('notices');
  const input = { params: { id }, query: { lang: currentLanguage() }, body: { basis } };
  const rest = {
    failed: () => t('failed'),
    settled: { 'already-decided': () => t('meanwhile') },
    changes: NOTICES_KEY,
    awaitsQueries: true,
  };
  const accept = useAction({
    ...rest,
    send: () => call('acceptAnswer', input),
    done: () => (basis ? t('forMember.accepted') : t('answers.accepted', { who })),
  });
  const letGo = useAction({
    ...rest,
    send: () => call('letAnswerGo', input),
    done: () => t('answers.letGo'),
  });
  return (
    <div className={css.acts}>
      <Button busy={accept.isBusy} onClick={() => !letGo.isBusy && accept.run(undefined)}>
        {t('answers.yes')}
      </Button>
      <Button
        kind="secondary"
        busy={letGo.isBusy}
        onClick={() => !accept.isBusy && letGo.run(undefined)}
      >
        {t('answers.no')}
      </Button>
    </div>
  );
}
