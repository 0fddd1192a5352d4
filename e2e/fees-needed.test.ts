/** A fee that is needed to give (specification §48): the desk passes it with a reason. */
import { atTheDesk } from './support/desk.ts';
import { choose, creditor, debtor, fillOccasion, openForm, register } from './support/desk-form.ts';
import { expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test.describe('where a fee is needed to give', () => {
  test.use({ expectedErrors: [/409 POST/] });

  test('the desk passes a fee that is due with a reason, and only then the hours are recorded', async ({
    page,
    portal,
  }) => {
    const { say } = await atTheDesk(portal);
    await say('PUT', '/admin/rooms/association', { isOpen: true });
    const year = new Date().getFullYear();
    const ordinary = { cents: 1500, words: '' };
    await say('PUT', `/admin/fees/${year}`, { dueOn: `${year - 1}-12-31`, ordinary });
    await say('PUT', '/admin/rules/fee-needed-to-give', { value: true, note: 'Statuto' });
    await openForm(page);
    await choose(page, creditor(page), 'Ferrari Anna');
    await choose(page, debtor(page), 'Locatelli Ernesto');
    await fillOccasion(page, 'La spesa del sabato');
    await page.getByRole('radio', { name: 'di persona' }).check();
    const why = page.getByLabel(italian('recorded:passing'));
    await expect(why).toHaveCount(0);
    await register(page).click();
    await expect(why).toBeVisible();
    await expectNoAxeViolations(page);
    await why.fill('Versa domani, l’ha promesso');
    await register(page).click();
    await expect(page.getByText('Scambio registrato correttamente')).toBeVisible();
    await say('PUT', '/admin/rules/fee-needed-to-give', { value: false, note: 'Per ora no' });
  });
});
