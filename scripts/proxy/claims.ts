/** What must hold for visitors of a portal that stands behind a proxy. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURE_BYTES_MAX, REGISTRATIONS_PER_HOUR } from '#contract/limits.ts';
import { DEMO_PASSWORD } from '#server/demo/accounts.ts';
import { type Answer, askPlainly, NAME, type Visitor } from './visitor.ts';

/** What a claim may use. */
export interface Scene {
  visitor: Visitor;
  ports: { portal: number; http: number };
  stopPortal(): Promise<void>;
  startPortal(): Promise<void>;
  /** What the portal keeps for programs of its own machine. */
  mailboxKey(): Promise<string>;
}

/** The heartbeat of the stream is every 25 s: what comes sooner was not kept back until then. */
const AT_ONCE_MS = 5_000;
/** The noise of a picture of this side is a little less than the largest that the portal takes. */
const NOISE_SIDE = 1_280;
const MEGABYTE = 1024 * 1024;

/** Each fails by throwing. They run in this order; the last one restarts the portal. */
export const CLAIMS: [name: string, prove: (scene: Scene) => Promise<void>][] = [
  ['plain http leads to https', leadsToHttps],
  ['https is insisted on, and links begin with it', insistsOnHttps],
  ['news arrive at once', newsAtOnce],
  [
    'a picture of 5 MB comes through, one beyond is refused by the portal, and a huge one by the proxy',
    takesPictures,
  ],
  ['data is compressed, and a page only once', compressesData],
  ['an archive of 25 MB reaches the portal', takesArchives],
  ['a download of the whole bank arrives whole', givesDownloads],
  ['the mailbox is closed', closesMailbox],
  ['visitors are told apart by their address, and not by what they claim', tellsVisitorsApart],
  ['while the portal restarts a page says so', saysAway],
];

async function leadsToHttps({ ports }: Scene): Promise<void> {
  const { status, headers } = await askPlainly(ports.http, '/chi-siamo?a=1', { host: NAME });
  mustBe('the status is a redirect', [301, 308].includes(status ?? 0), status);
  mustBe(
    'the place',
    /^https:\/\/tempo\.example\.org(:\d+)?\/chi-siamo\?a=1$/.test(headers.location ?? ''),
    headers.location,
  );
}

async function insistsOnHttps({ visitor }: Scene): Promise<void> {
  for (const [path, status] of [
    ['/', 200],
    ['/api/nowhere', 404],
  ] as const) {
    const answer = await visitor.ask(path);
    mustBe(`the status of ${path}`, answer.status === status, answer.status);
    const { 'strict-transport-security': hsts, 'content-security-policy': csp } = answer.headers;
    mustBe('Strict-Transport-Security', hsts === 'max-age=31536000', hsts);
    mustBe('Content-Security-Policy', csp?.includes("default-src 'self'") ?? false, csp);
  }
  const { body } = await visitor.ask('/.well-known/security.txt');
  mustBe('its own address', body.includes(`Canonical: https://${NAME}/`), body.toString());
}

async function newsAtOnce({ visitor }: Scene): Promise<void> {
  const headers = await signedIn(visitor, 'marco.bianchi@example.org');
  const stream = await visitor.begin('/api/users/news', { headers });
  try {
    const late = setTimeout(AT_ONCE_MS, undefined, { ref: false });
    const first = await Promise.race([stream.iterator().next(), late]);
    mustBe('the first event', String(first?.value).includes('welcome'), first?.value);
  } finally {
    stream.destroy();
  }
}

async function takesPictures({ visitor }: Scene): Promise<void> {
  const headers = await signedIn(visitor, 'marco.bianchi@example.org');
  const noise = randomBytes(NOISE_SIDE * NOISE_SIDE * 3);
  const raw = { width: NOISE_SIDE, height: NOISE_SIDE, channels: 3 } as const;
  const picture = await sharp(noise, { raw }).png().toBuffer();
  mustBe('4.5 MB at least', picture.length > 4.5 * MEGABYTE, picture.length);
  const taken = await upload(visitor, 'PATCH /api/upload-photo', 'photo', picture, headers);
  mustBe('taken', taken.status === 200, taken);
  const large = Buffer.concat([picture, randomBytes(PICTURE_BYTES_MAX)]);
  const refused = await upload(visitor, 'PATCH /api/upload-photo', 'photo', large, headers);
  mustBe('refused', refused.status === 413 && isOfPortal(refused), refused);
  const huge = Buffer.alloc(40 * MEGABYTE, 1);
  const cut = await upload(visitor, 'PATCH /api/upload-photo', 'photo', huge, headers);
  mustBe('refused by the proxy', cut.status === 413 && !cut.headers['retry-after'], cut.status);
}

