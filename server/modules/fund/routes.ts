/** The routes of the hours fund. */
import type { fundEndpoints } from '#contract/endpoints/fund.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { giveFromFund, giveHours, giveOfficeHours } from './gifts.ts';
import { recordGroupLesson } from './lessons.ts';
import { readFund, readFundMoves } from './reading.ts';

export function fundRoutes(deps: Deps): Pick<Handlers, keyof typeof fundEndpoints> {
  return {
    readFund: ({ actor }) => readFund(deps, actor),
    listFundMoves: ({ actor, query, locale }) => readFundMoves(deps, actor, query, locale),
    giveHours: ({ actor, body, idempotencyKey, locale }) =>
      giveHours(deps, actor, body, { key: idempotencyKey, locale }),
    giveOfficeHours: ({ actor, body, idempotencyKey, locale }) =>
      giveOfficeHours(deps, actor, body, { key: idempotencyKey, locale }),
    giveFromFund: ({ actor, body, idempotencyKey, locale }) =>
      giveFromFund(deps, actor, body, { key: idempotencyKey, locale }),
    recordGroupLesson: ({ actor, body, idempotencyKey }) =>
      recordGroupLesson(deps, actor, body, idempotencyKey),
  };
}
