/** A copy of the project in which faults are tried, one after the other. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runTool } from '../check/run.ts';
import { type Fault, fileOf, withFault } from './faults.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const COPIED = [
  ...['contract', 'texts', 'server', 'web', 'scripts', 'e2e', 'docs', 'bench'],
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'vitest.config.ts',
  ],
];
const LEFT_OUT = ['dist', 'node_modules', '.cache'];
const CONFIG = 'scripts/mutants/vitest.config.ts';
/** Longer than any chosen files of tests take on a busy machine; a fault may make one wait for ever. */
const PATIENCE_MS = 900_000;

interface Chosen {
  /** Whether the tests use the one database server; a changed migration needs its own. */
  isShared?: boolean;
  only?: string | undefined;
}

export class Workshop {
  readonly #folder: string;
  readonly #serverUrl: string;

  private constructor(folder: string, serverUrl: string) {
    this.#folder = folder;
    this.#serverUrl = serverUrl;
  }

  /** Copies the project. @param serverUrl the database server that its tests share with others */
  static async open(root: string, serverUrl: string): Promise<Workshop> {
    const folder = await mkdtemp(join(tmpdir(), 'time-bank-fault-'));
    for (const part of COPIED) {
      await cp(join(root, part), join(folder, part), {
        recursive: true,
        filter: (path) => !LEFT_OUT.includes(basename(path)),
      });
    }
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    return new Workshop(folder, serverUrl);
  }

  /** Runs the tests with the fault in, and takes it out again. */
  async try(fault: Fault): Promise<Verdict> {
    const file = fileOf(this.#folder, fault);
    const path = join(this.#folder, file);
    const whole = await readFile(path, 'utf8');
    await writeFile(path, withFault(whole, { ...fault, file }));
    try {
      const isShared = !file.startsWith('server/migrations/');
      return await this.test(fault.tests, { isShared, only: fault.only });
    } finally {
      await writeFile(path, whole);
    }
  }

  /** Runs these files of tests, or what is named so in them, up to the first test that fails. */
  async test(files: string[], { isShared = true, only }: Chosen = {}): Promise<Verdict> {
    const report = join(this.#folder, 'report.json');
    await rm(report, { force: true });
    const how = ['--bail=1', '--max-workers=1', '--reporter=json', `--outputFile=${report}`];
    const named = only ? ['--testNamePattern', only] : [];
    // Those of the web import texts, which Node alone does not read.
    const isOfWeb = files.some((file) => file.startsWith('web/'));
    const from = isOfWeb ? ['--project', 'web'] : ['--config', CONFIG];
    await runTool('vitest', ['run', ...from, ...how, ...named, ...files], {
      cwd: this.#folder,
      env: {
        NODE_COMPILE_CACHE: join(this.#folder, '.compiled'),
        TESTS_IN_ORDER: files.join(','),
        ...(isShared ? { TEST_DATABASE_SERVER: this.#serverUrl } : {}),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return verdictOf(await readFile(report, 'utf8').catch(() => undefined));
  }

  /** Takes the copy away; tests that were cut off may still be writing to it. */
  close(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
