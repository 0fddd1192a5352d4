/**
 * From a yes on the board to hours in the books (specification §22): of the two people's taps that
 * decide something, four are needed: propose, agree, done, confirm.
 */
import { formatMinutes } from '#contract/hours/hours.ts';
import { dayBack } from './support/day-back.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';
import { unique } from './support/unique.ts';

const TITLE = 'Il rubinetto della cucina che gocciola di notte';
const LENGTH = formatMinutes(90, 'it');

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';

/** Anna looks for help, Marco answers, she says yes. @returns the id of her notice */
async function agreedOnTheBoard(portal: TestPortal): Promise<number> {
  const [anna, marco] = await Promise.all([tokenOf(portal, ANNA), tokenOf(portal, MARCO)]);
  const form = { kind: 'request', activity: 1, title: TITLE, reach: 'bank', contact: 'portal' };
  const body = { ...form, sure: true };
  const { id } = await ask(portal, 'POST', '/users/notices', { token: anna, body });
  await ask(portal, 'POST', `/users/notices/${id}/answers`, { token: marco, body: {} });
  const { answers } = await ask(portal, 'GET', `/users/notices/${id}`, { token: anna });
  const accepting = `/users/answers/${answers[0].id}/accept`;
  await ask(portal, 'POST', accepting, { token: anna });
  return id;
}

