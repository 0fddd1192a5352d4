/** What a list is searched for; it lives in the address. */
import { useUrlState } from '../address.ts';

const NO_SEARCH = { q: '' };

export interface Search {
  q: string;
  search: (text: string) => void;
}

export function useSearch(): Search {
  const [{ q }, set] = useUrlState(NO_SEARCH);
  return { q, search: (text) => set({ q: text }, { replace: true }) };
}
