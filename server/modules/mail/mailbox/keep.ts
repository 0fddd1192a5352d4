/** Where mails go when no SMTP server is named: into the database, to be read at /mailbox. */
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import type { MailTransport } from '#server/platform/mail-transport.ts';
import { keepMail } from './sql.ts';

export function keepingTransport(database: Database, clock: Clock): MailTransport {
  return {
    async send({ to, subject, text, html }) {
      const now = clock.now();
      await database.count(keepMail, { recipient: to.address, subject, text, html, now });
    },
    close() {},
  };
}
