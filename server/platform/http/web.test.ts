/** Which files of the built web are served, and how long a browser keeps them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWeb } from './web.ts';

const SCRIPT = 'export const here = true;';
const FILES: Record<string, string | Buffer> = {
  '.vite/public-pages.json': JSON.stringify({ '/': 'landing' }),
  'index.html': '<title>the application</title>',
  'landing.it.html': '<title>la pagina</title>',
  'landing.en.html': '<title>the page</title>',
  'landing.de.html': '<title>die Seite</title>',
  'early.js': SCRIPT,
  'assets/home-Ab12.js': SCRIPT,
  'assets/home-Ab12.js.br': brotliCompressSync(SCRIPT),
  'assets/.hidden': 'hidden',
};

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'time-bank-web-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, 'dist', name)), { recursive: true });
    await writeFile(join(folder, 'dist', name), content);
  }
  await writeFile(join(folder, 'secret.txt'), 'outside');
  app = Fastify();
  await serveWeb(app, join(folder, 'dist'), {
    publicUrl: 'https://portal.example.org',
    refuseUnknown: (_, reply) => void reply.code(404).send(),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Asks for a path as it stands: `fetch` and `inject` would tidy it up. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = new URL(app.listeningOrigin);
  return new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      });
      asked.on('error', reject).end();
    },
  );
}

describe('a file of the application', () => {
  it('with a hash in its name is kept for a year, others are asked for again', async () => {
    const asset = await get('/assets/home-Ab12.js');
    expect(asset).toMatchObject({ status: 200, text: SCRIPT });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const early = await get('/early.js');
    expect(early).toMatchObject({ status: 200, text: SCRIPT });
    expect(early.headers['cache-control']).toBe('no-cache');
  });

  it('travels compressed to who can read that, and answers to HEAD', async () => {
    const packed = await get('/assets/home-Ab12.js', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    const head = await get('/assets/home-Ab12.js', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '' });
  });

  it.each([
    '/assets/gone-Cd34.js',
    '/assets/',
    '/assets',
    '/assets/.hidden',
    '/.vite/public-pages.json',
    '/assets/../.vite/public-pages.json',
    '/assets/..%2f.vite%2fpublic-pages.json',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/../secret.txt',
  ])('%s is not one', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/outside|hidden|landing/);
  });
});

it('the home page says where it stands in each language, and where each is at home', async () => {
  const own = '<https://portal.example.org/de>; rel="alternate"; hreflang="de"';
  const any = '<https://portal.example.org/>; rel="alternate"; hreflang="x-default"';
  const canonical = '<https://portal.example.org/de>; rel="canonical"';
  const [home, german] = await Promise.all([get('/?lang=de'), get('/de')]);
  const linkOf = ({ headers: { link } }: typeof home) => link;
  for (const page of [home, german]) {
    for (const link of [own, any]) expect(linkOf(page)).toContain(link);
  }
  expect(linkOf(german)).toContain(canonical);
  expect(linkOf(home)).not.toContain('canonical');
});

it('an address of the application gets its page, a public one the page drawn in the language', async () => {
  const accept = 'text/html';
  expect((await get('/bank-home', { accept })).text).toBe(FILES['index.html']);
  expect((await get('/', { accept, 'accept-language': 'de' })).text).toBe(FILES['landing.de.html']);
  expect((await get('/?lang=en', { accept })).text).toBe(FILES['landing.en.html']);
  expect((await get('/de', { accept, 'accept-language': 'en' })).text).toBe(
    FILES['landing.de.html'],
  );
  expect((await get('/bank-home')).status).toBe(404);
  expect((await get('/api/nothing', { accept })).status).toBe(404);
});
