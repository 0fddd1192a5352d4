/** The doors of exchanges. */
import type { bankExchangesEndpoints } from '#contract/endpoints/hours/bank-exchanges.ts';
import type { exchangesEndpoints } from '#contract/endpoints/hours/exchanges.ts';
import type { ownYearEndpoints } from '#contract/endpoints/hours/own-year.ts';
import type { receivedExchangesEndpoints } from '#contract/endpoints/hours/received-exchanges.ts';
import type { ActionsOf } from '#server/call.ts';
import {
  approveExchange,
  approveExchanges,
  readExchange,
  rejectExchange,
  rejectExchanges,
  removeExchange,
  reverseExchange,
} from './deciding.ts';
import { searchDesk } from './desk-search.ts';
import {
  readActivities,
  readBankExchanges,
  readBankPending,
  readGivenExchanges,
  readMemberExchanges,
  readOwnExchanges,
  readPartners,
  readPendingExchanges,
  readReceivedExchanges,
  summariseBankExchanges,
  summarisePending,
} from './lists.ts';
import { readBankMatch, readMatch } from './matching.ts';
import { readOwnYear } from './own-year.ts';
import { recordBankExchange, recordOwnExchange, recordReceivedExchange } from './recording.ts';
import { readBankStatistics } from './statistics.ts';
import { takeBack } from './taking-back.ts';

export const exchangeRoutes = {
  listActivities: readActivities,
  listExchanges: readOwnExchanges,
  listExchangesAsCreditor: readGivenExchanges,
  listExchangesAsDebtor: readReceivedExchanges,
  listPendingExchanges: readPendingExchanges,
  summarisePending,
  listPartners: readPartners,
  readOwnYear,
  listenToNews: async ({ actor, liveUpdates }) => liveUpdates.listen(actor),
  readExchange,
  readRecordingMatch: readMatch,
  createExchange: recordOwnExchange,
  createReceivedExchange: recordReceivedExchange,
  approveExchange,
  rejectExchange,
  reverseExchange,
  takeBackExchange: takeBack,
  listBankExchanges: readBankExchanges,
  listMemberExchanges: readMemberExchanges,
  summariseBankExchanges,
  searchDesk,
  readBankStatistics,
  listBankPendingExchanges: readBankPending,
  approveExchanges,
  rejectExchanges,
  readBankRecordingMatch: readBankMatch,
  createBankExchange: recordBankExchange,
  removeExchange,
} satisfies ActionsOf<
  typeof exchangesEndpoints &
    typeof bankExchangesEndpoints &
    typeof ownYearEndpoints &
    typeof receivedExchangesEndpoints
>;
