/** Saves one's own data; a changed e-mail signs out at once (specification §4, e-mail change). */
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { forgetSession } from '#web/api/session.ts';
import { setLanguage } from '#web/i18n/index.ts';
import { userQuery } from '../queries.ts';
import { refreshSession } from '../session-upkeep.ts';
import { type ProfileValues, toWire } from './profile.ts';

/** Returns how to save. Its promise tells whether the person stays signed in. @throws ApiError */
export function useSaveProfile(
  before: User,
): (values: ProfileValues, basedOn: ProfileValues) => Promise<boolean> {
  const memory = useQueryClient();
  return async (values, basedOn) => {
    const after = await call('updateUser', { body: toWire(values, basedOn) });
    if (after.prefLocale !== before.prefLocale) await setLanguage(after.prefLocale);
    if (after.email !== basedOn.email) {
      forgetSession('email-changed', after.email);
      return false;
    }
    memory.setQueryData(userQuery(after.id, after.status).queryKey, after);
    // The name in the header comes from the token.
    await refreshSession();
    return true;
  };
}
