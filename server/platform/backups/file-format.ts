/** What the file of a backup is: the names of its parts, and what its first part says of it. */
import { z } from 'zod';

/** The first part. */
export const MANIFEST = 'manifest.json';
/** The last one: a line for each part before it, as `sha256sum` writes and reads it. */
export const SUMS = 'SHA256SUMS';
/** What `pg_dump` wrote. */
export const DUMP = 'database.dump';
/** The secret of the installation, where the portal keeps it itself. */
export const SECRET = 'session-secret';
/** The folder of the portal's own PostgreSQL, laid out as in DATA_DIR. */
export const POSTGRES = 'postgres';
/** How the name of a file ends that is not whole yet. */
export const PARTIAL = '.partial';

export const manifestSchema = z.object({
  format: z.literal('time-bank-portal-backup-1'),
  /** The files of the portal's own PostgreSQL, or a dump of somebody else's. */
  holds: z.enum(['cluster', 'dump']),
  /** The version of the portal. */
  portal: z.string(),
  /** The commit of that portal; backups of before have none. */
  commit: z.string().optional(),
  /** Its release; `none` for a state in between. */
  release: z.string().optional(),
  /** The version of the PostgreSQL it was taken from. */
  postgresql: z.string(),
  /** When it was begun; everything acknowledged before is in it. */
  takenAt: z.iso.datetime(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The line of one part in the list of sums. */
export function sumLine(path: string, hash: string): string {
  return `${hash}  ${path}\n`;
}

/** The number before the first dot. */
export function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
