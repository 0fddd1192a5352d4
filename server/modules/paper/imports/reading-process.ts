/** The process that reads one file: what somebody sent is not trusted, so nothing else is here. */
import { workInside } from '#server/platform/apart-inside.ts';
import { linesOf } from './file-lines.ts';

await workInside(linesOf);
