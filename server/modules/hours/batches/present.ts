/** A batch as the administrators of its bank may read it. */
import type { BatchState, ExchangeBatch } from '#contract/hours/batches.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { listBatches } from './sql.ts';

type Row = RowOf<typeof listBatches>;

/** @param now decides how long a waiting batch still waits */
export function presentBatch(row: Row, now: Date): ExchangeBatch {
  const state = stateOf(row);
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    note: row.note,
    quantityOfHours: hoursFromMinutes(row.minutes),
    asked: row.asked,
    made: row.made,
    refused: row.refused,
    state,
    creator: row.creator_name,
    startsInSeconds: state === 'waiting' ? secondsUntil(row.starts_at, now) : null,
    takenBackBy: row.taken_back_by,
    reversed: row.reversed,
    cancelled: row.cancelled,
    left: row.left_alone,
    anyConfirmed: row.any_confirmed,
  };
}

function stateOf(row: Row): BatchState {
  if (row.stopped_at) return 'stopped';
  if (row.undone_at) return 'undone';
  if (row.undo_asked_at) return 'undoing';
  if (row.finished_at) return 'finished';
  return row.starts_at && !row.started_at ? 'waiting' : 'running';
}

function secondsUntil(moment: Date | null, now: Date): number {
  const left = (moment?.getTime() ?? 0) - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}
