/** The doors of exchanges. */
import type { exchangesEndpoints } from '#contract/endpoints/exchanges.ts';
import type { Deps } from '#server/deps.ts';
import { askForMany, readBatches } from '#server/modules/batches/asking.ts';
import { pageValues } from '#server/platform/paging.ts';
import type { Handlers } from '#server/routing.ts';
import { decide, readExchange, removeExchange } from './deciding.ts';
import {
  readActivities,
  readBankExchanges,
  readBankPending,
  readOwnExchanges,
  readPartners,
  readPendingExchanges,
  summarisePending,
} from './lists.ts';
import { recordBankExchange, recordOwnExchange } from './recording.ts';

export function exchangeRoutes(deps: Deps): Pick<Handlers, keyof typeof exchangesEndpoints> {
  return {
    listActivities: ({ query, locale }) => readActivities(deps, query, locale),
    listExchanges: ({ actor, query, locale }) =>
      readOwnExchanges(deps, actor, 'either', query, locale),
    listExchangesAsCreditor: ({ actor, query, locale }) =>
      readOwnExchanges(deps, actor, 'creditor', query, locale),
    listExchangesAsDebtor: ({ actor, query, locale }) =>
      readOwnExchanges(deps, actor, 'debtor', query, locale),
    listPendingExchanges: ({ actor, query, locale }) =>
      readPendingExchanges(deps, actor, query, locale),
    summarisePending: ({ actor }) => summarisePending(deps, actor),
    listPartners: ({ actor, query }) => readPartners(deps, actor, query),
    listenToNews: async ({ actor }) => deps.news.listen(actor),
    readExchange: ({ actor, params, locale }) =>
      readExchange(deps, actor, { id: params.id, locale }),
    createExchange: ({ actor, body, idempotencyKey, locale }) =>
      recordOwnExchange(deps, actor, body, { key: idempotencyKey, locale }),
    approveExchange: ({ actor, params, locale }) =>
      decide(deps, actor, 'confirm', { id: params.id, locale }),
    rejectExchange: ({ actor, params, body, locale }) =>
      decide(deps, actor, 'cancel', { id: params.id, reason: body?.reason, locale }),
    reverseExchange: ({ actor, params, body, locale }) =>
      decide(deps, actor, 'reverse', { id: params.id, reason: body?.reason, locale }),
    listBankExchanges: ({ actor, query, locale }) => readBankExchanges(deps, actor, query, locale),
    listBankPendingExchanges: ({ actor, query, locale }) =>
      readBankPending(deps, actor, query, locale),
    createBankExchange: ({ actor, body, idempotencyKey, locale }) =>
      recordBankExchange(deps, actor, body, { key: idempotencyKey, locale }),
    removeExchange: ({ actor, params, body, locale }) =>
      removeExchange(deps, actor, { id: params.id, reason: body?.reason, locale }),
    createMultipleExchanges: ({ actor, body, idempotencyKey }) =>
      askForMany(deps, actor, body, idempotencyKey),
    listExchangeBatches: ({ actor, query }) => readBatches(deps, actor, pageValues(query)),
  };
}
