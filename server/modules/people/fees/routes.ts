/** The routes of fees. */
import type { feesEndpoints } from '#contract/endpoints/people/fees.ts';
import type { ActionsOf } from '#server/call.ts';
import { readFees, readOwnFees } from './reading.ts';
import {
  groupFees,
  receiveFees,
  remindFees,
  takeBackFees,
  voidReceipt,
  waiveFees,
  writeFeeYear,
} from './writing.ts';

export const feeRoutes = {
  readFees,
  writeFeeYear,
  groupFees,
  receiveFees,
  waiveFees,
  takeBackFees,
  voidReceipt,
  remindFees,
  readOwnFees,
} satisfies ActionsOf<typeof feesEndpoints>;
