/** A page of a signed-in person with one matter: no wider than one reads comfortably. */
import type { ReactNode } from 'react';
import { Stack } from '#web/ui/page/card.tsx';
import css from './narrow.module.css';

interface NarrowProps {
  /** Small at the desk, where more has to be seen at once. */
  gap?: 'small';
  children: ReactNode;
}

/** A narrow column with even distances. */
export function Narrow({ gap, children }: NarrowProps) {
  return (
    <div className={css.narrow} data-narrow="">
      <Stack gap={gap}>{children}</Stack>
    </div>
  );
}
