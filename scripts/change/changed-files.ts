/** What a change has touched, as git knows it. */
import { execFileSync } from 'node:child_process';

/** The files of a change, and the commit it is seen against. */
export interface Change {
  base: string;
  /** Committed since, uncommitted and new files; a file that is gone counts too. */
  files: string[];
}

/**
 * The change since `since`. Not said: since this branch left main, or the uncommitted change; on a
 * clean main the last commit.
 *
 * @throws when git does not know `since`, or no main
 */
export function changeIn(root: string, since?: string): Change {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter(Boolean);
  const commit = (name: string) => git('rev-parse', '--verify', `${name}^{commit}`).join('');
  const against = (base: string) => [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
  const base = since === undefined ? git('merge-base', 'HEAD', 'main').join('') : commit(since);
  const files = against(base);
  if (files.length > 0 || since !== undefined) return { base, files };
  const last = commit('HEAD~1');
  return { base: last, files: against(last) };
}
