/** Draws the landing page ahead, so that it can be read before, or without, any script. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { i18n, loadNamespaces, startTexts } from './i18n/index.ts';
import type { Language } from './i18n/languages.ts';
import { paths } from './paths.ts';
import { preloadPagesAt } from './router.tsx';

export interface DrawnPage {
  html: string;
  title: string;
  description: string;
}

/** The landing page in one language. */
export async function drawLanding(language: Language): Promise<DrawnPage> {
  await startTexts(language);
  await Promise.all([loadNamespaces(['ui', 'frame']), preloadPagesAt(paths.landing)]);
  const html = renderToString(
    <StaticRouter location={paths.landing}>
      <App />
    </StaticRouter>,
  );
  const t = i18n.getFixedT(language, 'landing');
  return { html, title: t('meta.title'), description: t('meta.description') };
}
