/** A search above a list: what is typed goes into the address a moment later, and follows it. */
import { useId, useReducer } from 'react';
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

/** Somebody types, a text goes to the address, or the address says something. */
type Move = { typed: string } | { sent: string } | { said: string };

function after(now: Typed, move: Move): Typed {
  if ('typed' in move) return { ...now, text: move.typed };
  if ('sent' in move) return { ...now, underWay: [...now.underWay, move.sent] };
  // What was sent comes back and changes nothing; any other address (Back, a reset) takes the field along.
  const nth = now.underWay.indexOf(move.said);
  if (nth < 0) return { text: move.said, seen: move.said, underWay: [] };
  return { ...now, seen: move.said, underWay: now.underWay.slice(nth + 1) };
}

/** A search input with its label. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onSearch, isInTitle, ...native } = props;
  const id = useId();
  // A reducer: `useState` may compute from a page that is drawn but not shown yet, and lose a letter.
  const [typed, note] = useReducer(after, { text: value, seen: value, underWay: [] });
  if (value !== typed.seen) note({ said: value });
  const send = useDebouncedCallback((text: string) => {
    if (text === (typed.underWay.at(-1) ?? value)) return;
    note({ sent: text });
    onSearch(text);
  }, TYPING_PAUSE_MS);
  const type = (text: string) => {
    note({ typed: text });
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
