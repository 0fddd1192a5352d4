/** The specification names every call of the contract and every address of the web, and no others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EndpointRow } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths, patterns } from '#web/paths.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/specification.md'), 'utf8');
const sectionOf = (number: number) => page.split(/^## (?=\d)/m)[number] ?? '';

test('§7 has every call, with who may', () => {
  const rows = [...sectionOf(7).matchAll(/^\| `([A-Z]+ \/\S*)`\s*\| (\w+)\s*\|/gm)];
  const written = rows.map(([, call, who]) => `${call} ${who}`);
  const calls = Object.values<EndpointRow>(endpoints).map(
    ({ method, path, access }) => `${method} ${path} ${access}`,
  );
  expect(written.toSorted()).toEqual(calls.toSorted());
});

test('§2 has every address', () => {
  const written = [...sectionOf(2).matchAll(/`(\/[\w/:?-]*)`/g)].map(([, address]) => address);
  const parametric = new Set<string>(
    Object.values(patterns).map((pattern) => pattern.replace(/\/:.*/, '')),
  );
  const alsoPlain: string[] = [paths.bankMembers, paths.board, paths.messages, paths.appointments];
  const plain = Object.values(paths).filter(
    (path) => !parametric.has(path) || alsoPlain.includes(path),
  );
  expect([...new Set(written)].toSorted()).toEqual(
    [...plain, ...Object.values(patterns)].toSorted(),
  );
});
