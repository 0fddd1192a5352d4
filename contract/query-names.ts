/**
 * The names in the query of a call. A filter whose name is mistyped would otherwise say nothing, and a list or
 * a file would be of the whole bank: a name one letter or case away from one that the call knows is refused.
 */
import { z } from 'zod';

/** Every call reads the language, whatever else it knows. */
const LANGUAGE = 'lang';

/** The names that a call knows. */
export interface QueryNames {
  /** In no other order than they are declared. */
  known: readonly string[];
  /** Those that may be repeated. */
  lists: ReadonlySet<string>;
}

/** The names in the schema of a query; the language where there is none. */
export function queryNamesOf(schema: z.ZodType | undefined): QueryNames {
  const fields = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  const lists = fields.filter(([, field]) => takesMany(field)).map(([name]) => name);
  const known = new Set([...fields.map(([name]) => name), LANGUAGE]);
  return { known: [...known], lists: new Set(lists) };
}

/** Whether a field of a query may be repeated. */
function takesMany(field: unknown): boolean {
  if (field instanceof z.ZodOptional) return takesMany(field.unwrap());
  if (field instanceof z.ZodPipe) return takesMany(field.in);
  if (field instanceof z.ZodUnion) return field.options.some(takesMany);
  return field instanceof z.ZodArray;
}

/** `userFromIds[]`, as forms and many libraries write what may be repeated, and `userFromIds[0]`. */
const BRACKETS = /\[\d*\]$/;

/** What a name in a query means to a call: one that it knows, one that looks like it, or nothing. */
export type QueryName = { is: string } | { looksLike: string } | undefined;

/** @param given as it stands in the address, decoded */
export function readQueryName(given: string, { known, lists }: QueryNames): QueryName {
  if (known.includes(given)) return { is: given };
  const plain = given.replace(BRACKETS, '');
  if (lists.has(plain)) return { is: plain };
  const looksLike = known.find((name) => isSlipOf(plain, name));
  return looksLike === undefined ? undefined : { looksLike };
}

/** A name of one or two letters says too little for another letter to be a slip of it: `_` is none of `q`. */
const SAYS_MUCH = 3;

/**
 * Whether somebody who wrote `given` may have meant `name`: the same in other cases, or with one letter added,
 * missing, wrong, or two next to each other swapped. Of a short name only what has all its letters is a slip.
 */
export function isSlipOf(given: string, name: string): boolean {
  const [a, b] = [given.toLowerCase(), name.toLowerCase()];
  if (a === b) return true;
  if (b.length === 1) return false;
  const begin = [...b].findIndex((letter, at) => letter !== a[at]);
  const same = begin === -1 ? b.length : begin;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  const isAdded = restA.slice(1) === restB;
  const isSwapped =
    restA.length > 1 &&
    restA[0] === restB[1] &&
    restA[1] === restB[0] &&
    restA.slice(2) === restB.slice(2);
  if (isAdded || isSwapped) return true;
  const isMissing = restA === restB.slice(1);
  const isWrong = restA.length > 0 && restA.slice(1) === restB.slice(1);
  return b.length >= SAYS_MUCH && (isMissing || isWrong);
}
