/** Turns batches of rows into the bytes of a spreadsheet file, in a thread of its own. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Layout, Row } from './sheet.ts';

const HEAP_MB = 64;

/**
 * The file, bit by bit. Reads a batch only when the one before has been written, and nothing more
 * once nobody reads the file or `signal` is aborted.
 * @throws what `batches` throws, AbortError, or what went wrong in the thread
 */
export async function* sheetBytes(
  layout: Layout,
  batches: AsyncIterable<Row[]>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: layout,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const lost = Promise.withResolvers<never>();
  worker.on('error', lost.reject);
  lost.promise.catch(() => {});
  const answerTo = async (rows: Row[] | null): Promise<Uint8Array[]> => {
    const answered = once(worker, 'message', { signal });
    worker.postMessage(rows);
    const [chunks] = await Promise.race([answered, lost.promise]);
    return chunks;
  };
  try {
    for await (const rows of batches) yield* await answerTo(rows);
    yield* await answerTo(null);
  } finally {
    await worker.terminate();
  }
}
