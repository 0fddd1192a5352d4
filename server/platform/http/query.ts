/** The query of a call, by the names that the call knows. */
import { type QueryNames, readQueryName } from '#contract/query-names.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads `ids[]=9` as `ids=9` where `ids` may be repeated; names that mean nothing stay, and are ignored.
 * @param query as the framework reads it: what is repeated is a list
 * @throws Refusal `query-misspelt`, with every name that is a slip of one that the call knows
 */
export function withKnownNames(query: unknown, names: QueryNames): Record<string, unknown> {
  const read = new Map<string, unknown>();
  const slips: { given: string; looksLike: string }[] = [];
  for (const [given, value] of Object.entries({ ...Object(query) })) {
    const name = readQueryName(given, names);
    if (name && 'looksLike' in name) slips.push({ given, looksLike: name.looksLike });
    else if (!name) read.set(given, value);
    else read.set(name.is, read.has(name.is) ? [read.get(name.is), value].flat() : value);
  }
  if (slips.length === 0) return Object.fromEntries(read);
  const sentences = slips.map(
    ({ given, looksLike }) => `${given} is unknown, ${looksLike} is meant?`,
  );
  throw new Refusal('query-misspelt', {
    detail: sentences.join(' '),
    errors: slips.map(({ given }) => ({ path: given, code: 'invalid' })),
  });
}

/** The query of an address, with its `?`; a further one belongs to it. Empty where there is none. */
export function queryIn(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
