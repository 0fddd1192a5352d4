/**
 * What Mantine's lists one types into have in common: our look, options of two lines, loading on while
 * one scrolls, and an Enter key that chooses and never sends the form around the list.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { holdsWords } from './holds-words.ts';
import css from './search-list.module.css';
import type { Option } from './select-field.tsx';

/** An option that may say more than its name, where two names are alike. */
export interface FoundOption extends Option {
  /** First and second line in the list; the label alone stands in the field. */
  lines?: readonly [name: string, detail: string];
}

/** What was found for the text in the field. */
export interface Findings {
  /** In the order they should be offered: the likeliest first. */
  options: readonly FoundOption[];
  /** False until the answer to the last letter has come; Enter waits for it. */
  isAnswered?: boolean;
  /** Asks for more, as the reader nears the end of the list. */
  onMore?: () => void;
  /** Stands below the last option: how many more there are, and what to do. */
  rest?: string;
}

export const searchListLook = {
  classNames: {
    input: css.input,
    dropdown: css.dropdown,
    option: css.option,
    empty: css.option,
    pill: css.pill,
    section: css.section,
  },
  rightSection: <span className={css.arrow} />,
  rightSectionPointerEvents: 'none',
  maxDropdownHeight: 320,
  comboboxProps: { shadow: undefined, offset: 6 },
} as const;

const REST = 'rest';

/** So many times its own height before its end a list asks for more. */
const SCREENS_AHEAD = 2;

interface Picking {
  findings: Findings;
  /** What stands in the field while nothing is looked for: the label of the chosen one. */
  settled: string;
  onPick: (option: FoundOption) => void;
  /**
   * Hears what is looked for: the empty text while the chosen one stands in the field. Without it the
   * list searches in the options itself.
   */
  onSearch?: (words: string) => void;
}

/** How to change the text in the field, what the list shows, and the properties of Mantine’s list. */
export function usePicker({ findings, settled, onPick, onSearch }: Picking) {
  const { isAnswered = true, onMore, rest } = findings;
  const [text, setText] = useState(settled);
  const [isOpen, setOpen] = useState(false);
  // Enter was pressed before the answer came; it takes the first one then, also after leaving the field.
  const isAwaited = useRef(false);
  const hasLeft = useRef(false);
  const seeking = wordsIn(text, settled);
  const options = onSearch
    ? findings.options
    : findings.options.filter(({ label }) => holdsWords(label, seeking));
  const [first] = options;
  const pick = (option: FoundOption) => {
    isAwaited.current = false;
    onPick(option);
  };
  const change = (next: string) => {
    // Mantine tidies up as one leaves; what is still being looked for stays.
    if (hasLeft.current && isAwaited.current) return;
    isAwaited.current = false;
    setText(next);
    onSearch?.(wordsIn(next, settled));
  };
  useEffect(() => {
    if (!isAwaited.current || !isAnswered) return;
    isAwaited.current = false;
    if (first) pick(first);
    else if (hasLeft.current) change(settled);
  });
  const chooseByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    // With nothing typed, Mantine takes the option that the arrow keys have marked.
    if (!holdEnter(event) || seeking === '') return;
    event.stopPropagation();
    isAwaited.current = !isAnswered;
    if (!isAnswered) return;
    const marked = markedOption(event.currentTarget);
    if (marked) marked.click();
    else if (first) pick(first);
  };
  const list = {
    ...searchListLook,
    classNames: {
      ...searchListLook.classNames,
      dropdown: seeking ? `${css.dropdown} ${css.seeking}` : css.dropdown,
    },
    dropdownOpened: isOpen,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
    searchValue: text,
    onSearchChange: change,
    onKeyDownCapture: chooseByEnter,
    onFocusCapture: () => {
      hasLeft.current = false;
    },
    onBlurCapture: () => {
      hasLeft.current = true;
    },
    renderOption: ({ option }: { option: Option }) => linesOf(options, option),
    scrollAreaProps: {
      viewportProps: { onScroll: (event: UIEvent<HTMLElement>) => isNearEnd(event) && onMore?.() },
    },
    withErrorStyles: false,
    searchable: true,
    selectFirstOptionOnChange: true,
    autoComplete: 'off',
  } as const;
  return {
    setText: change,
    close: () => setOpen(false),
    list,
    shown: shownOf(options, rest),
  };
}

/** The options as Mantine's list draws them, with the last line if there is one. */
function shownOf(options: readonly FoundOption[], rest: string | undefined) {
  const shown = options.map(({ value, label }) => ({ value, label, disabled: false }));
  return rest ? [...shown, { value: REST, label: rest, disabled: true }] : shown;
}

function linesOf(options: readonly FoundOption[], { value, label }: Option): ReactNode {
  const lines = options.find((option) => option.value === value)?.lines;
  if (!lines) return label;
  return (
    <span className={css.lines}>
      <span>{lines[0]}</span>
      <span className={css.detail}>{lines[1]}</span>
    </span>
  );
}

function wordsIn(text: string, settled: string): string {
  return text === settled ? '' : text.trim();
}

/** Whether the key is Enter; it is kept from sending the form around the list. */
export function holdEnter(event: KeyboardEvent<HTMLInputElement>): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false;
  event.preventDefault();
  return true;
}

/** The option that stands out in the open list of a field, if any. */
export function markedOption(input: HTMLInputElement): HTMLElement | null | undefined {
  return document
    .getElementById(input.getAttribute('aria-controls') ?? '')
    ?.querySelector<HTMLElement>('[data-combobox-selected]:not([data-combobox-disabled])');
}

function isNearEnd({ currentTarget: list }: UIEvent<HTMLElement>): boolean {
  const left = list.scrollHeight - list.scrollTop - list.clientHeight;
  return left < SCREENS_AHEAD * list.clientHeight;
}
