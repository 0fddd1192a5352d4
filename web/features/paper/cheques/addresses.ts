/** Where a cheque is read. */
import { paths } from '#web/paths.ts';

/** A cheque in the hand of the person who gave. */
export const givenChequePath = (code: string) => `/a/${encodeURIComponent(code)}`;

/** The desk with that cheque already read. */
export const deskChequePath = (code: string) => `${paths.bankCheques}?code=${code}`;
