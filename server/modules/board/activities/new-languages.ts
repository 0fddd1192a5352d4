/**
 * A language that is new to the portal names the activities that the portal brought (specification §39).
 * Once: as soon as one of them has a name in it, its names are the administrators' matter.
 */
import { FALLBACK_LOCALE, LOCALES } from '#contract/locales.ts';
import type { Database } from '#server/platform/database.ts';
import { flatTexts, type Words } from '#texts/compose.ts';
import { fileReader } from '#texts/files.ts';
import { nameActivities, nameGroups } from './sql.ts';

const read = fileReader();

/** Names what still has the Italian name that it was brought with, in each language that names nothing yet. */
export async function nameInNewLanguages(database: Database): Promise<void> {
  for (const language of LOCALES) {
    const texts = read(language, 'server-activities') ?? {};
    await database.count(nameGroups, { language, said: brought(texts, 'groups') });
    await database.count(nameActivities, { language, said: brought(texts, 'activities') });
  }
}

/** Each with its number, its name, and the Italian one that it was brought with, as JSON. */
function brought(texts: Words, kind: 'groups' | 'activities'): string {
  const originals = new Map(flatTexts(read(FALLBACK_LOCALE, 'server-activities') ?? {}));
  const said = flatTexts(texts)
    .filter(([path]) => path.startsWith(`${kind}.`))
    .map(([path, name]) => ({ id: path.split('.')[1], name, original: originals.get(path) }));
  return JSON.stringify(said);
}
