/** What the register of members has, as it leaves the portal: nothing is empty text, a day `yyyy-MM-dd`. */

import type {
  MemberRegister,
  OwnRegister,
  RegisterLine,
  RegisterRequest,
  RegisterValues,
} from '#contract/people/register.ts';
import { personName } from '#contract/person-name.ts';
import type { WallClock } from '#server/platform/local-time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { EntryColumns, listRegister, listRequests, listVersions } from './sql.ts';

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
    endedWhy: row.ended_why ?? '',
  };
}

/** The same as columns. */
function columnsOf(values: RegisterValues): EntryColumns {
  return {
    birth_place: values.birthPlace,
    tax_code: values.taxCode,
    residence: values.residence,
    share: values.share,
    admitted_on: values.admittedOn || null,
    resolution: values.resolution,
    met_on: values.metOn || null,
    met_by: values.metBy,
    ended_why: values.endedWhy,
  };
}

/** A line of the register; of who was erased the name is the one it keeps, or none (specification §34). */
export function presentLine(row: RowOf<typeof listRegister>, wall: WallClock): RegisterLine {
  const { id, person_id, number, name, surname, birth_date } = row;
  return {
    ...{ membershipId: id, userId: person_id, number, birthDate: birth_date },
    ...{ name, surname, isErased: row.is_erased },
    since: dayOf(wall, row.decided_at),
    until: dayOrNull(wall, row.ended_at),
    ...valuesOf(row),
  };
}

/** Somebody who waits for the board. */
export function presentRequest(row: RowOf<typeof listRequests>): RegisterRequest {
  const { person_id: userId, name, surname, met_on, met_by } = row;
  return { userId, name, surname, metOn: met_on ?? '', metBy: met_by ?? '' };
}

/** The reader's own membership of now, with the latest version. */
export function presentOwn(
  rows: readonly VersionRow[],
  wall: WallClock,
): Pick<OwnRegister, 'since' | 'entry' | 'written'> {
  const [membership] = presentMemberships(rows, wall);
  const [latest] = rows;
  if (!membership || !latest) throw new Error('a member has a membership');
  const [version] = membership.versions;
  return {
    since: membership.since,
    entry: valuesOf(latest),
    written: version ? { by: version.by, at: version.at } : null,
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
  if (!row?.decided_at) throw new Error('a membership was decided on');
  return { since: dayOf(wall, row.decided_at), until: dayOrNull(wall, row.ended_at) };
}

function presentVersion(row: VersionRow): MemberRegister['memberships'][number]['versions'] {
  if (row.made_at === null) return [];
  const by = personName({ name: row.maker_name ?? '', surname: row.maker_surname ?? '' });
  return [{ ...valuesOf(row), note: row.note ?? '', by, at: row.made_at.toISOString() }];
}

/** A version as it is compared. */
export function comparedVersion(row: VersionRow) {
  const name = personName({ name: row.maker_name ?? '', surname: row.maker_surname ?? '' });
  return { values: valuesOf(row), by: row.made_by === null ? null : { id: row.made_by, name } };
}

/** A further version, as the statement takes it. */
export function rowOf(
  { membership_id: membershipId, person_id: personId, version }: VersionRow,
  wanted: RegisterValues,
  more: { note: string; detail: Record<string, unknown> },
) {
  return { membershipId, personId, version: (version ?? 0) + 1, ...columnsOf(wanted), ...more };
}
