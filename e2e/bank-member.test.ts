/** One member at the desk, and the columns of the list that each desk chooses. */
import type { Member } from '#contract/people/members.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

test('a member’s page says who it is and what moved; the rest is one line each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAs(page, GIULIA, '/bank-members?q=facchinetti+bruno');
  await page.getByRole('link', { name: 'Facchinetti Bruno' }).click();
  await expect(page.getByRole('table', { name: 'Scambi di questa persona' })).toBeVisible();
  for (const part of [
    'Limiti del saldo',
    'Persone di fiducia',
    'Cosa sa fare',
    'Libretti degli assegni',
    'Appuntamenti',
    'Che cosa è successo',
  ]) {
    const summary = page
      .getByRole('region', { name: part, exact: true })
      .locator('summary')
      .first();
    await expect(summary).toBeVisible();
    expect((await summary.boundingBox())?.height).toBeLessThanOrEqual(60);
  }
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(tall).toBeLessThanOrEqual(1400);
  const acts = page.getByRole('main').locator('a, button, summary').filter({ visible: true });
  const ofTheTable = page
    .getByRole('main')
    .locator('table :is(a, button)')
    .filter({ visible: true });
  const lines = page.getByRole('main').locator('section > details > summary');
  const pressed = (await acts.count()) - (await ofTheTable.count()) - (await lines.count());
  expect(pressed).toBeLessThanOrEqual(14);
});

test('the list has card and state, and each desk chooses its columns, which stay chosen', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { say } = await atTheDesk(portal);
  const [battista]: Member[] = await say('GET', '/admin/banks/1/users?q=zanetti+battista');
  await enterAs(page, GIULIA, '/bank-members?q=zanetti+battista');
  const table = page.getByRole('table', { name: 'Soci della banca' });
  const row = table.getByRole('row', { name: /Zanetti Battista/ });
  await expect(row.locator('[data-label="Tessera"]')).toHaveText(String(battista?.number));
  await expect(row.locator('[data-label="Stato"]')).toHaveText('carta');
  // All of the specification’s columns are there at first.
  const all = ['Tessera', 'Stato', 'Sesso', 'Nascita', 'Email', 'Telefono', 'Lingua', 'Saldo'];
  for (const name of all) {
    await expect(table.getByRole('columnheader', { name }), name).toBeVisible();
  }
  await page.getByRole('button', { name: 'Colonne' }).click();
  const dialog = page.getByRole('dialog', { name: 'Le colonne dell’elenco' });
  await dialog.getByRole('checkbox', { name: 'Sesso' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Lingua' }).uncheck();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(table.getByRole('columnheader', { name: 'Sesso' })).toHaveCount(0);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Lingua' })).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Modifica/ })).toBeVisible();
  await page.goto('/bank-members?login=without-email');
  await table.getByRole('button', { name: 'Cognome' }).click();
  await expect(page).toHaveURL(/sort=surname/);
  const sorted: Member[] = await say(
    'GET',
    '/admin/banks/1/users?login=without-email&sort=surname',
  );
  expect(sorted.length).toBeGreaterThan(1);
  await expect(table.locator('tbody td[data-on-phone="title"] a')).toHaveText(
    sorted.map(({ fullName }) => fullName),
  );
});
