/**
 * Starts the application in a browser. A page served already drawn in the right language is hydrated;
 * anything else is rendered from nothing.
 */
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { storedToken } from './api/session.ts';
import { App } from './app.tsx';
import { chosenLanguage, loadNamespaces, startTexts } from './i18n/index.ts';
import { preloadPagesAt } from './router.tsx';

async function start(root: HTMLElement): Promise<void> {
  const page = document.documentElement;
  const language = chosenLanguage();
  await startTexts(language);
  const texts = loadNamespaces(['ui', 'frame']);
  const ahead = fetchAhead();
  // For visitors this begins when they sign in.
  if (storedToken() !== undefined) await resumeSession();
  // The session may have led on to another address.
  await Promise.all([texts, ahead, fetchAhead()]);

  const { promise: mounted, resolve: onMounted } = Promise.withResolvers<void>();
  const app = (
    <BrowserRouter>
      <App onMounted={onMounted} />
    </BrowserRouter>
  );
  const isAsServed = page.dataset.served === language && page.dataset.waking === undefined;
  delete page.dataset.waking;
  if (isAsServed) {
    hydrateRoot(root, app);
    await mounted;
  } else {
    // The frame that was served stays in sight until the page is drawn: in slices, so that a slow
    // phone still answers to its reader.
    root.replaceChildren();
    startTransition(() => createRoot(root).render(app));
  }
  page.dataset.awake = '';
}

/** The pages at this address. A failed load is repeated, and reported, where the page is rendered. */
function fetchAhead(): Promise<void> {
  return preloadPagesAt(location.pathname).catch(() => {});
}

async function resumeSession(): Promise<void> {
  const { startSession } = await import('./features/people/accounts/session-start.ts');
  await startSession();
}

const root = document.getElementById('root');
/** Resolves when the page answers to its reader. */
export const awake = root ? start(root) : undefined;
