/** An act that must not overlap itself: a second click while it runs does nothing. */
import { useRef, useState } from 'react';

interface SingleFlight<Said extends unknown[]> {
  isBusy: boolean;
  /** Acts, unless it is already running. */
  run: (...said: Said) => Promise<void>;
}

/** Wraps an act; busy until its promise settles. */
export function useSingleFlight<Said extends unknown[]>(
  act: (...said: Said) => Promise<unknown> | undefined,
): SingleFlight<Said> {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (...said: Said) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await act(...said);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
