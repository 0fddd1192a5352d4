/** The mail server, asked whether it would take a mail. */
import type { Config } from '#server/config.ts';
import { MailNotTaken, smtpTransport } from '#server/platform/mail-transport.ts';
import { type Finding, findingsAbout } from './finding.ts';

const { fine, watch, broken } = findingsAbout('mail');

/** Connects and signs in; sends nothing. */
export async function lookAtMail({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<Finding> {
  if (smtpUrl === undefined) return watch('SMTP_URL is not set: mails are kept and not sent.');
  const transport = smtpTransport(smtpUrl, mailFrom);
  const { host } = new URL(smtpUrl);
  try {
    await transport.signIn();
    return fine(`${host} answers and lets the portal in.`);
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error;
    return broken(
      `${host} takes no mail: ${error.message}. Mails wait and are tried for two days.`,
    );
  } finally {
    transport.close();
  }
}
