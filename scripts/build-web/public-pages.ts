/**
 * Renders the public pages in every language into files of their own: landing.it.html, login.de.html
 * and so on. The server picks one; the browser then takes it over as it stands.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { LOCALES, type Locale, REGIONS } from '#contract/locales.ts';

interface DrawnPage {
  html: string;
  title: string;
  description: string;
}

interface PublicPage {
  address: string;
  sources: readonly string[];
}

/** What web/prerender.tsx exports. */
interface Painter {
  publicPages: readonly PublicPage[];
  drawPage: (page: PublicPage, language: string) => Promise<DrawnPage>;
}

/**
 * Writes each page in each language beside index.html, and into `.vite/public-pages.json` which file
 * begins with which name: `{"/login": "login"}`.
 */
export async function drawPublicPages(root: string, dist: string): Promise<void> {
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  const { publicPages, drawPage } = await loadPainter(root);
  const names: Record<string, string> = {};
  for (const page of publicPages) {
    const styles = stylesOf(manifest, ['index.html', ...page.sources]);
    const name = page.address.slice(1) || 'landing';
    names[page.address] = name;
    for (const language of LOCALES) {
      const html = fillShell(shell, language, await drawPage(page, language), styles);
      await writeFile(join(dist, `${name}.${language}.html`), html);
    }
  }
  await writeFile(join(dist, '.vite', 'public-pages.json'), JSON.stringify(names));
}

/** Bundles web/prerender.tsx for this process and loads it. */
async function loadPainter(root: string): Promise<Painter> {
  const outDir = join(root, '.cache', 'prerender');
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true, manifest: false },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

/** The shell of every page with one page drawn into it. */
function fillShell(shell: string, language: Locale, page: DrawnPage, styles: Set<string>): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const head = [
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:locale" content="${REGIONS[language].replace('-', '_')}" />`,
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ];
  const pieces: [blank: RegExp, filled: string][] = [
    [/<html lang="it"/, `<html lang="${language}" data-served="${language}"`],
    [/<title>.*<\/title>/, `<title>${title}</title>`],
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${description}" />`],
    // Its scripts load when somebody uses the page, or after it stands.
    [/ *<link rel="modulepreload"[^>]*>\n/g, ''],
    [/<\/head>/, `  ${head.join('\n    ')}\n  </head>`],
    [/<div id="root"><\/div>/, `<div id="root">${page.html}</div>`],
  ];
  return pieces.reduce((html, [blank, filled]) => fill(html, blank, filled), shell);
}

function fill(html: string, blank: RegExp, filled: string): string {
  if (!blank.test(html)) throw new Error(`web/index.html has nothing like ${blank} to fill`);
  return html.replace(blank, () => filled);
}

/** The style sheets of some sources and of all that they import at once. */
function stylesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return styles;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
