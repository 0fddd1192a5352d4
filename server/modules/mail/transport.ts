/** Where mails go: over SMTP when a server is named, else into the database, to be read at /mailbox. */
import type { Deps } from '#server/deps.ts';
import { type MailTransport, smtpTransport } from '#server/platform/mail-transport.ts';
import { keepMail } from './mailbox/sql.ts';

export function transportFor({ config, database, clock }: Deps): MailTransport {
  if (config.smtpUrl) return smtpTransport(config.smtpUrl, config.mailFrom);
  return {
    async send({ to, subject, text, html }) {
      const now = clock.now();
      await database.count(keepMail, { recipient: to.address, subject, text, html, now });
    },
    close() {},
  };
}
