/**
 * Which release of the web this page is of. After a new one was put in place, files of the old one may be
 * gone: a page that needs them is loaded again, once; anything else offers it.
 */
import { createStore } from '#web/ui/store.ts';
import { isOffline } from './connection.ts';

const LEFT = 'left-release';

/** Whether the portal serves a newer release than this page is of, and something here misses it. */
export const isOutdated = createStore(false);

/** The name of the first script: it differs from release to release. */
export function ownRelease(): string {
  const script = document.querySelector('script[type="module"][src]');
  return script?.getAttribute('src') ?? '';
}

/** Notes when a file of this page cannot be loaded any more. @returns how to stop that */
export function watchRelease(): () => void {
  const look = () => void findOutdated().then((is) => is && isOutdated.set(true));
  addEventListener('vite:preloadError', look);
  return () => removeEventListener('vite:preloadError', look);
}

/**
 * For a page that cannot be loaded: loads it again from the new release. What was typed is kept as
 * drafts.
 * @throws `error` when there is no new release, or loading again did not help
 */
export async function loadFromNewRelease(error: unknown): Promise<never> {
  const isTried = sessionStorage.getItem(LEFT) === ownRelease();
  if (isTried || !(await findOutdated())) throw error;
  sessionStorage.setItem(LEFT, ownRelease());
  location.reload();
  // The page stays as it is until the other one comes.
  return new Promise(() => {});
}

async function findOutdated(): Promise<boolean> {
  if (isOffline()) return false;
  const page = await fetch('/index.html', { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return page !== '' && !page.includes(ownRelease());
}
