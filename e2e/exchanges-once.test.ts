/** One intention, one exchange: whatever is clicked twice, lost on its way, reloaded or signed out of. */
import { enterAs, expect, forget, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import {
  debtor,
  FAILED,
  fillIn,
  keysSent,
  RECORDED,
  register,
  waiting,
} from './support/recording.ts';

const MARCO = 'marco.bianchi@example.org';
const SARA = 'sara.fontana@example.org';

test('two exchanges alike are two when they are meant', async ({ page, portal }) => {
  const { anna } = await marcoAndAnna(portal);
  await enterAs(page, MARCO, '/new-transaction');
  const keys = keysSent(page);
  for (const count of [1, 2]) {
    await fillIn(page, { note: 'Ogni settimana' });
    await register(page).click();
    await expect.poll(() => waiting(anna, 'Ogni settimana')).toHaveLength(count);
    await page.getByRole('button', { name: 'Registra un altro' }).click();
    await expect(debtor(page)).toHaveValue('');
  }
  expect(new Set(keys).size).toBe(2);
});

test.describe('the answer is lost on its way', () => {
  test.use({ expectedErrors: [/POST .* net::ERR_FAILED/] });

  test('trying again is the same exchange, also after a reload', async ({ page, portal }) => {
    const { anna } = await marcoAndAnna(portal);
    await enterAs(page, MARCO, '/new-transaction');
    const keys = keysSent(page);
    await fillIn(page, { note: 'Risposta persa' });
    await page.route('**/api/users/transactions', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await register(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(FAILED);
    await expect(alert).toContainText('non verrà registrato due volte');
    await expect(page.getByLabel('Nota')).toHaveValue('Risposta persa');

    await page.unroute('**/api/users/transactions');
    await page.reload();
    await expect(page.getByText(italian('ui:draft.kept'))).toBeVisible();
    await expect(debtor(page)).toHaveValue('Ferrari Anna');
    await register(page).click();
    await expect(page.getByText(RECORDED)).toBeVisible();
    expect(await waiting(anna, 'Risposta persa')).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
  });
});

test.describe('the session ends while one writes', () => {
  test.use({ expectedErrors: [/401 POST/] });

  test('after signing in everything is still there', async ({ page, portal }) => {
    const { anna } = await marcoAndAnna(portal);
    await enterAs(page, MARCO, '/new-transaction');
    await fillIn(page, { note: 'Sessione finita' });
    await page.evaluate(() =>
      fetch('/api/logout', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
      }),
    );
    await register(page).click();
    await page.waitForURL((url) => url.pathname === '/');
    const word = page.locator('input[autocomplete="current-password"]');
    await word.fill('Tempo-2019!');
    await word.press('Enter');
    await page.waitForURL('**/new-transaction');
    await expect(page.getByLabel('Nota')).toHaveValue('Sessione finita');
    await register(page).click();
    await expect(page.getByText(RECORDED)).toBeVisible();
    expect(await waiting(anna, 'Sessione finita')).toHaveLength(1);
  });
});

test('a draft can be thrown away, and is nobody else’s', async ({ page }) => {
  await enterAs(page, MARCO, '/new-transaction');
  await page.getByLabel('Nota').fill('Da buttare');
  await page.reload();
  await page.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(page.getByLabel('Nota')).toHaveValue('');
  await page.getByLabel('Nota').fill('Solo mia');
  await forget(page);
  await enterAs(page, SARA, '/new-transaction');
  await expect(page.getByLabel('Nota')).toHaveValue('');
});
