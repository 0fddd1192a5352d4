/** An act that must not overlap itself: an impatient second click finds it under way and does nothing. */
import { useRef, useState } from 'react';

interface SingleFlight {
  isBusy: boolean;
  /** Acts, unless it is doing so already. */
  run: () => Promise<void>;
}

/** Wraps an act; busy until its promise settles. */
export function useSingleFlight(act: () => Promise<unknown> | undefined): SingleFlight {
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
