/** The thread that reads one file at a time: what somebody sent is not trusted, so nothing else is here. */
import { serveBytes } from '#server/platform/byte-thread-inside.ts';
import { linesOf, type ReadJob } from './file-lines.ts';

serveBytes<ReadJob>(linesOf, async () => {});
