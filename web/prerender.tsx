/** Draws the public pages ahead, so that they can be read before, or without, any script. */

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Locale } from '#contract/locales.ts';
import { App } from './app.tsx';
import { i18n, loadNamespaces, startTexts } from './i18n/index.ts';
import { paths } from './paths.ts';
import { preloadPagesAt } from './router.tsx';

/** A page that is drawn ahead. */
interface PublicPage {
  address: string;
  /** What it is drawn from: the manifest of the build says which styles that needs. */
  sources: readonly string[];
  /** The name of the browser's tab, as the screen itself sets it. */
  title: () => string;
}

// The browser of a page that is being drawn: nothing happens in it, and nothing is kept.
globalThis.addEventListener ??= () => {};
globalThis.sessionStorage ??= {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {},
  removeItem() {},
  clear() {},
};

/** How React marks a part that it could not draw. */
const NOT_DRAWN = '<!--$!-->';

const tab = (text: string) => `${text} · ${i18n.t('frame:portal')}`;

/**
 * What a visitor opens first, from a bookmark or a letter. What is typed into such a page before the
 * scripts are there must count; a form that needs them is disabled until then.
 */
export const publicPages: readonly PublicPage[] = [
  {
    address: paths.landing,
    sources: ['screens/landing.tsx', 'screens/landing/below.tsx'],
    title: () => i18n.t('landing:meta.title'),
  },
  {
    address: paths.login,
    sources: ['app-providers.tsx', 'screens/login.tsx'],
    title: () => tab(i18n.t('sign-in:title')),
  },
  {
    address: paths.register,
    sources: ['app-providers.tsx', 'screens/register.tsx'],
    title: () => tab(i18n.t('accounts:register.title')),
  },
  {
    address: paths.forgotPassword,
    sources: ['app-providers.tsx', 'screens/forgot-password.tsx'],
    title: () => tab(i18n.t('accounts:forgot.title')),
  },
  {
    address: paths.resendEmail,
    sources: ['app-providers.tsx', 'screens/resend-email.tsx'],
    title: () => tab(i18n.t('accounts:resend.title')),
  },
];

export interface DrawnPage {
  html: string;
  title: string;
  description: string;
}

/** One of the public pages in one language. @throws when a part of it cannot be drawn without a browser */
export async function drawPage(page: PublicPage, language: Locale): Promise<DrawnPage> {
  if (i18n.isInitialized) await i18n.changeLanguage(language);
  else await startTexts(language);
  const { below } = await import('./screens/landing.tsx');
  await Promise.all([
    loadNamespaces(['ui', 'frame', 'landing']),
    preloadPagesAt(page.address),
    below.preload(),
  ]);
  const html = renderToString(
    <StaticRouter location={page.address}>
      <App />
    </StaticRouter>,
  );
  if (html.includes(NOT_DRAWN)) throw new Error(`A part of ${page.address} cannot be drawn ahead.`);
  return { html, title: page.title(), description: i18n.t('landing:meta.description') };
}
