/** The memory that starting takes and running does not need. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what starting has left behind, some 40 MB: V8 would keep it until much is asked of the portal, and
 * most portals wait for somebody most of the day. Blocks for 0.2 s, so once, when everything has started.
 */
export function giveBackMemoryOfStart(): void {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
