/** A countdown of whole seconds, for what can be stopped until then. */
import { useEffect, useState } from 'react';

/** Whole seconds that are left of `seconds`, which were true when the portal said so. */
export function useSecondsLeft(seconds: number): number {
  const [start, setStart] = useState({ seconds, at: Date.now() });
  const [now, setNow] = useState(Date.now());
  if (start.seconds !== seconds) setStart({ seconds, at: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, start.seconds - Math.max(0, Math.floor((now - start.at) / 1000)));
}
