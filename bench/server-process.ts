/** The portal's process, as the bench controls it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

/** As `npm start` runs the portal. */
export const YOUNG_GENERATION = ['--max-semi-space-size=8'];

const usageSchema = z.object({
  rssMb: z.number(),
  /** The most since the process began. */
  peakRssMb: z.number(),
  /** The longest that the event loop was blocked, since the last question. */
  blockedMs: z.number(),
});
export type Usage = z.infer<typeof usageSchema>;

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(databaseUrl: string): Promise<ServerProcess> {
    const child = fork(join(import.meta.dirname, 'server.ts'), [databaseUrl], {
      execArgv: YOUNG_GENERATION,
    });
    const [first] = await once(child, 'message');
    return new ServerProcess(child, z.object({ url: z.string() }).parse(first).url);
  }

  async usage(): Promise<Usage> {
    const answered = once(this.#child, 'message');
    this.#child.send('usage');
    const [usage] = await answered;
    return usageSchema.parse(usage);
  }

  async signIn(email: string, password: string): Promise<string> {
    const response = await fetch(`${this.url}/api/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: email, password }),
    });
    if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`);
    return response.text();
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}
