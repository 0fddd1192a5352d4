/** Taking a changed address back by the link sent to the old one: done, or what is in the way. */
import type { ApiErrorCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { codeOf } from '#web/api/refusal.tsx';

/** Why a link does not lead back. */
export type WayBackTrouble = 'missing' | 'invalid' | 'expired' | 'used' | 'taken';

export type WayBack = { email: string } | { trouble: WayBackTrouble } | { code: ApiErrorCode };

const TROUBLES: Partial<Record<ApiErrorCode, WayBackTrouble>> = {
  'token-invalid': 'invalid',
  // A mangled link may not even have the shape of one.
  'invalid-input': 'invalid',
  'token-expired': 'expired',
  'token-used': 'used',
  'email-taken': 'taken',
};

/** Never throws: whatever comes is one to show. */
export async function restoreEmail(token: string): Promise<WayBack> {
  try {
    return await call('restoreEmail', { body: { token } });
  } catch (error) {
    const code = codeOf(error);
    const trouble = TROUBLES[code];
    return trouble ? { trouble } : { code };
  }
}
