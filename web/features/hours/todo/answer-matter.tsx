/** An answer that came with days: a button for each, which accepts it and agrees on that day at once. */

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerDay } from '#contract/board/answer-days.ts';
import type { TodoItem } from '#contract/hours/todo.ts';
import { call } from '#web/api/call.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { waitsAfter } from '#web/api/waiting-store.ts';
import { noticePath } from '#web/errand-paths.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { dayAndTime, weekDay } from '#web/i18n/week-day.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { makeFinal } from '#web/ui/decision/decided.ts';
import { useKeeping } from '#web/ui/decision/use-decision.ts';
import { newKey } from '#web/ui/form/draft.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { keyOf } from './item-key.ts';
import css from './todo.module.css';

type Answer = Extract<TodoItem, { kind: 'answer' }>;

interface AnswerProps {
  item: Answer;
  /** Those that are still to come. */
  days: readonly AnswerDay[];
}

export function AnswerMatter({ item, days }: AnswerProps) {
  const { t } = useTranslation('todo');
  const id = useId();
  const accept = useAcceptDay(item);
  const { who, title, noticeId, noticeKind, belowBand } = item;
  return (
    <div className={css.matter}>
      <p id={id}>
        <Marked text={t(`answer.days.${noticeKind}`, { who, title })} />
      </p>
      {belowBand && (
        <Soft>
          {t('answer.belowBand', {
            after: hoursText(belowBand.after),
            low: hoursText(belowBand.low),
          })}
        </Soft>
      )}
      <Acts gap="tight">
        {days.map((day, nth) => (
          <Button
            key={day.position}
            small
            kind={nth === 0 ? 'primary' : 'secondary'}
            busy={accept.isBusy}
            aria-describedby={id}
            onClick={() => accept.run({ day, key: newKey() })}
          >
            {dayAndTime(day, currentLanguage())}
          </Button>
        ))}
        <ButtonLink
          small
          kind="quiet"
          to={noticePath(noticeId)}
          aria-label={t('answer.otherAbout', { title })}
        >
          {t('answer.other')}
        </ButtonLink>
      </Acts>
      <Soft>{t('answer.sure')}</Soft>
    </div>
  );
}

/** The line in its place says the day and how to reach the other one; it cannot be taken back. */
function useAcceptDay(item: Answer) {
  const { t } = useTranslation('todo');
  const keep = useKeeping(useDecisionErrors());
  const { id, who, sequence } = item;
  const inputFor = ({ position: day }: AnswerDay) => ({ params: { id }, body: { day, sequence } });
  const whenOf = ({ day, time }: AnswerDay) => ({ day: weekDay(day, currentLanguage()), time });
  return useAction({
    failed: () => t('answer.failed'),
    settled: {
      'already-decided': () => t('answer.meanwhile'),
      'seen-outdated': () => t('answer.changed', { who }),
      'day-over': () => t('answer.isOver'),
    },
    waits: (error, { day, key }, wasCut) => {
      const words = t('answer.agreedWith', { who, ...whenOf(day) });
      const later = { call: 'acceptAnswer', input: inputFor(day), key } as const;
      return waitsAfter(error, { ...later, words, name: who, place: keyOf(item) }, wasCut);
    },
    // The key that it also waits under: one whose answer was lost counts once.
    send: async ({ day, key }: { day: AnswerDay; key: string }) => {
      const notice = await call('acceptAnswer', inputFor(day), { idempotencyKey: key });
      const { contact } = notice.answers.find((answer) => answer.id === id) ?? {};
      const reached = contact?.phone ?? contact?.email ?? notice.contact.deskPhone;
      const agreed = t('answer.agreed', whenOf(day));
      const words = reached ? `${agreed} ${t('answer.reached', { who, reached })}` : agreed;
      keep({ key: keyOf(item), words, takeBack: async () => undefined });
      makeFinal(keyOf(item));
    },
  });
}
