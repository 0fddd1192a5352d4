/** The address that people type: whether this portal answers there, and as whom it sees its callers. */
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { SEEN_PATH, type Seen, seenKey } from '#server/platform/http/seen.ts';
import { isLoopbackName } from '#server/platform/loopback.ts';
import { findSecret } from '#server/platform/secrets.ts';
import { reasonOf } from '#server/platform/start-failure.ts';
import { type Finding, findingsAbout } from './finding.ts';

const ANSWER_MS = 5_000;
const UNAUTHENTICATED = 401;

const address = findingsAbout('PUBLIC_URL');
const proxy = findingsAbout('proxy');

const seenSchema: z.ZodType<Seen> = z.object({
  address: z.string(),
  peer: z.string(),
  forwardedFor: z.string().nullable(),
});

/** Asks by the public address, as a visitor would. */
export async function lookAtPublicAddress(config: Config): Promise<Finding[]> {
  const { publicUrl, sessionSecret, dataDir } = config;
  try {
    const secret = sessionSecret ?? (await findSecret(dataDir));
    if (secret === undefined)
      return [address.watch('No portal has started with these settings yet.')];
    const answer = await fetch(`${publicUrl}${SEEN_PATH}`, {
      headers: { authorization: `Bearer ${seenKey(secret)}` },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (answer.status === UNAUTHENTICATED) {
      return [address.broken(`At ${publicUrl} another portal answers, with another secret.`)];
    }
    const seen = answer.ok ? seenSchema.safeParse(await answer.json()).data : undefined;
    if (!seen) {
      return [
        address.broken(`${publicUrl} answers ${answer.status}, and not this portal: does it run?`),
      ];
    }
    return [address.fine(`${publicUrl} answers.`), aboutProxy(seen, publicUrl)];
  } catch (error) {
    return [address.broken(`${publicUrl} does not answer: ${reasonOf(causeOf(error))}.`)];
  }
}

/** @param seen of a request that this machine has made */
export function aboutProxy(
  { address: caller, peer, forwardedFor }: Seen,
  publicUrl: string,
): Finding {
  const named = forwardedFor?.split(',').map((address) => address.trim());
  if (named && !named.includes(caller)) {
    return proxy.broken(
      `It says X-Forwarded-For, and is not believed: set TRUSTED_PROXIES=${peer}. Until then all visitors share one limit.`,
    );
  }
  if (!named && !isLoopbackName(new URL(publicUrl).hostname)) {
    return proxy.watch(
      `Requests arrive from ${peer} without X-Forwarded-For: a proxy that does not send it makes all visitors one.`,
    );
  }
  return proxy.fine(`A request from here is seen as one from ${caller}.`);
}

/** What the network says lies in the cause. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause) || error;
