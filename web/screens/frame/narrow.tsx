/** A page of a signed-in person with one matter: no wider than one reads comfortably. */
import type { ReactNode } from 'react';
import { Stack } from '#web/ui/page/card.tsx';
import css from './narrow.module.css';

/** A narrow column with even distances. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div className={css.narrow}>
      <Stack>{children}</Stack>
    </div>
  );
}
