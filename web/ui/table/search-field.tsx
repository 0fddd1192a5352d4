/** A search above a list: what is typed goes into the address a moment later, and follows it. */
import { useId, useState } from 'react';
import { useDebouncedCallback } from '../debounce.ts';
import css from '../form/field.module.css';
import own from './search-field.module.css';

const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
  maxLength?: number;
  /** Its label stands in the field, beside a magnifying glass: for the line of a page's title. */
  isInTitle?: boolean;
}

/** A search input with its label. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onSearch, isInTitle, ...native } = props;
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
    <div className={isInTitle ? own.inTitle : css.field}>
      <label className={isInTitle ? 'visually-hidden' : css.label} htmlFor={id}>
        {label}
      </label>
      {isInTitle && <Glass />}
      <input
        placeholder={isInTitle ? label : undefined}
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

function Glass() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path
        d="M13.2 13.2L17.5 17.5M15 8.75a6.25 6.25 0 1 1-12.5 0a6.25 6.25 0 0 1 12.5 0z"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}
