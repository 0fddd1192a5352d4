/** Making and using passkeys with the reader's device (WebAuthn): the browser asks, here its answers get a name. */
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type WebAuthnErrorCode,
} from '@simplewebauthn/browser';
import type { ReplyOf } from '#contract/endpoints.ts';

/**
 * Why nothing came of it: the person stopped or took too long, the device has one of theirs already,
 * it has no lock that it could ask for, this address is not the portal's own, or it just failed.
 */
export type PasskeyTrouble = 'stopped' | 'known' | 'unable' | 'address' | 'failed';

export class PasskeyError extends Error {
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble, cause: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

const TROUBLES: Partial<Record<WebAuthnErrorCode, PasskeyTrouble>> = {
  ERROR_CEREMONY_ABORTED: 'stopped',
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'unable',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unable',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'unable',
};

/** Whether this browser knows passkeys; none does on a page without https. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Has the device make a passkey. @throws PasskeyError */
export async function makePasskey(optionsJSON: ReplyOf<'beginPasskey'>) {
  const made = await startRegistration({ optionsJSON }).catch(asTrouble);
  const { clientDataJSON, attestationObject } = made.response;
  return { ...credential(made), response: { clientDataJSON, attestationObject } };
}

/** Has the device sign with a passkey that the person chooses. @throws PasskeyError */
export async function signWithPasskey(optionsJSON: ReplyOf<'beginPasskeySignIn'>) {
  const signed = await startAuthentication({ optionsJSON }).catch(asTrouble);
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  return {
    ...credential(signed),
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/** Takes back what the browser is asking: its page or dialog is gone. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

function credential({ id, rawId }: { id: string; rawId: string }) {
  return { id, rawId, type: 'public-key' as const, clientExtensionResults: {} };
}

function asTrouble(error: unknown): never {
  throw new PasskeyError(troubleOf(error), error);
}

function troubleOf(error: unknown): PasskeyTrouble {
  // Also where the device has no passkey for the portal: browsers do not tell the two apart.
  if (error instanceof Error && error.name === 'NotAllowedError') return 'stopped';
  return (error instanceof WebAuthnError && TROUBLES[error.code]) || 'failed';
}
