/**
 * A whole visit in German: what one does, and what one is refused. That the sentences of the specification's
 * catalogue (§8) stand in English and German is compared by `web/i18n/texts.test.ts`.
 */
import { expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { registered, verified } from './support/newcomer.ts';

const words = {
  unrecognised: ['Nicht erkannt', 'Die eingegebenen Zugangsdaten wurden nicht erkannt'],
  email: 'E-Mail',
  repeat: 'E-Mail wiederholen',
  password: 'Passwort',
  oldPassword: 'Altes Passwort',
  newPassword: 'Neues Passwort',
  resend: 'E-Mail noch einmal senden',
  tooSoon: 'Warte mindestens 5 Minuten',
  verified: 'Diese E-Mail-Adresse ist bereits bestätigt!',
  unknown: 'Die eingegebene E-Mail-Adresse gibt es hier nicht!',
  invalid: 'Dieser Bestätigungslink ist nicht gültig',
  missing: 'fehlt ein Teil des Links',
  save: 'Speichern',
  taken: ['E-Mail nicht geändert', 'gibt es im Portal schon. Gib eine andere ein'],
  signedOut: 'Du wurdest automatisch abgemeldet',
  change: 'Passwort ändern',
  wrongOld: 'Das alte Passwort ist falsch, oder das neue ist dasselbe',
  changed: 'Passwort erfolgreich geändert',
  ask: 'Um Aufnahme bitten',
  asked: 'Deine Anfrage ist bei der Bank angekommen',
  withdraw: 'Anfrage zurückziehen',
  withdrawn: 'Anfrage zurückgezogen',
  emailsDiffer: 'Die beiden E-Mail-Adressen stimmen nicht überein!',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein!',
  strong: 'Das Passwort ist stark genug.',
} as const;

test.describe('what a visitor is refused', () => {
  test.use({ expectedErrors: [/40[0134] (GET|POST|PATCH) \/api/] });
  // Failures of other stories count for the network they share.
  test.beforeEach(({ portal }) => portal.forgetFailedSignIns());

  test('is told in their language', async ({ page, portal }) => {
    const { email } = await registered(portal, { email: 'tardi.de@example.org' });
    await page.goto('/login?lang=de');
    await page.getByLabel(words.email).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill('Sbagliata-1!');
    await page.getByLabel(words.password, { exact: true }).press('Enter');
    for (const text of words.unrecognised) {
      await expect(page.getByRole('alert')).toContainText(text);
    }
    for (const [address, text] of [
      [email, words.tooSoon],
      ['marco.bianchi@example.org', words.verified],
      ['nobody@example.org', words.unknown],
    ] as const) {
      await page.goto('/resend-email');
      await page.getByLabel(words.email).fill(address);
      await page.getByRole('button', { name: words.resend }).click();
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.goto('/registration-confirm?registrationToken=half');
    await expect(page.getByRole('alert')).toContainText(words.invalid);
    await page.goto('/reset-password');
    await expect(page.getByRole('alert')).toContainText(words.missing);
    await page.goto('/register');
    await page.locator('[name="email"]').fill('a@example.org');
    await page.locator('[name="emailConf"]').fill('b@example.org');
    await page.locator('[name="password"]').fill('Prova-2026!x');
    await page.locator('[name="passwordConf"]').fill('Prova-2026!y');
    await page.locator('[name="name"]').focus();
    await expect(page.getByText(words.emailsDiffer)).toBeVisible();
    await expect(page.getByText(words.passwordsDiffer)).toBeVisible();
    await expect(page.getByText(words.strong)).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe('what a person does and is refused', () => {
  test.use({ expectedErrors: [/40[09] (POST|PATCH) \/api/] });

  test('is told in their language', async ({ page, portal }) => {
    const { email, password } = await verified(portal, {
      email: 'lingua.de@example.org',
    });
    await page.goto('/?lang=de');
    await signIn(page, email, password);
    await page.getByRole('link', { name: 'Banca del Tempo di Lecco' }).click();
    await page.getByRole('button', { name: words.ask }).click();
    await expect(page.getByText(words.asked)).toBeVisible();
    await page.getByRole('button', { name: words.withdraw }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.withdraw }).click();
    await expect(page.getByText(words.withdrawn)).toBeVisible();
    await expect(page).toHaveURL('/waiting-bank');

    await page.goto('/user-profile?dialog=password');
    const dialog = page.getByRole('dialog');
    for (const [old, text] of [
      ['Sbagliata-1!', words.wrongOld],
      [password, words.changed],
    ] as const) {
      await dialog.getByLabel(words.oldPassword).fill(old);
      await dialog.getByLabel(words.newPassword).fill('Nuova-2026!x');
      await dialog.getByRole('button', { name: words.change }).click();
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.goto('/user-profile?dialog=edit');
    const fillEmail = async (email: string) => {
      await dialog.getByLabel(words.email, { exact: true }).fill(email);
      await dialog.getByLabel(words.repeat).fill(email);
    };
    await fillEmail('marco.bianchi@example.org');
    await dialog.getByRole('button', { name: words.save }).click();
    for (const text of words.taken) await expect(dialog.getByRole('alert')).toContainText(text);
    await fillEmail('altra.de@example.org');
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.signedOut)).toBeVisible();
  });
});
