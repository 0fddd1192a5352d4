/** The cheques that were handed in and are not booked yet. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { Cheque } from '#contract/paper/cheques.ts';
import { POLLED } from '#web/api/query-client.ts';
import { readPage } from '#web/api/read.ts';
import { sinceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Name, Soft } from '#web/ui/page/words.tsx';
import css from '../cheques.module.css';
import { chequeDay, givenWords } from '../words.ts';

/** Nothing while there is none. */
export function WaitingCard({ onOpen }: { onOpen: (code: string) => void }) {
  const { t } = useTranslation('cheques');
  const [shown, setShown] = useState(PAGE_SIZE);
  const { data, isPlaceholderData } = useQuery(
    readPage('listWaitingCheques', { query: { limit: shown } }, POLLED),
  );
  if (!data || data.total === 0) return null;
  return (
    <Card title={t('waiting.title')}>
      <Soft>{t('waiting.text')}</Soft>
      <List>
        {data.items.map((cheque) => (
          <Line key={cheque.code} cheque={cheque} onOpen={() => onOpen(cheque.code)} />
        ))}
      </List>
      {data.total > data.items.length && (
        <Button
          kind="secondary"
          small
          whileClosed
          busy={isPlaceholderData}
          onClick={() => setShown(shown + 2 * PAGE_SIZE)}
        >
          {t('waiting.more')}
        </Button>
      )}
    </Card>
  );
}

function Line({ cheque, onOpen }: { cheque: Cheque; onOpen: () => void }) {
  const { t } = useTranslation('cheques');
  const { serial, exchange, note, owner, since } = cheque;
  const day = chequeDay(cheque);
  const what = exchange
    ? t('waiting.handedIn', { ...givenWords(cheque), day, owner: owner.displayName })
    : t('waiting.kept', {
        owner: owner.displayName,
        since: sinceDay(since ?? '', currentLanguage()),
      });
  return (
    <li className={css.line}>
      <div>
        <Name>{what}</Name>
        <Soft>
          {t('serial', { serial })}
          {note !== null && ` · ${note}`}
        </Soft>
      </div>
      <Button kind="secondary" small onClick={onOpen}>
        {t('waiting.open')}
        <span className="visually-hidden"> {t('waiting.openOf', { serial })}</span>
      </Button>
    </li>
  );
}
