/** By which field a list is sorted, and in which direction; without a schema, so that a list needs none. */

/** One of these fields, or `-field` for descending. */
export type SortBy<Field extends string> = Field | `-${Field}`;

/** Each of these fields and its `-field`. */
export function sortsBy<const Field extends string>(fields: readonly Field[]): SortBy<Field>[] {
  return fields.flatMap((field) => [field, `-${field}` as const]);
}
