/** The drawings of the bank's figures: columns over time, bars in the rows of a table. Tables say the same. */
import css from './statistics.module.css';

export interface ColumnValue {
  key: string;
  value: number;
  /** Below the column; empty where there is no room for every one. */
  label: string;
  /** Above the column. */
  amount: string;
}

const FULL = 100;
/** From here on the amounts above the columns have no room. */
const AMOUNTS_MAX = 12;

/** One column for each value, as high as it is large; for the eyes alone. */
export function Columns({ values }: { values: readonly ColumnValue[] }) {
  const most = Math.max(...values.map(({ value }) => value), 1);
  return (
    <div
      className={css.columns}
      aria-hidden="true"
      data-many={values.length > AMOUNTS_MAX || undefined}
    >
      {values.map(({ key, value, label, amount }) => {
        const height = (FULL * value) / most;
        return (
          <div key={key} className={css.column}>
            <span className={css.amount}>{amount}</span>
            <svg viewBox={`0 0 10 ${FULL}`} preserveAspectRatio="none" aria-hidden="true">
              <rect x="0" y={FULL - height} width="10" height={height} />
            </svg>
            <span className={css.below}>{label}</span>
          </div>
        );
      })}
    </div>
  );
}

interface BarProps {
  value: number;
  /** The value of a bar over the whole width. */
  most: number;
  tone?: 'received';
}

/** One bar in a row. */
export function Bar({ value, most, tone }: BarProps) {
  return (
    <svg
      className={css.bar}
      data-tone={tone}
      viewBox={`0 0 ${FULL} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={(FULL * value) / Math.max(most, 1)} height="10" />
    </svg>
  );
}

const PART_TONES = ['both', 'gave', 'received', 'neither'] as const;
export type PartTone = (typeof PART_TONES)[number];

/** One bar of several parts, each in the colour of its row in the table. */
export function Parts({ values }: { values: Record<PartTone, number> }) {
  const sumOf = (tones: readonly PartTone[]) => tones.reduce((sum, tone) => sum + values[tone], 0);
  const total = Math.max(1, sumOf(PART_TONES));
  return (
    <svg
      className={css.parts}
      viewBox={`0 0 ${total} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {PART_TONES.map((tone, index) => (
        <rect
          key={tone}
          data-part={tone}
          x={sumOf(PART_TONES.slice(0, index))}
          width={values[tone]}
          height="10"
        />
      ))}
    </svg>
  );
}
