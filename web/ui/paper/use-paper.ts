/** Prints what has just been made: the browser's print dialog opens once the sheets are on the page. */
import { useEffect, useState } from 'react';

/** @returns the sheets while they are printed, and how to print some */
export function usePaper<Sheets>() {
  const [sheets, setSheets] = useState<Sheets>();
  useEffect(() => {
    if (sheets === undefined) return;
    const done = () => setSheets(undefined);
    addEventListener('afterprint', done, { once: true });
    print();
    return () => removeEventListener('afterprint', done);
  }, [sheets]);
  return { sheets, print: setSheets };
}
