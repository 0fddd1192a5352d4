/** The sentences of the specification's catalogue (§8), said with equal care in English and German. */
import { expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { registered, verified } from './support/newcomer.ts';

const languages = {
  en: {
    unrecognised: ['User not recognised', 'The credentials you entered were not recognised'],
    email: 'E-mail',
    password: 'Password',
    repeat: 'Repeat your e-mail',
    oldPassword: 'Old password',
    newPassword: 'New password',
    resend: 'Send the e-mail again',
    tooSoon: 'wait at least 5 minutes',
    verified: 'This e-mail address is already confirmed!',
    unknown: 'The e-mail address you entered does not exist!',
    invalid: 'This confirmation link is not valid',
    missing: 'A part of the link is missing',
    save: 'Save',
    taken: ['E-mail not changed', 'already in the portal. Enter another one'],
    signedOut: 'You have been signed out automatically',
    change: 'Change the password',
    wrongOld: 'The old password is wrong, or the new one is the same',
    changed: 'Password changed successfully',
    ask: 'Ask to join',
    asked: 'Your request has reached the bank',
    withdraw: 'Withdraw the request',
    withdrawn: 'Request withdrawn',
    emailsDiffer: 'The two e-mail addresses do not match!',
    passwordsDiffer: 'The two passwords do not match!',
    strong: 'The password seems strong enough.',
  },
  de: {
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
  },
} as const;

for (const [language, words] of Object.entries(languages)) {
  test.describe(`in ${language}`, () => {
    test.describe('what a visitor is refused', () => {
      test.use({ expectedErrors: [/40[0134] (GET|POST|PATCH) \/api/] });
      // Failures of other stories count for the network they share.
      test.beforeEach(({ portal }) => portal.forgetFailedSignIns());

      test('is told in their language', async ({ page, portal }) => {
        const { email } = await registered(portal, { email: `tardi.${language}@example.org` });
        await page.goto(`/login?lang=${language}`);
        await page.getByLabel(words.email).fill(email);
        await page.getByLabel(words.password, { exact: true }).fill('Sbagliata-1!');
        await page.keyboard.press('Enter');
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
          email: `lingua.${language}@example.org`,
        });
        await page.goto(`/?lang=${language}`);
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
        await fillEmail(`altra.${language}@example.org`);
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(page.getByText(words.signedOut)).toBeVisible();
      });
    });
  });
}
