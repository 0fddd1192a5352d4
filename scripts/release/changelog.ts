/**
 * What CHANGELOG.md says of releases: the last one, by its heading, and what came since, for whom. How
 * releases count: docs/decisions/2026-11-27-how-releases-count.md.
 */

/** `## 1.5.8-2.1, 2026-11-27, database 0116` */
const RELEASED =
  /^## (?<line>\d+[.]\d+[.]\d+)-(?<step>\d+)[.](?<fix>\d+), .+, database (?<database>\d{4})$/m;
/** The section that is still open. */
const OPEN = /^## (\d+[.]\d+[.]\d+), not yet released$/m;
const DUTIES = 'Before you update';

/** A release that was made. */
interface Released {
  number: string;
  line: string;
  step: number;
  fix: number;
  /** The number of its newest migration. */
  database: string;
}

/** The latest release; undefined before the first one. */
export function lastRelease(changelog: string): Released | undefined {
  const { line = '', step, fix, database = '' } = RELEASED.exec(changelog)?.groups ?? {};
  if (step === undefined || fix === undefined) return undefined;
  return { number: `${line}-${step}.${fix}`, line, step: Number(step), fix: Number(fix), database };
}

/** What is new since then. */
export interface News {
  /** The version that the footer names. */
  line: string;
  /** Each part by its heading, such as `For members`. */
  parts: Map<string, string>;
}

/** @throws Error when there is nothing new */
export function newsOf(changelog: string): News {
  const heading = OPEN.exec(changelog);
  if (!heading) throw new Error('CHANGELOG.md has no section that is not yet released.');
  const after = changelog.slice(heading.index + heading[0].length);
  const [section = ''] = after.split(/^## /m);
  const pieces = section.split(/^\*\*([^*]+)\*\*$/m).slice(1);
  const parts = new Map<string, string>();
  for (let at = 0; at < pieces.length; at += 2) {
    parts.set(pieces[at] ?? '', (pieces[at + 1] ?? '').trim());
  }
  if (parts.size === 0) throw new Error('The section of CHANGELOG.md that is open is empty.');
  return { line: heading[1] ?? '', parts };
}

/** The number of the next release. @param database the number of the newest migration */
export function nextNumber(news: News, last: Released | undefined, database: string): string {
  if (last === undefined || last.line !== news.line) return `${news.line}-1.0`;
  const isStep = last.database !== database || news.parts.has(DUTIES);
  return isStep ? `${news.line}-${last.step + 1}.0` : `${news.line}-${last.step}.${last.fix + 1}`;
}

/** The changelog with its open section closed. */
export function closed(changelog: string, number: string, day: string, database: string): string {
  return changelog.replace(OPEN, `## ${number}, ${day}, database ${database}`);
}

/** The notes of a release as files: members, banks and hosts each have their own. */
export function notesOf(number: string, { parts }: News): Record<string, string> {
  const page = (title: string, ...headings: string[]) => {
    const told = headings.flatMap((heading) => parts.get(heading) ?? []);
    return `# ${title} ${number}\n\n${told.join('\n\n') || 'Nothing new.'}\n`;
  };
  return {
    'NOTES-members.md': page('What is new for members in', 'For members'),
    'NOTES-banks.md': page('What is new for banks in', 'For banks'),
    'NOTES-hosts.md': page(
      'What is new for hosts in',
      'For hosts',
      'For administrators of the portal',
    ),
  };
}

/** What a host must know before an update. @param migrations the names of those that are new */
export function upgradeNotes(
  number: string,
  { parts }: News,
  { last, migrations }: { last: Released | undefined; migrations: readonly string[] },
): string {
  const alone = migrations.filter((name) => !name.includes('.beside-'));
  const before = last === undefined ? 'It is the first release.' : `It follows ${last.number}.`;
  const database = last === undefined ? '' : changeOf(migrations.length);
  const back =
    last !== undefined && alone.length === 0
      ? `Release ${last.number} works beside it: processes can be exchanged one after the other, and \`npm run update -- --back\` goes back without losing anything.`
      : 'No earlier portal works beside it: stop every process before the first one of this release starts, and go back with the backup only.';
  return [
    `# Updating to ${number}`,
    [before, database, back].filter(Boolean).join(' '),
    parts.get(DUTIES) ?? 'Nothing has to be done before.',
    '',
  ].join('\n\n');
}

function changeOf(migrations: number): string {
  return migrations === 0
    ? 'The database stays as it is.'
    : `The database changes (new migrations: ${migrations}).`;
}
