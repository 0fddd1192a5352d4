/** The text for the group on the phone (specification §45): looked at, shared or copied, never sent. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test('the desk copies the requests of the week for the group', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { say } = await atTheDesk(portal);
  await enterAs(page, GIULIA, '/bank-board');
  await page.getByRole('button', { name: italian('outside:group.act') }).click();
  const dialog = page.getByRole('dialog', { name: 'Per il gruppo' });
  await expect(dialog.getByRole('link', { name: 'Vai alle regole' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click();

  await say('PUT', '/admin/rules/board-public', { value: true, note: 'Per il gruppo' });
  await page.reload();
  // What the phone would open is not here: the text goes where it is pasted.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: ShareData) => {
        document.documentElement.dataset['shared'] = data.text ?? '';
        return Promise.resolve();
      },
    });
  });
  await page.getByRole('button', { name: italian('outside:group.act') }).click();
  const text = dialog.getByRole('region', { name: italian('outside:group.label') });
  await expect(text).toContainText('questa settimana cerchiamo');
  await expect(text).toContainText('board-visit?from=group');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Condividi' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /cerchiamo/);
});
