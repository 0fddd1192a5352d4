/** The language of a bank (specification §2): chosen at its desk, and what of the bank is in it from then on. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const CHOICE = italian('bank-desk:edit.locale');

test('its desk chooses it, and people who have chosen none begin in it', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rules/board-public', { value: true, note: 'Per il gruppo' });
  await enterAs(page, GIULIA, '/bank-profile?edit=bank');
  const form = page.getByRole('form', { name: italian('bank-desk:edit.title') });
  const language = form.getByLabel(CHOICE);
  await expect(language).toHaveValue('it');
  await expect(language).toHaveAccessibleDescription(italian('bank-desk:edit.localeHint'));
  await language.selectOption('es');

  // Left without saving, nothing follows.
  await form.getByRole('button', { name: italian('ui:leave') }).click();
  await page.getByRole('button', { name: 'Modifica i dati' }).click();
  await expect(language).toHaveValue('it');

  await language.selectOption('es');
  await page.reload();
  await expect(page.getByText(italian('ui:draft.kept'))).toBeVisible();
  await expect(language).toHaveValue('es');
  await form.getByRole('button', { name: 'Salva i dati' }).dblclick();
  await expect(page.getByText(italian('bank-desk:edit.saved'))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Modifica i dati' }).click();
  await expect(language).toHaveValue('es');
  await expectNoAxeViolations(page);

  // The pages stay in the language of who reads them.
  await page.goto('/bank-members-new');
  await expect(page.getByLabel(italian('desk-work:register.locale'))).toHaveValue('es');
  await page.goto('/bank-board');
  await page.getByRole('button', { name: italian('outside:group.act') }).click();
  const text = page.getByRole('region', { name: italian('outside:group.label') });
  await expect(text).toContainText('esta semana buscamos');
  await expect(text).toContainText('from=group&lang=es');
  await expectNoAxeViolations(page);
});

test('members are not asked for it', async ({ page }) => {
  await enterAs(page, 'marco.bianchi@example.org', '/bank-profile?edit=bank');
  await expect(page).toHaveURL('/home');
  await expect(page.getByLabel(CHOICE)).toHaveCount(0);
  await page.goto('/my-bank');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel(CHOICE)).toHaveCount(0);
});
