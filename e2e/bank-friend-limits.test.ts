/** A limit with a friend bank at the desk (specification §27): proposed, agreed by the other, passed and said, removed. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

const LECCO = 'Banca del Tempo di Lecco';
const BOTH = { tag: ['@desk', '@phone'] };

test(
  'two friend banks agree on a limit, read that it is passed, and one removes it',
  BOTH,
  async ({ page, portal }) => {
    const lecco = await atTheDesk(portal, 'paolo.colombo@example.org');
    const [friend] = await lecco.friends();
    const { hoursGiven = 0, hoursReceived = 0, id } = friend ?? {};
    // In the demo one of the two has given more: a limit of an hour is passed.
    expect(Math.abs(hoursGiven - hoursReceived)).toBeGreaterThan(1);
    await enterAs(page, GIULIA, '/bank-network');
    await expect(
      page.getByText(/date, .* ricevute: (vi devono|dovete loro)/).first(),
    ).toBeVisible();
    const open = page.getByRole('button', { name: `Limite con ${LECCO}` });
    await open.click();
    const dialog = page.getByRole('dialog', { name: `Un limite con ${LECCO}` });
    await dialog.getByLabel('Ore', { exact: true }).fill('1,5');
    await dialog.getByRole('button', { name: 'Proponi' }).click();
    await expect(dialog.getByText('Scrivi un numero intero di ore').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Ore', { exact: true }).fill('1');
    await dialog.getByRole('button', { name: 'Proponi' }).click();
    await expect(page.getByText('Avete proposto un limite di')).toBeVisible();

    await lecco.say('PUT', `/admin/banks/${id}/limit`, { hours: 1 });
    await page.goto('/bank-home');
    await expect(page.getByText('Una banca amica è oltre il limite concordato.')).toBeVisible();
    await page.getByRole('link', { name: 'Guarda' }).click();
    await expect(page).toHaveURL(/\/bank-network$/);
    await expect(page.getByText(/^Oltre il limite concordato di/)).toBeVisible();
    await expectNoAxeViolations(page);

    await open.click();
    await dialog.getByRole('button', { name: 'Togli il limite' }).click();
    const question = page.getByRole('alertdialog', { name: `Togliere il limite con ${LECCO}?` });
    await question.getByRole('button', { name: 'Togli il limite' }).click();
    await expect(page.getByText(/^Oltre il limite concordato di/)).toHaveCount(0);
  },
);
