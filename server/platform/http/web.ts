/**
 * Serves the built web: assets with their name's hash for ever, the public pages drawn ahead in
 * the visitor's language, and the application's page for every other address of its own. Pages load the
 * portal's own files and nothing of anybody else's.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LOCALES, type Locale, preferredLocale } from '#contract/locales.ts';
import { StartFailure } from '../start-failure.ts';
import { queryIn } from './query.ts';

const publicPagesSchema = z.record(z.string().startsWith('/'), z.string());

const YEAR_S = 365 * 24 * 60 * 60;

const STATIC = { preCompressed: true, index: false, dotfiles: 'ignore' } as const;

const cachedFor =
  (policy: string): FastifyStaticOptions['setHeaders'] =>
  (reply) => {
    reply.header('cache-control', policy);
  };

interface Serving {
  /** The address of the portal, without a slash at its end. */
  publicUrl: string;
  /** Answers what is no page, no file and no call. */
  refuseUnknown(request: FastifyRequest, reply: FastifyReply): void;
}

/** @throws StartFailure when the web has not been built */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { publicUrl, refuseUnknown }: Serving,
): Promise<void> {
  const publicPages = await readPublicPages(folder);
  await app.register(fastifyStatic, {
    ...STATIC,
    root: folder,
    // A route for each file, so that an address of the application is not looked for in the folder.
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    setHeaders: cachedFor('no-cache'),
  });
  // One route for all of them: the hundreds that one for each would be take megabytes.
  await app.register(fastifyStatic, {
    ...STATIC,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: cachedFor(`public, max-age=${YEAR_S}, immutable`),
  });
  for (const [address, name] of Object.entries(publicPages)) {
    const link = alternatesOf(`${publicUrl}${address}`);
    app.get(address, { schema: { hide: true } }, (request, reply) => {
      void reply.headers({ vary: 'accept-language', link });
      return reply.sendFile(`${name}.${languageOf(request)}.html`);
    });
  }
  for (const locale of LOCALES) {
    const link = `${alternatesOf(`${publicUrl}/`)}, <${publicUrl}/${locale}>; rel="canonical"`;
    app.get(`/${locale}`, { schema: { hide: true } }, (_, reply) => {
      void reply.header('link', link);
      return reply.sendFile(`${publicPages['/']}.${locale}.html`);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request)) return refuseUnknown(request, reply);
    return reply.sendFile('index.html');
  });
}

/**
 * For those that list pages: where one stands in each language, and where it follows the browser's. The home
 * page has an address of its own in each.
 */
function alternatesOf(page: string): string {
  const inLanguage = (locale: Locale) =>
    page.endsWith('/') ? `${page}${locale}` : `${page}?lang=${locale}`;
  return [...LOCALES.map((locale) => [locale, inLanguage(locale)]), ['x-default', page]]
    .map(([language, address]) => `<${address}>; rel="alternate"; hreflang="${language}"`)
    .join(', ');
}

/** The pages that are drawn ahead: by their address what the names of their files begin with. */
async function readPublicPages(folder: string): Promise<Record<string, string>> {
  const text = await readFile(join(folder, '.vite/public-pages.json'), 'utf8').catch(() => {
    throw new StartFailure('The web is not built: run `npm run build` first.');
  });
  return publicPagesSchema.parse(JSON.parse(text));
}

/** Whether a browser asks for one of the application's own addresses. */
function asksForPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !path.startsWith('/api/') &&
    !/\.\w+$/.test(path) &&
    /text\/html/.test(request.headers.accept ?? '')
  );
}

/** The language of a page that is drawn ahead: `?lang`, else the browser's, else Italian. */
function languageOf(request: FastifyRequest): Locale {
  const asked = new URLSearchParams(queryIn(request.url)).get('lang');
  return preferredLocale(asked ?? request.headers['accept-language']);
}

/** What pages may load. @param isSecure whether people reach the portal over https, where alone some promises count */
export const contentSecurity = (isSecure: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'frame-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'object-src': ["'none'"],
      'script-src': ["'self'"],
      // Components set sizes and colours on their elements.
      'style-src': ["'self'", "'unsafe-inline'"],
      'worker-src': ["'self'", 'blob:'],
    },
  },
  // The portal also runs on plain http in a village's own network: an operator who serves it over https
  // says so at the proxy, and a browser is never told to insist on what is not there.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: isSecure && { policy: 'same-origin' },
  originAgentCluster: isSecure,
  referrerPolicy: { policy: 'same-origin' },
});
