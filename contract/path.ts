/** The paths of endpoints, such as `/users/{id}`, and what stands for their parameters. */

/** A path with each parameter replaced. @param of what stands for the parameter of a name */
export function pathWith(path: string, of: (name: string) => string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => of(name));
}

/** A path with its parameters filled in, as a caller writes it; a missing one is empty. */
export function filledPath(path: string, params: Record<string, string | number>): string {
  return pathWith(path, (name) => encodeURIComponent(params[name] ?? ''));
}
