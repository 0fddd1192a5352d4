/** The profile as rows that open, one's own bank, and asking for help: short pages, and few taps. */
import type { Page } from '@playwright/test';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { countTaps } from './support/taps.ts';

const MARCO = 'marco.bianchi@example.org';

/** How high the page is once all of it has come. */
async function heightOf(page: Page): Promise<number> {
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

const ROWS = {
  Foto: '/user-profile/photo',
  'Cosa so fare': '/user-profile/skills',
  'Come mi si raggiunge': '/user-profile/contact',
  'Email e avvisi': '/user-profile/letters',
  'Persone di fiducia': '/user-profile/trust',
  'Lingua e colori': '/user-profile/display',
  'Accesso e sicurezza': '/user-security',
};

test('every row says what holds, opens a page, and leads back in words', { tag: '@phone' }, async ({
  page,
}) => {
  await enterAs(page, MARCO, '/user-profile');
  const rows = page.getByRole('navigation', { name: italian('profile:rows.label') });
  for (const now of [
    'Con un messaggio',
    'Email: 5 argomenti su 6',
    'Agisci per Maria Bianchi',
    'Italiano · Come il dispositivo',
    'Password',
  ]) {
    await expect(rows.getByText(now, { exact: true })).toBeVisible();
  }
  expect(await heightOf(page)).toBeLessThanOrEqual(1200);
  for (const [name, address] of Object.entries(ROWS)) {
    await rows.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await page.getByRole('link', { name: 'Il tuo profilo' }).click();
    await expect(page).toHaveURL('/user-profile');
  }
});

test('an address without a page leads to the profile; without a bank there are fewer rows', async ({
  page,
}) => {
  await enterAs(page, 'davide.conti@example.org', '/user-profile/niente');
  await expect(page).toHaveURL('/user-profile');
  const rows = page.getByRole('navigation', { name: italian('profile:rows.label') });
  await expect(rows.getByRole('link')).toHaveCount(4);
  await page.goto('/user-profile/skills');
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByRole('heading', { name: 'Il tuo profilo' })).toBeVisible();
});

test('how one is reached: a second choice while the first is saved is saved too', async ({
  page,
}) => {
  await enterAs(page, MARCO, '/user-profile/contact');
  const [desk, email] = [page.getByLabel('Tramite la segreteria'), page.getByLabel('La mia email')];
  const was = await email.isChecked();
  // Held until the second choice is made.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/users/reach', async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await email.setChecked(!was);
  await desk.check();
  const saved = page.waitForResponse(
    (answer) => answer.request().postDataJSON()?.contact === 'desk',
  );
  letGo();
  await saved;
  await expect(desk).toBeChecked();
  await page.reload();
  await expect(desk).toBeChecked();
  await page.getByLabel(italian('finding:own.contacts.portal')).check();
  await expect(email).toBeChecked({ checked: !was });
  await expectNoAxeViolations(page);
});

test('my bank is one short page; what few read unfolds', { tag: '@phone' }, async ({ page }) => {
  await enterAs(page, MARCO, '/my-bank');
  await expect(page.getByText('Leggi le regole (17)')).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  // What the bank says stands open for one who reads it for the first time, and in a line after that.
  await page.reload();
  await expect(page.getByText('Leggi le regole (17)')).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(1560);
  await expectNoAxeViolations(page);
});

test('help is asked for in three taps and one sentence', { tag: '@phone' }, async ({ page }) => {
  const taps = await countTaps(page);
  await enterAs(page, 'anna.ferrari@example.org', '/home');
  const title = 'Montare una mensola in cucina';
  await page.getByRole('main').getByRole('link', { name: 'Cerco aiuto' }).tap();
  await expect(page.getByLabel(italian('notices:form.title.request'))).toBeFocused();
  await expect(page.getByText('durata da vedere · solo la tua banca')).toBeVisible();
  await page.keyboard.type(title);
  await page.getByRole('group', { name: 'Forse è:' }).getByRole('button').first().tap();
  await page.getByRole('button', { name: 'Chiedi aiuto' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await taps()).toBe(3);
});

test('a request without its words says which two are missing, and leads to them', async ({
  page,
}) => {
  await enterAs(page, MARCO, '/board/new');
  await page.getByRole('button', { name: 'Chiedi aiuto' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('listitem')).toHaveText([
    italian('notices:form.missing.request'),
    'Scegli l’attività',
  ]);
  await alert.getByRole('link', { name: 'Scegli l’attività' }).click();
  await expect(page.getByRole('combobox', { name: 'Attività' })).toBeFocused();
  // What holds is said, and changes once it is unfolded.
  await page.getByText('durata da vedere').click();
  await page.getByLabel('Dove?').fill('In via Pignolo');
  await expect(page.getByText('durata da vedere · In via Pignolo')).toBeVisible();
  await expectNoAxeViolations(page);
});
