/** The multiple exchanges of the bank: those in progress, and how the latest went (law L10). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { BatchLine } from './batch-line.tsx';
import css from './batches.module.css';
import { batchesQuery, isInProgress } from './queries.ts';

const SHOWN_FIRST = 3;

/** Nothing until there is one. */
export function BatchesCard() {
  const { t } = useTranslation('bank-record');
  const [shown, setShown] = useState(SHOWN_FIRST);
  const { data, isPlaceholderData } = useQuery(batchesQuery(shown));
  if (!data || data.total === 0) return null;
  return (
    <Card title={t('batches.title')}>
      <ul className={css.batches}>
        {data.items.map((batch) => (
          <BatchLine key={batch.id} batch={batch} />
        ))}
      </ul>
      {data.total > data.items.length && (
        <div className={css.more}>
          <Button
            kind="secondary"
            small
            busy={isPlaceholderData}
            onClick={() => setShown(shown + PAGE_SIZE)}
          >
            {t('batches.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Only those in progress, for the desk's first page. */
export function RunningBatches() {
  const { t } = useTranslation('bank-record');
  const { data } = useQuery(batchesQuery(SHOWN_FIRST));
  const running = data?.items.filter(isInProgress) ?? [];
  if (running.length === 0) return null;
  return (
    <section aria-label={t('batches.running', { count: running.length })}>
      <h3>{t('batches.running', { count: running.length })}</h3>
      <ul className={css.batches}>
        {running.map((batch) => (
          <BatchLine key={batch.id} batch={batch} />
        ))}
      </ul>
    </section>
  );
}
