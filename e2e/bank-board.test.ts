/** The board at the desk: a report, taking a notice off with a sentence, and putting it back (specification §20). */
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, forget, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const TITLE = 'Prenotare una visita al CUP online';

test('a member reports a notice, the desk takes it off the board and puts it back', async ({
  page,
}) => {
  await enterAs(page, 'marco.bianchi@example.org', '/board?q=CUP');
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByText('Altro', { exact: true }).click();
  await page.getByRole('button', { name: 'Segnala alla segreteria' }).click();
  await page.getByRole('radio', { name: 'Chiede soldi' }).check();
  await page.getByRole('button', { name: 'Segnala', exact: true }).click();
  await expect(page.getByText(italian('notices:report.done'))).toBeVisible();

  await forget(page);
  await enterAs(page, GIULIA, '/bank-board?view=check');
  await expect(page.getByText('Marco Bianchi segnala: Chiede soldi.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Togli dalla bacheca' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Perché?').fill('Chiediamo prima a Oksana');
  await dialog.getByRole('button', { name: 'Togli dalla bacheca' }).click();
  await expect(page.getByText(italian('notices:empty.filtered'))).toBeVisible();
  await page.getByRole('button', { name: 'Tolti' }).click();
  await expect(page.getByText('Il motivo: Chiediamo prima a Oksana')).toBeVisible();
  await page.getByRole('button', { name: 'Rimettilo in bacheca' }).click();
  await page.getByRole('button', { name: 'In bacheca', exact: true }).click();
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
});
