/** The pure half of the state in the address: reading and writing search parameters. */

export type AddressState = Record<string, string | readonly string[]>;

/** The state an address holds; what it does not say is as in `defaults`. */
export function readAddress<State extends AddressState>(
  params: URLSearchParams,
  defaults: State,
): State {
  const entries = Object.entries(defaults).map(([key, fallback]) => {
    if (!params.has(key)) return [key, fallback];
    const value = typeof fallback === 'string' ? params.get(key) : params.getAll(key);
    return [key, value];
  });
  return Object.fromEntries(entries);
}

/** The address after a change; empty values and defaults are left out, foreign ones stay. */
export function writeAddress(
  params: URLSearchParams,
  patch: Record<string, string | readonly string[] | undefined>,
  defaults: AddressState,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(patch)) {
    next.delete(key);
    const fallback = defaults[key] ?? '';
    if (value === undefined || String(value) === String(fallback)) continue;
    for (const text of typeof value === 'string' ? [value] : value) next.append(key, text);
  }
  return next;
}
