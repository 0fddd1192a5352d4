/**
 * Where releases stand beside each other: `releases/<number>`, `current` leads to the one that serves and
 * `previous` to the one before, `.env` has the settings of all.
 */
import { readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartFailure } from '#server/platform/start-failure.ts';

export class InstalledReleases {
  readonly folder: string;

  /**
   * @param running the folder of the release whose program this is
   * @throws StartFailure when it does not stand among releases
   */
  constructor(running: string) {
    this.folder = dirname(dirname(running));
    if (basename(dirname(running)) !== 'releases') {
      throw new StartFailure(
        `${running} is no installed release: docs/operating.md, "From a clone to releases", says how to get there.`,
      );
    }
  }

  /** Where a release stands, or would. */
  release(number: string): string {
    return join(this.folder, 'releases', number);
  }

  /** The number that a link leads to; undefined where there is none. */
  async numberAt(link: 'current' | 'previous'): Promise<string | undefined> {
    const target = await readlink(join(this.folder, link)).catch(() => undefined);
    return target === undefined ? undefined : basename(target);
  }

  /** Leads a link to another release, in one instant. */
  async point(link: 'current' | 'previous', number: string): Promise<void> {
    const draft = join(this.folder, `.${link}.new`);
    await rm(draft, { force: true });
    await symlink(join('releases', number), draft);
    await rename(draft, join(this.folder, link));
  }

  /** Removes every release but those that links lead to. @returns their numbers */
  async removeOthers(): Promise<string[]> {
    const kept = new Set([await this.numberAt('current'), await this.numberAt('previous')]);
    const all = await readdir(join(this.folder, 'releases'));
    const others = all.filter((number) => !kept.has(number) && /^\d/.test(number));
    for (const number of others) await rm(this.release(number), { recursive: true });
    return others;
  }

  /** To whom the settings belong: the commands of the portal run under that account. */
  async account(): Promise<{ uid: number; gid: number } | undefined> {
    if (process.getuid?.() !== 0) return undefined;
    const { uid, gid } = await stat(join(this.folder, '.env')).catch(() => stat(this.folder));
    return { uid, gid };
  }
}
