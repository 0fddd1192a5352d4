/** In how many conversations something is new: 0 until it is known, and while acting for somebody. */
import { createStore } from '#web/ui/store.ts';

export const unreadThreads = createStore(0);
