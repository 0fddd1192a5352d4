/**
 * From an event to mails: one job for each reader of each letter. A job reads what is true when it
 * runs, writes the letter in the reader's language and sends it; a failed try is repeated without
 * touching the letters of other readers.
 */
import { randomUUID } from 'node:crypto';
import { MAIL_TROUBLE_DAYS } from '#contract/limits.ts';
import { personName } from '#contract/person-name.ts';
import type { LetterSubject } from '#contract/running/jobs.ts';
import { daysAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { noteRefusal } from '#server/modules/people/accounts/mail-trouble-sql.ts';
import type { PortalAdmins } from '#server/modules/people/accounts/rules.ts';
import type { EventKind, Events } from '#server/modules/sending/outbox/events.ts';
import type { OutboxEvent } from '#server/modules/sending/outbox/relay.ts';
import type { Transaction } from '#server/platform/database.ts';
import { addJobs, JobGivenUp, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import {
  type Mail,
  MailNotTaken,
  type MailTransport,
  smtpTransport,
} from '#server/platform/mail-transport.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import type { Timing } from '#server/platform/quiet-hours.ts';
import { oneLine } from '#server/platform/texts.ts';
import type { Recipient } from './audiences.ts';
import { KINDS, LETTERS } from './letters/all.ts';
import { htmlPage } from './letters/html-page.ts';
import type { LetterDeps, Written } from './letters/letter.ts';
import { plainText } from './letters/plain-text.ts';
import { readReferent } from './letters/referent-sql.ts';
import { keepMail } from './mailbox/sql.ts';
import { readReferents } from './sql.ts';
import { waitingTimes } from './when.ts';

/** One letter to one person. */
export interface Delivery<Kind extends EventKind = EventKind> {
  kind: Kind;
  payload: Events[Kind];
  personId: number;
  /** The recipient's address, when it is not the person's own. */
  address?: string;
  /** Who reads it, where the person is a body (specification §51). */
  referentId?: number;
  /** Identifies the mail, however often it is tried. */
  mailId: string;
}

/** Retried for two days, as long as a link in a letter is valid. */
export const DELIVERY: JobKind<Delivery> = { name: 'mail.deliver', tries: 17 };

/** A letter that the outbox has just given rise to. */
export type NewDelivery<Kind extends EventKind = EventKind> = Delivery<Kind> & { eventId: number };

/** One letter for each reader of each event. */
export async function deliveriesOf(
  transaction: Transaction,
  events: OutboxEvent[],
  config: PortalAdmins,
): Promise<NewDelivery[]> {
  const deliveries = [];
  for (const kind of KINDS) {
    deliveries.push(...(await ofKind(transaction, kind, events.filter(isOf(kind)), config)));
  }
  return deliveries;
}

/** Adds a job for each letter; what may wait for the morning does (specification §13). */
export async function enqueueLetters(
  transaction: Transaction,
  deliveries: NewDelivery[],
  deps: Timing,
): Promise<void> {
  const secondsFor = waitingTimes(deps);
  const jobs = deliveries.map(({ eventId, ...delivery }) => {
    const { kind, payload, personId, address, referentId } = delivery;
    const delaySeconds = secondsFor(kind, payload, personId);
    const reader = referentId === undefined ? personId : `${personId}/${referentId}`;
    return { key: `${eventId}:${address ?? reader}`, payload: delivery, delaySeconds };
  });
  await addJobs(transaction, DELIVERY, jobs);
}

function isOf<Kind extends EventKind>(kind: Kind) {
  return (event: OutboxEvent): event is OutboxEvent<Kind> => event.kind === kind;
}

async function ofKind<Kind extends EventKind>(
  transaction: Transaction,
  kind: Kind,
  events: OutboxEvent<Kind>[],
  config: PortalAdmins,
): Promise<NewDelivery<Kind>[]> {
  if (events.length === 0) return [];
  const payloads = new Map(events.map(({ id, payload }) => [id, payload]));
  const recipients = await LETTERS[kind].to(transaction, events, config);
  const referentsOf = await readersOfBodies(transaction, LETTERS[kind].why, recipients);
  return recipients.flatMap(({ eventId, personId, address }) => {
    const payload = payloads.get(eventId);
    if (payload === undefined) return [];
    const letter = { eventId, kind, payload, personId, address };
    const referents = referentsOf.get(personId) ?? [undefined];
    return referents.map((referentId) => ({ ...letter, referentId, mailId: randomUUID() }));
  });
}

/** What waits for a body its referents read: its hours, its notices and its appointments (specification §51). */
const OF_BODIES: ReadonlySet<LetterSubject> = new Set(['exchange', 'notice', 'appointment']);

/** The referents of the bodies among the recipients, by body. */
async function readersOfBodies(
  transaction: Transaction,
  why: LetterSubject,
  recipients: readonly Recipient[],
): Promise<Map<number, number[]>> {
  if (!OF_BODIES.has(why) || recipients.length === 0) return new Map();
  const personIds = recipients.map(({ personId }) => personId);
  const rows = await transaction.rows(readReferents, { personIds });
  return new Map(rows.map(({ body_id, referent_ids }) => [body_id, referent_ids]));
}

/**
 * The job that writes and sends one letter. A try that comes in the quiet hours, since an earlier one
 * failed in the evening, puts itself off until they are over.
 */
export function mailTasks(deps: LetterDeps & Timing, transport: MailTransport): Tasks {
  return task(DELIVERY, async (delivery) => {
    const { kind, payload, personId, mailId } = delivery;
    const delaySeconds = waitingTimes(deps)(kind, payload, personId);
    if (delaySeconds > 0) {
      await addJobs(deps.database, DELIVERY, [{ key: mailId, payload: delivery, delaySeconds }]);
      return;
    }
    const written = await writeLetter(deps, delivery);
    if (!written) return;
    const { reader, words } = written;
    const mail = {
      id: delivery.mailId,
      to: { name: oneLine(personName(reader)), address: reader.email },
      language: reader.locale,
      subject: words.subject,
      text: plainText(written, deps.config),
      html: htmlPage(written, deps.config),
      stopUrl: written.stopUrl,
      calendars: written.calendars,
    };
    await handOver(transport, mail, (code) =>
      noteRefused(deps, delivery.referentId ?? personId, reader.email, code),
    );
  });
}

/** Remembers that a server refuses the address of a person (specification §31). */
async function noteRefused(
  { database, clock }: LetterDeps,
  personId: number,
  address: string,
  code: string,
): Promise<void> {
  const now = clock.now();
  const windowStart = daysAfter(now, -MAIL_TROUBLE_DAYS);
  await database.count(noteRefusal, { personId, address, code, now, windowStart });
}

/**
 * Hands a mail over.
 * @param onRefusedAddress hears with which number the server refuses the address itself
 * @throws JobGivenUp for one that the mail server will never take
 */
export async function handOver(
  transport: MailTransport,
  mail: Mail,
  onRefusedAddress?: (code: string) => Promise<void>,
): Promise<void> {
  try {
    await transport.send(mail);
  } catch (error) {
    const code = error instanceof MailNotTaken ? error.addressCode : undefined;
    if (code !== undefined) await onRefusedAddress?.(code);
    const isFinal = error instanceof MailNotTaken && error.isFinal;
    throw isFinal ? new JobGivenUp(error.message) : error;
  }
}

/** Writes a letter. @returns undefined when what it would tell is not true, not wanted, or for nobody */
export async function writeLetter<Kind extends EventKind>(
  deps: LetterDeps,
  { kind, payload, personId, address, referentId, mailId }: Delivery<Kind>,
): Promise<Written | undefined> {
  const letter = { ...deps, payload, personId, address, mailId };
  if (referentId === undefined) return LETTERS[kind].write(letter);
  const referent = await deps.database.first(readReferent, { bodyId: personId, referentId });
  return referent && LETTERS[kind].write({ ...letter, referent });
}

/** Where mails go: over SMTP when a server is named, else into the database, to be read at /mailbox. */
export function transportFor(deps: Deps): MailTransport {
  const transport = plainTransportFor(deps);
  const { metrics } = deps;
  return metrics ? counting(transport, metrics) : transport;
}

/** A transport whose mails are counted, tries that failed as well. */
function counting(transport: MailTransport, metrics: Metrics): MailTransport {
  return {
    ...transport,
    async send(mail) {
      try {
        await transport.send(mail);
        metrics.tried('mails', 'sent');
      } catch (error) {
        metrics.tried(
          'mails',
          error instanceof MailNotTaken && error.isFinal ? 'refused' : 'failed',
        );
        throw error;
      }
    },
  };
}

function plainTransportFor({ config, database, clock }: Deps): MailTransport {
  if (config.smtpUrl) return smtpTransport(config.smtpUrl, config.mailFrom);
  return {
    async send({ to, subject, text, html }) {
      const now = clock.now();
      await database.count(keepMail, { recipient: to.address, subject, text, html, now });
    },
    close() {},
  };
}
