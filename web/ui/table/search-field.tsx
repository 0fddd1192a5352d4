/** A search above a list: what is typed goes into the address a moment later, and follows it. */
import { useId, useState } from 'react';
import { useDebouncedCallback } from '../debounce.ts';
import css from '../form/field.module.css';

const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
  maxLength?: number;
}

/** A search input with its label. */
export function SearchField({ label, value, onSearch, ...native }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState({ text: value, sent: value });
  // The address was changed by other means, such as Back or a reset.
  if (value !== typed.sent) setTyped({ text: value, sent: value });
  const send = useDebouncedCallback((text: string) => {
    setTyped({ text, sent: text });
    onSearch(text);
  }, TYPING_PAUSE_MS);
  const type = (text: string) => {
    setTyped({ text, sent: typed.sent });
    send(text);
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...native}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        className={css.control}
        value={typed.text}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  );
}
