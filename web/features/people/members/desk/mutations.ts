/** Changing a member's data at the desk. */
import type { MemberUpdate } from '#contract/people/members.ts';
import { call } from '#web/api/call.ts';
import { forgetSession, storedToken } from '#web/api/session.ts';
import { useAction } from '#web/api/use-action.ts';

/**
 * A changed e-mail ends the member's sessions. When the member is the reader, the reader's session is
 * over at once (specification §5), and nothing may be asked again.
 */
export function useUpdateMember(isOwn: boolean) {
  return useAction({
    send: async ({ body, before }: { body: MemberUpdate; before: { email: string } }) => {
      const after = await call('updateMember', { body });
      if (isOwn && after.email !== before.email)
        forgetSession('email-changed', after.email ?? undefined);
    },
    ends: () => storedToken() === undefined,
  });
}
