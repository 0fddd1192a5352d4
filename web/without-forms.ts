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

/** Fails the build where a page that shows no form at first needs it, and says by which way. */
export function withoutForms(): Plugin {
  return {
    name: 'without-forms',
    apply: 'build',
    generateBundle() {
      const pages = [...APP, ...LANDING, ...HOME, ...QUIET_HOME, ...WITHOUT_FORM_IN_SIGHT];
      const way = wayToValidation(this, pages);
      if (way) this.error(`A page loads the validation library: ${way.join(' → ')}`);
    },
  };
}
