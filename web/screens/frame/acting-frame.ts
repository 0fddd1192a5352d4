/** What acting for somebody changes in the frame of every page; undefined for the person themselves. */
import { createContext, type ReactNode } from 'react';
import type { Session } from '#web/api/session.ts';

interface ActingFrame {
  /** What stands below the header. */
  band: ReactNode;
  /** The session as the page sees it; the frame around it stays the reader's. */
  session: Session;
}

export const ActingFrame = createContext<ActingFrame | undefined>(undefined);
