/**
 * Room on the disk where the portal's own PostgreSQL lies. PostgreSQL ends when it cannot write the next
 * piece of its log, and then cannot start again. So the portal keeps a file there that is good for
 * nothing but its size, the ballast: when the disk is full it is given up, PostgreSQL goes on with what
 * that leaves, and the portal takes no more changes until there is room for a new one. An empty ballast
 * says so to every process of the portal, and to the next start.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat, statfs, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Remembered } from './remembered.ts';

const MB = 1024 * 1024;
/** PostgreSQL writes its log in pieces of that size. */
const SEGMENT_BYTES = 16 * MB;
/** What it may need at once, for a checkpoint or to start after a crash: the next piece, and one more. */
const NEEDED_BYTES = 2 * SEGMENT_BYTES;
const BALLAST_BYTES = 64 * MB;
const BALLAST = 'ballast';
const LOOK_EVERY_MS = 2_000;
/** A caller may be told what was true that long ago. */
const KNOWN_FOR_MS = 1_000;

const NO_ROOM = /No space left on device|Disk quota exceeded|\bENOSPC\b|\bEDQUOT\b/;

/** As much of the disk around `folder` as an ordinary account may use. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The same for people. */
export const inMegabytes = (bytes: number): string => `${(bytes / MB).toFixed(0)} MB`;

/** What is missing for work that makes PostgreSQL write at once; undefined when there is room enough. */
export async function missingRoom(
  folder: string,
): Promise<{ free: number; needed: number } | undefined> {
  const free = await freeBytes(folder);
  return free < NEEDED_BYTES ? { free, needed: NEEDED_BYTES } : undefined;
}

/** Whether a program or the system complains of a full disk. */
export const saysNoRoom = (said: string): boolean => NO_ROOM.test(said);

/** Whether something failed because the disk is full: by its own words, or as the disk says. */
export async function isForLackOfRoom(failure: unknown, folder: string): Promise<boolean> {
  const said = failure instanceof Error ? failure.message : String(failure);
  return saysNoRoom(said) || (await freeBytes(folder)) < SEGMENT_BYTES;
}

/** `low`: changes are still taken, and people must make room. */
export type RoomState = 'enough' | 'low' | 'full';

/** Tells whether the disk has room for changes; the answer may be a second old. */
export class DiskRoom {
  readonly #folder: string;
  readonly #lowBytes: number;
  readonly #known = new Remembered<RoomState>(KNOWN_FOR_MS);

  /**
   * @param folder of the portal's own PostgreSQL
   * @param lowBytes with less than that the room is low
   */
  constructor(folder: string, lowBytes: number) {
    this.#folder = folder;
    this.#lowBytes = lowBytes;
  }

  /** Whether nothing can be recorded. */
  async isFull(): Promise<boolean> {
    return (await this.state()) === 'full';
  }

  state(): Promise<RoomState> {
    // A folder that cannot be looked at is another trouble than a full one.
    const look = () => stateOf(this.#folder, this.#lowBytes).catch(() => 'enough' as const);
    return this.#known.answer(performance.now(), look);
  }
}

async function stateOf(folder: string, lowBytes: number): Promise<RoomState> {
  const [ballast, free] = await Promise.all([sizeOf(folder), freeBytes(folder)]);
  if (ballast === 0 || free < SEGMENT_BYTES) return 'full';
  return free < lowBytes ? 'low' : 'enough';
}

/** The size of the ballast; undefined when there was never room for one. */
async function sizeOf(folder: string): Promise<number | undefined> {
  return (await stat(join(folder, BALLAST)).catch(() => undefined))?.size;
}

/** Keeps the ballast of one folder. Only the portal whose PostgreSQL lies there may. */
export class Ballast {
  readonly #folder: string;
  readonly #say: (line: string) => void;
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  /** @param say told when the disk is full, and when it has room again */
  constructor(folder: string, say: (line: string) => void) {
    this.#folder = folder;
    this.#say = say;
  }

  /** Looks after it from now on. */
  keep(): void {
    const look = () => {
      this.#looking = this.#looking.then(() => this.#look()).catch(() => {});
    };
    look();
    this.#timer = setInterval(look, LOOK_EVERY_MS).unref();
  }

  /** Looks no more. The file stays for the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Gives it up. @returns whether that made room */
  async giveUp(): Promise<boolean> {
    if (!(await sizeOf(this.#folder))) return false;
    await truncate(join(this.#folder, BALLAST));
    const room = inMegabytes(BALLAST_BYTES + NEEDED_BYTES);
    this.#say(
      `The disk of ${this.#folder} is full. People can read; nothing is recorded until ${room} are free.`,
    );
    return true;
  }

  async #look(): Promise<void> {
    const [size, free] = [await sizeOf(this.#folder), await freeBytes(this.#folder)];
    if (size) {
      if (free < SEGMENT_BYTES) await this.giveUp();
      return;
    }
    if (free < BALLAST_BYTES + NEEDED_BYTES) return;
    await this.#make();
    if (size === 0) this.#say(`The disk of ${this.#folder} has room again.`);
  }

  /** It appears whole, or not at all. */
  async #make(): Promise<void> {
    await this.#removeDrafts();
    const draft = join(this.#folder, `${BALLAST}.${randomUUID()}`);
    // Bytes of chance take their room also where the disk compresses what is written.
    const part = randomBytes(MB);
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        for (let written = 0; written < BALLAST_BYTES; written += MB) await file.write(part);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(this.#folder, BALLAST));
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** What a portal left that was killed while it made one. */
  async #removeDrafts(): Promise<void> {
    const left = (await readdir(this.#folder)).filter((name) => name.startsWith(`${BALLAST}.`));
    await Promise.all(left.map((name) => rm(join(this.#folder, name))));
  }
}
