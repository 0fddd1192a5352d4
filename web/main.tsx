/**
 * Where the portal wakes up in a browser. A page served already drawn in the right language is taken
 * over as it stands; anything else is drawn from nothing.
 */
import './jitless.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { storedToken } from './api/session.ts';
import { App } from './app.tsx';
import { chosenLanguage, loadRooms, startTexts } from './i18n/index.ts';
import { paths } from './paths.ts';
import { preloadPagesAt } from './router.tsx';

async function wake(root: HTMLElement): Promise<void> {
  const page = document.documentElement;
  const language = chosenLanguage();
  await startTexts(language);
  const texts = loadRooms(['ui', 'frame']);
  const ahead = fetchAhead();
  // Visitors begin their upkeep when they sign in.
  if (storedToken() !== undefined) await startSession();
  // The session may have led on to another address.
  await Promise.all([texts, ahead, fetchAhead()]);

  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  const isLanding = location.pathname === paths.landing;
  if (isLanding && page.dataset.served === language) hydrateRoot(root, app);
  else createRoot(root).render(app);
  delete page.dataset.waking;
  page.dataset.awake = '';
}

/** The pages at this address. What fails to come is asked for again, and told, where it is drawn. */
function fetchAhead(): Promise<void> {
  return preloadPagesAt(location.pathname).catch(() => {});
}

async function startSession(): Promise<void> {
  const start = await import('./features/accounts/session-start.ts');
  await start.startSession();
}

const root = document.getElementById('root');
if (root) void wake(root);
