/** Where the reader was in the members list, so that the way back from a member leads there. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { createStore, useStored } from '#web/ui/store.ts';

const address = createStore<string>(paths.bankMembers);

/** Remembers search, order and page of the list while it is shown. */
export function useMembersAddressKept(): void {
  const { search } = useLocation();
  useEffect(() => address.set(`${paths.bankMembers}${search}`), [search]);
}

/** The list as it was last shown. */
export function useMembersAddress(): string {
  return useStored(address);
}
