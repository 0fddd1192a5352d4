/**
 * Visitors of a portal that believes to be private, for it listens on this machine alone, and who come
 * from elsewhere nevertheless, through a proxy that nobody told it of. A request that a proxy passes on
 * looks as if it came from this machine, so what it carries must give the proxy away.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForwarded, isLoopbackAddress, isLoopbackName } from '../loopback.ts';

export interface Strangers {
  /** Whether a request asks for the portal by a name that is not its own, or in the way of a plain proxy. */
  isOne(request: FastifyRequest): boolean;
  /** Whether one has opened a page since the portal began: from then on others may look like neighbours. */
  haveCome(): boolean;
}

/** Where else a proxy says which name the visitor asked for. */
const NAMED_IN = ['host', 'x-forwarded-host', 'x-original-host'] as const;

/**
 * Watches from now on.
 * @param publicUrl the portal's own address
 * @param onFirst told once, when the first one opens a page
 */
export function watchForStrangers(
  app: FastifyInstance,
  { publicUrl, onFirst }: { publicUrl: string; onFirst(): void },
): Strangers {
  const own = new URL(publicUrl).hostname;
  let haveCome = false;
  app.addHook('onRequest', async (request) => {
    if (haveCome || !opensPage(request)) return;
    haveCome = isOne(request) || (isHere(request) && isForwarded(request.headers));
    if (haveCome) onFirst();
  });
  return { isOne, haveCome: () => haveCome };

  function isOne(request: FastifyRequest): boolean {
    // Only a proxy of this machine can pass for this machine. nginx speaks HTTP 1.0 unless it is told otherwise.
    if (!isHere(request)) return false;
    return request.raw.httpVersion === '1.0' || !namesIn(request).every(isOwnName);
  }

  function isOwnName(name: string): boolean {
    const url = `http://${name}`;
    if (!URL.canParse(url)) return false;
    const { hostname } = new URL(url);
    return hostname === own || isLoopbackName(hostname);
  }
}

const isHere = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '');

/** A browser goes to a page. Calls of programs, and who only tries the mailbox, say nothing of a proxy. */
function opensPage({ method, url, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' && !/^[/](api|mailbox)\b/.test(url) && /text\/html/.test(headers.accept ?? '')
  );
}

function namesIn({ headers }: FastifyRequest): string[] {
  const named = NAMED_IN.flatMap((name) => String(headers[name] ?? '').split(','));
  const forwarded = [...String(headers.forwarded ?? '').matchAll(/\bhost="?([^";,\s]+)/gi)];
  return [...named, ...forwarded.map((match) => match[1] ?? '')]
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
