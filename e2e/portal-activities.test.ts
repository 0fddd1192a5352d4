/** The list of activities at the portal's desk, and what members see of a change. */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const DESK = 'portale@example.org';

test.describe('keeping the list', () => {
  test.use({ expectedErrors: [/400 POST/] });

  test('an activity is added, moved, renamed, taken out and put back', async ({ page }) => {
    await enterAs(page, DESK, '/portal/banks');
    await page.getByRole('link', { name: 'Le attività' }).click();
    await expect(page).toHaveURL('/portal/activities');
    const care = page.getByRole('region', { name: 'Cura e compagnia' });
    await expect(care.getByRole('listitem')).toHaveCount(7);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Modifica l’elenco' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Aggiungi un’attività' }).click();
    const adding = page.getByRole('dialog', { name: 'Aggiungi un’attività' });
    await expectNoAxeViolations(page);
    await adding.getByRole('button', { name: 'Salva' }).click();
    await expect(adding.getByRole('link', { name: 'Scegli il gruppo' })).toBeVisible();
    await expect(adding.getByRole('link', { name: /almeno in una lingua/ })).toBeVisible();
    await adding.getByLabel('Gruppo').selectOption('Cura e compagnia');
    await adding.getByLabel('Nome in italiano').fill('PASSEGGIATE  insieme');
    await adding.getByRole('button', { name: 'Salva' }).click();
    await expect(adding.getByRole('link', { name: /^Questo nome c’è già/ })).toBeVisible();
    await adding.getByLabel('Nome in italiano').fill('Massaggi');
    await adding.getByRole('button', { name: 'Salva' }).dblclick();
    await expect(page.getByText('«Massaggi» è nell’elenco')).toBeVisible();
    await expect(adding).toHaveCount(0);
    await expect(care.getByRole('listitem').last()).toContainText('Massaggi');

    const handle = care.getByRole('button', { name: /^Sposta «Massaggi»/ });
    await handle.press('ArrowUp');
    await expect(care.getByRole('listitem').nth(6)).toContainText('Massaggi');
    await expect(handle).toBeFocused();
    // By the pointer as far as one likes, once the last step is kept.
    await expect(care.getByRole('list')).toHaveAttribute('aria-busy', 'false');
    const first = care.getByRole('listitem').first();
    // Both ends of the way in sight.
    await care.evaluate((group) => group.scrollIntoView({ block: 'center' }));
    await care.getByRole('listitem').nth(6).dragTo(first);
    await expect(first).toContainText('Massaggi');

    await care.getByRole('button', { name: 'Modifica «Massaggi»' }).click();
    const changing = page.getByRole('dialog', { name: 'Modifica l’attività' });
    await changing.getByLabel('Nome in italiano').fill('Massaggi rilassanti');
    await changing.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('«Massaggi rilassanti» è salvato')).toBeVisible();

    await care.getByRole('button', { name: 'Modifica «Massaggi rilassanti»' }).click();
    await changing.getByRole('button', { name: 'Togli dall’elenco' }).click();
    const question = page.getByRole('alertdialog', { name: /Togliere «Massaggi rilassanti»/ });
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Togli dall’elenco' }).click();
    const retired = page.getByRole('region', { name: 'Non più nell’elenco' });
    await expect(retired.getByRole('listitem')).toContainText('Massaggi rilassanti');
    await retired.getByRole('button', { name: /^Rimetti nell’elenco/ }).click();
    await expect(page.getByText('«Massaggi rilassanti» è di nuovo nell’elenco')).toBeVisible();
    await expect(retired).toHaveCount(0);
  });
});

test('one is merged into another, and a draft with it asks for another', async ({
  page,
  context,
}) => {
  const member = await context.browser()?.newPage();
  if (!member) throw new Error('a browser opens another page');
  await enterAs(member, 'marco.bianchi@example.org', '/new-transaction');
  const field = member.getByRole('combobox', { name: 'Attività' });
  await field.fill('maglia');
  await member.getByRole('option', { name: 'Maglia e uncinetto' }).click();
  await expect(field).toHaveValue('Maglia e uncinetto');

  await enterAs(page, DESK, '/portal/activities?edit=1');
  await page.getByRole('button', { name: 'Modifica «Maglia e uncinetto»' }).click();
  await page.getByRole('button', { name: 'Unisci a un’altra' }).click();
  const dialog = page.getByRole('dialog', { name: /Unisci «Maglia e uncinetto»/ });
  const into = dialog.getByRole('combobox', { name: 'Quale resta' });
  await into.fill('pittura');
  await dialog.getByRole('option', { name: 'Pittura e bricolage' }).click();
  await expect(dialog.getByRole('status')).toContainText('contano con «Pittura e bricolage»');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Unisci', exact: true }).click();
  await expect(
    page.getByText('«Maglia e uncinetto» è unita a «Pittura e bricolage»'),
  ).toBeVisible();
  const retired = page.getByRole('region', { name: 'Non più nell’elenco' });
  await expect(retired).toContainText('Unita a «Pittura e bricolage»');

  await member.reload();
  await expect(member.getByText(italian('errors:fields.activity-retired'))).toBeVisible();
  await expect(field).toHaveValue('');
  await member.close();
});

test('one press moves an activity by one place, without dragging and without arrow keys', {
  tag: '@phone',
}, async ({ page }) => {
  await enterAs(page, DESK, '/portal/activities?edit=1');
  const group = page.getByRole('region', { name: 'Cura e compagnia' });
  const lines = group.getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  await expectNoAxeViolations(page);
  const nameAt = async (nth: number) =>
    (await lines.nth(nth).getByText(/\p{L}/u).first().textContent())?.trim() ?? '';
  const [first, second] = [await nameAt(0), await nameAt(1)];
  const up = group.getByRole('button', { name: `«${second}» un posto più su` });
  await expect(up).toHaveJSProperty('offsetHeight', 44);
  await up.click();
  await expect(lines.first()).toContainText(second);
  await expect(lines.nth(1)).toContainText(first);
  await expect(up).toBeFocused();
  // At the end it is off, keeps the focus, and does nothing.
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await up.press('Enter');
  await expect(group.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  await group.getByRole('button', { name: `«${second}» un posto più giù` }).click();
  await expect(lines.first()).toContainText(first);
  await page.reload();
  await expect(lines.nth(1)).toContainText(second);
});

test('that no language has a name is said at the one of the reader', async ({ page }) => {
  await enterAs(page, DESK, '/portal/activities?edit=1&lang=de');
  const missing = 'Schreibe den Namen in mindestens einer Sprache';
  for (const [open, title] of [
    ['Tätigkeit hinzufügen', 'Tätigkeit hinzufügen'],
    ['Gruppe hinzufügen', 'Gruppe hinzufügen'],
  ] as const) {
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const own = dialog.getByLabel('Name auf Deutsch');
    const italian = dialog.getByLabel('Name auf Italienisch');
    await italian.fill('   ');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByRole('link', { name: missing }).click();
    await expect(own).toBeFocused();
    await expect(own).toHaveAccessibleDescription(new RegExp(missing));
    await expect(italian).not.toHaveAttribute('aria-invalid');
    await expectNoAxeViolations(page);
    // A name in any language is enough.
    await italian.fill('Prova');
    await expect(dialog.getByText(missing)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
