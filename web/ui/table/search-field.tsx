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

interface Typed {
  text: string;
  /** What the address said last. */
  seen: string;
  /** What was sent to the address and has not come back; a slow page takes its time. */
  underWay: readonly string[];
}

/** What was sent comes back and changes nothing; any other address (Back, a reset) takes the field along. */
function follow(typed: Typed, value: string): Typed {
  const nth = typed.underWay.indexOf(value);
  if (nth < 0) return { text: value, seen: value, underWay: [] };
  return { ...typed, seen: value, underWay: typed.underWay.slice(nth + 1) };
}

/** A search input with its label. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onSearch, isInTitle, ...native } = props;
  const id = useId();
  const [typed, setTyped] = useState<Typed>({ text: value, seen: value, underWay: [] });
  if (value !== typed.seen) setTyped(follow(typed, value));
  const send = useDebouncedCallback((text: string) => {
    if (text === (typed.underWay.at(-1) ?? value)) return;
    setTyped((known) => ({ ...known, underWay: [...known.underWay, text] }));
    onSearch(text);
  }, TYPING_PAUSE_MS);
  const type = (text: string) => {
    setTyped((known) => ({ ...known, text }));
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
