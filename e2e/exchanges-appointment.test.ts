/** Hours and the appointment that they are of: asked once, yes beforehand (specification §22). */
import { agreed } from './support/agreed.ts';
import { dayBack } from './support/day-back.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import { activity, duration, RECORDED, register } from './support/recording.ts';

const MARCO = 'marco.bianchi@example.org';
const ANNA = 'anna.ferrari@example.org';

test('the hours close the appointment, whose title is the note; another time leaves it open', async ({
  page,
  portal,
}) => {
  const first = await agreed(portal, 'Passaggio al mercato', '23:30');
  await enterAs(page, MARCO, '/new-transaction');
  const question = page.getByRole('group', { name: /È quello di .*«Passaggio al mercato»\?/ });
  const anna = page.getByRole('button', { name: /^Anna Ferrari/ });
  await expect(question).toHaveCount(0);
  await anna.click();
  await expect(question.getByLabel('Sì')).toBeChecked();
  await expect(page.getByLabel('Nota')).toHaveValue('Passaggio al mercato');
  await expect(activity(page)).not.toHaveValue('');
  await duration(page).fill('1');
  await expectNoAxeViolations(page);
  await question.getByLabel('No, un’altra volta').check();
  await register(page).click();
  await expect(page.getByText(RECORDED)).toBeVisible();
  expect(await first.state()).toBe('agreed');

  await page.getByRole('button', { name: 'Registra un altro' }).click();
  await anna.click();
  await expect(question.getByLabel('Sì')).toBeChecked();
  await duration(page).fill('1');
  await register(page).click();
  await expect(page.getByText(RECORDED)).toBeVisible();
  expect(await first.state()).toBe('done');
});

test('of two on one day it is asked which, and nothing is sent before', async ({
  page,
  portal,
}) => {
  const [early, late] = [
    await agreed(portal, 'Spesa di mattina', '23:10'),
    await agreed(portal, 'Farmacia di sera', '23:50'),
  ];
  await enterAs(page, MARCO, '/new-transaction');
  await page.getByRole('button', { name: /^Anna Ferrari/ }).click();
  const question = page.getByRole('group', { name: italian('recording:which.several') });
  await expect(question.getByRole('radio')).toHaveCount(3);
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await activity(page).fill('orto');
  await page.getByRole('listbox').getByRole('option').first().click();
  await duration(page).fill('1');
  await page.getByLabel('Nota').fill('In farmacia');
  await expect(register(page)).toBeDisabled();
  await page.getByRole('button', { name: 'quale appuntamento', exact: true }).click();
  await question.getByLabel(/Farmacia di sera/).check();
  await register(page).click();
  await expect(page.getByText(RECORDED)).toBeVisible();
  expect(await late.state()).toBe('done');
  expect(await early.state()).toBe('agreed');
});

test('hours that stand already are named above the button, and may be recorded once more', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const hours = {
    ...{ userTo: anna.id, bankTo: marco.bankId, activity: 1, dateOfTransaction: dayBack(0) },
    ...{ quantityOfHours: 2.5, note: 'Vasi sul balcone', appointment: null },
  };
  const token = await tokenOf(portal, MARCO);
  await ask(portal, 'POST', '/users/transactions', { token, body: hours });
  await enterAs(page, MARCO, '/new-transaction');
  const stands = page.getByText(/^Già registrato: 2\sh\s30 (il|l’).+ È un’altra volta\?$/);
  await expect(stands).toHaveCount(0);
  await page.getByRole('button', { name: /^Anna Ferrari/ }).click();
  await expect(stands).toBeVisible();
  await duration(page).fill('1');
  await expectNoAxeViolations(page);
  const standing = page.getByRole('link', { name: 'No, guarda quella' });
  await expect(standing).toHaveAttribute('href', /^\/my-transaction\?exchange=\d+$/);
  await register(page).click();
  await expect(page.getByText(RECORDED)).toBeVisible();
});

test('a request that hours have met is kept open from its own page', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const [token, others] = await Promise.all([tokenOf(portal, MARCO), tokenOf(portal, ANNA)]);
  const request = {
    ...{ kind: 'request', activity: 1, reach: 'bank', contact: 'portal', sure: true },
    title: 'Due tende da appendere',
  };
  const { id } = await ask(portal, 'POST', '/users/notices', { token: others, body: request });
  await ask(portal, 'POST', `/users/notices/${id}/answers`, { token, body: { text: 'Posso' } });
  const { answers } = await ask(portal, 'GET', `/users/notices/${id}`, { token: others });
  await ask(portal, 'POST', `/users/answers/${answers[0].id}/accept`, { token: others });
  const hours = {
    ...{ userTo: anna.id, bankTo: marco.bankId, activity: 1, dateOfTransaction: dayBack(0) },
    ...{ quantityOfHours: 1, note: 'Tende', notice: id, appointment: null },
  };
  await ask(portal, 'POST', '/users/transactions', { token, body: hours });
  await enterAs(page, ANNA, `/board/${id}`);
  await expect(page.getByText(italian('notices:stateSentences.closed'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Tienilo aperto' }).click();
  await expect(page.getByRole('button', { name: 'Non serve più' })).toBeVisible();
  await expect(page.getByText(italian('notices:stateSentences.closed'))).toBeHidden();
});
