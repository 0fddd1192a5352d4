/** Choosing a new password by a link: done, or what is wrong with the link. */
import type { ApiErrorCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { codeOf } from '#web/api/refusal.tsx';

/** Why a link opens nothing. */
export type LinkTrouble = 'missing' | 'invalid' | 'expired' | 'used';

interface Reset {
  token: string;
  /** The person, as the link names them. */
  id: string;
  newPassword: string;
}

const TROUBLES: Partial<Record<ApiErrorCode, LinkTrouble>> = {
  'token-invalid': 'invalid',
  // A mangled link may not even have the shape of one.
  'invalid-input': 'invalid',
  'token-expired': 'expired',
  'token-used': 'used',
};

/** Never throws: what is not about the link comes back as its code. */
export async function resetPassword({
  token,
  id,
  newPassword,
}: Reset): Promise<'done' | LinkTrouble | { code: ApiErrorCode }> {
  try {
    await call('resetPassword', {
      query: { passwordToken: token, id: Number(id) },
      body: { newPassword },
    });
    return 'done';
  } catch (error) {
    const code = codeOf(error);
    return TROUBLES[code] ?? { code };
  }
}
