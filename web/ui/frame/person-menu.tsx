/** The menu behind a person's name: closes with Escape, with a click elsewhere, and after a choice. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { Avatar } from '../avatar.tsx';
import { Count } from './header.tsx';
import css from './person-menu.module.css';

export interface PersonMenuItem {
  label: string;
  to: string;
  count?: number;
}

interface PersonMenuProps {
  name: string;
  /** Names the button for the ears: "Menu of Marco Bianchi". */
  label: string;
  /** Whose picture stands beside the name. */
  pictureOf?: number;
  /** How many things in the list wait, to be seen without opening it. */
  count?: number;
  items: readonly PersonMenuItem[];
  /** More of the list, `MenuAct`s that come when it is first opened. */
  children?: ReactNode;
  /** A `MenuAct` below all others. */
  last: ReactNode;
}

/** A button with the person's name that opens a short list of links and acts. */
export function PersonMenu(props: PersonMenuProps) {
  const { name, label, pictureOf, count, items, children, last } = props;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its button and list do
    <div className={css.menu} onBlur={leave} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
          setOpened(true);
        }}
      >
        <Avatar name={name} pictureOf={pictureOf} size="small" />
        <span className="visually-hidden">{label}</span>
        <span className={css.name} aria-hidden="true">
          {name}
        </span>
        <Count of={count} />
        <svg width="12" height="12" viewBox="0 0 12 12" fill="none" aria-hidden="true">
          <path d="M2 4.5L6 8.5l4-4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <ul id={id} className={css.list} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.label}>
            <Link className={css.item} to={item.to} onClick={close}>
              {item.label} <Count of={item.count} />
            </Link>
          </li>
        ))}
        {wasOpened && children}
        {last}
      </ul>
    </div>
  );
}

interface MenuActProps {
  onSelect: () => void;
  /** A second line, said more quietly. */
  detail?: ReactNode;
  /** A line stands above it: it begins another group. */
  isApart?: boolean;
  children: ReactNode;
}

/** One act of the list. */
export function MenuAct({ onSelect, detail, isApart, children }: MenuActProps) {
  return (
    <li data-apart={isApart || undefined}>
      <button type="button" className={css.item} onClick={onSelect}>
        <span>
          {children}
          {detail && <span className={css.detail}>{detail}</span>}
        </span>
      </button>
    </li>
  );
}
