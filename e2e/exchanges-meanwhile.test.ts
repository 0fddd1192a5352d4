/** The other one has recorded the same help while a form was open (specification §22): it asks, and books nothing twice. */
import { agreed } from './support/agreed.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import { duration, RECORDED, register } from './support/recording.ts';

const MARCO = 'marco.bianchi@example.org';
const ANNA = 'anna.ferrari@example.org';

test.use({ expectedErrors: [/409 POST \/api\/users\/transactions/] });

test('what the other one has recorded while the form was open is not booked again', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const { id } = await agreed(portal, 'Una mensola', '00:00');
  await enterAs(page, MARCO, '/new-transaction');
  await page.getByRole('button', { name: /^Anna Ferrari/ }).click();
  await expect(page.getByRole('group', { name: /«Una mensola»\?/ }).getByLabel('Sì')).toBeChecked();
  await duration(page).fill('1');
  const others = await tokenOf(portal, ANNA);
  const done = { quantityOfHours: 1.5 };
  await ask(portal, 'POST', `/users/arrangements/${id}/done`, { token: others, body: done });
  const hours = async () => {
    const list = await ask(portal, 'GET', '/users/transactions', { token: others });
    return list.filter((one: { userFromId: number }) => one.userFromId === marco.id).length;
  };
  const before = await hours();

  await register(page).click();
  await expect(page.getByText('Queste ore sembrano già registrate.')).toBeVisible();
  const stands = page.getByText(/^Già registrato: 1\sh\s30 (il|l’).+ È un’altra volta\?$/);
  await expect(stands).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(duration(page)).toHaveValue(/^1\sh$/);
  expect(await hours()).toBe(before);

  // Pressed again, it is another time.
  const sent = page.waitForRequest((one) => one.method() === 'POST');
  await register(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ appointment: null, userTo: anna.id });
  await expect(page.getByText(RECORDED)).toBeVisible();
});
