/**
 * What administrators do with the people of their bank. Lists, figures and a member's own page change
 * together, so everything in sight is asked again; after a refusal too, for then it was out of date.
 */
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/accounts.ts';
import type { MemberUpdate } from '#contract/members.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { forgetSession, storedToken } from '#web/api/session.ts';

/**
 * A mutation after which everything is asked again, unless nobody can answer.
 * @param isGone what is not to be asked again, for with success it is no longer there
 */
function useAct<Input, Output>(
  act: (input: Input) => Promise<Output>,
  isGone?: (query: Query, input: Input) => boolean,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: (_, error, input) => {
      if (isRefusal(error, 'offline')) return;
      const isThere = (query: Query) => error !== null || !isGone?.(query, input);
      void client.invalidateQueries({ predicate: isThere });
    },
  });
}

const byId = (id: number) => ({ params: { id: String(id) } });

/**
 * Changes a member's data; a changed e-mail ends their sessions. If they are the reader, theirs is
 * over at once (specification §5), and there is nothing to ask again.
 */
export function useUpdateMember(isOwn: boolean) {
  return useAct(
    async ({ body, before }: { body: MemberUpdate; before: { email: string } }) => {
      const after = await call('updateMember', { body });
      if (isOwn && after.email !== before.email) forgetSession('email-changed', after.email);
    },
    () => storedToken() === undefined,
  );
}

/** Excludes a member; their own page is then one of nobody. */
export function useRemoveMember() {
  return useAct(
    (id: number) => call('removeMember', byId(id)),
    ({ queryKey: [room, what, of] }, id) =>
      room === 'members' && (what === 'one' || what === 'trail') && of === id,
  );
}

/** Makes a member an administrator, or takes it back; who gives up their own leaves the desk. */
export function useChangeRole(isOwn: boolean) {
  return useAct(
    ({ id, role }: { id: number; role: Role }) =>
      call('changeRole', { ...byId(id), body: { role } }),
    (_, { role }) => isOwn && role === 'USER',
  );
}

/** Sends somebody the link that verifies their address again. */
export function useResend() {
  return useAct((id: number) => call('resendToUnverified', byId(id)));
}

/** Deletes somebody who never verified their address. */
export function useDeleteUnverified() {
  return useAct((id: number) => call('deleteUnverified', byId(id)));
}
