/**
 * Which file of the built web a shared module travels in. Left alone, the bundler makes a file for each
 * set of screens that share something: a hundred small ones for one screen. What the landing page and a
 * member's home need travels in files of their own, the rest by layer; in each layer apart from the rest
 * what checks a form, with the validation library, and what desks alone need. Imports run down this list
 * only, so no two files wait for each other.
 */
import { APP, DESKS, HOME, LANDING, PAGES, QUIET_HOME, RARELY_AT_HOME } from './first-pages.ts';
import { type Graph, neededBy } from './module-graph.ts';
import { wayToValidation } from './without-forms.ts';

/** A module goes with the first group it fits. */
export const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  {
    debugName: 'app',
    name: (id: string, graph: Graph) => (isOfApp(id, graph) ? 'app' : undefined),
  },
  // What desks call is asked for by some page of a member now and then.
  { debugName: 'calls-of-desks', name: 'calls-of-desks', test: /desk-endpoint-table[.]ts$/ },
  { debugName: 'quiet-parts', name: quietParts },
  { debugName: 'first-screens', name: firstScreens },
  shared(
    'contract',
    byReaders('contract'),
    /[\\/](contract|node_modules[\\/]zod|web[\\/]zod[.]ts)/,
  ),
  shared('parts', byReaders('parts'), /[\\/](node_modules|web[\\/](ui|api|i18n))[\\/]/),
  shared('features', byReaders('features'), /[\\/]web[\\/]features[\\/]/),
  shared('frames', byReaders('frames'), /[\\/]web[\\/]screens[\\/]/),
].map((group, index, all) => ({ ...group, priority: all.length - index }));

type NameOf = (id: string, graph: Graph) => string | undefined;

function shared(debugName: string, name: NameOf, test?: RegExp) {
  return { debugName, name, test, minShareCount: 2 };
}

/**
 * A visitor waits for nothing of the home, a member for nothing of the landing page. What the home loads
 * late is one file; what the home alone needs stays with it.
 */
function firstScreens(id: string, graph: Graph): string | undefined {
  const { home, landing, quietHome } = factsOf(graph);
  const isWhole = QUIET_HOME.includes(id) && !RARELY_AT_HOME.includes(id);
  if (!isWhole && !isShared(id, graph)) return undefined;
  if (home.has(id)) return 'home-parts';
  if (quietHome.has(id)) return 'quiet-home';
  return landing.has(id) ? 'landing-parts' : undefined;
}

/** The application, with what the landing page and the home both need beyond it. */
function isOfApp(id: string, graph: Graph): boolean {
  const { app, home, landing } = factsOf(graph);
  return app.has(id) || (home.has(id) && landing.has(id));
}

/** Before the home: a file takes along all that its modules need. */
function quietParts(id: string, graph: Graph): string | undefined {
  const { landing, quietHome } = factsOf(graph);
  return landing.has(id) && quietHome.has(id) && isShared(id, graph) ? 'quiet-parts' : undefined;
}

const isShared = (id: string, graph: Graph) => (factsOf(graph).entries.get(id) ?? 0) > 1;

function byReaders(layer: string): NameOf {
  return (id, graph) => {
    const { members } = factsOf(graph);
    const readers = members.has(id) ? [] : ['desks'];
    return [layer, ...readers, ...(checksForms(id, graph) ? ['forms'] : [])].join('-');
  };
}

/** Whether a module needs the validation library. */
function checksForms(id: string, graph: Graph): boolean {
  const { checking } = factsOf(graph);
  const known = checking.get(id) ?? wayToValidation(graph, [id]) !== undefined;
  checking.set(id, known);
  return known;
}

interface Facts extends Record<'app' | 'home' | 'landing' | 'quietHome' | 'members', Needed> {
  /** How many files that load by themselves need a module. */
  entries: ReadonlyMap<string, number>;
  checking: Map<string, boolean>;
}
type Needed = ReadonlyMap<string, unknown>;
const known = new WeakMap<Graph, Facts>();

function factsOf(graph: Graph): Facts {
  const facts = known.get(graph) ?? {
    app: neededBy(graph, APP),
    home: neededBy(graph, HOME),
    landing: neededBy(graph, LANDING),
    quietHome: neededBy(graph, QUIET_HOME),
    members: neededBy(graph, PAGES, { late: true, except: DESKS }),
    entries: countEntries(graph),
    checking: new Map(),
  };
  known.set(graph, facts);
  return facts;
}

function countEntries(graph: Graph): Map<string, number> {
  const counts = new Map<string, number>();
  const all = [...neededBy(graph, APP, { late: true }).keys()];
  const late = all.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  for (const entry of new Set(late)) {
    for (const id of neededBy(graph, [entry]).keys()) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
