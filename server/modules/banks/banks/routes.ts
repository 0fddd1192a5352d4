/** The routes of banks. */
import type { banksEndpoints } from '#contract/endpoints/banks/banks.ts';
import type { ActionsOf } from '#server/call.ts';
import { readBankFigures, updateBank } from './desk.ts';
import { putFirstStepsAway, readFirstSteps } from './first-steps.ts';
import { matchBanks, readBankOf, readBanks } from './lists.ts';
import { readLiveBanks, updateBankIdentity } from './live-banks.ts';

export const bankRoutes = {
  listBanks: readBanks,
  listAllBanks: readBanks,
  readBankOfUser: readBankOf,
  matchBanks,
  updateBank,
  readBankFigures,
  readFirstSteps,
  putFirstStepsAway,
  listLiveBanks: readLiveBanks,
  updateBankIdentity,
} satisfies ActionsOf<typeof banksEndpoints>;
