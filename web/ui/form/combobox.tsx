/**
 * A text field with a list below it: the editable combobox of the ARIA Authoring Practices. Enter takes
 * the highlighted option or the first, also when the results arrive after it was pressed, and never
 * submits the form. The list opens in its place in the page, so it works in a dialog too. It opens for
 * a click, a letter or an arrow, not because the focus came by: a form that opens is read first.
 */
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import css from './combobox.module.css';
import field from './field.module.css';
import type { ControlWiring } from './field.tsx';
import type { Option } from './select-field.tsx';

/** An option that may say more than its name, where two names are alike. */
export interface FoundOption extends Option {
  /** First and second line in the list; the label alone stands in the field. */
  lines?: readonly [name: string, detail: string];
  /** Other words for it, which are not shown. */
  keywords?: string;
  /** Before its name. */
  picture?: ReactNode;
}

/** What was found for the text in the field. */
export interface SearchResults {
  /** The likeliest first. */
  options: readonly FoundOption[];
  /** False until the results for the last letter have arrived; Enter waits for them. */
  isAnswered?: boolean;
  /** Asks for more, as the reader nears the end of the list. */
  onMore?: () => void;
  /** The last line: how many more there are, and what to do. */
  rest?: string;
}

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'placeholder' | 'inputMode' | 'disabled'
>;

interface ComboboxProps extends SearchResults, Native {
  wiring: Pick<ControlWiring, 'id'> & Partial<ControlWiring>;
  text: string;
  /** What is being looked for; empty while the text is a choice already made. */
  words: string;
  /** The value of the option that is chosen. */
  chosen?: string;
  onText: (text: string) => void;
  onPick: (option: FoundOption) => void;
  /** The field was left, and no result is awaited. */
  onLeave?: () => void;
  onBlur?: () => void;
  /** Chosen options inside the field, before the text; then the list stays open after a choice. */
  pills?: ReactNode;
  onBackspace?: () => void;
}

/** The list asks for more this many times its own height before its end. */
const SCREENS_AHEAD = 2;

/** An input with its list. */
export function Combobox(props: ComboboxProps) {
  const { wiring, text, options, chosen, isAnswered, onMore, rest, pills } = props;
  const { name, placeholder, inputMode, disabled } = props;
  const { isOpen, index, open, pick, handlers } = useCombobox(props);
  const hasList = isOpen && options.length > 0;
  const look = pills === undefined ? `${field.control} ${field.select} ${css.input}` : undefined;
  const input = (
    <input
      {...{ name, placeholder, inputMode, disabled }}
      {...wiring}
      {...handlers}
      role="combobox"
      type="text"
      autoComplete="off"
      className={look}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={hasList}
      aria-controls={hasList ? `${wiring.id}-list` : undefined}
      aria-activedescendant={hasList && index >= 0 ? `${wiring.id}-${index}` : undefined}
      value={text}
    />
  );
  return (
    <div className={css.combobox}>
      {pills === undefined ? (
        input
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a larger target for the input inside
        <div
          className={`${field.control} ${field.select} ${css.box}`}
          onClick={(event) => {
            event.currentTarget.querySelector('input')?.focus();
            open();
          }}
        >
          {pills}
          {input}
        </div>
      )}
      {isOpen && (
        <Dropdown
          {...{ id: wiring.id, options, index, chosen, isAnswered, onMore, rest }}
          onPick={pick}
        />
      )}
    </div>
  );
}

/** What is open and highlighted, and how the input answers to keys, clicks and focus. */
function useCombobox(props: ComboboxProps) {
  const { text, words, options, chosen, isAnswered = true, pills } = props;
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<string>();
  const isFocused = useRef(false);
  // Enter was pressed before the results came: the first is taken then, also after the field was left.
  const isAwaited = useRef(false);
  const standard = words === '' ? chosen : options[0]?.value;
  const index = options.findIndex(({ value }) => value === (marked ?? standard));
  const pick = (option: FoundOption) => {
    isAwaited.current = false;
    setMarked(undefined);
    setOpen(pills !== undefined && isFocused.current);
    props.onPick(option);
  };
  useEffect(() => {
    if (!isAwaited.current || !isAnswered) return;
    isAwaited.current = false;
    if (options[0]) pick(options[0]);
    else if (!isFocused.current) props.onLeave?.();
  });
  const enter = () => {
    isAwaited.current = words !== '' && !isAnswered;
    if (isAwaited.current) return;
    // What was chosen before is confirmed with its list closed too.
    const canTake = isOpen || chosen !== undefined;
    const option = (canTake && options[index]) || (words !== '' && options[0]);
    if (option) pick(option);
  };
  const step = (by: number) => {
    const from = index < 0 && by < 0 ? 0 : index;
    if (isOpen) setMarked(options.at((from + by) % options.length)?.value);
    else setOpen(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && text === '') props.onBackspace?.();
    const isOurs = ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key);
    if (isOurs || (event.key === 'Escape' && isOpen)) event.preventDefault();
    if (event.key === 'ArrowDown') step(1);
    if (event.key === 'ArrowUp') step(-1);
    if (event.key === 'Enter') enter();
    if (event.key === 'Escape') setOpen(false);
  };
  const handlers = {
    onKeyDown: press,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      isAwaited.current = false;
      setMarked(undefined);
      setOpen(true);
      props.onText(event.currentTarget.value);
    },
    onClick: () => setOpen(true),
    onFocus: () => {
      isFocused.current = true;
    },
    onBlur: () => {
      isFocused.current = false;
      setMarked(undefined);
      setOpen(false);
      if (!isAwaited.current) props.onLeave?.();
      props.onBlur?.();
    },
  };
  return { isOpen, index, open: () => setOpen(true), pick, handlers };
}

interface DropdownProps extends SearchResults {
  id: string;
  /** The highlighted option. */
  index: number;
  chosen?: string;
  onPick: (option: FoundOption) => void;
}

function Dropdown(props: DropdownProps) {
  const { id, options, index, chosen, isAnswered = true, onMore, rest, onPick } = props;
  const { t } = useTranslation('ui');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  if (options.length === 0 && !isAnswered) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus must stay in the input
    <div className={css.dropdown} onMouseDown={(event) => event.preventDefault()}>
      {options.length === 0 ? (
        <p role="status" className={`${css.option} ${css.rest}`}>
          {t('nothingFound')}
        </p>
      ) : (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('choose')}
          aria-busy={!isAnswered || undefined}
          className={css.list}
          onScroll={(event) => isNearEnd(event) && onMore?.()}
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has the focus and the keys
            <div
              key={option.value}
              id={`${id}-${at}`}
              role="option"
              aria-selected={option.value === chosen}
              data-marked={at === index || undefined}
              className={css.option}
              onClick={() => onPick(option)}
            >
              {option.picture}
              <span className={css.optionName}>
                {option.lines?.[0] ?? option.label}
                {option.lines && <span className={css.detail}>{option.lines[1]}</span>}
              </span>
            </div>
          ))}
          {rest && (
            // biome-ignore lint/a11y/useFocusableInteractive: a line to read, never to choose
            <div
              role="option"
              aria-selected="false"
              aria-disabled="true"
              className={`${css.option} ${css.rest}`}
            >
              {rest}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function isNearEnd({ currentTarget: list }: UIEvent<HTMLElement>): boolean {
  const left = list.scrollHeight - list.scrollTop - list.clientHeight;
  return left < SCREENS_AHEAD * list.clientHeight;
}
