/** Waiting for a pause before acting on what somebody types. */
import { useEffect, useRef, useState } from 'react';

/** The value as it was when it last stayed the same for `pauseMs`. */
export function useDebouncedValue<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/** Returns a function that calls `act` with its last arguments, `pauseMs` after the last call. */
export function useDebouncedCallback<Args extends unknown[]>(
  act: (...args: Args) => void,
  pauseMs: number,
): (...args: Args) => void {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (...args) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(...args), pauseMs);
  };
}
