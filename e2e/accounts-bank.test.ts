/** Finding a bank, asking to join it, waiting for its answer (specification §2, §4, §8). */
import { expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { decideOn, verified } from './support/newcomer.ts';

const PAOLO = 'paolo.colombo@example.org';
const LECCO = 'Banca del Tempo di Lecco';

test('a person without a bank finds one, asks, and goes on by themselves once accepted', async ({
  page,
  portal,
}) => {
  const email = 'cerca@example.org';
  const { password } = await verified(portal, { email, name: 'Rosa' });
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: 'Ciao Rosa!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crea una nuova banca' })).toBeVisible();
  await expectNoAxeViolations(page);

  const search = page.getByRole('searchbox', { name: 'Nome o luogo' });
  await search.fill('atlantide');
  await expect(page.getByText('Nessuna banca trovata')).toBeVisible();
  await page.getByRole('button', { name: italian('banks:search.clear') }).click();
  await expect(page.getByRole('link', { name: LECCO })).toBeVisible();
  await expect(page).toHaveURL('/waiting-bank');
  await search.fill('lec');
  await expect(page).toHaveURL('/waiting-bank?q=lec');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: LECCO }).click();
  // The privacy notice below names the address too.
  await expect(page.getByText('Piazza Garibaldi 8, 23900 Lecco', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Chiedi di entrare' }).dblclick();

  await expect(page).toHaveURL('/processing-request');
  await expect(page.getByText('Richiesta alla Banca avvenuta correttamente')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: italian('banks:processing.title') }),
  ).toBeVisible();
  await expect(page.getByText('lecco@example.org')).toBeVisible();
  await expectNoAxeViolations(page);
  await portal.mails.next({ to: PAOLO });

  await decideOn(portal, PAOLO, email, 'accept');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('La banca ha accettato la tua richiesta')).toBeVisible();
});

test('a denied person may ask again, and withdraw after one question', async ({ page, portal }) => {
  const email = 'rifiutato@example.org';
  const { password } = await verified(portal, { email, bank: LECCO });
  await signIn(page, email, password);
  await expect(page).toHaveURL('/processing-request');
  await expect(page.getByText('lecco@example.org')).toBeVisible();
  await decideOn(portal, PAOLO, email, 'deny');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL('/waiting-bank');
  await expect(page.getByText('non è stata accettata')).toBeVisible();

  await page.getByRole('link', { name: LECCO }).click();
  await page.getByRole('button', { name: 'Chiedi di entrare' }).click();
  await expect(page).toHaveURL('/processing-request');
  await page.getByRole('button', { name: 'Ritira la richiesta' }).click();
  const question = page.getByRole('alertdialog', { name: italian('banks:processing.withdrawAsk') });
  await expect(question).toContainText(LECCO);
  await expect(question.getByRole('button', { name: 'No, la lascio' })).toBeFocused();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'No, la lascio' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/processing-request');
  await page.getByRole('button', { name: 'Ritira la richiesta' }).click();
  await question.getByRole('button', { name: 'Ritira la richiesta' }).click();
  await expect(page).toHaveURL('/waiting-bank');
  await expect(page.getByText('Richiesta ritirata')).toBeVisible();
});

test('a member reaches the bank search from the logo and comes back with Back', async ({
  page,
}) => {
  await signIn(page, 'marco.bianchi@example.org');
  await page.getByRole('banner').getByRole('link', { name: 'Cerca una banca' }).click();
  await expect(page).toHaveURL('/search-bank');
  await page.getByRole('link', { name: 'Zeitbank Bozen' }).click();
  await expect(page.getByRole('heading', { name: 'Zeitbank Bozen' })).toBeVisible();
  await expect(page.getByText('Runkelsteiner Straße 11')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chiedi di entrare' })).toBeHidden();
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Cerca una banca' })).toBeVisible();
});
