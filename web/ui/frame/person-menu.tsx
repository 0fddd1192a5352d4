/** The menu behind a person's name: closes with Escape, with a click elsewhere, and after a choice. */
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../avatar.tsx';
import { Count } from './header.tsx';
import css from './person-menu.module.css';

export type PersonMenuItem =
  | { label: string; to: string; count?: number }
  | { label: string; onSelect: () => void };

interface PersonMenuProps {
  name: string;
  /** Names the button for the ears: "Menu of Marco Bianchi". */
  label: string;
  /** Whose picture stands beside the name. */
  pictureOf?: number;
  items: readonly PersonMenuItem[];
}

/** A button with the person's name that opens a short list of links and acts. */
export function PersonMenu({ name, label, pictureOf, items }: PersonMenuProps) {
  const [isOpen, setOpen] = useState(false);
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
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={name} pictureOf={pictureOf} size="small" />
        <span className="visually-hidden">{label}</span>
        <span className={css.name} aria-hidden="true">
          {name}
        </span>
        <svg width="12" height="12" viewBox="0 0 12 12" fill="none" aria-hidden="true">
          <path d="M2 4.5L6 8.5l4-4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <ul id={id} className={css.list} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <Link className={css.item} to={item.to} onClick={close}>
                {item.label} <Count of={item.count} />
              </Link>
            ) : (
              <button type="button" className={css.item} onClick={item.onSelect}>
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
