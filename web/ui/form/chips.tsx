/** What is chosen in one tap, between a field's label and the field that takes everything else. */
import type { ReactNode } from 'react';
import css from './chips.module.css';

interface Chip {
  key: string;
  isChosen: boolean;
  /** There is no room for it now. */
  isOff?: boolean;
  content: ReactNode;
  /** @param byPointer by finger or mouse: who taps goes on tapping, who types keeps the focus */
  choose: (byPointer: boolean, chip: Element) => void;
}

interface ChipsProps {
  /** Names the choices for people who cannot see that they belong to the field. */
  legend: string;
  chips: readonly Chip[];
  /** Equally wide, in columns. */
  isGrid?: boolean;
  /** A few words each: as many beside each other as have room for them. */
  isEven?: boolean;
  /** Sentences: each on one line, of which as much is seen as there is room. */
  isLine?: boolean;
}

/** A row of choices; nothing when there are none. */
export function Chips({ legend, chips, isGrid, isEven, isLine }: ChipsProps) {
  if (chips.length === 0) return null;
  const look = { 'data-grid': isGrid, 'data-even': isEven, 'data-line': isLine };
  return (
    <fieldset className={css.chips} {...look}>
      <legend className="visually-hidden">{legend}</legend>
      {chips.map(({ key, isChosen, isOff, content, choose }) => (
        <button
          key={key}
          type="button"
          className={css.chip}
          aria-pressed={isChosen}
          aria-disabled={isOff || undefined}
          onClick={(event) => !isOff && choose(event.detail > 0, event.currentTarget)}
        >
          {content}
        </button>
      ))}
    </fieldset>
  );
}
