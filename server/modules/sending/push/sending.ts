/**
 * Notifications on devices: the subject of a letter, at the same time as the letter, for who gets it
 * (specification §14). One job for each device, apart from the letters: a push service that hangs
 * or is gone delays nothing but notifications.
 */
import type { Deps } from '#server/deps.ts';
import {
  type Delivery,
  type NewDelivery,
  writeLetter,
} from '#server/modules/sending/mail/deliver.ts';
import type { Written } from '#server/modules/sending/mail/letters/letter.ts';
import { waitingTimes } from '#server/modules/sending/mail/when.ts';
import type { EventKind } from '#server/modules/sending/outbox/events.ts';
import type { Transaction } from '#server/platform/database.ts';
import { addJobs, type JobKind, JobPutOff, type Tasks, task } from '#server/platform/job-queue.ts';
import { onceAnHour } from '#server/platform/once-an-hour.ts';
import { encryptFor } from '#server/platform/push-encryption.ts';
import { pushKeysOf } from '#server/platform/push-keys.ts';
import type { PostPush } from '#server/platform/push-transport.ts';
import { SlowReceivers } from '#server/platform/slow-receivers.ts';
import { deleteGoneDevice, findDevice, listDevicesOf } from './sql.ts';

/** What is worth a notification: somebody waits for an answer, or has given one. */
const WORTH: readonly EventKind[] = [
  'exchange-awaiting',
  'exchange-confirmed',
  'notice-answered',
  'answer-accepted',
  'answer-agreed',
  'arrangement-proposed',
  'arrangement-agreed',
  'arrangement-dropped',
  'arrangement-tomorrow',
  'standing-proposed',
  'standing-agreed',
  'standing-paused',
  'standing-ended',
  'messages-waiting',
];

/** What a notification says, as `web/public/worker.js` reads it. */
interface PushMessage {
  title: string;
  body: string;
  /** The path of the page that a tap opens. */
  url: string;
  /** Of two with the same tag the later one takes the place of the first. */
  tag: string;
}

/** One notification for one device. */
interface PushDelivery {
  deviceId: number;
  delivery: Delivery;
}

/** Of the workers for notifications so many may be with people whose push service was slow or mute. */
const SLOW_AT_ONCE = 2;

/** Five tries in a good minute; what happened an hour ago is in the letter. */
const PUSHING: JobKind<PushDelivery> = { name: 'push.send', tries: 5 };

/** How long a push service keeps it for a device that is off. */
const KEPT_SECONDS = 24 * 60 * 60;

/** The device is gone, or its browser has taken the subscription back. */
const GONE = [404, 410];
const TOO_MANY = 429;

/** Adds a job for each device of each reader of a letter that is worth a notification. */
export async function enqueuePushes(
  transaction: Transaction,
  deliveries: NewDelivery[],
  deps: Pick<Deps, 'clock' | 'config'>,
): Promise<void> {
  const worth = deliveries.filter(
    ({ kind, address }) => WORTH.includes(kind) && address === undefined,
  );
  if (worth.length === 0) return;
  const personIds = [...new Set(worth.map(({ personId }) => personId))];
  const devices = await transaction.rows(listDevicesOf, { personIds });
  const secondsFor = waitingTimes(deps);
  const jobs = worth.flatMap(({ eventId, ...delivery }) =>
    devices
      .filter((device) => device.person_id === delivery.personId)
      .map(({ id: deviceId }) => ({
        key: `${eventId}:${deviceId}`,
        payload: { deviceId, delivery },
        delaySeconds: secondsFor(delivery.kind, delivery.payload, delivery.personId),
      })),
  );
  await addJobs(transaction, PUSHING, jobs);
}

/** The job that writes and sends one notification. */
export function pushTasks(deps: Deps, post: PostPush): Tasks {
  const { database, clock, config, log, metrics } = deps;
  const keys = pushKeysOf(deps.secret, config.publicUrl);
  const receivers = new SlowReceivers(SLOW_AT_ONCE);
  const isTimeToWarn = onceAnHour(clock);
  return task(PUSHING, async (job) => {
    const { deviceId, delivery } = job;
    const { kind, payload, personId, mailId } = delivery;
    const delaySeconds = waitingTimes(deps)(kind, payload, personId);
    if (delaySeconds > 0) {
      const key = `${mailId}:${deviceId}`;
      await addJobs(database, PUSHING, [{ key, payload: job, delaySeconds }]);
      return;
    }
    if (!receivers.mayCall(personId))
      throw new JobPutOff('others that are slow are called already');
    const device = await database.first(findDevice, { id: deviceId, personId });
    const letter = device && (await writeLetter(deps, delivery));
    if (!letter) return;
    const message = JSON.stringify(messageOf(delivery, letter, config));
    const { origin, host } = new URL(device.endpoint);
    const headers = {
      authorization: await keys.authorization(origin, clock.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
    };
    const body = encryptFor(device, Buffer.from(message));
    const status = await receivers.call(personId, () =>
      post(device.endpoint, headers, body).catch(() => null),
    );
    const outcome = outcomeOf(status);
    metrics?.tried('pushes', outcome);
    if (outcome === 'failed') {
      if (isTimeToWarn(host))
        log.warn({ host, status }, 'A push service does not take notifications');
      throw new JobPutOff(`the push service ${host} answered ${status ?? 'nothing'}`);
    }
    if (outcome === 'gone') {
      await database.count(deleteGoneDevice, { id: deviceId, endpoint: device.endpoint });
    } else if (outcome === 'refused' && isTimeToWarn(host)) {
      log.warn({ host, status }, 'A push service refused a notification');
    }
  });
}

/** @param status of a push service; null when it answered nothing */
function outcomeOf(status: number | null): 'sent' | 'failed' | 'refused' | 'gone' {
  if (status === null || status >= 500 || status === TOO_MANY) return 'failed';
  if (GONE.includes(status)) return 'gone';
  return status >= 300 ? 'refused' : 'sent';
}

function messageOf(
  { mailId }: Delivery,
  { words, url, otherUrl = url }: Written,
  { portalName, publicUrl }: Deps['config'],
): PushMessage {
  // Where the button of a letter acts, its second link is the page; anyone who holds the phone may tap.
  const page = otherUrl.slice(publicUrl.length);
  return { title: portalName, body: words.subject, url: page, tag: mailId };
}
