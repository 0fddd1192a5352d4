/** What every call reads of the person behind a session or an access token, over `person` and `standing`. */
export const HOLDER_COLUMNS = [
  'person.id',
  'person.email',
  'person.proven_email',
  'person.name',
  'person.surname',
  'person.full_name',
  'person.pref_locale',
  'standing.status',
  'standing.role',
  'standing.bank_id',
] as const;
