/** An act that must not overlap itself: a second click while it runs does nothing. */
import { useRef, useState } from 'react';

interface SingleFlight {
  isBusy: boolean;
  /** Acts, unless it is already running. */
  run: () => Promise<void>;
}

/** Wraps an act; busy until its promise settles. */
export function useSingleFlight(act: () => Promise<unknown> | undefined): SingleFlight {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
