/** Whether this device has a connection, as far as it knows. */
import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

function follow(listener: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener);
  };
}

/** Whether the device knows that it has no connection. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

/** The same for components, kept up. */
export function useOffline(): boolean {
  return useSyncExternalStore(follow, isOffline, () => false);
}
