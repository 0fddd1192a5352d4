/**
 * Reads files that somebody sent, each in a thread of its own, so that no request waits for it. Two
 * are read at once, of one bank one after the other: a file that takes long keeps no other bank
 * waiting.
 */
import { ByteThread } from '#server/platform/byte-thread.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { Semaphore } from '#server/platform/semaphore.ts';
import type { UnreadableReason } from '#server/platform/spreadsheet/reading/table.ts';
import { codeOf } from '#server/platform/write-once.ts';
import type { FileHead, FileLines, ReadJob } from './file-lines.ts';

const SCRIPT = new URL('./reading-thread.ts', import.meta.url);
/** A workbook of 20,000 lines needs some 200 MB while it is read. */
const HEAP_MB = 512;
const THREADS = 2;
/** Computing time; a workbook of 20,000 lines and twenty columns needs a second. */
const READ_CPU_MS = 8_000;
const LOOK_EVERY_MS = 250;
/** The same by the clock, on a machine that has much else to do. */
const READ_MS = 30_000;
const RETRY_AFTER_S = 10;
const WAITING_MAX = 8;
/** Of one bank. */
const BANK_WAITING_MAX = 2;

const REASONS: readonly UnreadableReason[] = [
  'sheet-empty',
  'sheet-too-long',
  'sheet-unreadable',
  'sheet-old-format',
  'sheet-locked',
  'too-large',
];

/** What was read of a file. */
interface ReadFile extends FileHead {
  rows: FileLines[];
}

export class FileReader {
  readonly #idle = Array.from(
    { length: THREADS },
    () => new ByteThread<ReadJob>(SCRIPT, undefined, HEAP_MB),
  );
  readonly #threads = [...this.#idle];
  readonly #turns = new Semaphore(THREADS, { waitingMax: WAITING_MAX, retryAfterS: RETRY_AFTER_S });
  readonly #banks = new Map<number, Semaphore>();
  readonly #cpuMs: number;

  /** @param cpuMs how much computing time a file may take */
  constructor(cpuMs = READ_CPU_MS) {
    this.#cpuMs = cpuMs;
  }

  /** @throws Refusal why the file cannot be read, or `unavailable` when too many wait */
  async read(bankId: number, job: ReadJob, signal: AbortSignal): Promise<ReadFile> {
    const queue = { waitingMax: BANK_WAITING_MAX, retryAfterS: RETRY_AFTER_S };
    const bank = this.#banks.get(bankId) ?? new Semaphore(1, queue);
    this.#banks.set(bankId, bank);
    try {
      return await bank.run(() => this.#turns.run(() => this.#take(job, signal), signal), signal);
    } finally {
      if (bank.isIdle) this.#banks.delete(bankId);
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #take(job: ReadJob, signal: AbortSignal): Promise<ReadFile> {
    const thread = this.#idle.pop();
    if (!thread) throw new RangeError('there are as many threads as turns');
    try {
      return await readIn(thread, job, this.#cpuMs, signal);
    } finally {
      this.#idle.push(thread);
    }
  }
}

async function readIn(
  thread: ByteThread<ReadJob>,
  job: ReadJob,
  cpuMs: number,
  signal: AbortSignal,
): Promise<ReadFile> {
  const spent = new AbortController();
  const begun = await thread.cpuMs();
  const look = async () => {
    if ((await thread.cpuMs()) - begun > cpuMs) spent.abort();
  };
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);
  const inTime = AbortSignal.any([signal, spent.signal, AbortSignal.timeout(READ_MS)]);
  try {
    const bits = thread.run(job, inTime);
    const head = await bits.next();
    if (head.done) throw new Refusal('sheet-unreadable');
    const rows: FileLines[] = [];
    for await (const bit of bits) rows.push(parsed<FileLines>(bit));
    return { ...parsed<FileHead>(head.value), rows };
  } catch (error) {
    // Nobody waits for what the thread is still busy with.
    if (inTime.aborted) await thread.abandon();
    throw refusalOf(error, signal);
  } finally {
    clearInterval(looking);
  }
}

function refusalOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof Refusal) return error;
  const reason = REASONS.find((code) => code === codeOf(error));
  if (reason) return new Refusal(reason);
  // The file was too much for the thread: its memory or its time ran out.
  const isTooMuch = error instanceof Error && error.name === 'AbortError';
  return isTooMuch ? new Refusal('sheet-unreadable') : error;
}

/** What the thread wrote a moment ago, with that type. */
function parsed<Value>(bytes: Uint8Array): Value {
  return JSON.parse(Buffer.from(bytes).toString('utf8'));
}
