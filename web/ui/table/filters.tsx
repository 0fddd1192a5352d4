/** Filters above a list: labelled, in one row at the desk, not on paper. The address keeps their values. */
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { DateField } from '../form/date-field.tsx';
import field from '../form/field.module.css';
import { typedDay } from '../form/typed-day.ts';
import { useTypedAhead } from '../typed-ahead.ts';
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
  /** On a phone the fields in `FilterDays` have a button of their own. */
  days?: { label: string; count: number };
  children: ReactNode;
}

type Part = 'days' | 'rest';

/** The row of filters; on a phone buttons open them, and another closes them at their foot. */
export function FilterBar({ label, count, close, quick, days, children }: FilterBarProps) {
  const [open, setOpen] = useState<Part>();
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const toggle = (part: Part, words: string, inForce: number) => (
    <button
      type="button"
      className={css.toggle}
      aria-expanded={open === part}
      aria-controls={id}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget;
        setOpen(open === part ? undefined : part);
      }}
    >
      {inForce > 0 ? `${words} (${inForce})` : words}
      <span className={css.arrow} aria-hidden="true" />
    </button>
  );
  return (
    <div className="print-hidden">
      <div className={css.quick}>
        {quick}
        <div className={css.toggles}>
          {days && toggle('days', days.label, days.count)}
          {toggle('rest', label, count)}
        </div>
      </div>
      <fieldset id={id} className={css.bar} data-open={open}>
        <legend className="visually-hidden">{label}</legend>
        {children}
        <div className={css.close}>
          <Button
            wide
            onClick={() => {
              setOpen(undefined);
              opener.current?.focus();
            }}
          >
            {close}
          </Button>
        </div>
      </fieldset>
    </div>
  );
}

/** The days among the filters, which a phone opens apart from the others. */
export function FilterDays({ children }: { children: ReactNode }) {
  return <div className={css.days}>{children}</div>;
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
  const { text, type, send } = useTypedAhead(value, onChange);
  const change = (day: string) => {
    type(day);
    if (day === '' || typedDay(day) !== undefined) send(day);
  };
  return <DateField {...texts} name={texts.label} value={text} onChange={change} />;
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
