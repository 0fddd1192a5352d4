/** Tokens in links and cookies: nobody can guess one, and the database keeps only its hash. */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token of 43 characters that may stand in an address. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a token: 32 bytes from which it cannot be found again. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
