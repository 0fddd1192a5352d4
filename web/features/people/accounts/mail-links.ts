/**
 * The links of mails: confirming an address, asking for that link again, choosing a new password, taking a
 * changed address back. A link fails in ways that a page explains (specification §7).
 */
import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/endpoints.ts';
import { type ApiErrorCode, isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { codeOf, refusalOf } from '#web/api/refusal.tsx';

/** Confirms on the first read; following the link again within its life changes nothing. */
export function confirmationQuery(registrationToken: string) {
  return queryOptions({
    queryKey: ['confirmRegistration', registrationToken],
    queryFn: () => call('confirmRegistration', { query: { registrationToken } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface ResendOutcome {
  answer: 'sent' | 'too-soon' | 'verified' | 'unknown' | 'later';
  email: string;
}

const ANSWERS: Partial<Record<ApiErrorCode, ResendOutcome['answer']>> = {
  'mail-too-soon': 'too-soon',
  'already-verified': 'verified',
  'email-unknown': 'unknown',
};

/** Asks for the verification link again. Never throws: every answer can be shown. */
export async function resendVerification(email: string): Promise<ResendOutcome> {
  try {
    await call('resendVerification', { params: { email } });
    return { answer: 'sent', email };
  } catch (error) {
    return { answer: ANSWERS[codeOf(error)] ?? 'later', email };
  }
}

/** Why a link does not work. */
export type LinkTrouble = 'missing' | 'invalid' | 'expired' | 'used';

const TROUBLES: Partial<Record<ApiErrorCode, LinkTrouble>> = {
  'token-invalid': 'invalid',
  // A mangled link may not even have the shape of one.
  'invalid-input': 'invalid',
  'token-expired': 'expired',
  'token-used': 'used',
};

interface Reset {
  token: string;
  /** The person, as the link names them. */
  id: string;
  newPassword: string;
}

/** Sets the new password. Never throws: what is not about the link comes back as a refusal of the form. */
export async function resetPassword({
  token,
  id,
  newPassword,
}: Reset): Promise<'done' | LinkTrouble | ReturnType<typeof refusalOf>> {
  try {
    const query = { passwordToken: token, id: Number(id) };
    await call('resetPassword', { query, body: { newPassword } });
    return 'done';
  } catch (error) {
    const isAboutPassword =
      isRefusal(error, 'invalid-input') && error.fields.some(({ path }) => path === 'newPassword');
    const trouble = isAboutPassword ? undefined : TROUBLES[codeOf(error)];
    return trouble ?? refusalOf(error);
  }
}

export type RestoreTrouble = LinkTrouble | 'taken';

export type RestoreOutcome =
  | ReplyOf<'restoreEmail'>
  | { trouble: RestoreTrouble }
  | { code: ApiErrorCode };

/** Takes a changed address back. Never throws: every answer can be shown. */
export async function restoreEmail(token: string): Promise<RestoreOutcome> {
  try {
    return await call('restoreEmail', { body: { token } });
  } catch (error) {
    const code = codeOf(error);
    const trouble = code === 'email-taken' ? 'taken' : TROUBLES[code];
    return trouble ? { trouble } : { code };
  }
}
