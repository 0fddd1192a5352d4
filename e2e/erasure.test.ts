/** Being erased, on one's own page (specification §34). */
import { enterAs, expect, expectNoAxeViolations, forget, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { verified } from './support/newcomer.ts';

test('is asked for with the password, waits a week, and is taken back with the link of the letter', async ({
  page,
  portal,
}) => {
  const { email, password } = await verified(portal, {
    email: `${crypto.randomUUID()}@example.org`,
  });
  await enterAs(page, email, '/user-security', password);
  const card = page.getByRole('region', { name: italian('privacy:erasure.title') });
  await card.getByText(italian('privacy:erasure.what')).click();
  await expect(card.getByText('per esempio Persona 4711', { exact: false })).toBeVisible();
  await card.getByRole('button', { name: 'Cancella i miei dati' }).click();
  const dialog = page.getByRole('dialog', { name: italian('privacy:erasure.ask.title') });
  await expect(dialog.getByLabel('La tua password')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('La tua password').fill(password);
  await dialog.getByRole('button', { name: 'Cancella i miei dati' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText(/^Hai chiesto di cancellare i tuoi dati/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Tieni i miei dati' })).toBeVisible();
  await expectNoAxeViolations(page);

  const subject = italian('mail-accounts:erasure-asked.subject');
  const { links } = await portal.mails.next({ to: email, subject });
  await forget(page);
  await page.goto(links.find((link) => link.includes('/act/')) ?? '');
  await expect(
    page.getByRole('heading', { name: italian('letters:title.keep-account') }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Tieni i miei dati' }).click();
  await expect(page.getByText(/^I tuoi dati restano[.] Se non/)).toBeVisible();
});
