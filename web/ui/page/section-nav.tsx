/** What belongs together, beside each other: which one this is, and the way to the others. */
import { useMemo } from 'react';
import { NavLink } from 'react-router';
import { useUrlState } from '../address.ts';
import { Count, type MenuItem } from '../frame/header.tsx';
import css from './section-nav.module.css';

interface SectionNavProps {
  /** Names the group for the ears. */
  label: string;
  items: readonly MenuItem[];
  /** They are few and short: they stay beside each other on a phone. */
  isRow?: boolean;
}

/** Links to what belongs together, beside each other where there is room, not on paper. */
export function SectionNav({ label, items, isRow }: SectionNavProps) {
  const look = isRow ? `${css.nav} ${css.views}` : css.nav;
  return (
    <nav className={`${look} print-hidden`} aria-label={label}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end className={css.item}>
          {item.label}
          <Count of={item.count} />
        </NavLink>
      ))}
    </nav>
  );
}

/**
 * Which of these views the address names, and how to choose another; where it names none, the first one.
 * @param views a constant outside the component
 */
export function useViewOf<const View extends string>(
  views: readonly [View, ...View[]],
  name = 'view',
): [View, (next: View) => void] {
  const [usual] = views;
  const [state, set] = useUrlState(useMemo(() => ({ [name]: usual }), [name, usual]));
  const view = views.find((one) => one === state[name]) ?? usual;
  return [view, (next) => set({ [name]: next })];
}

interface ViewNavProps<View extends string> {
  /** Names the group for the ears. */
  label: string;
  views: readonly { value: View; label: string }[];
  current: View;
  onChange: (view: View) => void;
}

/** The views of one list, in the same look. */
export function ViewNav<View extends string>(props: ViewNavProps<View>) {
  const { label, views, current, onChange } = props;
  return (
    <fieldset className={`${css.nav} ${css.views} print-hidden`}>
      <legend className="visually-hidden">{label}</legend>
      {views.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          className={css.item}
          aria-pressed={value === current}
          onClick={() => onChange(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
