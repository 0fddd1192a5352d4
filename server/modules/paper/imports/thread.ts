/** The thread that checks imports and writes reports. */
import { serveBytesOfDatabase } from '#server/platform/byte-thread-inside.ts';
import { bytesOf, type ImportJob } from './jobs.ts';

serveBytesOfDatabase<ImportJob>(bytesOf);
