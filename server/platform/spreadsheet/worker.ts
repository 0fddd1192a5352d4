/** A thread that writes one spreadsheet: rows in, bytes out, so that requests need not wait. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Layout, Row } from './sheet.ts';
import { openSheet } from './writer.ts';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker');
const layout: Layout = workerData;
const sheet = openSheet(layout);

/** Rows of the next batch; null after the last. Every message is answered by the bytes made of it. */
port.on('message', (rows: Row[] | null) => {
  port.postMessage(rows === null ? sheet.end() : sheet.write(rows));
});
