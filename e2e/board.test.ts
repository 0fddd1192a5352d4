/** The board: from "I need help" to the exchange that gives the hours to who helped (specification §20). */
import sharp from 'sharp';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { printed, withoutDialog } from './support/printing.ts';

test('a request goes from home to a yes, and its exchange begins filled in', async ({
  page,
  context,
}) => {
  const title = 'Qualcuno che mi aggiusti il rubinetto che perde';
  await enterAs(page, 'anna.ferrari@example.org', '/home');
  await page
    .getByRole('region', { name: 'Chi cerca te' })
    .getByRole('link', { name: 'Cerco aiuto' })
    .click();
  await page.getByLabel(italian('notices:form.title.request')).fill(title);
  await page.getByRole('button', { name: 'Piccole riparazioni domestiche' }).click();
  await page.reload();
  await expect(page.getByLabel(italian('notices:form.title.request'))).toHaveValue(title);
  await expect(
    page.getByText('I recapiti li vede chi accetti: telefono, email · cambia'),
  ).toBeVisible();
  await expect(page.getByText(italian('notices:form.contact'))).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Chiedi aiuto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(italian('notices:forMember.noAnswers'))).toBeVisible();
  await expectNoAxeViolations(page);
  const address = new URL(page.url()).pathname;

  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  if (!other) throw new Error('a browser has contexts');
  const helper = await other.newPage();
  // By the link of a weekly letter: the portal is told once, and the address is clean.
  const visit = helper.waitForRequest('**/api/users/board-digests/7/visit');
  await enterAs(helper, 'marco.bianchi@example.org', '/board?letter=7');
  await visit;
  await expect(helper).toHaveURL('/board');
  await helper.getByLabel('Cerca nella bacheca').fill('idraulico');
  await expect(helper.getByRole('link', { name: title })).toBeVisible();
  await expectNoAxeViolations(helper);
  await helper.getByRole('link', { name: title }).click();
  await helper.getByLabel(italian('notices:answerText')).fill('Passo giovedì');
  await helper.getByRole('button', { name: 'Posso io' }).click();
  await expect(helper.getByText('Anna Ferrari non ha ancora deciso.')).toBeVisible();

  await page.goto(address);
  await expect(page.getByText('Passo giovedì')).toBeVisible();
  await page.getByRole('button', { name: 'Sì, va bene' }).click();
  await expect(page.getByRole('link', { name: italian('notices:record.received') })).toBeVisible();
  await helper.goto(address);
  await helper.getByRole('link', { name: 'Registra lo scambio' }).click();
  await expect(helper.getByLabel('Nota')).toHaveValue(title);
  await expect(helper.getByText('Anna Ferrari').first()).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Non serve più' }).click();
  await page.getByRole('radio', { name: 'Sì, con Marco Bianchi' }).check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Chiudi l’annuncio' }).click();
  await expect(page.getByText(italian('notices:stateSentences.closed'))).toBeVisible();
  await page.goto('/board?view=mine');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a notice has a picture that its readers see, and is printed with strips to tear off', async ({
  page,
  portal,
}) => {
  await withoutDialog(page);
  await enterAs(page, 'anna.ferrari@example.org', '/board?view=mine');
  await page.getByRole('link', { name: 'Pane fatto in casa, insieme' }).click();
  await expect(page.getByText(italian('notices:picture.hint'))).toBeVisible();
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#c98a3a' },
  })
    .png()
    .toBuffer();
  const file = { name: 'pane.png', mimeType: 'image/png', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Usa questa immagine' }).click();
  await expect(page.getByText('Foto salvata')).toBeVisible();
  const picture = { name: 'La foto di “Pane fatto in casa, insieme”' };
  await expect(page.getByRole('img', picture)).toBeVisible();
  await page.getByText('Condividi o stampa').click();
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await printed(page);
  await expect(page.locator('[data-paper]')).toContainText('Chiama la segreteria al');
  await expect(page.locator('[data-paper]')).not.toContainText('Anna');

  const reader = await page.context().browser()?.newPage({ baseURL: portal.url });
  if (!reader) throw new Error('a page has a browser');
  await enterAs(reader, 'marco.bianchi@example.org', new URL(page.url()).pathname);
  await expect(reader.getByRole('img', picture)).toBeVisible();
  // It comes before the form that answers.
  const answer = reader.getByRole('main').getByRole('textbox');
  await expect(answer).toBeVisible();
  const both = reader.getByRole('img', picture).or(answer);
  await expect(both.first()).toHaveAccessibleName(picture.name);
  await expectNoAxeViolations(reader);
  await reader.close();
});
