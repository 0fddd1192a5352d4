/** The routes of banks. */
import type { banksEndpoints } from '#contract/endpoints/banks.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { changeBankData, readBankFigures } from './desk.ts';
import { exchangeableBanks, readBankOf, readBanks } from './lists.ts';
import { changeBankIdentity, readLiveBanks } from './live-banks.ts';

export function bankRoutes(deps: Deps): Pick<Handlers, keyof typeof banksEndpoints> {
  return {
    listBanks: ({ query }) => readBanks(deps, query),
    listAllBanks: ({ query }) => readBanks(deps, query),
    readBankOfUser: ({ actor, params }) => readBankOf(deps, actor, params.id),
    matchBanks: ({ actor, query }) => exchangeableBanks(deps, actor, query),
    updateBank: ({ actor, body }) => changeBankData(deps, actor, body),
    readBankFigures: ({ actor }) => readBankFigures(deps, actor),
    listLiveBanks: ({ query }) => readLiveBanks(deps, query),
    updateBankIdentity: ({ actor, params, body }) =>
      changeBankIdentity(deps, actor, params.id, body),
  };
}
