/**
 * The start of the process. What Node makes of the portal's files is kept beside them, so that the next
 * start need not make it again; where that folder cannot be written, each start does. This file is
 * JavaScript because what makes JavaScript of TypeScript stays in memory once it is loaded: 18 MB, which
 * are not needed when everything else is kept.
 */
import * as nodeModule from 'node:module';
import { join } from 'node:path';

// An older Node lacks it, and ends in a stack trace at the first file of TypeScript.
if (!('enableCompileCache' in nodeModule)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old for the portal. npm start finds the one that comes along.\n`,
  );
  process.exit(1);
}
const folder = join(import.meta.dirname, '../.cache/compiled');
nodeModule.enableCompileCache(folder);
// Threads and further processes find it there.
process.env.NODE_COMPILE_CACHE ??= folder;
await import('./running.ts');
