/**
 * The validation library weighs as much as a third of the home, and comes where a form is in sight. Types
 * and constants of the contract do not need it; one import of a schema brings it.
 */
import type { Plugin } from 'vite';
import { APP, HOME, LANDING, QUIET_HOME } from './first-pages.ts';
import { type Graph, neededBy, wayTo } from './module-graph.ts';

/** Whether a module is of the validation library. */
const isOfValidation = (id: string) => /[\\/]node_modules[\\/]zod[\\/]/.test(id);

/** The way by which some files need it, from the file on; undefined where they do not. */
export function wayToValidation(graph: Graph, files: readonly string[]): string[] | undefined {
  const askedBy = neededBy(graph, files);
  const found = [...askedBy.keys()].find(isOfValidation);
  return found === undefined ? undefined : wayTo(found, askedBy);
}

/** Fails the build where a page that is seen first needs it, and says by which way. */
export function withoutForms(): Plugin {
  return {
    name: 'without-forms',
    apply: 'build',
    generateBundle() {
      const way = wayToValidation(this, [...APP, ...LANDING, ...HOME, ...QUIET_HOME]);
      if (way) this.error(`The first pages load the validation library: ${way.join(' → ')}`);
    },
  };
}
