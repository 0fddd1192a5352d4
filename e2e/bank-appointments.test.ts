/** The desk says yes for somebody who uses no e-mail, and sees whom to call (specification §22). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';

const GIULIA = 'giulia.rossi@example.org';
const LUISA = 'luisa.carminati@example.org';

/** Luisa proposes tomorrow to Battista, who uses no e-mail. @returns the title of it, of this run alone */
async function proposedToBattista(portal: TestPortal): Promise<string> {
  const token = await tokenOf(portal, LUISA);
  const { userBankId } = JSON.parse(atob(token.split('.')[1] ?? ''));
  const list = `/banks/${userBankId}/users?q=zanetti%20battista`;
  const [battista] = await ask(portal, 'GET', list, { token });
  const title = `Accompagnarlo dal medico ${crypto.randomUUID().slice(0, 8)}`;
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const body = {
    with: { partner: battista.id, partnerBank: userBankId, iGive: true },
    ...{ activity: 1, title, day, time: '11:00', minutes: 45 },
  };
  await ask(portal, 'POST', '/users/arrangements', { token, body });
  return title;
}

test('the desk answers for a member without e-mail', async ({ page, portal }) => {
  const title = await proposedToBattista(portal);
  await enterAs(page, GIULIA, '/bank-appointments');
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByText('senza email')).toBeVisible();
  await expect(card.getByRole('link', { name: '+39 035 555 162' })).toBeVisible();
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: 'Va bene per Battista Zanetti' }).click();
  await expect(card.getByText('D’accordo')).toBeVisible();
  await page.getByRole('button', { name: 'Tutti quelli aperti' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fissare una mensola' })).toBeVisible();
});
