/**
 * A screen that loads when it is needed, together with its texts. The previous page stays visible until
 * both have loaded, so nothing flashes and no text key is ever visible.
 */
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { loadNamespaces } from './i18n/index.ts';
import type { Namespace } from './i18n/namespaces.ts';

export interface Page<Props = object> {
  /** Fetches screen and texts in advance; afterwards the page renders at once. */
  preload: () => Promise<void>;
  /** The component to render now: the screen once it has loaded, before that a lazy component. */
  screen: () => ComponentType<Props>;
}

/** What to do when a page cannot be loaded. @throws `error` when there is nothing to do */
type Recovery = (error: unknown) => Promise<never>;
let recover: Recovery = (error) => Promise.reject(error);

/** Says what to do when a page cannot be loaded; apart, because the landing page does without. */
export function recoverPagesWith(recovery: Recovery): void {
  recover = recovery;
}

/**
 * Makes a page from a screen's file and the namespaces of its texts:
 * `lazyPage(() => import('./screens/home.tsx'), ['exchanges'])`. `ui` and `frame` are always there.
 */
export function lazyPage<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  namespaces: readonly Namespace[] = [],
): Page<Props> {
  let here: ComponentType<Props> | undefined;
  const fetch = async () => {
    const [file] = await Promise.all([load(), loadNamespaces(namespaces)]);
    here = file.default;
    return file;
  };
  const later = lazy(() => fetch().catch((error) => recover(error)));
  return { preload: async () => void (await fetch()), screen: () => here ?? later };
}

/**
 * Renders a page: `<Route path={paths.home} element={<LazyPage page={home} />} />`. Memoised, so that the
 * component type does not change, and the screen does not remount, when its file has loaded.
 */
export function LazyPage({ page }: { page: Page }) {
  const Screen = useMemo(() => page.screen(), [page]);
  return <Screen />;
}

/** Renders a part of a page in the same way, nothing until it has come: a dialog that few open. */
export function LazyPart<Props extends object>({
  part,
  given,
}: {
  part: Page<Props>;
  given: Props;
}) {
  const Part = useMemo(() => part.screen(), [part]);
  return (
    <Suspense>
      <Part {...given} />
    </Suspense>
  );
}
