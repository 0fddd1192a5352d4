/** Saves one's own data; a changed e-mail signs out at once (specification §23, e-mail change). */
import { useQueryClient } from '@tanstack/react-query';
import { profileSchema, type User } from '#contract/people/accounts.ts';
import { call } from '#web/api/call.ts';
import { forgetSession } from '#web/api/session.ts';
import { setLanguage } from '#web/i18n/index.ts';
import { type PersonForm, toWire } from '../person-form.ts';
import { userQuery } from '../queries.ts';
import { refreshSession } from '../session-upkeep.ts';

/** Returns how to save; the promise says whether the person stays signed in. @throws ApiError */
export function useSaveProfile(
  before: User,
): (form: PersonForm, base: PersonForm) => Promise<boolean> {
  const queryClient = useQueryClient();
  return async (form, base) => {
    const profile = profileSchema.parse(toWire(form, base));
    // At noon, so that no time zone moves the birth date to another day (specification §3).
    const dateOfBirthday = `${profile.dateOfBirthday}T12:00:00`;
    const code = form.code.trim();
    const body = { ...profile, dateOfBirthday, ...(code ? { code } : {}) };
    const after = await call('updateUser', { body });
    if (after.prefLocale !== before.prefLocale) await setLanguage(after.prefLocale);
    if (after.email !== base.email) {
      forgetSession('email-changed', after.email ?? undefined);
      return false;
    }
    queryClient.setQueryData(userQuery(after.id, after.status).queryKey, after);
    // The name in the header comes from the token.
    await refreshSession();
    return true;
  };
}
