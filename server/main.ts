/**
 * The start of the process. What Node makes of the portal's files is kept beside them, so that the next
 * start need not make it again; where that folder cannot be written, each start does.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
await import('./running.ts');
