/** Coming to the board by a link of the weekly letter, which is how the portal knows that it is read. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#web/api/call.ts';
import { paramsNow } from '#web/ui/address.ts';

/** Tells the portal once, and leaves the address clean. Whether it arrives is no matter of the reader. */
export function useLetterVisit(): void {
  const [params, setParams] = useSearchParams();
  const letter = params.get('letter');
  useEffect(() => {
    if (letter === null) return;
    const id = Number(letter);
    if (Number.isSafeInteger(id) && id > 0) {
      call('visitFromDigest', { params: { id } }).catch(() => {});
    }
    const rest = paramsNow();
    rest.delete('letter');
    setParams(rest, { replace: true });
  }, [letter, setParams]);
}
