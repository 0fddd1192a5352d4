/** What stands below the header of every signed-in page; nothing in most. */
import { createContext, type ReactNode } from 'react';

export const BelowHeader = createContext<ReactNode>(null);
