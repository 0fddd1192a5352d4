/** Whether the page answers to its reader. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False only while a page that was served drawn is being taken over. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
