/** How much is the reader's to do, before the name of every page in the browser's tab: "(3) Home". */
import { createStore } from '../store.ts';

export const tabCount = createStore(0);
