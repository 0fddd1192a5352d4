/** The modules of the built web and what they import, as the bundler knows them. */

/** What the bundler tells of its modules. */
export interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

interface Asking {
  /** What is imported late counts too. */
  late?: boolean;
  /** Nothing is needed through this one. */
  except?: string;
}

/** The modules that some need, through whatever imports, each with the one that asked for it first. */
export function neededBy(
  graph: Graph,
  ids: readonly string[],
  { late = false, except }: Asking = {},
): Map<string, string | undefined> {
  const askedBy = new Map<string, string | undefined>(ids.map((id) => [id, undefined]));
  // What is added meanwhile is visited as well.
  for (const id of askedBy.keys()) {
    const info = graph.getModuleInfo(id);
    const later = late ? (info?.dynamicallyImportedIds ?? []) : [];
    for (const one of [...(info?.importedIds ?? []), ...later]) {
      if (one !== except && !askedBy.has(one)) askedBy.set(one, id);
    }
  }
  return askedBy;
}

/** The way to a module from the one that began, both included. */
export function wayTo(id: string, askedBy: ReadonlyMap<string, string | undefined>): string[] {
  const before = askedBy.get(id);
  return before === undefined ? [id] : [...wayTo(before, askedBy), id];
}
