/** The thread in which archives are made. */
import { serveBytesOfDatabase } from '#server/platform/byte-thread-inside.ts';
import { archiveBytes } from './export.ts';
import type { ArchiveJob } from './jobs.ts';

serveBytesOfDatabase<ArchiveJob>(archiveBytes);
