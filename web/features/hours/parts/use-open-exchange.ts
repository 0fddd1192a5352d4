/** Which exchange is open beside the list: in the address, so that e-mails can link to it. */
import { useSearchParams } from 'react-router';
import { paramsNow } from '#web/ui/address.ts';
import { idIn } from '#web/ui/address-id.ts';

const PARAM = 'exchange';

/** The id in the address, and how to open another or none; page and filters stay. */
export function useOpenExchange() {
  const [params, setParams] = useSearchParams();
  const id = idIn(params.get(PARAM));
  const open = (next: number | undefined) => {
    const changed = paramsNow();
    changed.delete(PARAM);
    if (next !== undefined) changed.set(PARAM, String(next));
    setParams(changed);
  };
  return { id, open };
}
