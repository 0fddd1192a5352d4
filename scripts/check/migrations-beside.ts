/**
 * Migrations since the last release let the portal before work on beside them: each says so by its name
 * (`0118_columns.beside-0116.sql`), or says in its first line why it cannot (`-- alone: …`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BESIDE, numberOf } from '#server/platform/migrations.ts';
import { lastRelease } from '../release/changelog.ts';

const FOLDER = 'server/migrations';
/** What a portal that does not know of it would trip over. */
const DISTURBING =
  /\bdrop\s+(table|column|view|function|type|default|trigger)\b|\brename\b|\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b|\bset\s+not\s+null\b|\badd\s+(constraint|check|unique|foreign)\b/i;
/** A column that every insert of the portal before would have to fill. */
const UNFILLED =
  /\badd\s+column\s+(?:(?!,|;|\bdefault\b)[\s\S])*?\bnot\s+null\b(?![^,;]*\bdefault\b)/i;

/** The names of the migrations below `baseDir` that no release has. */
export function unreleasedMigrations(baseDir: string, changelog: string): string[] {
  if (!existsSync(join(baseDir, FOLDER))) return [];
  const names = readdirSync(join(baseDir, FOLDER)).filter((name) => name.endsWith('.sql'));
  const last = lastRelease(changelog)?.database ?? '';
  return names.filter((name) => numberOf(name) > last).sort();
}

/** @returns one line for each that disturbs the release before and does not say so; none before the first release */
export function disturbingMigrations(baseDir: string): string[] {
  const changelog = readFileSync(join(baseDir, 'CHANGELOG.md'), 'utf8');
  const last = lastRelease(changelog);
  if (last === undefined) return [];
  return unreleasedMigrations(baseDir, changelog).flatMap((name) => {
    const text = readFileSync(join(baseDir, FOLDER, name), 'utf8');
    const complaint = complaintAbout(name, text, last.database);
    return complaint === undefined ? [] : `${FOLDER}/${name} ${complaint}`;
  });
}

function complaintAbout(name: string, text: string, released: string): string | undefined {
  if (/^-- alone: \S/.test(text)) return undefined;
  const since = BESIDE.exec(name)?.[1];
  if (since === undefined) {
    return `says neither .beside-${released} in its name nor "-- alone: why" in its first line`;
  }
  if (since > released) return `works beside ${since} only, and release has ${released}`;
  const statements = text.replaceAll(/--.*$/gm, '');
  const found = DISTURBING.exec(statements) ?? UNFILLED.exec(statements);
  if (!found || /^-- beside: \S/m.test(text)) return undefined;
  const what = found[0].replaceAll(/\s+/g, ' ');
  return `says "${what}", which the release before may trip over: two steps, or a line "-- beside: why not"`;
}
