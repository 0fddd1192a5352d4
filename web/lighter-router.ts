/**
 * Leaves out of the router what is for its own framework. Each page that it is asked to fetch ahead would
 * be drawn by a part of it, which no link here asks for; and names for its tools keep every part of it in
 * the built web, used or not.
 */
import type { Plugin } from 'vite';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*[.]js$/;
const LINKS = /[\\/]lib[\\/]dom[\\/]lib[.]js$/;
const FETCHES_AHEAD = 'return shouldPrefetch && !isAbsolute ?';

/** Fails the build where the router has changed, for then it would silently become heavier. */
export function lighterRouter(): Plugin {
  return {
    name: 'lighter-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler(code, id) {
        const unnamed = code.replaceAll(/^\t*\w+[.]displayName = "[^"]+";$/gm, '');
        if (!LINKS.test(id)) return { code: unnamed, map: null };
        if (!unnamed.includes(FETCHES_AHEAD)) this.error(`${id} has no longer: ${FETCHES_AHEAD}`);
        return { code: unnamed.replace(FETCHES_AHEAD, 'return false ?'), map: null };
      },
    },
  };
}
