/** Asking for the verification link again: the portal's four answers, and trouble (specification §7). */
import type { ApiErrorCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { codeOf } from '#web/api/refusal.tsx';

export interface ResendOutcome {
  answer: 'sent' | 'too-soon' | 'verified' | 'unknown' | 'later';
  email: string;
}

const ANSWERS: Partial<Record<ApiErrorCode, ResendOutcome['answer']>> = {
  'mail-too-soon': 'too-soon',
  'already-verified': 'verified',
  'email-unknown': 'unknown',
};

/** Never throws: every answer is one to show. */
export async function resendVerification(email: string): Promise<ResendOutcome> {
  try {
    await call('resendVerification', { params: { email } });
    return { answer: 'sent', email };
  } catch (error) {
    return { answer: ANSWERS[codeOf(error)] ?? 'later', email };
  }
}
