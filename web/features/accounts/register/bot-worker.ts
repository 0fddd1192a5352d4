/** Solves the bot check beside the page, so that nothing stutters while one types. */
import { solveChallenge } from 'altcha-lib';
import type { BotChallenge } from '#contract/accounts.ts';
import { deriveKey } from './derive-key.ts';

addEventListener('message', async ({ data }: MessageEvent<BotChallenge>) => {
  postMessage(await solveChallenge({ challenge: data, deriveKey }));
});
