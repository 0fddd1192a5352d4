/** What a person says of themselves; without a schema, so that a page that shows it needs none. */

/**
 * What can be changed of a person: the one list from which their forms, the answers about them and the
 * statements are made. One that may be left out has no default: a change without it leaves it as it is.
 */
export const PERSON_FIELDS = [
  'name',
  'surname',
  'phone',
  'dateOfBirthday',
  'sex',
  'prefLocale',
  'email',
] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** A value for each field of a person. */
export function byPersonField<Value>(find: (field: PersonField) => Value) {
  const values = PERSON_FIELDS.map((field) => [field, find(field)]);
  return Object.fromEntries(values) as Record<PersonField, Value>;
}
