/** What a member can do reaches the desk in a phone call (specification §12). */
import type { Member } from '#contract/people/members.ts';
import { atTheDesk, GIULIA, unfolded } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, forget, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { withoutDialog } from './support/printing.ts';

test('a member ticks what they can do, and the desk finds them in a call', async ({
  page,
  portal,
}) => {
  await enterAs(page, 'marco.bianchi@example.org', '/user-profile/skills');
  await page.getByText(italian('skills:own.edit')).click();
  await page.getByRole('checkbox', { name: 'Riparazione di biciclette' }).check();
  await page.getByRole('checkbox', { name: 'Giardinaggio' }).check();
  await expect(page.getByText('2 attività segnate')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  const card = page.getByRole('main');
  await expect(card.getByText('Riparazione di biciclette · Giardinaggio')).toBeVisible();

  const { say } = await atTheDesk(portal);
  const [marco]: Member[] = await say('GET', '/admin/banks/1/users?q=marco.bianchi');
  const [anna]: Member[] = await say('GET', '/admin/banks/1/users?q=anna.ferrari');
  await forget(page);
  await enterAs(page, GIULIA, `/bank-phone-call?person=${anna?.id}`);
  await page.getByRole('button', { name: 'Cerca aiuto' }).click();
  await expect(page.getByLabel('Attività')).toBeFocused();
  await page.keyboard.type('bici');
  await page.getByRole('option', { name: 'Riparazione di biciclette' }).click();
  const found = page.getByRole('region', { name: 'Chi può aiutare' });
  await expect(found.getByRole('link', { name: 'Marco Bianchi' })).toBeVisible();
  await expectNoAxeViolations(page);

  await withoutDialog(page);
  await page.goto(`/bank-members/${marco?.id}`);
  await unfolded(page, 'Cosa sa fare');
  await page.getByRole('button', { name: 'Stampa il foglio' }).click();
  await expect(page.locator('article[data-paper]')).toContainText('Marco Bianchi');
  await expect(page.locator('article[data-paper] li')).toHaveCount(43);
});
