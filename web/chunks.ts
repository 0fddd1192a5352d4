/**
 * Which file of the built web a shared module travels in. Left alone, the bundler makes a file for
 * each set of screens that share something: a hundred small ones for one screen. By layer there are
 * few, and as imports run down the layers only, no file waits for another in a circle.
 */
import { join } from 'node:path';

/** What the bundler tells of its modules. */
interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** From what the first visit needs up to the frames around screens. A module goes with the first. */
export const chunks = [
  { name: 'first', tags: ['$initial' as const] },
  shared('landing-parts', partOfLanding),
  shared('contract', 'contract', /[\\/](contract|node_modules[\\/]zod)[\\/]/),
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

/** What the landing page shares with others travels apart: a visitor waits for nothing else. */
function partOfLanding(id: string, graph: Graph): string | undefined {
  return neededByLanding(graph).has(id) ? 'landing-parts' : undefined;
}

const known = new WeakMap<Graph, Set<string>>();

function neededByLanding(graph: Graph): Set<string> {
  const before = known.get(graph);
  if (before) return before;
  const needed = new Set<string>();
  const visit = (id: string) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(join(import.meta.dirname, 'screens/landing.tsx'));
  known.set(graph, needed);
  return needed;
}
