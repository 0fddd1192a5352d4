/** Registering, as stories need it: a form, the link from the mail, what a token says. */
import { mailTokenText } from '#server/modules/sending/outbox/mail-token.ts';
import type { MailTokenPurpose } from '#server/modules/tables.ts';
import type { Answer } from './caller.ts';
import type { TestPortal } from './portal.ts';
import { PASSWORD } from './world.ts';

/** A form that is all right, of somebody new, for Bergamo. */
export function registration({ world }: TestPortal, changes: Record<string, unknown> = {}) {
  const email = `${crypto.randomUUID()}@example.org`;
  return {
    email,
    emailConf: email,
    name: 'Zoë',
    surname: 'D’Ambrosio Müller-Łuczak',
    password: PASSWORD,
    phone: '+39 333 1234567',
    dateOfBirthday: '1955-03-02T12:00:00.000Z',
    sex: 'f',
    prefLocale: 'it',
    awaitBankId: world.bank.bergamo,
    recaptchaToken: '',
    ...changes,
  };
}

/** The token that the newest mail of a kind carries to an address. */
export async function mailedToken(
  { deps }: TestPortal,
  email: string,
  purpose: MailTokenPurpose,
): Promise<{ token: string; personId: number }> {
  const { rows } = await deps.database.pool.query<{ id: string; person_id: number }>(
    `select id, person_id from mail_token
     where email = $1 and purpose = $2 order by created_at desc limit 1`,
    [email, purpose],
  );
  const row = rows[0];
  if (!row) throw new Error('no mail went to that address');
  return { token: mailTokenText(deps.secret, purpose, row.id), personId: row.person_id };
}

/** Follows the newest verification link of an address. */
export async function confirmAddress(portal: TestPortal, email: string): Promise<Answer> {
  const { token } = await mailedToken(portal, email, 'verify-email');
  return portal.visitor().get(`/registration-confirm?registrationToken=${token}`);
}

/** What a token says of its person. */
export function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}
