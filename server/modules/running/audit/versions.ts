/** What is kept in versions: whether somebody else wrote the same since a form was filled. */
import { Refusal } from '#server/platform/http/refusal.ts';

interface Version<Field extends string> {
  values: Record<Field, string>;
  /** Null where nobody has written yet. */
  by: { id: number; name: string } | null;
}

interface Writing<Field extends string> {
  fields: readonly Field[];
  /** The latest first; none where nobody has written. */
  versions: readonly Version<Field>[];
  wanted: Record<Field, string>;
  basedOn: Partial<Record<Field, string>> | undefined;
}

/** @throws Refusal `changed-meanwhile`, unless what was changed says what is wanted */
export function refuseNewerVersion<Field extends string>(writing: Writing<Field>): void {
  const { fields, versions, wanted, basedOn } = writing;
  const now = versions[0]?.values;
  if (!now) return;
  const changes = fields.flatMap((field) => {
    const before = basedOn?.[field] ?? now[field];
    if (before === now[field] || wanted[field] === now[field]) return [];
    return [{ field, before, after: now[field], by: changerOf(versions, field) }];
  });
  if (changes.length > 0) throw new Refusal('changed-meanwhile', { changes });
}

/** Who wrote what a field says now. */
function changerOf<Field extends string>(versions: readonly Version<Field>[], field: Field) {
  const said = versions.map(({ values }) => values[field]);
  const older = said.findIndex((value) => value !== said[0]);
  return versions[older < 0 ? versions.length - 1 : older - 1]?.by ?? null;
}

/** Of the fields of a body those that it says, to be put over what is stored. */
export function saidOf<Field extends string>(
  fields: readonly Field[],
  body: Partial<Record<Field, string | undefined>>,
): Partial<Record<Field, string>> {
  const said: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = body[field];
    if (value !== undefined) said[field] = value;
  }
  return said;
}
