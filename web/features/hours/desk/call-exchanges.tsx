/** What somebody on the phone may ask about: what waits with them, and their last exchanges. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Exchange, PendingExchange } from '#contract/hours/exchanges.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { Matters } from '#web/ui/decision/matters.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { keyOf, useExchangeActions } from '../parts/actions.ts';
import { ExchangeMatterLine, ExchangeSentence } from '../parts/bank-words.tsx';
import { bankExchangesQuery, bankPendingQuery } from '../parts/queries.ts';
import { useGone } from '../parts/use-gone.ts';
import css from './desk.module.css';

const WAITING_SHOWN = 5;
const LAST_SHOWN = 3;

/** What waits: where the caller received, they confirm by word of mouth. */
export function CallWaiting({ id }: { id: number }) {
  const { t } = useTranslation('desk-work', { keyPrefix: 'call' });
  const waiting = useQuery(
    bankPendingQuery({ personIds: [id], sort: 'createdAt', limit: WAITING_SHOWN }),
  );
  const page = waiting.data;
  const { rows = [], lineFor } = useStillList(page, { listKey: `call ${id}`, keyOf, useGone });
  const { confirm } = useExchangeActions('bank');
  return (
    <Card title={t('waits')}>
      <Loaded query={waiting} skeleton={<TextSkeleton lines={2} />} warns />
      {page && rows.length === 0 && <Soft>{t('nothing')}</Soft>}
      <Matters
        rows={rows}
        keyOf={keyOf}
        lineFor={lineFor}
        words={(exchange) => (
          <>
            <ExchangeSentence exchange={exchange} />
            <ExchangeMatterLine exchange={exchange} />
          </>
        )}
        acts={(exchange) => (
          <ByWord
            exchange={exchange}
            id={id}
            onConfirm={() => confirm(exchange, { basis: 'phone' })}
          />
        )}
      />
    </Card>
  );
}

interface ByWordProps {
  exchange: PendingExchange;
  id: number;
  onConfirm: () => void;
}

function ByWord({ exchange, id, onConfirm }: ByWordProps) {
  const { t } = useTranslation('desk-work', { keyPrefix: 'call' });
  if (exchange.userToId === id && exchange.canConfirm) {
    return <DecisionButton onClick={onConfirm}>{t('confirm')}</DecisionButton>;
  }
  return <Soft as="span">{t('forOther', { name: exchange.userToDisplayName })}</Soft>;
}

/** The last confirmed exchanges, each in a line that can be read aloud. */
export function CallLast({ id }: { id: number }) {
  const { t } = useTranslation('desk-work', { keyPrefix: 'call' });
  const last = useQuery(bankExchangesQuery({ personIds: [id], limit: LAST_SHOWN }));
  return (
    <Card title={t('last')}>
      <Loaded
        query={last}
        skeleton={<TextSkeleton lines={LAST_SHOWN} />}
        empty={<Soft>{t('none')}</Soft>}
        warns
      >
        {({ items }) => (
          <ul className={css.spoken}>
            {items.map((exchange) => (
              <li key={exchange.id}>
                <Line exchange={exchange} id={id} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function Line({ exchange, id }: { exchange: Exchange; id: number }) {
  const { t } = useTranslation('desk-work', { keyPrefix: 'call' });
  const gave = exchange.userFromId === id;
  return t(gave ? 'gaveLine' : 'receivedLine', {
    day: sentenceDay(exchange.dateOfTransaction, currentLanguage()),
    hours: hoursText(exchange.quantityOfHours),
    name: gave ? exchange.userToDisplayName : exchange.userFromDisplayName,
    activity: exchange.activity,
  });
}
