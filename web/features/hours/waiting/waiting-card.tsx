/**
 * The exchanges that wait for a connection, and how far each has come. What has been recorded stays in
 * its place until the page is left, so that nothing moves under a finger.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '#web/api/connection.ts';
import { CodeText } from '#web/api/refusal.tsx';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Name, Soft, Words } from '#web/ui/page/words.tsx';
import { useWaitingExchanges, type WaitingExchange } from '../parts/waiting-store.ts';
import { throwAway } from './send.ts';
import css from './waiting-card.module.css';

/** Above the page; nothing while nothing waits. */
export function WaitingCard() {
  const { t } = useTranslation('exchanges');
  const waiting = useWaitingExchanges();
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
  const forget = (key: string) => setSeen(seen.filter((one) => one.key !== key));
  const shown = seen.map((one) => waiting.find(({ key }) => key === one.key) ?? one);
  return (
    <div ref={place} role="status" tabIndex={-1} className={css.place}>
      {shown.length > 0 && (
        <Card title={t('waiting.title')}>
          <List gap="none">
            {shown.map((exchange) => (
              <Line
                key={exchange.key}
                exchange={exchange}
                isRecorded={!waiting.includes(exchange)}
                onThrownAway={() => forget(exchange.key)}
              />
            ))}
          </List>
        </Card>
      )}
    </div>
  );
}

interface LineProps {
  exchange: WaitingExchange;
  isRecorded: boolean;
  onThrownAway: () => void;
}

function Line({ exchange, isRecorded, onThrownAway }: LineProps) {
  const { t } = useTranslation('exchanges');
  const { key, body, name, mayHaveArrived } = exchange;
  const words = {
    name,
    hours: hoursText(body.quantityOfHours),
    day: onDay(body.dateOfTransaction, currentLanguage()),
  };
  const discard = async () => {
    await throwAway(key);
    onThrownAway();
  };
  return (
    <li className={css.line}>
      <Words as="div" isWide>
        <Name>{t('waiting.which', words)}</Name>
        <p>{body.note}</p>
        <Soft>{isRecorded ? t('waiting.recorded') : <State exchange={exchange} />}</Soft>
      </Words>
      {!isRecorded && !mayHaveArrived && (
        <Button
          kind="secondary"
          small
          aria-label={t('waiting.throwAwayWhich', words)}
          onClick={() => void discard()}
        >
          {t('waiting.throwAway')}
        </Button>
      )}
    </li>
  );
}

function State({ exchange: { refusal, mayHaveArrived } }: { exchange: WaitingExchange }) {
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
