/**
 * The validation library weighs as much as a third of the home and, with the schemas of the contract, keeps
 * a slow phone busy for 400 ms; it comes where a form is in sight. Types of the contract do not need it,
 * and neither do its constants where they stand in files without a schema; one import of a schema brings it.
 */
import type { Plugin } from 'vite';
import { APP, HOME, LANDING, QUIET_HOME, WITHOUT_FORM_IN_SIGHT } from './first-pages.ts';
import { type Graph, neededBy, wayTo } from './module-graph.ts';

/** Whether a module is of the validation library. */
const isOfValidation = (id: string) => /[\\/]node_modules[\\/]zod[\\/]/.test(id);

/** The way by which some files need it, from the file on; undefined where they do not. */
export function wayToValidation(graph: Graph, files: readonly string[]): string[] | undefined {
  const askedBy = neededBy(graph, files);
  const found = [...askedBy.keys()].find(isOfValidation);
  return found === undefined ? undefined : wayTo(found, askedBy);
}

/** What the bundler tells of a file that it wrote: other kinds hold no modules. */
interface BuiltFile {
  type: 'chunk' | 'asset';
  moduleIds?: readonly string[];
  imports?: readonly string[];
}
type BuiltFiles = Readonly<Record<string, BuiltFile>>;

/**
 * The way from file to file by which the files of some modules load the library, each with what it holds:
 * a module that needs none may share a file with one that does. Undefined where they do not load it.
 */
export function filesToValidation(
  built: BuiltFiles,
  modules: readonly string[],
): string[] | undefined {
  const files = Object.keys(built);
  const holds = (file: string, fits: (id: string) => boolean) =>
    built[file]?.moduleIds?.some(fits) === true;
  const graph: Graph = {
    getModuleInfo: (file) => ({
      importedIds: built[file]?.imports ?? [],
      dynamicallyImportedIds: [],
    }),
  };
  const first = files.filter((file) => holds(file, (id) => modules.includes(id)));
  const askedBy = neededBy(graph, first);
  const found = [...askedBy.keys()].find((file) => holds(file, isOfValidation));
  if (found === undefined) return undefined;
  const named = (file: string) => `${file} (${built[file]?.moduleIds?.map(lastName).join()})`;
  return wayTo(found, askedBy).map(named);
}

const lastName = (id: string) => id.split('/').at(-1);

/** Fails the build where a page that shows no form at first loads it, and says by which way. */
export function withoutForms(): Plugin {
  return {
    name: 'without-forms',
    apply: 'build',
    generateBundle(_options, built) {
      const pages = [...APP, ...LANDING, ...HOME, ...QUIET_HOME, ...WITHOUT_FORM_IN_SIGHT];
      const way = wayToValidation(this, pages) ?? filesToValidation(built, pages);
      if (way) this.error(`A page loads the validation library: ${way.join(' → ')}`);
    },
  };
}
