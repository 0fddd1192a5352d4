/**
 * Renders the landing page in every language into files of their own, landing.it.html and so on. The
 * server picks one; the browser then takes it over as it stands.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';

const LANGUAGES = ['it', 'en', 'de'];
const OG_LOCALE: Record<string, string> = { it: 'it_IT', en: 'en_GB', de: 'de_DE' };

interface DrawnPage {
  html: string;
  title: string;
  description: string;
}

/** What web/prerender.tsx exports. */
interface Painter {
  drawLanding: (language: string) => Promise<DrawnPage>;
}

/** Writes one page per language beside index.html. */
export async function drawLandingPages(root: string, dist: string): Promise<void> {
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  const styles = landingStyles(manifest);
  const { drawLanding } = await loadPainter(root);
  for (const language of LANGUAGES) {
    const page = await drawLanding(language);
    const html = fillShell(shell, language, page, styles);
    await writeFile(join(dist, `landing.${language}.html`), html);
  }
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

/** The shell of every page with one landing page drawn into it. */
function fillShell(shell: string, language: string, page: DrawnPage, styles: Set<string>): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const head = [
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:locale" content="${OG_LOCALE[language]}" />`,
    ...LANGUAGES.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="/?lang=${other}" />`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ];
  const pieces: [blank: RegExp, filled: string][] = [
    [/<html lang="it">/, `<html lang="${language}" data-served="${language}">`],
    [/<title>.*<\/title>/, `<title>${title}</title>`],
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${description}" />`],
    // Its scripts load when somebody uses the page.
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

/** The style sheets of the landing page. */
function landingStyles(manifest: Manifest): Set<string> {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of ['index.html', 'screens/landing.tsx']) visit(key);
  return styles;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
