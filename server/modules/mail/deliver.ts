/**
 * From the outbox to the mailbox, part two: one job for each reader of each letter. It reads what
 * is true now, writes the letter in the reader's language and hands it over; a try that fails is
 * repeated without touching the other readers' letters.
 */
import type { EventKind, Events } from '#server/modules/outbox/events.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import type { MailTransport } from '#server/platform/mail-transport.ts';
import { LETTERS } from './letters/all.ts';
import { htmlPage } from './letters/html-page.ts';
import type { Desk, Written } from './letters/letter.ts';
import { plainText } from './letters/plain-text.ts';
import { nameOf } from './letters/typed.ts';

/** One letter to one person. */
export interface Delivery<Kind extends EventKind = EventKind> {
  kind: Kind;
  payload: Events[Kind];
  personId: number;
  /** Where to, when it is not the person's own address. */
  address?: string;
  /** Recognises the mail, however often it is tried. */
  mailId: string;
}

/** Tried for two days, as long as a link in a letter lives. */
export const DELIVERY: JobKind<Delivery> = { name: 'mail.deliver', tries: 17 };

/** The tasks of the mail room. */
export function mailTasks(desk: Desk, transport: MailTransport): Tasks {
  return task(DELIVERY, async (delivery) => {
    const written = await write(desk, delivery);
    if (!written) return;
    const { reader, words } = written;
    await transport.send({
      id: delivery.mailId,
      to: { name: nameOf(reader), address: delivery.address ?? reader.email },
      language: reader.locale,
      subject: words.subject,
      text: plainText(written, desk.config),
      html: htmlPage(written, desk.config),
    });
  });
}

function write<Kind extends EventKind>(
  desk: Desk,
  { kind, payload, personId }: Delivery<Kind>,
): Promise<Written | undefined> {
  return LETTERS[kind].write(desk, payload, personId);
}
