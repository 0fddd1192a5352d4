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
}

/** A row of choices; nothing when there are none. */
export function Chips({ legend, chips, isGrid }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <fieldset className={css.chips} data-grid={isGrid || undefined}>
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
