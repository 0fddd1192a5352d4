/**
 * The texts of the portal, for anyone who adds or translates some.
 *
 * - `npm run texts -- keys`: writes what is made of the files, after a key, a gap or the grammar changed
 * - `npm run texts -- count`: how much each language says
 * - `npm run texts -- terms`: texts that name a thing by another word than `texts/terms.json`, or in two ways
 * - `npm run texts -- export es`: writes texts-es.xlsx, a line for each text
 * - `npm run texts -- import es FILE`: takes such a sheet back, whole or not at all
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileReader, namespacesOf } from '#texts/files.ts';
import { coverageOf, ofMembers } from './texts/coverage.ts';
import { madeFiles } from './texts/made.ts';
import { exportSheet, importSheet } from './texts/sheet.ts';
import { termTroubles } from './texts/terms.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'texts');
const SHOWN = 20;

function writeMade(): void {
  for (const [path, text] of madeFiles(fileReader(), namespacesOf())) {
    writeFileSync(join(ROOT, path), text);
  }
}

function count(): void {
  const read = fileReader();
  const languages = readdirSync(FOLDER).filter((name) => /^[a-z]{2,3}$/.test(name));
  for (const language of languages) {
    const [members, desks] = [ofMembers, (name: string) => !ofMembers(name)].map((isMeant) =>
      coverageOf(read, language, namespacesOf().filter(isMeant)),
    );
    say(`${language}: members ${share(members)}, desks ${share(desks)}`);
  }
}

const share = (said?: { there: number; all: number }) => `${said?.there} of ${said?.all}`;

function terms(): void {
  const troubles = termTroubles(ROOT);
  for (const trouble of troubles) say(trouble);
  say(`${troubles.length} texts to mend.`);
  if (troubles.length > 0) process.exitCode = 1;
}

async function takeBack(language: string, file: string): Promise<void> {
  const bytes = readFileSync(file);
  const { faults, taken, missing, long } = await importSheet({ folder: FOLDER, language }, bytes);
  for (const fault of faults) say(fault);
  if (faults.length > 0) {
    process.exitCode = 1;
    return say('Nothing was taken.');
  }
  say(
    `${taken} texts taken, ${missing.length} missing, ${long.length} much longer than in Italian.`,
  );
  for (const name of [...missing, ...long].slice(0, SHOWN)) say(`  ${name}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const [command, language = '', file = ''] = process.argv.slice(2);
if (command === 'keys') writeMade();
else if (command === 'count') count();
else if (command === 'terms') terms();
else if (command === 'export' && language !== '') {
  const name = `texts-${language}.xlsx`;
  writeFileSync(join(ROOT, name), await exportSheet({ folder: FOLDER, language }));
  say(name);
} else if (command === 'import' && file !== '') await takeBack(language, file);
else {
  say('npm run texts -- keys | count | terms | export LANGUAGE | import LANGUAGE FILE');
  process.exitCode = 1;
}
