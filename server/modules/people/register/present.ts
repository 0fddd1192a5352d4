/** What the register of members has, as it leaves the portal: nothing is empty text, a day `yyyy-MM-dd`. */

import type { MemberRegister, RegisterLine, RegisterValues } from '#contract/people/register.ts';
import { personName } from '#contract/person-name.ts';
import type { WallClock } from '#server/platform/local-time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { EntryColumns, listRegister, listVersions } from './sql.ts';

export type VersionRow = RowOf<typeof listVersions>;

const dayOf = (wall: WallClock, moment: Date) => wall.localOf(moment).day;
const dayOrNull = (wall: WallClock, moment: Date | null) => moment && dayOf(wall, moment);

/** The fields of a version, or of none. */
export function valuesOf(row: EntryColumns): RegisterValues {
  return {
    birthPlace: row.birth_place ?? '',
    taxCode: row.tax_code ?? '',
    residence: row.residence ?? '',
    share: row.share ?? '',
    admittedOn: row.admitted_on ?? '',
    resolution: row.resolution ?? '',
    metOn: row.met_on ?? '',
    metBy: row.met_by ?? '',
  };
}

/** The same as columns. */
export function columnsOf(values: RegisterValues): EntryColumns {
  return {
    birth_place: values.birthPlace,
    tax_code: values.taxCode,
    residence: values.residence,
    share: values.share,
    admitted_on: values.admittedOn || null,
    resolution: values.resolution,
    met_on: values.metOn || null,
    met_by: values.metBy,
  };
}

/** A line of the register; who was erased has no name in it (specification §34). */
export function presentLine(row: RowOf<typeof listRegister>, wall: WallClock): RegisterLine {
  const { id, person_id, number, name, surname, birth_date, is_erased } = row;
  return {
    ...{ membershipId: id, userId: person_id, number, birthDate: birth_date },
    ...(is_erased ? { name: '', surname: '' } : { name, surname }),
    since: dayOf(wall, row.decided_at),
    until: dayOrNull(wall, row.ended_at),
    ...valuesOf(row),
  };
}

/** The memberships of one person, the latest first, with their versions. */
export function presentMemberships(
  rows: readonly VersionRow[],
  wall: WallClock,
): MemberRegister['memberships'] {
  const each = Map.groupBy(rows, (row) => row.membership_id);
  return [...each].map(([id, versions]) => ({
    id,
    ...presentSpan(versions, wall),
    versions: versions.flatMap(presentVersion),
  }));
}

function presentSpan([row]: readonly VersionRow[], wall: WallClock) {
  if (!row) throw new Error('a membership has a row');
  return { since: dayOf(wall, row.decided_at), until: dayOrNull(wall, row.ended_at) };
}

function presentVersion(row: VersionRow): MemberRegister['memberships'][number]['versions'] {
  if (row.made_at === null) return [];
  const by = personName({ name: row.maker_name ?? '', surname: row.maker_surname ?? '' });
  return [{ ...valuesOf(row), note: row.note ?? '', by, at: row.made_at.toISOString() }];
}
