/**
 * Notifications on a device (specification §14), as far as a browser without a screen goes: it forbids
 * them whatever its context grants, and reaches no push service. So the permission and the subscription
 * are the story's own, its keys are real. What is sent, and that the browser can read it, is told over
 * HTTP (`server/test/push-sending.test.ts`).
 */
import type { Page } from '@playwright/test';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test.use({ serviceWorkers: 'allow' });

const SARA = 'sara.fontana@example.org';

const card = (page: Page) => page.getByRole('region', { name: italian('letters:push.title') });

/** In the page, before its own scripts: a person who may be asked, and a push service. */
function subscribeHere(): void {
  const isAllowed = () => sessionStorage.getItem('allowed in the story') !== null;
  Object.defineProperty(Notification, 'permission', {
    get: () => (isAllowed() ? 'granted' : 'default'),
  });
  Object.assign(Notification, {
    async requestPermission() {
      sessionStorage.setItem('allowed in the story', 'yes');
      return 'granted';
    },
  });
  let made: object | null = null;
  const encoded = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const place = 'subscription of the story';
  const subscriptionOf = (body: object) => ({
    toJSON: () => body,
    async unsubscribe() {
      made = null;
      sessionStorage.removeItem(place);
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      made ??= JSON.parse(sessionStorage.getItem(place) ?? 'null');
      return made && subscriptionOf(made);
    },
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (applicationServerKey.length !== 87) throw new Error('not a key');
      const { publicKey } = await crypto.subtle.generateKey(
        { name: 'ECDH', namedCurve: 'P-256' },
        true,
        ['deriveBits'],
      );
      made ??= {
        endpoint: `https://push.example.org/${crypto.randomUUID()}`,
        keys: {
          p256dh: encoded(await crypto.subtle.exportKey('raw', publicKey)),
          auth: encoded(crypto.getRandomValues(new Uint8Array(16)).buffer),
        },
      };
      sessionStorage.setItem(place, JSON.stringify(made));
      return subscriptionOf(made);
    },
  });
}

test('says that the browser forbids them; allowed, they are turned on, stay on, are turned off, and go with signing out', {
  tag: ['@desk', '@phone'],
}, async ({ page }) => {
  await enterAs(page, SARA, '/user-profile/letters');
  await expect(card(page).getByText('Il browser non permette gli avvisi')).toBeVisible();
  await expect(card(page).getByRole('button')).toHaveCount(0);

  // A subscription needs the worker, which first keeps the whole release.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.addInitScript(subscribeHere);
  await page.reload();
  await expect(card(page).getByText(italian('letters:push.states.off'))).toBeVisible();
  await card(page).getByRole('button', { name: 'Attiva gli avvisi' }).click();
  await expect(card(page).getByText(italian('letters:push.states.on'))).toBeVisible();
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(card(page).getByText(italian('letters:push.states.on'))).toBeVisible();
  await card(page).getByRole('button', { name: 'Spegni gli avvisi' }).click();
  await expect(card(page).getByText(italian('letters:push.states.off'))).toBeVisible();

  await card(page).getByRole('button', { name: 'Attiva gli avvisi' }).click();
  await expect(card(page).getByText(italian('letters:push.states.on'))).toBeVisible();
  await page.getByRole('link', { name: 'Il tuo profilo' }).click();
  await expect(page.getByText('· avvisi qui')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/');
  const left = () => page.evaluate(() => sessionStorage.getItem('subscription of the story'));
  await expect.poll(left).toBeNull();
});

test('the worker shows what the portal sends', async ({ context, page, portal }) => {
  await enterAs(page, SARA, '/user-profile/letters');
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  // This browser shows nothing, so what it would show is noted.
  await worker.evaluate(() => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    registration.showNotification = async (...shown) => {
      Object.assign(globalThis, { shown });
    };
  });
  const message = {
    title: 'Banca del Tempo',
    body: 'Da confermare: 1 h',
    url: '/home',
    tag: 'one',
  };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: portal.url,
    registrationId,
    data: JSON.stringify(message),
  });
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown')))
    .toEqual([
      message.title,
      { body: message.body, tag: message.tag, data: message.url, icon: '/icon-192.png' },
    ]);

  // A tap closes it and opens the page that it leads to.
  await worker.evaluate((url) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    const clients: { openWindow: unknown } = Reflect.get(globalThis, 'clients');
    clients.openWindow = async (href: string) => void opened.push(href);
    const event = Object.assign(new Event('notificationclick'), {
      notification: { data: url, close: () => opened.push('closed') },
      waitUntil: () => {},
    });
    dispatchEvent(event);
  }, message.url);
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'opened')))
    .toEqual(['closed', `${portal.url}${message.url}`]);
});
