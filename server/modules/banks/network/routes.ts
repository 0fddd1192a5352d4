/** The routes of the network of banks. */
import type { networkEndpoints } from '#contract/endpoints/banks/network.ts';
import type { ActionsOf } from '#server/call.ts';
import { dropProposal, endLimit, proposeLimit, readLimits } from './limits.ts';
import {
  approveLink,
  askForLink,
  readFriends,
  readLinkable,
  readLinksAsked,
  readLinksToApprove,
  rejectLink,
  removeLink,
  takeBackLink,
} from './linking.ts';

export const networkRoutes = {
  listFriends: readFriends,
  listLinkable: readLinkable,
  listLinksToApprove: readLinksToApprove,
  listLinksAsked: readLinksAsked,
  askForLink,
  approveLink,
  rejectLink,
  takeBackLink,
  removeLink,
  listFriendLimits: readLimits,
  proposeFriendLimit: proposeLimit,
  dropFriendProposal: dropProposal,
  endFriendLimit: endLimit,
} satisfies ActionsOf<typeof networkEndpoints>;
