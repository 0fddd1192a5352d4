/**
 * What waits for a connection, and how far each has come. What has been sent stays in its place until the
 * page is left, so that nothing moves under a finger.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '#web/api/connection.ts';
import { CodeText } from '#web/api/refusal.tsx';
import { useWaitingThings, type Waiting, wasDiscarded } from '#web/api/waiting-store.ts';
import { clockTime, onDay, sentenceMoment, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Name, Soft, Words } from '#web/ui/page/words.tsx';
import { throwAway } from './send.ts';
import css from './waiting-card.module.css';

/** Above the page; nothing while nothing waits. */
export function WaitingCard() {
  const { t } = useTranslation('exchanges');
  const waiting = useWaitingThings();
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(waiting);
  useLayoutEffect(() => {
    const added = waiting.filter(({ key }) => !seen.some((one) => one.key === key));
    if (added.length === 0) return;
    setSeen([...seen, ...added]);
    // The form that it was written in is empty again.
    place.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [waiting, seen]);
  const kept = seen.filter(({ key }) => !wasDiscarded(key));
  const shown = kept.map((one) => waiting.find(({ key }) => key === one.key) ?? one);
  return (
    <div ref={place} role="status" tabIndex={-1} className={css.place}>
      {shown.length > 0 && (
        <Card title={t('waiting.title')}>
          <List gap="none">
            {shown.map((thing) => (
              <Line key={thing.key} thing={thing} isSent={!waiting.includes(thing)} />
            ))}
          </List>
        </Card>
      )}
    </div>
  );
}

interface LineProps {
  thing: Waiting;
  isSent: boolean;
}

function Line({ thing, isSent }: LineProps) {
  const { t } = useTranslation('exchanges');
  const { key, mayHaveArrived } = thing;
  const { what, said } = useWords(thing);
  return (
    <li className={css.line}>
      <Words as="div" isWide>
        <Name>{what}</Name>
        {said !== '' && <p>{said}</p>}
        <Soft>
          {isSent ? t(sentWords(thing)) : <State thing={thing} />}{' '}
          {!isSent && <Since atMs={thing.recordedAtMs} />}
        </Soft>
      </Words>
      {!isSent && !mayHaveArrived && (
        <Button
          kind="secondary"
          small
          aria-label={t('waiting.throwAwayWhich', { what })}
          onClick={() => void throwAway(key)}
        >
          {t('waiting.throwAway')}
        </Button>
      )}
    </li>
  );
}

const sentWords = ({ call }: Waiting) =>
  call === 'createExchange' ? 'waiting.recorded' : 'waiting.sent';

/** What it is, and what was written with it. */
function useWords(thing: Waiting): { what: string; said: string } {
  const { t } = useTranslation('exchanges');
  const { name, words = '' } = thing;
  switch (thing.call) {
    case 'createExchange': {
      const { quantityOfHours, dateOfTransaction, note } = thing.input.body;
      const day = onDay(dateOfTransaction, currentLanguage());
      const hours = hoursText(quantityOfHours);
      return { what: t('waiting.which', { name, hours, day }), said: note };
    }
    case 'sendMessage':
    case 'startThread':
      return { what: t('waiting.message', { name }), said: words };
    case 'answerNotice':
      return { what: t('waiting.answer', { name }), said: words };
    default:
      return { what: words, said: '' };
  }
}

/** How long it has waited. */
function Since({ atMs }: { atMs: number }) {
  const { t } = useTranslation('exchanges');
  const [at, language] = [new Date(atMs), currentLanguage()];
  if (today(at) === today()) return t('waiting.since', { time: clockTime(at, language) });
  return t('waiting.sinceDay', { moment: sentenceMoment(at.toISOString(), language) });
}

function State({ thing: { refusal, mayHaveArrived } }: { thing: Waiting }) {
  const { t } = useTranslation('exchanges');
  const isOffline = useOffline();
  if (refusal === 'too-old') return t('waiting.tooOld');
  if (refusal) {
    return (
      <>
        {t('waiting.refused')} <CodeText code={refusal} />
      </>
    );
  }
  if (!isOffline) return t('waiting.leaving');
  return mayHaveArrived ? t('waiting.mayHaveArrived') : t('waiting.waiting');
}
