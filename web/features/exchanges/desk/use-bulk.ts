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
import { useDecisionErrors } from '#web/api/use-decision-errors.ts';
import { forgetDecided } from '#web/ui/decision/decided.ts';
import { pauseDecisions } from '#web/ui/decision/pause.ts';
import { useKeeping } from '#web/ui/decision/use-decision.ts';
import { say } from '#web/ui/notice/toasts.ts';
import { useTakeBackExchange } from '../mutations.ts';
import { keyOf, useWhich } from '../use-decisions.ts';
import { type BulkAct, type BulkRow, countOf, missed, type Outcome } from './bulk.ts';

export interface Bulk {
  act: BulkAct;
  rows: readonly BulkRow[];
  /** Decisions are on their way back. */
  isTakingBack: boolean;
}

/** The work under way or done last; undefined before the first. */
export function useBulk(onEnd: (missed: readonly PendingExchange[]) => void) {
  const { t } = useTranslation(['bank-exchanges', 'exchanges', 'ui']);
  const client = useQueryClient();
  const keep = useKeeping(useDecisionErrors());
  const which = useWhich();
  const takeBack = useTakeBackExchange();
  const [bulk, setBulk] = useState<Bulk>();

  const run = async (act: BulkAct, chosen: readonly PendingExchange[], reason: string) => {
    let rows: readonly BulkRow[] = chosen.map((exchange) => ({ exchange, outcome: 'waiting' }));
    setBulk({ act, rows, isTakingBack: false });
    for (const exchange of chosen) {
      const outcome = await decide(act, exchange.id, reason);
      rows = withOutcome(rows, exchange, outcome);
      if (outcome === 'done') {
        const state = act === 'confirm' ? 'confirmed' : 'cancelled';
        keep({
          key: keyOf(exchange),
          words: t(`exchanges:decided.${state}`, { which: which(exchange) }),
          takeBack: () => takeBack.mutateAsync(exchange),
        });
      }
      setBulk({ act, rows, isTakingBack: false });
    }
    const { done, failed } = countOf(rows);
    if (done > 0) say('success', t('bulk.doneToast', { count: done }));
    if (failed > 0) say('warning', t('bulk.failedToast', { count: failed }));
    onEnd(missed(rows));
    pauseDecisions();
    void client.invalidateQueries();
  };

  /** Takes back those of the last work that are given. */
  const takeAllBack = async ({ act, rows: before }: Bulk, given: readonly PendingExchange[]) => {
    let rows = before;
    setBulk({ act, rows, isTakingBack: true });
    const back: PendingExchange[] = [];
    for (const exchange of given) {
      const outcome = await withdraw(exchange.id);
      if (outcome === 'taken-back') back.push(exchange);
      rows = withOutcome(rows, exchange, outcome);
      setBulk({ act, rows, isTakingBack: true });
    }
    await client.invalidateQueries();
    forgetDecided(back.map(keyOf));
    setBulk({ act, rows, isTakingBack: false });
    if (back.length > 0) say('info', t('bulk.takenBackToast', { count: back.length }));
    if (back.length < given.length) say('warning', t('ui:decision.notTakenBack'));
    pauseDecisions();
  };

  return { bulk, run, takeAllBack };
}

function withOutcome(
  rows: readonly BulkRow[],
  exchange: PendingExchange,
  outcome: Outcome,
): readonly BulkRow[] {
  return rows.map((row) => (row.exchange === exchange ? { exchange, outcome } : row));
}

async function decide(act: BulkAct, id: number, reason: string): Promise<Outcome> {
  const params = { id };
  try {
    if (act === 'confirm') await call('approveExchange', { params, body: { undoable: true } });
    else await call('rejectExchange', { params, body: { reason, undoable: true } });
    return 'done';
  } catch (error) {
    return codeOf(error);
  }
}

/** What was decided stays decided where it cannot be taken back any more. */
async function withdraw(id: number): Promise<Outcome> {
  try {
    await call('takeBackExchange', { params: { id } });
    return 'taken-back';
  } catch (error) {
    codeOf(error);
    return 'done';
  }
}
