/**
 * The columns of a person: what is decided about each, and which field of their data it keeps. A new one
 * does not compile until it stands here.
 */
import { byPersonField, PERSON_FIELDS, type PersonField } from '#contract/people/person-fields.ts';
import type { Row, StoredColumn } from '#server/modules/tables.ts';

type Person = Row<'person'>;

interface Decided {
  /** What it says once the person is erased (specification §34), as SQL where `gone` is them; or why it stays. */
  erased: string | { stays: string };
  /**
   * Of whom the archive of a bank has it (specification §15): of everybody, or of members, with what it
   * says of those who have left; or why it has not.
   */
  archived: { of: 'everybody' } | { ofLeft: string | null } | { not: string };
  /** Whether the person gets it with all that is kept about them (specification §35), or why not. */
  own: { given: true } | { not: string };
}

const ALL = { of: 'everybody' } as const;
const GIVEN = { given: true } as const;
const WORD = { stays: 'one word of a short list, which names nobody' };
const MOMENT = { stays: 'a moment, which names nobody' };
const INNER = { not: 'how the portal does its work; it says nothing of them' };
const GUARD = { not: 'guards one portal' };
/** What says who somebody is, or how to reach them. */
const PRIVATE: Decided = { erased: 'null', archived: { ofLeft: null }, own: GIVEN };

const COLUMNS: Record<StoredColumn<'person'>, Decided> = {
  // Named in Italian here; lists and letters about exchanges say it in the reader’s language.
  name: { erased: `'Persona'`, archived: ALL, own: GIVEN },
  surname: { erased: 'gone.id::text', archived: ALL, own: GIVEN },
  email: PRIVATE,
  phone: PRIVATE,
  birth_date: PRIVATE,
  sex: { erased: `'n'`, archived: ALL, own: GIVEN },
  pref_locale: { erased: `'it'`, archived: ALL, own: GIVEN },
  access: { erased: `'desk'`, archived: { ofLeft: 'desk' }, own: GIVEN },
  kind: { erased: WORD, archived: ALL, own: INNER },
  email_verified_at: { erased: MOMENT, archived: { ofLeft: null }, own: GIVEN },
  proven_email: { erased: 'null', archived: { not: 'proven at each portal' }, own: GIVEN },
  created_at: { erased: MOMENT, archived: ALL, own: GIVEN },
  may_be_asked: { erased: 'false', archived: ALL, own: GIVEN },
  show_done: { erased: 'false', archived: ALL, own: GIVEN },
  welcomes: { erased: 'false', archived: ALL, own: GIVEN },
  contact: { erased: `'desk'`, archived: ALL, own: GIVEN },
  gives_phone: { erased: 'false', archived: ALL, own: GIVEN },
  gives_email: { erased: 'false', archived: ALL, own: GIVEN },
  gone_at: { erased: 'gone.at', archived: { not: 'guards the letters of one portal' }, own: GIVEN },
  erased_at: { erased: 'gone.at', archived: { not: 'they travel as their number' }, own: INNER },
  password_hash: {
    erased: 'null',
    archived: { not: 'people come back with a link to choose a new one' },
    own: { not: 'a secret, its hash, or what a device proves itself with' },
  },
  chosen_bank_id: {
    erased: 'null',
    archived: { not: 'of people who have not verified their address' },
    own: { not: 'their bank until the address is proven; the request itself is there' },
  },
  reset_mailed_at: { erased: 'null', archived: GUARD, own: INNER },
  reset_mails: { erased: '0', archived: GUARD, own: INNER },
};

/** Of each column what `find` has, but for those of which it has nothing. */
function ofColumns<Found>(find: (decided: Decided) => Found | undefined): Record<string, Found> {
  const all = Object.entries(COLUMNS).map(([column, decided]) => ({ column, one: find(decided) }));
  return Object.fromEntries(
    all.flatMap(({ column, one }) => (one === undefined ? [] : [[column, one]])),
  );
}

const without = (others: Record<string, string>) =>
  Object.keys(COLUMNS).filter((column) => !(column in others));

/** What the columns of somebody who was erased say, as SQL where `gone` is them. */
export const ERASED_COLUMNS = ofColumns(({ erased }) =>
  typeof erased === 'string' ? erased : undefined,
);

/** The columns that do not travel with the archive of a bank, and why. */
export const NOT_ARCHIVED = ofColumns(({ archived }) =>
  'not' in archived ? archived.not : undefined,
);
export const ARCHIVED_COLUMNS = without(NOT_ARCHIVED);
/** What the archive says instead of somebody who has left the bank. */
export const ARCHIVED_OF_LEFT = ofColumns(({ archived }) =>
  'ofLeft' in archived ? archived.ofLeft : undefined,
);

/** The columns that people do not get of what is kept about them, and why. */
export const NOT_OWN = ofColumns(({ own }) => ('not' in own ? own.not : undefined));
export const OWN_COLUMNS = without(NOT_OWN);

type Text = { [Name in keyof Person]: Person[Name] extends string | null ? Name : never };

/** The column of each field of a person’s data. */
export const COLUMN_OF = {
  name: 'name',
  surname: 'surname',
  phone: 'phone',
  dateOfBirthday: 'birth_date',
  sex: 'sex',
  prefLocale: 'pref_locale',
  email: 'email',
} as const satisfies Record<PersonField, Text[keyof Text]>;

type ColumnOf = typeof COLUMN_OF;
export type PersonRow = Pick<Person, ColumnOf[PersonField]>;
/** A person’s data by their fields; null where nothing is known. */
export type PersonData = { [Field in PersonField]: Person[ColumnOf[Field]] };

/** The data of a row. */
export function dataOf(row: PersonRow): PersonData {
  return byPersonField((field) => row[COLUMN_OF[field]]) as PersonData;
}

/** The data of a form, in which what is not known is empty or left out; the schema says what may be. */
export function dataOfForm(form: Partial<Record<PersonField, string | null>>): PersonData {
  return byPersonField((field) => form[field] || null) as PersonData;
}

/** Values of all fields as the columns that keep them. */
export function columnsOf<Values extends Record<PersonField, unknown>>(values: Values) {
  const columns = PERSON_FIELDS.map((field) => [COLUMN_OF[field], values[field]]);
  return Object.fromEntries(columns) as {
    [Field in PersonField as ColumnOf[Field]]: Values[Field];
  };
}
