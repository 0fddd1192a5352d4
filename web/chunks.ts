/**
 * Which file of the built web a shared module travels in. Left alone, the bundler makes a file for each
 * set of screens that share something: a hundred small ones for one screen. What the landing page and a
 * member's home need travels in files of their own, the rest by layer. Imports run down this list only,
 * so no two files wait for each other.
 */
import { join } from 'node:path';

/** What the bundler tells of its modules. */
interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

const APP = ['main.tsx'];
const LANDING = ['screens/landing.tsx'];
const HOME = ['app-providers.tsx', 'screens/frame/guards.tsx', 'screens/home.tsx'];

/** A module goes with the first group it fits. */
export const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  {
    debugName: 'app',
    name: (id: string, graph: Graph) => (isNeeded(APP, id, graph) ? 'app' : undefined),
  },
  shared('first-screens', firstScreens),
  shared('contract', 'contract', /[\\/](contract|node_modules[\\/]zod|web[\\/]zod[.]ts)/),
  shared('parts', 'parts', /[\\/](node_modules|web[\\/](ui|api))[\\/]/),
  shared('features', 'features', /[\\/]web[\\/]features[\\/]/),
  shared('frames', 'frames', /[\\/]web[\\/]screens[\\/]/),
].map((group, index, all) => ({ ...group, priority: all.length - index }));

function shared(
  debugName: string,
  name: string | ((id: string, graph: Graph) => string | undefined),
  test?: RegExp,
) {
  return { debugName, name, test, minShareCount: 2 };
}

/** A visitor waits for nothing of the home, a member for nothing of the landing page. */
function firstScreens(id: string, graph: Graph): string | undefined {
  const isOfLanding = isNeeded(LANDING, id, graph);
  if (isNeeded(HOME, id, graph)) return isOfLanding ? 'common-parts' : 'home-parts';
  return isOfLanding ? 'landing-parts' : undefined;
}

const known = new WeakMap<Graph, Map<readonly string[], Set<string>>>();

/** Whether some of the files need a module, through whatever imports. */
function isNeeded(files: readonly string[], id: string, graph: Graph): boolean {
  const sets = known.get(graph) ?? new Map<readonly string[], Set<string>>();
  known.set(graph, sets);
  const needed = sets.get(files) ?? new Set<string>();
  if (needed.size > 0) return needed.has(id);
  sets.set(files, needed);
  const visit = (one: string) => {
    if (needed.has(one)) return;
    needed.add(one);
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) visit(imported);
  };
  for (const file of files) visit(join(import.meta.dirname, file));
  return needed.has(id);
}
