/** What the reader has just said that they received: for some seconds it can be taken back (law L3). */
import { useEffect } from 'react';
import { type Decided, forgetDecided, useDecided } from '#web/ui/decision/decided.ts';
import { DecidedLine } from '#web/ui/decision/decided-line.tsx';
import cards from '#web/ui/page/cards.module.css';
import css from './arrangements.module.css';

const OF_APPOINTMENTS = 'arrangement ';

/** The key of an appointment among what is decided on a page. */
export const keyOf = ({ id }: { id: number }) => `${OF_APPOINTMENTS}${id}`;

/** Nothing where nothing was just said. */
export function JustReceived() {
  const decided = [...useDecided()].filter(([key]) => key.startsWith(OF_APPOINTMENTS));
  if (decided.length === 0) return null;
  return (
    <ul className={cards.cards}>
      {decided.map(([key, one]) => (
        <Line key={key} name={key} decided={one} />
      ))}
    </ul>
  );
}

/** Forgotten with the page. */
function Line({ name, decided }: { name: string; decided: Decided }) {
  useEffect(() => () => forgetDecided([name]), [name]);
  return (
    <li className={css.card}>
      <DecidedLine decided={decided} />
    </li>
  );
}
