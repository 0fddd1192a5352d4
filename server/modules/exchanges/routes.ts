/** The doors of exchanges. */
import type { exchangesEndpoints } from '#contract/endpoints/exchanges.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { decide, recordOwnExchange } from './actions.ts';
import { readActivities, readOwnExchanges, readPendingExchanges } from './lists.ts';

export function exchangeRoutes(deps: Deps): Pick<Handlers, keyof typeof exchangesEndpoints> {
  return {
    listActivities: ({ locale }) => readActivities(deps, locale),
    listExchanges: ({ actor, query, locale }) =>
      readOwnExchanges(deps, actor, 'either', query, locale),
    listExchangesAsCreditor: ({ actor, query, locale }) =>
      readOwnExchanges(deps, actor, 'creditor', query, locale),
    listExchangesAsDebtor: ({ actor, query, locale }) =>
      readOwnExchanges(deps, actor, 'debtor', query, locale),
    listPendingExchanges: ({ actor, query, locale }) =>
      readPendingExchanges(deps, actor, query, locale),
    createExchange: ({ actor, body, idempotencyKey, locale }) =>
      recordOwnExchange(deps, actor, body, { key: idempotencyKey, locale }),
    approveExchange: ({ actor, params, locale }) =>
      decide(deps, actor, 'confirm', { id: params.id, locale }),
    rejectExchange: ({ actor, params, body, locale }) =>
      decide(deps, actor, 'cancel', { id: params.id, reason: body?.reason, locale }),
    reverseExchange: ({ actor, params, body, locale }) =>
      decide(deps, actor, 'reverse', { id: params.id, reason: body?.reason, locale }),
  };
}
