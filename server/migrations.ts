/** Where the migrations of the portal lie. */
import { join } from 'node:path';

export const MIGRATIONS = join(import.meta.dirname, 'migrations');
