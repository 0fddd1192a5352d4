/** Passkeys: what a person reads of theirs, and what browsers and devices exchange (WebAuthn, JSON forms). */
import { z } from 'zod';
import { PASSKEY_NAME_MAX } from '../limits.ts';
import { text } from '../values.ts';
import { knownPasswordSchema } from './accounts.ts';
import { codeSchema } from './sign-in.ts';

/** A passkey. Moments are ISO 8601. */
export const passkeySchema = z.object({
  id: z.number(),
  name: z.string(),
  addedAt: z.string(),
  /** Null until somebody has signed in with it. */
  usedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** What adding one is proven with; the code where the person has a second factor. */
export const passkeyProofSchema = z.object({
  password: knownPasswordSchema,
  code: codeSchema.shape.code.optional(),
});

/** Longer than any device sends. */
const PART_MAX = 20_000;
const part = z
  .string()
  .regex(/^[\w-]+$/, { error: 'invalid' })
  .max(PART_MAX, { error: 'too-long' });
const credential = {
  id: part,
  rawId: part,
  type: z.literal('public-key', { error: 'invalid' }),
  clientExtensionResults: z.object({}),
};

/** What a browser answers when a device has made a passkey. */
const madeSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: part, attestationObject: part }),
});

/** What a browser answers when a device has signed. */
const signedSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.optional(),
  }),
});

const name = text(PASSKEY_NAME_MAX);
export const newPasskeySchema = z.object({ name, response: madeSchema });
export const passkeyNameSchema = z.object({ name });
export const passkeySignInSchema = z.object({ response: signedSchema, rememberMe: z.boolean() });

/** Who has signed in with a passkey: the token, and the address that the browser keeps. */
export const passkeyEntranceSchema = z.object({ token: z.string(), email: z.string() });

const publicKey = z.literal('public-key');
const asked = { challenge: z.string(), /** In milliseconds. */ timeout: z.number() };

/** What a device makes a passkey of (`PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreationSchema = z.object({
  ...asked,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What a device signs (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequestSchema = z.object({
  ...asked,
  rpId: z.string(),
  userVerification: z.literal('required'),
});
