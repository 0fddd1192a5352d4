/**
 * A real SMTP server for stories: what the portal sends arrives here and is read as a person's mail
 * program would read it.
 */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** One mail as it reached one person: a mail to two people is caught twice. */
export interface CaughtMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By their names in small letters. */
  headers: Record<string, string>;
  /** The addresses in the text, in their order. */
  links: string[];
  /** Files that came along, as text. */
  files: { name: string; type: string; text: string }[];
}

/** Which mail is meant: to whom, and a part of its subject. */
export type MailFilter = { to?: string; subject?: string };

/** A running catcher. */
export interface MailCatcher {
  /** For `SMTP_URL`. */
  url: string;
  /** Everything caught so far, oldest first. */
  mails: CaughtMail[];
  /**
   * The oldest mail that fits and was not handed out before, as soon as there is one.
   * @throws after `timeoutMs` (10 s when not said), naming what did arrive.
   */
  next(filter?: MailFilter, timeoutMs?: number): Promise<CaughtMail>;
  close(): Promise<void>;
}

/** Starts a catcher on a free port of this machine. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const { mails, arrive, next } = openLetterbox();
  const broken: CaughtMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      readMails(stream, session).then((caught) => {
        for (const mail of caught) arrive(mail);
        broken.push(...caught.filter((mail) => !isWhole(mail)));
        done();
      }, done);
    },
  });
  // A portal that is killed cuts its connection off, which is no fault of the story that kills it.
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    next,
    async close() {
      await new Promise<void>((resolve) => smtp.close(resolve));
      if (broken.length > 0) throw new Error(`letters with gaps: ${JSON.stringify(broken)}`);
    },
  };
}

interface Reader {
  fits(mail: CaughtMail): boolean;
  take(mail: CaughtMail): void;
}

function openLetterbox() {
  const mails: CaughtMail[] = [];
  const untaken = new Set<CaughtMail>();
  const readers = new Set<Reader>();

  function arrive(mail: CaughtMail): void {
    mails.push(mail);
    const reader = [...readers].find(({ fits }) => fits(mail));
    if (!reader) {
      untaken.add(mail);
      return;
    }
    // At once: a second mail of the same delivery is for the next reader.
    readers.delete(reader);
    reader.take(mail);
  }

  function next({ to, subject = '' }: MailFilter = {}, timeoutMs = 10_000): Promise<CaughtMail> {
    const fits = (mail: CaughtMail) =>
      (to === undefined || mail.to === to) && mail.subject.includes(subject);
    const early = [...untaken].find(fits);
    if (early) {
      untaken.delete(early);
      return Promise.resolve(early);
    }
    const { promise, resolve, reject } = Promise.withResolvers<CaughtMail>();
    const reader = { fits, take: resolve };
    readers.add(reader);
    const alarm = setTimeout(() => {
      const arrived = mails.map((mail) => `${mail.to}: ${mail.subject}`).join('\n') || 'nothing';
      reject(new Error(`No mail to ${to ?? 'anybody'} with “${subject}”. Arrived:\n${arrived}`));
    }, timeoutMs);
    return promise.finally(() => {
      clearTimeout(alarm);
      readers.delete(reader);
    });
  }

  return { mails, arrive, next };
}

/** Whether nothing in it was left open. */
function isWhole({ subject, text, html }: CaughtMail): boolean {
  return [subject, text, html].every((said) => !/{{\w+}}|\bundefined\b/.test(said));
}

async function readMails(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<CaughtMail[]> {
  const mime = await PostalMime.parse(await buffer(stream));
  const { from, subject = '', text = '', html = '' } = mime;
  const headers = Object.fromEntries(mime.headers.map(({ key, value }) => [key, value]));
  const links = text.match(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g) ?? [];
  const files = mime.attachments.map(({ filename, mimeType, content }) => ({
    name: filename ?? '',
    type: mimeType,
    text: typeof content === 'string' ? content : new TextDecoder().decode(content),
  }));
  const mail = {
    from: from?.address ?? '',
    subject,
    text,
    html,
    headers,
    links: [...links],
    files,
  };
  return envelope.rcptTo.map(({ address }) => ({ ...mail, to: address }));
}
