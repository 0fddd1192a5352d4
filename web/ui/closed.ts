/** That nothing can be changed on the pages in sight; buttons that send something then say why. */
import { createContext, type ReactNode } from 'react';
import type { To } from 'react-router';

export interface Closing {
  /** Says why. */
  tell: () => void;
  /** Whether all that the page of an address is for is closed. */
  covers: (address: To) => boolean;
  /** What stands in the place of the page in sight, where all that it is for is closed. */
  page: ReactNode;
}

/** Undefined while everything is open. */
export const Closed = createContext<Closing | undefined>(undefined);
