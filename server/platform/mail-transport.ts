/** How a finished mail leaves: over SMTP, or however else a transport sees fit. */
import { createRequire } from 'node:module';
import { withoutPersonalData } from './log-privacy.ts';

const require = createRequire(import.meta.url);

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
  /** @throws MailNotTaken when it could not be handed over */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The one that speaks SMTP. */
export interface SmtpTransport extends MailTransport {
  /**
   * Connects and signs in, and sends nothing.
   * @throws MailNotTaken when the server does not answer, or refuses the account
   */
  signIn(): Promise<void>;
}

/** A mail that could not be handed over: what the mail server said, without who was to get it. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  /** The server will never take this mail; otherwise trying again may help. */
  readonly isFinal: boolean;
  /** The number with which the server refuses the address itself for good: nobody is there to read it. */
  readonly addressCode: string | undefined;

  constructor(error: unknown, to: Mail['to'] = { name: '', address: '' }) {
    const { code, response, responseCode, command }: SmtpError = { ...Object(error) };
    super(withoutRecipient(response ?? `${code ?? 'failed'}: ${messageOf(error)}`, to));
    // A sender or a password that is refused is the operator's to mend, and then the mail may leave.
    const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
    this.isFinal = isOfThisMail && (responseCode ?? 0) >= 500;
    this.addressCode = command === 'RCPT TO' ? addressCodeOf(response ?? '') : undefined;
  }
}

/** That nobody has this address, or whose mailbox it is gets nothing (RFC 3463). */
const OF_ADDRESS = /^5\.[12]\.\d{1,3}$/;
/** What servers without such numbers say of an address. */
const PLAIN = ['550', '551', '553'];

/**
 * The number in what a server says about a recipient, where it is about the address: a sender who is not
 * welcome, or a server that is full, says nothing about who reads there.
 */
function addressCodeOf(response: string): string | undefined {
  const [, plain = '', detailed] = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  if (detailed) return plain.startsWith('5') && OF_ADDRESS.test(detailed) ? detailed : undefined;
  return PLAIN.includes(plain) ? plain : undefined;
}

/** What the library adds to its errors. */
interface SmtpError {
  /** Of the network or the library. */
  code?: string;
  /** What the server said, beginning with its number. */
  response?: string;
  responseCode?: number;
  /** After which command. */
  command?: string;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

/** Servers like to repeat an address, or the name in it. */
function withoutRecipient(sentence: string, { name, address }: Mail['to']): string {
  const [local = ''] = address.split('@', 1);
  const words = [local, ...local.split(/[^\p{L}\d]+/u), ...name.split(/\s+/)];
  return words
    .filter((word) => word.length > 2)
    .reduce(
      (text, word) => text.replaceAll(wordPattern(word), '[…]'),
      withoutPersonalData(sentence),
    );
}

function wordPattern(word: string): RegExp {
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'giu');
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/**
 * Sends over SMTP on a few connections that stay open for a while.
 * @param from the sender as in a From header.
 */
export function smtpTransport(url: string, from: string): SmtpTransport {
  // Loaded by who sends, and without `import`: that would load all of node:http (see posting.ts).
  const { createTransport }: typeof import('nodemailer') = require('nodemailer');
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
      const mail = {
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
      };
      await smtp.sendMail(mail).catch((error: unknown) => {
        throw new MailNotTaken(error, to);
      });
    },
    async signIn() {
      await smtp.verify().catch((error: unknown) => {
        throw new MailNotTaken(error);
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