async function compressesData({ visitor }: Scene): Promise<void> {
  const headers = { 'accept-encoding': 'gzip' };
  const data = await visitor.ask('/api/openapi.json', { headers });
  mustBe('compressed data', data.headers['content-encoding'] === 'gzip', data.headers);
  const page = await visitor.ask('/', { headers: { accept: 'text/html', ...headers } });
  mustBe('a page compressed once', page.headers['content-encoding'] === 'gzip', page.headers);
  mustBe('its text', gunzipSync(page.body).includes('<!doctype html>'), page.body.length);
}

async function takesArchives({ visitor }: Scene): Promise<void> {
  const headers = await signedIn(visitor, 'portale@example.org');
  const call = 'POST /api/portal/bank-import';
  const refused = await upload(visitor, call, 'archive', randomBytes(25 * MEGABYTE), headers);
  mustBe('refused for what it contains', refused.status === 400 && isOfPortal(refused), refused);
}

async function givesDownloads({ visitor }: Scene): Promise<void> {
  const headers = await signedIn(visitor, 'giulia.rossi@example.org');
  const { status, body } = await visitor.ask('/api/admin/bank-export', { method: 'POST', headers });
  mustBe('the status', status === 200, status);
  // A zip file ends with its directory, which has a length of 22 bytes without a comment.
  const end = body.subarray(-22, -18).toString('latin1');
  mustBe('a whole zip file', end === 'PK\x05\x06', `${body.length} bytes`);
}

async function closesMailbox({ visitor, ports, mailboxKey }: Scene): Promise<void> {
  const ask = (path: string) =>
    askPlainly(ports.portal, path, { host: `localhost:${ports.portal}` });
  const direct = await ask(`/mailbox.json?key=${await mailboxKey()}`);
  mustBe('open to this machine with its key', direct.status === 200, direct.status);
  const without = await ask('/mailbox.json');
  mustBe('closed without the key', without.status === 404, without.status);
  const { status } = await visitor.ask('/mailbox');
  mustBe('closed', status === 404, status);
  // Caddy answers nothing, with 200, where no site of its own is asked for.
  const named = await visitor.ask('/mailbox', { headers: { host: 'localhost' } });
  const isClosed = named.status === 404 || named.body.length === 0;
  mustBe('closed to a visitor who names this machine', isClosed, named);
}

async function tellsVisitorsApart({ visitor }: Scene): Promise<void> {
  const register = async (from: string, claimed: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': claimed };
    return (await visitor.ask('/api/register', { method: 'POST', body: '{}', headers, from }))
      .status;
  };
  for (let at = 0; at < REGISTRATIONS_PER_HOUR; at += 1) {
    const status = await register('127.0.0.1', `203.0.113.${at}`);
    mustBe(`try ${at}`, status === 400, status);
  }
  const forged = await register('127.0.0.1', '198.51.100.1');
  mustBe('one address, whatever it claims', forged === 429, forged);
  const other = await register('127.0.0.2', '127.0.0.1');
  mustBe('another visitor, whatever they claim', other === 400, other);
}

async function saysAway({ visitor, stopPortal, startPortal }: Scene): Promise<void> {
  await stopPortal();
  const { status, headers, body } = await visitor.ask('/');
  mustBe('the status', status === 503, status);
  const said = [
    headers['retry-after'],
    headers['strict-transport-security'],
    headers['cache-control'],
  ];
  mustBe('its headers', said.join() === '10,max-age=31536000,no-store', said);
  mustBe(
    'its page',
    body.includes('Il portale riparte: di solito torna entro un minuto'),
    body.toString(),
  );
  await startPortal();
  const again = await visitor.ask('/');
  mustBe('back again', again.status === 200, again.status);
}

async function signedIn(visitor: Visitor, username: string): Promise<Record<string, string>> {
  const { status, body } = await visitor.ask('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ username, password: DEMO_PASSWORD })),
  });
  mustBe(`the sign-in of ${username}`, status === 200, status);
  return { authorization: `Bearer ${body}` };
}

async function upload(
  visitor: Visitor,
  call: string,
  name: string,
  file: Buffer,
  headers: Record<string, string>,
): Promise<Answer> {
  const form = new FormData();
  form.set(name, new Blob([new Uint8Array(file)]), 'file');
  const encoded = new Response(form);
  const [method = '', path = ''] = call.split(' ');
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  return await visitor.ask(path, { method, headers: { ...headers, 'content-type': type }, body });
}

/** Every answer of the portal has its policy; those of a proxy itself do not. */
function isOfPortal({ headers }: Answer): boolean {
  return headers['content-security-policy'] !== undefined;
}

function mustBe(what: string, holds: boolean, instead: unknown): void {
  if (holds) return;
  const answer = instead as { status?: number; body?: Buffer };
  throw new Error(`${what}: ${answer?.body ? `${answer.status} ${answer.body}` : String(instead)}`);
}
