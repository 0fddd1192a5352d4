/** The specification names every address of the web, and no others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths, patterns } from '#web/paths.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/specification.md'), 'utf8');
const sectionOf = (number: number) => page.split(/^## (?=\d)/m)[number] ?? '';

test('§2 has every address', () => {
  const written = [...sectionOf(2).matchAll(/`(\/[\w/:?-]*)`/g)].map(([, address]) => address);
  const parametric = new Set<string>(
    Object.values(patterns).map((pattern) => pattern.replace(/\/:.*/, '')),
  );
  const alsoPlain: string[] = [
    ...[paths.bankMembers, paths.board, paths.people, paths.messages, paths.appointments],
    paths.profile,
    paths.bankBulletins,
  ];
  const plain = Object.values(paths).filter(
    (path) => !parametric.has(path) || alsoPlain.includes(path),
  );
  expect([...new Set(written)].toSorted()).toEqual(
    [...plain, ...Object.values(patterns)].toSorted(),
  );
});
