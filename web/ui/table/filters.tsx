/** Filters above a list: labelled, in one row at the desk, not on paper. The address keeps their values. */
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { DateField } from '../form/date-field.tsx';
import field from '../form/field.module.css';
import { typedDay } from '../form/typed-day.ts';
import css from './filters.module.css';

interface FilterBarProps {
  /** Names the group, and on a phone the button that opens it. */
  label: string;
  /** How many filters are in force: stands beside the name of a closed group. */
  count: number;
  /** At the foot of the open group on a phone: "Show 17 exchanges". */
  close: string;
  /** On a phone beside the button: the choices made most. */
  quick?: ReactNode;
  children: ReactNode;
}

/** The row of filters; on a phone a button opens them, and another closes them at their foot. */
export function FilterBar({ label, count, close, quick, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div className="print-hidden">
      <div className={css.quick}>
        {quick}
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? `${label} (${count})` : label}
          <span className={css.arrow} aria-hidden="true" />
        </button>
      </div>
      <fieldset id={id} className={css.bar} data-open={isOpen || undefined}>
        <legend className="visually-hidden">{label}</legend>
        {children}
        <div className={css.close}>
          <Button
            wide
            onClick={() => {
              setOpen(false);
              toggle.current?.focus();
            }}
          >
            {close}
          </Button>
        </div>
      </fieldset>
    </div>
  );
}

interface QuickChoiceProps {
  children: ReactNode;
  /** In force: then it cannot be chosen again. */
  isChosen: boolean;
  onChoose: () => void;
}

/** One of the choices made most, as a chip. */
export function QuickChoice({ children, isChosen, onChoose }: QuickChoiceProps) {
  return (
    <button
      type="button"
      className={css.choice}
      aria-pressed={isChosen}
      disabled={isChosen}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

interface DayFilterProps {
  label: string;
  /** `yyyy-MM-dd`, or empty for no limit. */
  value: string;
  min?: string;
  max?: string;
  error?: ReactNode;
  onChange: (day: string) => void;
}

/** The first or the last day of a span; a day that is not whole yet narrows nothing. */
export function DayFilter({ value, onChange, ...texts }: DayFilterProps) {
  // What is being typed belongs to the value it began from: a reset elsewhere shows at once.
  const [typed, setTyped] = useState({ from: value, day: value });
  const change = (day: string) => {
    const isWhole = day === '' || typedDay(day) !== undefined;
    setTyped({ from: isWhole ? day : value, day });
    if (isWhole) onChange(day);
  };
  return (
    <DateField
      {...texts}
      name={texts.label}
      value={typed.from === value ? typed.day : value}
      onChange={change}
    />
  );
}

interface SelectFilterProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  /** The current choice cannot be chosen again. */
  isChosenDisabled?: boolean;
  onChange: (value: Value) => void;
}

/** One choice out of a few. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, value, options, isChosenDisabled, onChange } = props;
  const id = useId();
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${field.control} ${field.select}`}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={isChosenDisabled && option.value === value}
          >
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
