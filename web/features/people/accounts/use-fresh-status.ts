/**
 * While a person waits for something to be decided about them: asks for today's status now and then
 * and whenever they come back to the page. What changes then is the session itself.
 */
import { useEffect, useState } from 'react';
import { refreshSession } from './session-upkeep.ts';

const EVERY_MS = 15_000;

/** Asks while `isWaiting`. @returns when it was asked last */
export function useFreshStatus(isWaiting: boolean): Date | undefined {
  const [askedAt, setAskedAt] = useState<Date>();
  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      await refreshSession();
      if (!isOver) setAskedAt(new Date());
    };
    const timer = setInterval(ask, EVERY_MS);
    addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    void ask();
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isWaiting]);
  return askedAt;
}
