/** The privacy notice of a bank in versions, and its members' answers (specification §36). */
import { atTheDesk } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const GIULIA = 'giulia.rossi@example.org';
const MARCO = 'marco.bianchi@example.org';

test('a notice is rewritten, a member is asked once and agrees @phone', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-profile?edit=bank');
  const text = page.getByLabel('Informativa privacy');
  await expect(text).not.toHaveValue('');
  await expect(page.getByRole('group', { name: italian('bank-desk:edit.asks.label') })).toHaveCount(
    0,
  );
  await text.fill('Teniamo i tuoi dati dieci anni.');
  const asks = page.getByRole('group', { name: italian('bank-desk:edit.asks.label') });
  await expect(asks.getByLabel(/soci la rileggono/)).toBeChecked();
  await page.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(page).toHaveURL('/bank-profile');

  await enterAs(page, MARCO, '/home');
  await expect(page.getByText(italian('privacy:card.where'))).toBeVisible();
  const question = page.getByRole('dialog', { name: italian('privacy:ask.title') });
  const card = page.getByRole('region', { name: /^Tocca a te/ });
  await card.getByRole('button', { name: 'Leggi e rispondi' }).click();
  await expect(question.getByText('Teniamo i tuoi dati dieci anni.')).toBeVisible();
  await question.getByText(/^Il testo che avevi accettato/).click();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Decidi più tardi' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await card.getByRole('button', { name: 'Leggi e rispondi' }).click();
  await question.getByRole('button', { name: italian('privacy:ask.accept') }).click();
  await expect(page.getByText(italian('privacy:ask.done'))).toBeVisible();
  await expect(card.getByRole('button', { name: 'Leggi e rispondi' })).toHaveCount(0);
});

test('the desk sees who has not answered, notes a sheet and writes to the others', async ({
  page,
}) => {
  await enterAs(page, GIULIA, '/bank-profile?edit=bank');
  const text = page.getByLabel('Informativa privacy');
  await expect(text).not.toHaveValue('');
  await text.fill('Un altro testo ancora.');
  await page.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(page.getByRole('button', { name: 'Salva i dati' })).toBeHidden();
  await page.goto('/bank-home');
  await page.getByRole('main').getByText('Altro', { exact: true }).click();
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/bank-privacy');
  const paper = page.getByRole('button', { name: /^Foglio firmato/ });
  await expect(paper.first()).toBeVisible();
  const waiting = await paper.count();
  await paper.first().click();
  const dialog = page.getByRole('dialog', { name: /^Foglio firmato/ });
  await dialog.getByRole('button', { name: 'Segna' }).click();
  const signed = dialog.getByLabel(italian('privacy:paper.signed'));
  await expect(signed).toHaveAttribute('aria-invalid', 'true');
  await signed.check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Segna' }).click();
  await expect(page.getByText(/^Segnato per (?!errore)/)).toBeVisible();
  await expect(paper).toHaveCount(waiting - 1);
  await page.getByRole('button', { name: /^Scrivi a \d+ soci$/ }).click();
  await expect(page.getByText(/email sono in partenza/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scrivi a 0 soci' })).toBeDisabled();
  await page.getByRole('button', { name: 'Tutti', exact: true }).click();
  await expect(page.getByText(/su carta/).first()).toBeVisible();
  await expectNoAxeViolations(page);

  const noted = page.getByRole('button', { name: /^Segnato per errore/ });
  const toSign = await paper.count();
  await noted.first().click();
  const mistake = page.getByRole('dialog', { name: /^Togliere il foglio segnato/ });
  await mistake.getByRole('button', { name: 'Togli il foglio' }).click();
  await expect(mistake.getByText('Scrivi perché').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await mistake.getByLabel(italian('privacy:mistake.reason')).fill('Ha firmato un’altra persona');
  await mistake.getByRole('button', { name: 'Togli il foglio' }).dblclick();
  await expect(page.getByText(/risulta di nuovo da chiedere$/)).toBeVisible();
  await expect(paper).toHaveCount(toSign + 1);
});

test('a former member without e-mail asks at the desk to be erased, and stays after all', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  const today = new Date().toISOString().slice(0, 10);
  const form = { name: 'Ida', surname: 'Partita', prefLocale: 'it', paperSigned: true };
  const { id } = await say('POST', '/admin/banks/users', { ...form, signedOn: today });
  await say('POST', `/admin/banks/users/${id}/closing`, { seen: 0, way: 'keep' });
  await enterAs(page, GIULIA, '/bank-privacy?view=left');
  await page.getByRole('button', { name: 'Vuole essere cancellato Partita Ida' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancellare i dati: Partita Ida' });
  await expect(dialog.getByRole('button', { name: 'Segna' })).toBeDisabled();
  await dialog.getByLabel('Al telefono').check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Segna' }).click();
  await expect(page.getByText(/^Si cancellano da/)).toBeVisible();
  await page.getByRole('button', { name: 'Resta Partita Ida' }).click();
  await expect(page.getByText('I dati di Partita Ida restano')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Vuole essere cancellato Partita Ida' }),
  ).toBeVisible();
});
