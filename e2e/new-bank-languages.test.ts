/** Finding a bank, asking for a new one, deciding on it, a picture of oneself: in English and German. */
import sharp from 'sharp';
import { newBankForm } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { ask, tokenOf, verified } from './support/newcomer.ts';

const DESK = 'portale@example.org';

const languages = {
  en: {
    search: ['Name or place', 'No bank found', 'Show all banks'],
    form: [
      'Send the request',
      'Enter the name of the bank',
      'Enter the text of the privacy notice',
    ],
    first: 'Write to the administrators of the portal first',
    sent: 'The request for the new bank has been sent',
    desk: ['New banks', 'asks for it', 'Do not approve', 'Decide later'],
    denyAsk: (bank: string) => `Turn ${bank} down?`,
    denied: (bank: string) => `The request for ${bank} is turned down`,
    picture: [
      'Use this picture',
      'Picture saved',
      'Back to the default picture',
      'Picture removed',
    ],
  },
  de: {
    search: ['Name oder Ort', 'Keine Bank gefunden', 'Alle Banken zeigen'],
    form: [
      'Anfrage senden',
      'Gib den Namen der Bank ein',
      'Gib den Text des Datenschutzhinweises ein',
    ],
    first: 'Schreib zuerst',
    sent: 'Die Anfrage für die neue Bank ist gesendet',
    desk: ['Neue Banken', 'Anfrage von', 'Nicht genehmigen', 'Später entscheiden'],
    denyAsk: (bank: string) => `${bank} nicht genehmigen?`,
    denied: (bank: string) => `Die Anfrage für ${bank} ist abgelehnt`,
    picture: [
      'Dieses Bild verwenden',
      'Bild gespeichert',
      'Zurück zum Standardbild',
      'Bild entfernt',
    ],
  },
} as const;

for (const [language, words] of Object.entries(languages)) {
  test(`a bank sought in vain, and a new one asked for, in ${language}`, async ({
    page,
    portal,
  }) => {
    const { email, password } = await verified(portal, { email: `neu.${language}@example.org` });
    await enterAs(page, email, `/waiting-bank?lang=${language}`, password);
    const [label, nothing, all] = words.search;
    await page.getByRole('searchbox', { name: label }).fill('atlantide');
    await expect(page.getByText(nothing)).toBeVisible();
    await page.getByRole('button', { name: all }).click();
    await expect(page.getByRole('link', { name: 'Zeitbank Bozen' })).toBeVisible();

    await page.goto('/create-bank');
    await expect(page.getByText(words.first)).toBeVisible();
    const [submit, noName, noPrivacy] = words.form;
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('alert')).toContainText(noName);
    await expect(page.getByRole('alert')).toContainText(noPrivacy);
    await expectNoAxeViolations(page);
    const bank = `Zeitbank ${language}`;
    for (const [field, value] of Object.entries(newBankForm(bank))) {
      await page.locator(`[data-field="${field}"]`).getByRole('textbox').fill(value);
    }
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(words.sent)).toBeVisible();
  });

  test(`a new bank is turned down at the desk, in ${language}`, async ({ page, portal }) => {
    const bank = `Altrove ${language}`;
    const { email, password } = await verified(portal, { email: `fern.${language}@example.org` });
    await ask(portal, 'POST', '/admin/banks', {
      token: await tokenOf(portal, email, password),
      body: newBankForm(bank),
    });
    await enterAs(page, DESK, `/portal?lang=${language}`);
    const [title, applicant, deny, keep] = words.desk;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const card = page.getByRole('region', { name: bank });
    await expect(card).toContainText(applicant);
    await card.getByRole('button', { name: deny }).click();
    const question = page.getByRole('alertdialog', { name: words.denyAsk(bank) });
    await expect(question.getByRole('button', { name: keep })).toBeFocused();
    await question.getByRole('button', { name: deny }).click();
    await expect(page.getByText(words.denied(bank))).toBeVisible();
  });

  test(`a picture of oneself, in ${language}`, async ({ page, portal }) => {
    const { email, password } = await verified(portal, { email: `bild.${language}@example.org` });
    await enterAs(page, email, `/user-profile?lang=${language}`, password);
    const create = { width: 400, height: 400, channels: 3, background: '#3050a0' } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    const [use, saved, reset, removed] = words.picture;
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: use }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await page.getByRole('button', { name: reset }).click();
    await expect(page.getByText(removed)).toBeVisible();
  });
}
