/** A search above a list: what is typed goes into the address a moment later, and follows it. */
import { useId } from 'react';
import { useDebouncedCallback } from '../debounce.ts';
import css from '../form/field.module.css';
import { useTypedAhead } from '../typed-ahead.ts';
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
  const { text, type, send } = useTypedAhead(value, onSearch);
  const search = useDebouncedCallback(send, TYPING_PAUSE_MS);
  const change = (next: string) => {
    type(next);
    search(next);
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
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
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
