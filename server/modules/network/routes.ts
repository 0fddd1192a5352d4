/** The routes of the network of banks. */
import type { networkEndpoints } from '#contract/endpoints/network.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import {
  approveLink,
  askForLink,
  readFriends,
  readLinkable,
  readOpenLinks,
  rejectLink,
  removeLink,
  takeBackLink,
} from './linking.ts';

export function networkRoutes(deps: Deps): Pick<Handlers, keyof typeof networkEndpoints> {
  return {
    listFriends: ({ actor, query }) => readFriends(deps, actor, query),
    listLinkable: ({ actor, query }) => readLinkable(deps, actor, query),
    listLinksToApprove: ({ actor, query }) => readOpenLinks(deps, actor, 'us', query),
    listLinksAsked: ({ actor, query }) => readOpenLinks(deps, actor, 'them', query),
    askForLink: ({ actor, params }) => askForLink(deps, actor, params.bankId),
    approveLink: ({ actor, params, body }) =>
      approveLink(deps, actor, params.id, { isUndoable: body?.undoable }),
    rejectLink: ({ actor, params, body }) =>
      rejectLink(deps, actor, params.id, { isUndoable: body?.undoable }),
    takeBackLink: ({ actor, params }) => takeBackLink(deps, actor, params.id),
    removeLink: ({ actor, params }) => removeLink(deps, actor, params.id),
  };
}
