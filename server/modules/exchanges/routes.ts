/** The doors of exchanges. */
import type { bankExchangesEndpoints } from '#contract/endpoints/bank-exchanges.ts';
import type { exchangesEndpoints } from '#contract/endpoints/exchanges.ts';
import type { ownYearEndpoints } from '#contract/endpoints/own-year.ts';
import type { receivedExchangesEndpoints } from '#contract/endpoints/received-exchanges.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { decide, decideMany, readExchange, removeExchange } from './deciding.ts';
import { searchDesk } from './desk-search.ts';
import {
  readActivities,
  readBankExchanges,
  readBankPending,
  readMemberExchanges,
  readOwnExchanges,
  readPartners,
  readPendingExchanges,
  summariseBankExchanges,
  summarisePending,
} from './lists.ts';
import { readOwnYear } from './own-year.ts';
import { recordBankExchange, recordOwnExchange, recordReceivedExchange } from './recording.ts';
import { readBankStatistics } from './statistics.ts';
import { takeBack } from './taking-back.ts';

type Calls =
  | keyof typeof exchangesEndpoints
  | keyof typeof bankExchangesEndpoints
  | keyof typeof ownYearEndpoints
  | keyof typeof receivedExchangesEndpoints;

export function exchangeRoutes(deps: Deps): Pick<Handlers, Calls> {
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
    readOwnYear: ({ actor }) => readOwnYear(deps, actor),
    listenToNews: async ({ actor }) => deps.liveUpdates.listen(actor),
    readExchange: ({ actor, params, locale }) =>
      readExchange(deps, actor, { id: params.id, locale }),
    createExchange: ({ actor, body, idempotencyKey, locale }) =>
      recordOwnExchange(deps, actor, body, { key: idempotencyKey, locale }),
    createReceivedExchange: ({ actor, body, idempotencyKey, locale }) =>
      recordReceivedExchange(deps, actor, body, { key: idempotencyKey, locale }),
    approveExchange: ({ actor, params, body, locale }) =>
      decide(deps, actor, 'confirm', {
        id: params.id,
        basis: body?.basis,
        reason: body?.reason,
        isUndoable: body?.undoable,
        locale,
      }),
    rejectExchange: ({ actor, params, body, locale }) =>
      decide(deps, actor, 'cancel', {
        id: params.id,
        reason: body?.reason,
        isUndoable: body?.undoable,
        locale,
      }),
    reverseExchange: ({ actor, params, body, locale }) =>
      decide(deps, actor, 'reverse', { id: params.id, reason: body?.reason, locale }),
    takeBackExchange: ({ actor, params, locale }) =>
      takeBack(deps, actor, { id: params.id, locale }),
    listBankExchanges: ({ actor, query, locale }) => readBankExchanges(deps, actor, query, locale),
    listMemberExchanges: ({ actor, params, query, locale }) =>
      readMemberExchanges(deps, actor, params.id, { query, locale }),
    summariseBankExchanges: ({ actor, query }) => summariseBankExchanges(deps, actor, query),
    searchDesk: ({ actor, query, locale }) => searchDesk(deps, actor, query, locale),
    readBankStatistics: ({ actor, query, locale }) =>
      readBankStatistics(deps, actor, query, locale),
    listBankPendingExchanges: ({ actor, query, locale }) =>
      readBankPending(deps, actor, query, locale),
    approveExchanges: ({ actor, body: { ids, basis, reason, undoable } }) =>
      decideMany(deps, actor, 'confirm', { ids, basis, reason, isUndoable: undoable }),
    rejectExchanges: ({ actor, body: { ids, reason, undoable } }) =>
      decideMany(deps, actor, 'cancel', { ids, reason, isUndoable: undoable }),
    createBankExchange: ({ actor, body, idempotencyKey, locale }) =>
      recordBankExchange(deps, actor, body, { key: idempotencyKey, locale }),
    removeExchange: ({ actor, params, body, locale }) =>
      removeExchange(deps, actor, { id: params.id, reason: body?.reason, locale }),
  };
}
