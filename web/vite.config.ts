/** How the web is built: one entry, lazy screens, hashed files the server may cache for ever. */
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { LOCALES } from '../contract/locales.ts';
import { deskEndpointTable } from './api/desk-endpoint-table.ts';
import { endpointTable } from './api/endpoint-table.ts';
import { breakpoints } from './breakpoints.ts';
import { chunks } from './chunks.ts';
import { lighterRouter } from './lighter-router.ts';
import { wholeTexts } from './texts-plugin.ts';
import { withoutForms } from './without-forms.ts';

const LATIN_FONT = /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/;

/** Asks for the font at once instead of after the style sheet that names it. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => LATIN_FONT.test(file));
        if (!font) return [];
        const attrs = {
          rel: 'preload',
          href: `/${font}`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Writes into the page which languages there are, for what runs before the application. */
function nameLanguages(): Plugin {
  return {
    name: 'name-languages',
    transformIndexHtml: (html) =>
      html.replace('data-languages="it"', `data-languages="${LOCALES.join(' ')}"`),
  };
}

/** Asks for the application together with the script that imports it; the landing pages take this out. */
function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const app = Object.keys(bundle ?? {}).find((file) => /\/app-[^/]*\.js$/.test(file));
        if (!app) return [];
        const attrs = { rel: 'modulepreload', crossorigin: '', href: `/${app}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Ships the tables of endpoints as data: the browser needs paths and methods, not the schemas. */
function computeEndpointTables(): Plugin {
  const api = join(import.meta.dirname, 'api');
  const tables = new Map([
    [
      join(api, 'endpoint-table.ts'),
      `export const endpointTable = ${JSON.stringify(endpointTable)};`,
    ],
    [
      join(api, 'desk-endpoint-table.ts'),
      `export const deskEndpointTable = ${JSON.stringify(deskEndpointTable)};`,
    ],
  ]);
  return { name: 'compute-endpoint-tables', apply: 'build', load: (id) => tables.get(id) ?? null };
}

/**
 * The first script names every script and style of the web, and names hardly compress: they are short
 * marks of letters of one case, but for the application itself, which is asked for by name.
 * `.vite/manifest.json` in the built web says which source a mark stands for.
 */
const fileNames = {
  hashCharacters: 'base36' as const,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) =>
    name === 'app' ? 'assets/app-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'assets/[hash:7][extname]'
      : 'assets/[name]-[hash:7][extname]',
};

const sheetOfMark = new Map<string, string>();

/**
 * The scripts name every class they use: short marks here too, alike for all classes of one sheet.
 * @throws when two sheets have one mark; another name for one of them mends it
 */
function scopedName(name: string, file: string): string {
  const sheet = relative(import.meta.dirname, file);
  const mark = createHash('sha256').update(sheet).digest('base64url').slice(0, 3);
  const holder = sheetOfMark.get(mark) ?? sheet;
  sheetOfMark.set(mark, holder);
  if (holder !== sheet) throw new Error(`${holder} and ${sheet} have the same mark, ${mark}`);
  return `${name}-${mark}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    wholeTexts(),
    breakpoints(),
    react(),
    nameLanguages(),
    preloadFont(),
    preloadApp(),
    computeEndpointTables(),
    lighterRouter(),
    withoutForms(),
  ],
  resolve: {
    alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, 'zod.ts') }],
  },
  json: { namedExports: false, stringify: false },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { ...fileNames, codeSplitting: { groups: chunks } } },
  },
  // The web's own folder `api` holds sources; everything else below /api is the portal's.
  server: { proxy: { '^/api/(?!.*[.]tsx?(\\?|$))': 'http://127.0.0.1:3000' } },
}));
