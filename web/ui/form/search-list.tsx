/** How Mantine's lists look: as our own controls, with options large enough for a thumb. */
import css from './search-list.module.css';

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
