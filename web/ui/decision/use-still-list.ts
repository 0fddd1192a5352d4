/**
 * A list that keeps still while somebody reads it: rows keep their places, decided rows turn into a
 * line where they are, and new rows appear when the reader asks for them. Another page, order or
 * filter is another list.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { lineOf } from './cover.tsx';
import { noteInSight, useDecided } from './decided.ts';
import { pauseDecisions } from './pause.ts';

interface Page<Row> {
  items: Row[];
  /** Rows on all pages together. */
  total: number;
}

/** How the rows of a still list are identified, and the words for those that have left it. */
export interface StillRows<Row> {
  /** The key of a row, the same as in `keepDecided`; a function that stays the same. */
  keyOf: (row: Row) => string;
  /** A hook: a sentence for each of these rows that somebody else has decided. */
  useGone: (rows: readonly Row[]) => ReadonlyMap<Row, string>;
}

interface StillListOptions<Row> extends StillRows<Row> {
  /** Says which list it is: its page, order and filters. */
  listKey: string;
  /** The page given is still that of the list before. */
  isOld?: boolean;
}

export interface StillList<Row> {
  rows: Row[] | undefined;
  /** Rows on all pages, and the lines of this one. */
  total: number | undefined;
  /** How many new rows are not shown yet. */
  arrived: number;
  /** All rows shown are decided, and there are others. */
  hasMore: boolean;
  /** Shows the list as it is now. */
  show: () => void;
  /** The line that covers a decided row. */
  lineFor: (row: Row) => ReactNode;
}

/** @param page the latest answer of the server; undefined until it has come */
export function useStillList<Row>(
  page: Page<Row> | undefined,
  { listKey, keyOf, isOld = false, useGone }: StillListOptions<Row>,
): StillList<Row> {
  const [kept, setKept] = useState<Page<Row> & { listKey: string }>();
  const decided = useDecided();
  const isOther = kept?.listKey !== listKey;
  // An empty list may fill at once: nobody is reading it yet.
  const isFirst = kept?.items.length === 0 && (page?.items.length ?? 0) > 0;
  if (page && !isOld && (isOther || isFirst)) setKept({ ...page, listKey });
  useForgetting(kept?.items, keyOf);

  const fresh = new Map((isOld ? [] : (page?.items ?? [])).map((row) => [keyOf(row), row]));
  // What is decided keeps its place, also where it would now stand in another group.
  const shownAs = (row: Row) =>
    (decided.has(keyOf(row)) ? undefined : fresh.get(keyOf(row))) ?? row;
  const rows = kept?.items.map(shownAs);
  const missing = (rows ?? []).filter((row) => !fresh.has(keyOf(row)) && !decided.has(keyOf(row)));
  const gone = useGone(isOld ? [] : missing);
  const lineFor = (row: Row) => lineOf(decided.get(keyOf(row)), gone.get(row));

  const shown = new Set(rows?.map(keyOf));
  const unseen = [...fresh.keys()].filter((key) => !shown.has(key)).length;
  const done = (rows ?? []).filter((row) => decided.has(keyOf(row)) || gone.has(row));
  const left = done.filter((row) => !fresh.has(keyOf(row))).length;
  const grown = page && kept ? page.total + left - kept.total : 0;
  const arrived = Math.max(0, Math.min(unseen, grown));
  return {
    rows,
    total: page && !isOld ? page.total + left : kept?.total,
    arrived,
    hasMore: unseen > 0 && arrived === 0 && done.length === rows?.length,
    show: () => {
      if (page) setKept({ ...page, listKey });
      pauseDecisions();
    },
    lineFor,
  };
}

/** Forgets the decisions on rows that are no longer shown. */
function useForgetting<Row>(items: readonly Row[] | undefined, keyOf: (row: Row) => string): void {
  useEffect(() => {
    if (!items) return;
    return noteInSight(items.map(keyOf));
  }, [items, keyOf]);
}
