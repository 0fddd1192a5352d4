/** How a finished mail leaves: over SMTP, or however else a transport sees fit. */
import { createTransport } from 'nodemailer';

/** A mail to one person. Texts may hold anything: what belongs into a header is encoded. */
export interface Mail {
  to: { name: string; address: string };
  /** Two letters, as in a Content-Language header. */
  language: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program may stop such mails with one click (RFC 8058). */
  stopUrl?: string | undefined;
  /** Calendar files (RFC 5545) that go along. */
  calendars?: readonly string[] | undefined;
  /** The same at each try, so that a mail that was sent twice is recognised; no `@`. */
  id: string;
}

export interface MailTransport {
  /** @throws when it could not be handed over; trying again may help. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/**
 * Sends over SMTP on a few connections that stay open for a while.
 * @param from the sender as in a From header.
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({
    pool: true,
    url,
    maxConnections: 4,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A mail is made of what it is given here, never of files or addresses named in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, language, subject, text, html, id, stopUrl, calendars = [] }) {
      await smtp.sendMail({
        from,
        to,
        subject,
        text,
        html,
        attachments: calendars.map(attached),
        messageId: `<${id}@${domain}>`,
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          ...(stopUrl ? stopHeaders(stopUrl) : {}),
        },
      });
    },
    close: () => smtp.close(),
  };
}

/** Its type says what it does, so that a program offers to do it. */
function attached(content: string, index: number) {
  const [, method = 'PUBLISH'] = /^METHOD:(\w+)/m.exec(content) ?? [];
  return {
    filename: index === 0 ? 'calendar.ics' : `calendar-${index + 1}.ics`,
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

function stopHeaders(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
