/**
 * Works through many decisions, one call after the other, and keeps how each one went. Goes on when
 * its window is closed, and when the screen is left; a message then tells the end.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { call } from '#web/api/call.ts';
import { codeOf } from '#web/api/refusal.tsx';
import { say } from '#web/ui/notice/toasts.ts';
import { type BulkAct, type BulkRow, countOf, type Outcome, settled } from './bulk.ts';

export interface Bulk {
  act: BulkAct;
  rows: readonly BulkRow[];
}

/** The work under way or done last; undefined before the first. */
export function useBulk(onSettled: (rows: readonly PendingExchange[]) => void) {
  const { t } = useTranslation('bank-exchanges');
  const client = useQueryClient();
  const [bulk, setBulk] = useState<Bulk>();

  const run = async (act: BulkAct, chosen: readonly PendingExchange[], reason: string) => {
    let rows: readonly BulkRow[] = chosen.map((exchange) => ({ exchange, outcome: 'waiting' }));
    setBulk({ act, rows });
    for (const exchange of chosen) {
      const outcome = await decide(act, exchange.id, reason);
      rows = rows.map((row) => (row.exchange === exchange ? { exchange, outcome } : row));
      setBulk({ act, rows });
    }
    const { done, failed } = countOf(rows);
    if (done > 0) say('success', t('bulk.doneToast', { count: done }));
    if (failed > 0) say('warning', t('bulk.failedToast', { count: failed }));
    onSettled(settled(rows));
    void client.invalidateQueries();
  };

  return { bulk, run };
}

async function decide(act: BulkAct, id: number, reason: string): Promise<Outcome> {
  const params = { id: String(id) };
  try {
    if (act === 'confirm') await call('approveExchange', { params });
    else await call('rejectExchange', { params, body: { reason } });
    return 'done';
  } catch (error) {
    return codeOf(error);
  }
}
