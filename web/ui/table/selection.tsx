/** Selecting rows of a list: a box in each row, and one for all rows of the page. */
import type { ReactNode } from 'react';
import tick from '../form/tick.module.css';
import type { Column } from './column.ts';
import css from './selection.module.css';

export interface Selection<Row> {
  has: (row: Row) => boolean;
  set: (rows: readonly Row[], isSelected: boolean) => void;
  /** Rows that cannot be selected have no box; without it all can. */
  can?: (row: Row) => boolean;
  /** The header of the column; on a phone the word beside a box. */
  header: string;
  rowLabel: (row: Row) => string;
  pageLabel: string;
  /** Beside the box of a row. */
  beside?: (row: Row) => ReactNode;
}

/** The column of boxes; on a phone it stands below what the row says. */
export function selectColumn<Row>(selection: Selection<Row>): Column<Row> {
  const { header, rowLabel, has, set, can, beside } = selection;
  return {
    key: 'select',
    header,
    cell: (row) => (
      <div className={css.row}>
        {(!can || can(row)) && (
          <Box
            label={rowLabel(row)}
            short={header}
            isSelected={has(row)}
            onSelect={(isSelected) => set([row], isSelected)}
          />
        )}
        {beside?.(row)}
      </div>
    ),
    onPhone: 'foot',
    isHeaderQuiet: true,
    boneWidth: '1.5rem',
    width: 3,
  };
}

/** The box of the page: in the head of the table, above the cards of a phone; idle while nothing can be selected. */
export function SelectPage<Row>(props: { rows: readonly Row[]; selection: Selection<Row> }) {
  const { has, set, can, pageLabel } = props.selection;
  const rows = can ? props.rows.filter(can) : props.rows;
  return (
    <div className={css.page} data-selects="">
      <Box
        label={pageLabel}
        isSelected={rows.length > 0 && rows.every(has)}
        isIdle={rows.length === 0}
        onSelect={(isSelected) => set(rows, isSelected)}
      />
    </div>
  );
}

interface BoxProps {
  label: string;
  /** Stands beside the box on a phone instead of the label, which is then only read out. */
  short?: string;
  isSelected: boolean;
  isIdle?: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** Box and words are one target. */
function Box({ label, short, isSelected, isIdle, onSelect }: BoxProps) {
  return (
    <label className={css.box} title={short ? undefined : label}>
      <input
        type="checkbox"
        className={tick.tick}
        checked={isSelected}
        disabled={isIdle}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <span className={short ? 'visually-hidden' : css.words}>{label}</span>
      {short && (
        <span className={css.short} aria-hidden="true">
          {short}
        </span>
      )}
    </label>
  );
}
