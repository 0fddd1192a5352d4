/**
 * The bot check (specification §2): a small sum for the browser, begun as soon as the form is opened
 * so that nobody waits for it. Each answer opens the door once; there is a fresh challenge for every
 * try.
 */
import type { BotChallenge } from '#contract/people/accounts.ts';
import { call } from '#web/api/call.ts';

/** An answer is thrown away this early before the portal would refuse it. */
const SPARE_MS = 2 * 60_000;

export interface BotCheck {
  /** Begins to look for an answer, unless one is there or on its way. */
  begin(): void;
  /** The answer, once. @throws ApiError when no challenge could be fetched */
  take(): Promise<string>;
  /** Gives up what is under way. */
  stop(): void;
}

interface Attempt {
  answer: Promise<{ text: string; until: number }>;
  worker: Worker;
}

/** A bot check for one form. */
export function createBotCheck(): BotCheck {
  let attempt: Attempt | undefined;
  const stop = () => {
    attempt?.worker.terminate();
    attempt = undefined;
  };
  const begin = () => {
    attempt ??= start();
    return attempt;
  };
  return {
    stop,
    begin: () => {
      // What fails now is tried again, and told, when the answer is needed.
      begin().answer.catch(stop);
    },
    async take() {
      try {
        const first = await begin().answer;
        if (first.until - Date.now() > SPARE_MS) return first.text;
        stop();
        return (await begin().answer).text;
      } finally {
        stop();
      }
    },
  };
}

function start(): Attempt {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  return { worker, answer: solve(worker) };
}

async function solve(worker: Worker): Promise<{ text: string; until: number }> {
  const challenge = await call('botChallenge', {});
  const solution = await new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
    worker.postMessage(challenge);
  });
  return { text: encode(challenge, solution), until: challenge.parameters.data.until * 1000 };
}

function encode(challenge: BotChallenge, solution: unknown): string {
  return btoa(JSON.stringify({ challenge, solution }));
}
