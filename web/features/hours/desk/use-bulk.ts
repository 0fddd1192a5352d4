/**
 * Decides on many exchanges, some in each call, and keeps the result of each. It continues when its
 * dialog is closed and when the screen is left; a message then tells the end.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { call } from '#web/api/call.ts';
import { codeOf, useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { forgetDecided } from '#web/ui/decision/decided.ts';
import { pauseDecisions } from '#web/ui/decision/pause.ts';
import { useKeeping } from '#web/ui/decision/use-decision.ts';
import { showToast } from '#web/ui/notice/toasts.ts';
import { keyOf, takeBackExchange, useTakeBack, useWhich } from '../parts/actions.ts';
import { noteOwnChange } from '../parts/own-changes.ts';
import { type BulkAct, type BulkRow, countOf, missed, type Outcome } from './bulk.ts';

/** Few enough to show progress; at most `DECISIONS_MAX`. */
const EACH_CALL = 20;

const STATE = { confirm: 'confirmed', cancel: 'cancelled' } as const;

export interface Bulk {
  act: BulkAct;
  rows: readonly BulkRow[];
  /** Decisions are being taken back. */
  isTakingBack: boolean;
}

interface Work {
  act: BulkAct;
  exchanges: readonly PendingExchange[];
  /** Why they are cancelled, or confirmed past the limit of the bank; empty for no reason given. */
  reason: string;
  /** How the word of the people who received has come, where they are confirmed. */
  basis: ExchangeBasis | undefined;
}

/** The work in progress or done last; undefined before the first. */
export function useBulk(onEnd: (missed: readonly PendingExchange[]) => void) {
  const { t } = useTranslation(['bank-exchanges', 'exchanges', 'ui']);
  const keep = useKeeping(useDecisionErrors());
  const which = useWhich();
  const takeBack = useTakeBack();
  const [bulk, setBulk] = useState<Bulk>();

  const work = useAction({
    send: async ({ act, exchanges, reason, basis }: Work) => {
      let rows: readonly BulkRow[] = exchanges.map((exchange) => ({ exchange, outcome: 'queued' }));
      setBulk({ act, rows, isTakingBack: false });
      for (let start = 0; start < exchanges.length; start += EACH_CALL) {
        const some = exchanges.slice(start, start + EACH_CALL);
        const outcomes = await decide(act, some, { reason, basis });
        rows = rows.map(({ exchange, outcome }) => ({
          exchange,
          outcome: outcomes.get(exchange.id) ?? outcome,
        }));
        for (const exchange of some.filter(({ id }) => outcomes.get(id) === 'done')) {
          keep({
            key: keyOf(exchange),
            words: t(`exchanges:decided.${STATE[act]}`, { which: which(exchange) }),
            takeBack: () => takeBack.send(exchange.id),
          });
        }
        setBulk({ act, rows, isTakingBack: false });
      }
      const { done, failed } = countOf(rows);
      if (done > 0) showToast('success', t('bulk.doneToast', { count: done }));
      if (failed > 0) showToast('warning', t('bulk.failedToast', { count: failed }));
      onEnd(missed(rows));
      pauseDecisions();
    },
  });

  const withdrawing = useAction({
    send: async ({ bulk: { act, rows: before }, given }: Withdrawing) => {
      let rows = before;
      setBulk({ act, rows, isTakingBack: true });
      const back: PendingExchange[] = [];
      for (const exchange of given) {
        const outcome = await withdraw(exchange.id);
        if (outcome === 'taken-back') back.push(exchange);
        rows = withOutcome(rows, exchange, outcome);
        setBulk({ act, rows, isTakingBack: true });
      }
      return { rows, back };
    },
    awaitsQueries: true,
  });
  /** Takes back the given exchanges of the last work. */
  const takeAllBack = async (last: Bulk, given: readonly PendingExchange[]) => {
    const { rows, back } = await withdrawing.send({ bulk: last, given });
    forgetDecided(back.map(keyOf));
    setBulk({ act: last.act, rows, isTakingBack: false });
    if (back.length > 0) showToast('info', t('bulk.takenBackToast', { count: back.length }));
    if (back.length < given.length) showToast('warning', t('ui:decision.notTakenBack'));
    pauseDecisions();
  };

  return { bulk, run: work.run, takeAllBack };
}

interface Withdrawing {
  bulk: Bulk;
  given: readonly PendingExchange[];
}

function withOutcome(
  rows: readonly BulkRow[],
  exchange: PendingExchange,
  outcome: Outcome,
): readonly BulkRow[] {
  return rows.map((row) => (row.exchange === exchange ? { exchange, outcome } : row));
}

async function decide(
  act: BulkAct,
  exchanges: readonly PendingExchange[],
  { reason, basis }: Pick<Work, 'reason' | 'basis'>,
): Promise<Map<number, Outcome>> {
  const ids = exchanges.map(({ id }) => id);
  const body = { ids, undoable: true };
  try {
    const results =
      act === 'confirm'
        ? await call('approveExchanges', { body: { ...body, basis, reason } })
        : await call('rejectExchanges', { body: { ...body, reason } });
    for (const { id, refusal } of results) if (!refusal) noteOwnChange({ id, status: STATE[act] });
    return new Map(results.map(({ id, refusal }) => [id, refusal ?? 'done']));
  } catch (error) {
    const code = codeOf(error);
    return new Map(ids.map((id) => [id, code]));
  }
}

/** A decision that can no longer be taken back stays done. */
async function withdraw(id: number): Promise<Outcome> {
  try {
    await takeBackExchange(id);
    return 'taken-back';
  } catch (error) {
    codeOf(error);
    return 'done';
  }
}
