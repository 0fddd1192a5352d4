/** The other one has recorded the same help while a form was open (specification §22): it asks, and books nothing twice. */
import type { Page } from '@playwright/test';
import { agreed } from './support/agreed.ts';
import { enterAs, expect, expectNoAxeViolations, SEVERAL, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';
import { duration, RECORDED, register } from './support/recording.ts';

const MARCO = 'marco.bianchi@example.org';
const ANNA = 'anna.ferrari@example.org';

/** Marco has opened the form about his appointment with Anna, and Anna is about to say that it was done. */
async function filledForm(page: Page, portal: TestPortal, title: string, activity: number) {
  const { marco, anna } = await marcoAndAnna(portal);
  const { id } = await agreed(portal, title, '00:00', activity);
  await enterAs(page, MARCO, '/new-transaction');
  await page.getByRole('button', { name: /^Anna Ferrari/ }).click();
  const question = page.getByRole('group', { name: new RegExp(`«${title}»\\?`) });
  await expect(question.getByLabel('Sì')).toBeChecked();
  await duration(page).fill('1');
  const token = await tokenOf(portal, ANNA);
  return {
    question,
    anna,
    annaSaysDone: () =>
      ask(portal, 'POST', `/users/arrangements/${id}/done`, {
        ...{ token, body: { quantityOfHours: 1.5, another: true } },
      }),
    hours: async () => {
      const list = await ask(portal, 'GET', '/users/transactions', { token });
      return list.filter((one: { userFromId: number }) => one.userFromId === marco.id).length;
    },
  };
}

const standing = (page: Page) =>
  page.getByText(/^Già registrato: 1\sh\s30 (il|l’).+ È un’altra volta\?$/);

test.describe('without news', () => {
  test.use({
    expectedErrors: [[/409 POST \/api\/users\/transactions/, /GET \/api\/users\/news/], SEVERAL],
  });

  test('what the other one has recorded while the form was open is not booked again', async ({
    page,
    portal,
  }) => {
    // The page hears nothing of it.
    await page.route('**/api/users/news', (route) => route.abort());
    const { annaSaysDone, hours, anna } = await filledForm(page, portal, 'Una mensola', 1);
    await annaSaysDone();
    const before = await hours();

    await register(page).click();
    await expect(page.getByText(italian('errors:codes.already-recorded'))).toBeVisible();
    await expect(standing(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(duration(page)).toHaveValue(/^1\sh$/);
    expect(await hours()).toBe(before);

    // Pressed again, it is another time.
    const sent = page.waitForRequest((one) => one.method() === 'POST');
    await register(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ appointment: null, userTo: anna.id });
    await expect(page.getByText(RECORDED)).toBeVisible();
  });
});

test('a form that is open hears of it, and keeps what it says', async ({ page, portal }) => {
  const listening = page.waitForResponse('**/api/users/news');
  const { annaSaysDone, question } = await filledForm(page, portal, 'Un cancello', 2);
  await listening;
  const note = page.getByRole('textbox', { name: 'Nota' });
  await expect(note).toHaveValue('Un cancello');

  await annaSaysDone();
  await expect(standing(page)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(note).toHaveValue('Un cancello');
  await expect(duration(page)).toHaveValue('1');
  await expect(page.getByRole('combobox', { name: 'Attività' })).not.toHaveValue('');
});
