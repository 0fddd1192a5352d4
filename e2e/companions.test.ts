/** Who accompanies a newcomer: ticked in the profile, chosen at the desk, read on both homes, ended in one click (specification §43). */
import { atTheDesk, GIULIA, newMember, unfolded } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, forget, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';

const CARLA = 'carla.colleoni@example.org';
const PIERO = 'piero.gritti@example.org';

test('a member says that they gladly accompany newcomers', { tag: '@phone' }, async ({ page }) => {
  await enterAs(page, 'marco.bianchi@example.org', '/user-profile/contact');
  const tick = page.getByRole('checkbox', { name: 'Accompagno volentieri chi arriva' });
  await expect(tick).not.toBeChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/companion/welcomes'));
  await tick.check();
  await saved;
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(tick).toBeChecked();
});

test.describe('at the desk', () => {
  test('somebody willing is chosen, shown, and ended', async ({ page, portal }) => {
    const newcomer = await newMember(portal, 'nuova.arrivata@example.org', 'Nuova');
    await enterAs(page, GIULIA, `/bank-members/${newcomer.id}`);
    const part = await unfolded(page, 'Chi accompagna');
    await expect(part.getByText('Nessuno ancora')).toBeVisible();
    await part.getByRole('button', { name: 'Scegli', exact: true }).click();
    await expect(part.getByText('Scegli chi accompagna').first()).toBeVisible();
    const who = part.getByRole('combobox');
    await expect(who.getByRole('option')).toHaveText([
      'Scegli…',
      'Piero Gritti',
      'Carla Colleoni (accompagna già una persona)',
    ]);
    await who.selectOption('Piero Gritti');
    await part.getByRole('button', { name: 'Scegli', exact: true }).click();
    await expect(page.getByText(italian('company:desk.done'))).toBeVisible();
    await expect(part.getByText(/Piero Gritti accompagna Nuova/)).toBeVisible();
    await expectNoAxeViolations(page);
    await part.getByRole('button', { name: /^Termina: Piero Gritti accompagna Nuova/ }).click();
    await expect(page.getByText('L’accompagnamento è finito')).toBeVisible();
    await expect(who).toBeVisible();
  });

  test('and stands on the page of who accompanies, but not of anybody else', async ({
    page,
    portal,
  }) => {
    const carla = await beside(portal, CARLA);
    const anna = await beside(portal, 'anna.ferrari@example.org');
    await enterAs(page, GIULIA, `/bank-members/${carla.id}`);
    const part = await unfolded(page, 'Chi accompagna');
    await expect(part.getByText('Carla Colleoni accompagna Battista Zanetti')).toBeVisible();
    await page.goto(`/bank-members/${anna.id}`);
    await expect(page.getByText('Persone di fiducia').first()).toBeVisible();
    await expect(page.getByText('Chi accompagna', { exact: true })).toHaveCount(0);
  });
});

test.describe('on the homes of both', () => {
  test('they read each other, and one click ends it', { tag: '@phone' }, async ({
    page,
    portal,
  }) => {
    const { email, password, id } = await newMember(portal, 'olga.nuova@example.org', 'Olga');
    const { say } = await atTheDesk(portal);
    const { willing } = await say('GET', `/admin/banks/users/${id}/companion`);
    const piero = willing.find(({ name }: { name: string }) => name === 'Piero Gritti');
    await say('POST', `/admin/banks/users/${id}/companion`, { companionId: piero.userId });
    await enterAs(page, email, '/home', password);
    const card = page.getByRole('region', { name: 'Piero ti accompagna nelle prime settimane' });
    await expect(card.getByRole('link', { name: '+39 035 555 814' })).toHaveAttribute(
      'href',
      'tel:+39035555814',
    );
    await expectNoAxeViolations(page);

    await forget(page);
    await enterAs(page, PIERO, '/home');
    const whom = page.getByRole('region', { name: 'Chi accompagni' });
    await expect(whom).toContainText('Olga');
    await expectNoAxeViolations(page);
    await whom.getByRole('button', { name: 'Basta così: Olga' }).click();
    await expect(page.getByText('L’accompagnamento è finito')).toBeVisible();
    await expect(whom).toHaveCount(0);
    await forget(page);
    await enterAs(page, email, '/home', password);
    await expect(page.getByRole('heading', { name: 'Ciao Olga' })).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test('without a word of hours', async ({ page }) => {
    await enterAs(page, CARLA, '/home');
    const whom = page.getByRole('region', { name: 'Chi accompagni' });
    await expect(whom).toContainText('Battista');
    await expect(whom).not.toContainText(/saldo|Zanetti| h /);
    await expect(whom).toContainText(italian('company:byDesk'));
  });
});