test('four taps lead from a yes to confirmed hours, for two people', { tag: ['@phone'] }, async ({
  page,
  context,
  portal,
}) => {
  let taps = 0;
  const notice = await agreedOnTheBoard(portal);
  await enterAs(page, ANNA, `/board/${notice}`);
  await page.getByRole('link', { name: 'Fissa un giorno' }).click();
  await expect(page.getByText('Marco Bianchi aiuta te')).toBeVisible();
  const day = dayBack(0).split('-').reverse().join('/');
  await page.getByLabel('Giorno', { exact: true }).fill(day);
  await page.getByLabel('Ora', { exact: true }).fill('00:00');
  await page.getByLabel(italian('appointments:form.length')).selectOption('90');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Proponi' }).click();
  taps += 1;
  await expect(page.getByText('Marco non ha ancora risposto.')).toBeVisible();

  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  if (!other) throw new Error('a browser has contexts');
  const helper = await other.newPage();
  await enterAs(helper, MARCO, '/appointments');
  const his = helper.getByRole('listitem').filter({ hasText: TITLE });
  await his.getByRole('button', { name: 'Va bene' }).click();
  taps += 1;
  await expect(his.getByText('Siete d’accordo. Avvisiamo Anna.')).toBeVisible();
  await helper.reload();
  await expect(his.getByText('Basta un tocco, poi Anna conferma.')).toBeVisible();
  await expectNoAxeViolations(helper);
  await his.getByRole('button', { name: `Fatto, ${LENGTH}` }).click();
  taps += 1;
  await expect(helper.getByText(`Registrato: ${LENGTH}. Ora Anna conferma.`)).toBeVisible();

  await page.goto('/appointments?view=over');
  const hers = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(hers.getByText(`Già registrato da Marco Bianchi: ${LENGTH}.`)).toBeVisible();
  await expectNoAxeViolations(page);
  await hers.getByRole('link', { name: 'Guarda e conferma' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Conferma', exact: true }).click();
  taps += 1;
  await expect(panel.getByText('Scambio confermato con successo', { exact: true })).toBeVisible();
  expect(taps).toBe(4);
  await other.close();
});

test('who received takes it back by a tap, and confirms later', async ({ page, portal }) => {
  const title = unique('Sistemare la cantina');
  const { marco, anna } = await marcoAndAnna(portal);
  const [token, hers] = await Promise.all([tokenOf(portal, MARCO), tokenOf(portal, ANNA)]);
  const body = {
    with: { partner: anna.id, partnerBank: anna.bankId, iGive: true },
    ...{ activity: 1, title, day: dayBack(0), time: '00:00', minutes: 90 },
  };
  const { id } = await ask(portal, 'POST', '/users/arrangements', { token, body });
  const seen = { token: hers, body: { sequence: 0 } };
  await ask(portal, 'POST', `/users/arrangements/${id}/agree`, seen);
  const before = await marco.balance();
  await enterAs(page, ANNA, '/appointments');
  const card = page.getByRole('listitem').filter({ hasText: title });
  await card.getByRole('button', { name: `Ho ricevuto ${LENGTH}` }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Torna indietro' });
  await expect(line.getByText(`Registrato e confermato: ${LENGTH}.`)).toBeVisible();
  await line.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(line).toHaveCount(0);
  expect(await marco.balance()).toBe(before);
  await page.getByRole('link', { name: 'Appuntamenti passati' }).click();
  await expect(card.getByRole('link', { name: 'Guarda e conferma' })).toBeVisible();
});

test('a second tap on the same place calls off no other one, and the first comes back', {
  tag: ['@phone'],
}, async ({ page, portal }) => {
  const { anna } = await marcoAndAnna(portal);
  const [token, hers] = await Promise.all([tokenOf(portal, MARCO), tokenOf(portal, ANNA)]);
  const titles = ['Prima cosa', 'Seconda cosa'].map(unique);
  const made = await Promise.all(
    titles.map((title, nth) => {
      const plan = { day: dayBack(-1 - nth), time: '10:00', minutes: 60 };
      const partner = { partner: anna.id, partnerBank: anna.bankId, iGive: true };
      const body = { with: partner, activity: 1, title, ...plan };
      return ask(portal, 'POST', '/users/arrangements', { token, body });
    }),
  );
  const states = async () => {
    const now = made.map(({ id }) =>
      ask(portal, 'GET', `/users/arrangements/${id}`, { token: hers }),
    );
    return (await Promise.all(now)).map(({ state }) => state);
  };
  await enterAs(page, ANNA, '/appointments');
  const first = page.getByRole('listitem').filter({ hasText: titles[0] });
  const button = first.getByRole('button', { name: 'Non posso' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  const line = page.getByRole('listitem').filter({ hasText: 'Disdetto. Avvisiamo Marco.' });
  await expect(line).toBeVisible();
  await page.mouse.click(x, y);
  expect(await states()).toEqual(['dropped', 'proposed']);
  await expectNoAxeViolations(page);
  await line.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(button).toBeVisible();
  expect(await states()).toEqual(['proposed', 'proposed']);
});

test('a yes and a no to a day are in sight, proposing another one is behind one word', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { anna } = await marcoAndAnna(portal);
  const token = await tokenOf(portal, MARCO);
  const title = unique('Un altro giorno');
  const partner = { partner: anna.id, partnerBank: anna.bankId, iGive: true };
  const plan = { day: dayBack(-2), time: '10:00', minutes: 60 };
  const body = { with: partner, activity: 1, title, ...plan };
  const { id } = await ask(portal, 'POST', '/users/arrangements', { token, body });
  await enterAs(page, ANNA, '/appointments');
  const row = page.getByRole('listitem').filter({ hasText: title });
  const change = row.getByRole('link', { name: 'Propongo altro' });
  await expect(row.getByRole('button', { name: 'Va bene' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Non posso' })).toBeVisible();
  await expect(change).toBeHidden();
  await row.getByText('Altro', { exact: true }).click();
  await expect(change).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await change.click();
  await expect(page).toHaveURL(new RegExp(`/appointments/${id}/edit$`));
});

test.describe('hours that stand already', () => {
  test.use({ expectedErrors: [/409 POST/] });

  for (const [answer, many] of [
    ['Sì, è questa', 1],
    ['No, un’altra volta', 2],
  ] as const) {
    test(`are asked about on the card: “${answer}”`, {
      tag: '@phone',
    }, async ({ page, portal }) => {
      const { anna, marco } = await marcoAndAnna(portal);
      const [token, his] = await Promise.all([tokenOf(portal, ANNA), tokenOf(portal, MARCO)]);
      const title = unique('Quale volta');
      const partner = { partner: anna.id, partnerBank: anna.bankId, iGive: true };
      const plan = { day: dayBack(-2), time: '10:00', minutes: 60 };
      const proposal = { with: partner, activity: 1, title, ...plan };
      const { id } = await ask(portal, 'POST', '/users/arrangements', {
        token: his,
        body: proposal,
      });
      const agree = `/users/arrangements/${id}/agree`;
      await ask(portal, 'POST', agree, { token, body: { sequence: 0 } });
      await portal.letAppointmentPass(title);
      const hours = { activity: 1, dateOfTransaction: dayBack(0), quantityOfHours: 1, note: title };
      const from = { userFrom: marco.id, bankFrom: marco.bankId, appointment: null };
      await ask(portal, 'POST', '/users/transactions/received', {
        token,
        body: { ...hours, ...from },
      });

      await enterAs(page, ANNA, `/appointments/${id}`);
      await page
        .getByRole('button', { name: /^Ho ricevuto/ })
        .first()
        .click();
      await expect(page.getByText(/^Già registrato: .* È questa\?$/)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: answer }).click();
      const state = async () =>
        (await ask(portal, 'GET', `/users/arrangements/${id}`, { token })).state;
      await expect.poll(state).toBe('done');
      const all = await ask(portal, 'GET', '/users/transactions', { token });
      expect(all.filter(({ note }: { note: string }) => note === title)).toHaveLength(many);
    });
  }
});

test('a letter’s link that was used elsewhere says how it stands, and not that it was done', async ({
  page,
  portal,
}) => {
  const { anna } = await marcoAndAnna(portal);
  const token = await tokenOf(portal, MARCO);
  const title = unique('Due finestre');
  const body = {
    with: { partner: anna.id, partnerBank: anna.bankId, iGive: true },
    ...{ activity: 1, title, day: dayBack(-6), time: '07:07', minutes: 60 },
  };
  const { id } = await ask(portal, 'POST', '/users/arrangements', { token, body });
  const { links } = await portal.mails.next({ to: ANNA, subject: 'alle 07:07' });
  const link = links.find((address) => address.includes('/act/')) ?? '/';
  await page.goto(link);
  const agree = page.getByRole('button', { name: 'Va bene' });
  await expect(agree).toBeVisible();
  // Another window uses it, and the other one calls it off.
  await ask(portal, 'POST', `/acts/${new URL(link).pathname.split('/').at(-1)}`, { body: {} });
  await ask(portal, 'POST', `/users/arrangements/${id}/drop`, { token, body: {} });
  await agree.click();
  await expect(
    page.getByRole('status').filter({ hasText: /^Nota: Qui non c’è più niente/ }),
  ).toBeVisible();
});
