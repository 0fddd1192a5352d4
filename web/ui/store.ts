/** A value outside React that several components follow. */
import { useSyncExternalStore } from 'react';

interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Calls back at every change; returns how to stop. */
  follow: (listener: () => void) => () => void;
}

/** A store that begins with a value. */
export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value now, drawn again when it changes. */
export function useStored<Value>({ get, follow }: Store<Value>): Value {
  return useSyncExternalStore(follow, get, get);
}
