/** Beginning to act for somebody: their first page opens, and their words are there before it is drawn. */
import { useNavigate } from 'react-router';
import type { Principal } from '#web/api/acting.ts';
import { startActing } from '#web/api/begin-acting.ts';
import { loadNamespaces } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';

/** Returns what to do when the reader chooses somebody. */
export function useActFor(): (principal: Principal) => Promise<void> {
  const navigate = useNavigate();
  return async (principal) => {
    await loadNamespaces(['acting', 'home', 'exchanges', 'errors']);
    await navigate(paths.home);
    startActing(principal);
  };
}
