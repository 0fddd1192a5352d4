/** One member at the desk, and the columns of the list that each desk chooses. */
import type { Member } from '#contract/people/members.ts';
import { atTheDesk, GIULIA, newMember, pressRare } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test('a member’s page says who it is and what moved; the rest is one line each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAs(page, GIULIA, '/bank-members?q=facchinetti+bruno');
  await page.getByRole('link', { name: 'Facchinetti Bruno' }).click();
  await expect(
    page.getByRole('table', { name: italian('bank-exchanges:member.captions.all') }),
  ).toBeVisible();
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

test.describe('the number on a card', () => {
  test.use({ expectedErrors: [/409 PATCH \/api\/admin\/banks\/users\/\d+\/number/] });

  test('is changed to a free one with Enter; one of somebody else is refused with their name', async ({
    page,
    portal,
  }) => {
    const [one, other] = [
      await newMember(portal, 'tessera@example.org', 'Tessa'),
      await newMember(portal, 'altra.tessera@example.org', 'Altra'),
    ];
    const { say } = await atTheDesk(portal);
    const numberOf = async ({ id }: { id: number }) =>
      Number((await say('GET', `/users/${id}`)).number);
    const [before, taken] = [await numberOf(one), await numberOf(other)];
    await enterAs(page, GIULIA, `/bank-members/${one.id}`);
    const ask = () => pressRare(page, italian('members:cardNumber.act'));
    await ask();
    const dialog = page.getByRole('dialog', { name: 'Un altro numero per Tessa Arrivato' });
    await expect(dialog).toContainText(`Ora ha il numero ${before}.`);
    const field = dialog.getByLabel('Nuovo numero');
    await expectNoAxeViolations(page);
    // No number, and one that somebody has.
    await dialog.getByRole('button', { name: 'Cambia il numero' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(String(taken));
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(
      `Il numero ${taken} è sulla tessera di Altra Arrivato.`,
    );
    await expectNoAxeViolations(page);
    // The same number is no change, and leaves no trace.
    await field.fill(String(before));
    await field.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await numberOf(one)).toBe(before);
    // A free one.
    await ask();
    await field.fill('7203');
    await field.press('Enter');
    await expect(page.getByText('Tessa Arrivato ora ha la tessera 7203')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await numberOf(one)).toBe(7203);
    const trail = await say('GET', `/admin/banks/users/${one.id}/audit`);
    const changes = trail.flatMap((entry: { changes: object[] }) => entry.changes);
    expect(changes).toContainEqual({ field: 'number', before: String(before), after: '7203' });
    expect(changes.filter((change: { field?: string }) => change.field === 'number')).toHaveLength(
      1,
    );
    // The old card may still be about: its number needs a tick.
    await page.goto(`/bank-members/${other.id}`);
    await ask();
    const second = page.getByRole('dialog', { name: 'Un altro numero per Altra Arrivato' });
    await second.getByLabel('Nuovo numero').fill(String(before));
    await second.getByLabel('Nuovo numero').press('Enter');
    await expect(second).toContainText(`Tessa Arrivato ha avuto il numero ${before}`);
    await second.getByLabel(italian('members:cardNumber.anyway')).check();
    await expectNoAxeViolations(page);
    await second.getByRole('button', { name: 'Cambia il numero' }).dblclick();
    await expect(second).toBeHidden();
    expect(await numberOf(other)).toBe(before);
  });
});
