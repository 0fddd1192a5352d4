/**
 * A field whose value lives in the address. The page follows the address a moment later, and what is typed
 * meanwhile must stay: somebody who types fast, or on a slow phone, would lose letters.
 */
import { useReducer } from 'react';

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

/**
 * What the field shows, how it is typed into, and how a text is sent to the address once it is whole.
 * `value` is what the page knows of the address.
 */
export function useTypedAhead(value: string, onSend: (text: string) => void) {
  // A reducer: `useState` may compute from a page that is drawn but not shown yet, and lose a letter.
  const [typed, note] = useReducer(after, { text: value, seen: value, underWay: [] });
  if (value !== typed.seen) note({ said: value });
  const type = (text: string) => note({ typed: text });
  const send = (text: string) => {
    if (text === (typed.underWay.at(-1) ?? value)) return;
    note({ sent: text });
    onSend(text);
  };
  return { text: typed.text, type, send };
}
