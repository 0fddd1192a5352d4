/** The list of an evening (law L10): printed, ticked by card number and Enter, one question, a minute, the books. */
import type { Member } from '#contract/people/members.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { afterPrint, printed, withoutDialog } from './support/printing.ts';
import { unique } from './support/unique.ts';

test('who came is ticked by number or name, hours are typed once and changed for one', async ({
  page,
  portal,
}) => {
  const note = unique('Mercatino');
  const { say, exchanges } = await atTheDesk(portal);
  const [luisa]: Member[] = await say('GET', '/admin/banks/1/users?q=carminati+luisa');
  const [renato]: Member[] = await say('GET', '/admin/banks/1/users?q=rota+renato');
  await enterAs(page, GIULIA, '/bank-new-transaction');
  await page.getByRole('link', { name: italian('bank-record:fromEvening') }).click();
  await expect(page.getByRole('heading', { name: 'Foglio della serata' })).toBeVisible();

  await withoutDialog(page);
  await page.getByRole('button', { name: italian('evening:print') }).click();
  await printed(page);
  await expect(page.locator('article[data-paper]')).toContainText(luisa?.fullName ?? '-');
  await afterPrint(page);

  await page
    .getByRole('button', { name: /^Registra/ })
    .last()
    .click();
  await expect(page.getByRole('link', { name: /Segna chi è venuto/ })).toBeVisible();
  await page.getByLabel('Ore di ciascuno').fill('2');
  const search = page.getByRole('searchbox', { name: /Numero di tessera o nome/ });
  await search.fill(String(luisa?.number));
  await search.press('Enter');
  await expect(search).toHaveValue('');
  await search.fill('rota re');
  await search.press('Enter');
  // The same number once more ticks nobody else.
  await search.fill(String(luisa?.number));
  await search.press('Enter');
  await search.fill('');
  await expect(page.getByText('2 persone · 4 h in tutto')).toBeVisible();
  await page.getByLabel(`Ore di ${renato?.fullName}, se diverse`).fill('1,5');
  await expect(page.getByText('2 persone · 3 h 30 in tutto')).toBeVisible();
  await page.getByRole('combobox', { name: 'Attività' }).fill('orto');
  await page.getByRole('option').first().click();
  await page.getByLabel('Nota').fill(note);
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(page.getByText('2 persone · 3 h 30 in tutto')).toBeVisible();
  await page.getByRole('button', { name: 'Registra 2 scambi' }).click();
  const question = page.getByRole('alertdialog', { name: 'Registrare 2 scambi?' });
  await expect(question).toContainText('2 persone hanno dato 3 h 30 in tutto alla banca');
  await question.getByRole('button', { name: 'Registra 2 scambi' }).dblclick();
  await expect(page.getByText('2 scambi partono tra un minuto')).toBeVisible();
  const batches = page.getByRole('region', { name: 'Registrazioni multiple' });
  await expect(batches.getByRole('listitem').filter({ hasText: note })).toHaveCount(2);
  expect(await exchanges(encodeURIComponent(note))).toHaveLength(0);
  await portal.letBatchesStart();
  await expect(batches.getByRole('listitem').filter({ hasText: note }).first()).toContainText(
    'Uno scambio registrato',
  );
  expect(await exchanges(encodeURIComponent(note))).toHaveLength(2);
});
