/** What of the project a build of the container sees: the files that .dockerignore lets through. */
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob, relative } from 'node:path';

/** Copies them from `root` into `folder`. Its first line must be `*`: only what it then names is seen. */
export async function copyContext(root: string, folder: string): Promise<void> {
  const [first, ...lines] = (await readFile(join(root, '.dockerignore'), 'utf8'))
    .trim()
    .split('\n');
  if (first !== '*') throw new Error('.dockerignore must begin with *');
  const wanted = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const hidden = lines.filter((line) => !line.startsWith('!'));
  const present = await readdir(root);
  for (const name of wanted) {
    if (!present.includes(name)) throw new Error(`.dockerignore names ${name}, which is not there`);
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !hidden.some((pattern) => matchesGlob(relative(root, path), pattern)),
    });
  }
}
