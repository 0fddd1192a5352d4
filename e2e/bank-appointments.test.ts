/** The desk proposes and says yes for somebody who uses no e-mail, and sees whom to call (specification §22). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';
import { unique } from './support/unique.ts';

const GIULIA = 'giulia.rossi@example.org';
const LUISA = 'luisa.carminati@example.org';

/** Luisa proposes tomorrow to Battista, who uses no e-mail. @returns the title of it, of this run alone */
async function proposedToBattista(portal: TestPortal): Promise<string> {
  const token = await tokenOf(portal, LUISA);
  const { userBankId } = JSON.parse(atob(token.split('.')[1] ?? ''));
  const list = `/banks/${userBankId}/users?q=zanetti%20battista`;
  const [battista] = await ask(portal, 'GET', list, { token });
  const title = unique('Accompagnarlo dal medico');
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

test('the desk proposes a day for a member without e-mail, and for nobody else', async ({
  page,
}) => {
  const title = unique('Fare la spesa insieme');
  await enterAs(page, GIULIA, '/bank-appointments');
  await page.getByRole('link', { name: 'Fissa un giorno' }).click();
  await expect(
    page.getByRole('heading', { name: italian('bank-appointments:propose.title') }),
  ).toBeVisible();
  const choose = async (name: string, letters: string) => {
    const field = page.getByRole('combobox', { name });
    await field.fill(letters);
    const option = page.getByRole('listbox').getByRole('option');
    await expect(option).toHaveCount(1);
    await option.click();
    await expect(page.getByRole('listbox')).toBeHidden();
  };
  await choose('Per chi', 'ferrari an');
  await page.getByRole('radio', { name: 'Anna Ferrari riceve l’aiuto' }).check();
  await choose('Con chi', 'carminati lu');
  await choose('Attività', 'orto');
  await page.getByRole('textbox', { name: 'Che cosa' }).fill(title);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect(page.getByRole('link', { name: 'il giorno lo propone lei' })).toBeVisible();
  await choose('Per chi', 'zanetti ba');
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect(page.getByText('Luisa Carminati aiuta Battista Zanetti.')).toBeVisible();
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Giorno', { exact: true }).fill(inTwoDays.split('-').reverse().join('/'));
  await page.getByLabel('Ora', { exact: true }).fill('10:30');
  await page.getByRole('button', { name: 'Proponi' }).click();
  await expect(page.getByText('Proposto per Battista Zanetti.')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByText('Da rispondere')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Battista Zanetti non può' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Va bene per Battista Zanetti' })).toHaveCount(0);
});
