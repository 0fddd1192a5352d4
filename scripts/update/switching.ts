/** Lets the service manager exchange the processes, and looks whether the right release answers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '#server/platform/start-failure.ts';

/** A start on a slow machine, with the recovery of a database. */
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 100;

/** One process, or all those of `--workers`, as the service manager knows it. */
export interface Unit {
  name: string;
  /** Where it answers on this machine. */
  url: string;
}

/** The units by their names; `time-bank-portal@3001` answers at port 3001. */
export function unitsOf(names: string[], host: string, port: number): Unit[] {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const place = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return names.map((name) => {
    const own = /@(\d+)$/.exec(name)?.[1] ?? port;
    return { name, url: `http://${place}:${own}` };
  });
}

export class Units {
  readonly #units: Unit[];
  readonly #program: string;

  /** @param program takes `restart NAME`, `stop NAME` and `start NAME`, as systemctl does */
  constructor(units: Unit[], program: string) {
    this.#units = units;
    this.#program = program;
  }

  /**
   * Exchanges them one after the other; the next one waits until the one before is ready.
   * @param commit what must answer. @throws StartFailure when it does not
   */
  async roll(commit: string): Promise<void> {
    for (const unit of this.#units) {
      await this.#do('restart', unit);
      await isServing(unit, commit);
    }
  }

  /** Ends all of them before the first one starts again. @throws StartFailure as above */
  async exchange(commit: string): Promise<void> {
    for (const unit of this.#units) await this.#do('stop', unit);
    for (const unit of this.#units) {
      await this.#do('start', unit);
      await isServing(unit, commit);
    }
  }

  async #do(act: string, { name }: Unit): Promise<void> {
    const child = spawn(this.#program, [act, name], { stdio: 'inherit' });
    const [code] = await once(child, 'exit').catch((error: Error) => {
      throw new StartFailure(`${this.#program} cannot be run: ${error.message}.`);
    });
    if (code !== 0) throw new StartFailure(`${this.#program} ${act} ${name} ended with ${code}.`);
  }
}

async function isServing({ name, url }: Unit, commit: string): Promise<void> {
  const latest = performance.now() + PATIENCE_MS;
  while (performance.now() < latest) {
    if (await answers(url, commit)) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new StartFailure(`${name} did not answer as ${commit} at ${url} within two minutes.`);
}

async function answers(url: string, commit: string): Promise<boolean> {
  try {
    const [health, ready] = await Promise.all(
      ['', '/ready'].map((path) => fetch(`${url}/api/health${path}`)),
    );
    if (!health?.ok || !ready?.ok) return false;
    const told: { commit?: string } = JSON.parse(await health.text());
    return told.commit === commit;
  } catch {
    return false;
  }
}
