/** The multiple exchanges of the bank: those in progress, and how the latest went (law L10). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeBatch } from '#contract/hours/batches.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import { POLLED } from '#web/api/query-client.ts';
import { readPage } from '#web/api/read.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Name, Soft } from '#web/ui/page/words.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Finished, Waiting } from './batch-acts.tsx';
import css from './batches.module.css';

const SHOWN_FIRST = 3;

/** Nothing until there is one. */
export function BatchesCard() {
  const { t } = useTranslation('bank-record');
  const [shown, setShown] = useState(SHOWN_FIRST);
  const { data, isPlaceholderData } = useQuery(batchesQuery(shown));
  if (!data || data.total === 0) return null;
  return (
    <Card title={t('batches.title')}>
      <Stack gap="medium">
        <ul className={css.batches}>
          {data.items.map((batch) => (
            <BatchLine key={batch.id} batch={batch} />
          ))}
        </ul>
        {data.total > data.items.length && (
          <div>
            <Button
              kind="secondary"
              small
              whileClosed
              busy={isPlaceholderData}
              onClick={() => setShown(shown + PAGE_SIZE)}
            >
              {t('batches.more')}
            </Button>
          </div>
        )}
      </Stack>
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

/** A countdown before it starts, a bar while it runs, then a sentence about how it went. */
function BatchLine({ batch }: { batch: ExchangeBatch }) {
  const { t } = useTranslation('bank-record');
  const { note, quantityOfHours, createdAt, creator } = batch;
  const what = t('batches.line', { note, hours: hoursText(quantityOfHours) });
  return (
    <li className={css.batch}>
      <Name>{what}</Name>
      <Soft>
        {t('batches.begun', {
          moment: sentenceMoment(createdAt, currentLanguage()),
          name: creator,
        })}
      </Soft>
      <StateOf batch={batch} what={what} />
    </li>
  );
}

function StateOf({ batch, what }: { batch: ExchangeBatch; what: string }) {
  const { t } = useTranslation('bank-record');
  const { state, asked, made, refused, reversed, cancelled, left } = batch;
  const name = batch.takenBackBy ?? '';
  if (state === 'waiting') return <Waiting batch={batch} />;
  if (state === 'stopped') return <p>{t('batches.stopped', { name })}</p>;
  if (state === 'running') {
    const done = made + refused;
    return (
      <Progress label={what} done={done} total={asked}>
        {t('batches.progress', { done, asked })}
      </Progress>
    );
  }
  const undone = reversed + cancelled;
  if (state === 'undoing') {
    const done = undone + left;
    return (
      <Progress label={what} done={done} total={made}>
        {t('batches.undoing', { done, made })}
      </Progress>
    );
  }
  return (
    <>
      <p>
        {t('batches.made', { count: made })}
        {refused > 0 && `, ${t('batches.refused', { count: refused })}`}
      </p>
      {state === 'undone' && (
        <p>
          {t('batches.undone', { count: undone, name })}
          {left > 0 && `, ${t('batches.left', { count: left })}`}
        </p>
      )}
      <Finished batch={batch} />
    </>
  );
}

const POLL_INTERVAL_IN_PROGRESS_MS = 1_000;

/** The latest multiple exchanges of the bank, and how far they have come. */
function batchesQuery(limit: number) {
  return readPage(
    'listExchangeBatches',
    { query: { limit } },
    {
      ...POLLED,
      refetchInterval: ({ state }) =>
        state.data?.items.some(isInProgress)
          ? POLL_INTERVAL_IN_PROGRESS_MS
          : POLLED.refetchInterval,
    },
  );
}

/** It has not started, is being made, or is being undone. */
function isInProgress({ state }: ExchangeBatch): boolean {
  return state === 'waiting' || state === 'running' || state === 'undoing';
}
