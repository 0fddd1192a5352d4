/** Notifications in this browser (specification §14): what it can do, and asking for them or not. */
import { call } from './call.ts';
import { keepOwn, readOwn } from './own-storage.ts';
import { currentSession } from './session.ts';

/** What is kept while the person wants notifications here: the portal's key they were asked for with. */
const PLACE = 'push';
/** On a slow line it takes its time to keep the whole release. */
const WORKER_MS = 60_000;

/**
 * How notifications stand: this browser has none, its settings forbid them, or the person can choose
 * and has them on or off.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** How they stand in this browser, for the person who is signed in. */
export async function readPushState(personId: number): Promise<PushState> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) {
    return 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission === 'default' || readOwn(PLACE, personId) === undefined) return 'off';
  const [{ isOn }, subscription] = await Promise.all([call('readPush', {}), subscribed()]);
  return isOn && subscription ? 'on' : 'off';
}

/** Asks the person, in the browser's own words. @returns whether they allow it */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Has notifications sent here from now on. */
export function turnOn(personId: number): Promise<void> {
  return inTurn(() => subscribe(personId));
}

/** Has none sent here any more. */
export function turnOff(personId: number): Promise<void> {
  return inTurn(async () => {
    keepOwn(PLACE, personId, undefined);
    await unsubscribe();
    await call('removePush', {});
  });
}

/** Takes the subscription back from the push service: nothing sent to it arrives any more. */
export function leave(): Promise<void> {
  return inTurn(unsubscribe);
}

/**
 * Tells the portal in a new session that they are still wanted here; ends what somebody else has
 * left behind in this browser.
 */
export function keepInStep(): Promise<void> {
  return inTurn(async () => {
    const personId = currentSession()?.userId;
    if (personId === undefined) return;
    await (readOwn(PLACE, personId) === undefined ? unsubscribe() : subscribe(personId));
  });
}

let last = Promise.resolve();

/** One after the other, so that what was asked for last holds. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

async function subscribe(personId: number): Promise<void> {
  const { publicKey } = await call('readPush', {});
  // A browser subscribes for one key; that of a portal with another secret is worth nothing here.
  if (readOwn(PLACE, personId) !== publicKey) await unsubscribe();
  const { pushManager } = await readyWorker();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = made.toJSON();
  const [p256dh, auth] = [keys?.p256dh, keys?.auth];
  if (!endpoint || !p256dh || !auth) throw new Error('the browser gave no keys');
  await call('addPush', { body: { endpoint, p256dh, auth } });
  keepOwn(PLACE, personId, publicKey);
}

async function unsubscribe(): Promise<void> {
  await (await subscribed())?.unsubscribe();
}

/** The worker that shows them. @throws when it does not come: its release could not be kept */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the worker does not come')), WORKER_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription() ?? null;
}
