/** What waits for the reader but for exchanges: one sentence, what is decided at once, and the way to its page. */

import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TodoItem } from '#contract/hours/todo.ts';
import { arrangementPath, noticePath } from '#web/errand-paths.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { weekDay } from '#web/i18n/week-day.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Prompt } from '#web/ui/page/prompt.tsx';
import { AnswerMatter } from './answer-matter.tsx';

type Matter = Exclude<TodoItem, { kind: 'confirm' | 'consent' }>;

/** What is decided at once where the matter stands; nothing where it needs its page. */
export type MatterActs = ComponentType<{ item: Matter; place: string; describedBy: string }>;

interface OtherMatterProps {
  item: Matter;
  /** The row in the list. */
  place: string;
  acts: MatterActs;
}

export default function OtherMatter({ item, place, acts: MatterActs }: OtherMatterProps) {
  const { t } = useTranslation('todo');
  const sentenceOf = useSentence();
  const id = useId();
  const days = item.kind === 'answer' ? item.days.filter(({ isOver }) => !isOver) : [];
  if (item.kind === 'answer' && days.length > 0) return <AnswerMatter item={item} days={days} />;
  return (
    <Prompt id={id} sentence={<Marked text={sentenceOf(item)} />}>
      <Acts gap="tight">
        <MatterActs {...{ item, place }} describedBy={id} />
        <ButtonLink small kind="secondary" to={placeOf(item)} aria-describedby={id}>
          {t(`act.${item.kind === 'bulletin' && item.asks ? 'attend' : item.kind}`)}
        </ButtonLink>
      </Acts>
    </Prompt>
  );
}

function placeOf(item: Matter): string {
  switch (item.kind) {
    case 'done':
      return arrangementPath(item.id);
    case 'proposal':
      // One that repeats stands on the same page, below the single ones.
      return item.every === null
        ? arrangementPath(item.id)
        : `${paths.appointments}#standing-${item.id}`;
    case 'renew':
      return noticePath(item.id);
    case 'bulletin':
      return `${paths.myBank}#bulletin-${item.id}`;
    case 'corrected':
      return `${paths.myExchanges}?exchange=${item.id}`;
    default:
      return noticePath(item.noticeId);
  }
}

function useSentence(): (item: Matter) => string {
  const { t } = useTranslation('todo');
  const days = (day: string) => weekDay(day, currentLanguage());
  return (item) => {
    switch (item.kind) {
      case 'done': {
        const day = item.daysAway === 0 ? t('today') : days(item.day);
        return t('done', { who: item.who, title: item.title, day });
      }
      case 'proposal': {
        const { who, title, time, every } = item;
        return t(every === null ? 'proposal' : 'standing', {
          ...{ who, title, time, day: days(item.day) },
        });
      }
      case 'renew': {
        const { title, daysAway } = item;
        if (item.noticeKind === 'request' || daysAway <= 0) return t('renew.now', { title });
        return t('renew.offer', { title, count: daysAway });
      }
      case 'answer':
        return t(`answer.${item.noticeKind}`, { who: item.who, title: item.title });
      case 'corrected': {
        const { who, byDesk } = item;
        const what = { hours: hoursText(item.hours), day: onDay(item.day, currentLanguage()) };
        return t(byDesk ? 'corrected.desk' : 'corrected.giver', { who, ...what });
      }
      case 'bulletin': {
        const { title, asks, plan } = item;
        if (!plan) return t('bulletin.notice', { title });
        const when = { day: days(plan.day), time: plan.time };
        return t(asks ? 'bulletin.asks' : 'bulletin.meeting', { title, ...when });
      }
      case 'asked':
        return t('asked', { who: item.who, title: item.title });
    }
  };
}
