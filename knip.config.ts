/** What knip starts from when it looks for files, exports and dependencies that nobody needs. */
import type { KnipConfig } from 'knip';

/** A style sheet needs what it imports and what its addresses point at. */
function importsOfStyles(text: string): string {
  const needs = text.matchAll(/(?:@import\s+|url\()["']([^"']+)["']/g);
  return Array.from(needs, ([, need]) => `import '${need}';`).join('\n');
}

const config: KnipConfig = {
  entry: [
    'web/{start,zod}.ts',
    'web/prerender.tsx',
    'web/vite.config.ts',
    'bench/*.ts',
    'scripts/check/lock.ts',
    'scripts/mutants/vitest.config.ts',
  ],
  // Of the system: the crash test fills up a disk of its own, the check of the container has
  // a name space, other tests of whole programs an account and a certificate; systemd is told how a portal stands.
  ignoreBinaries: ['mount', 'openssl', 'setpriv', 'systemd-notify', 'umount', 'unshare'],
  // Run by a check and a test, by the names of their commands.
  ignoreDependencies: ['@redocly/cli', 'openapi-typescript'],
  project: ['{contract,texts,server,web,e2e,bench,scripts}/**/*.{ts,tsx,css}'],
  // A type may stand in the signature of something exported without being imported by anybody.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: importsOfStyles },
};

export default config;
