/** Links in letters that do one thing without signing in, and the letters that one may do without. */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';

const ANNA = 'anna.ferrari@example.org';
/** In the demo data an exchange has waited for him for more than a week. */
const BRUNO = 'bruno.facchinetti@example.org';

/** Marco gives Anna two and a half hours. @returns the link of her letter */
async function linkToAnna(portal: TestPortal, note: string) {
  const { marco, anna } = await marcoAndAnna(portal);
  const exchange = await marco.gives(anna, { quantityOfHours: 2.5, note });
  const { links, text } = await mailWith(portal, note);
  const link = links.find((address) => address.includes('/act/'));
  if (!link) throw new Error(`no link in ${text}`);
  return { link, exchange, marco, anna };
}

/** Anna's letter about that exchange, past those of other stories. */
async function mailWith(portal: TestPortal, note: string) {
  for (;;) {
    const mail = await portal.mails.next({ to: ANNA, subject: 'Da confermare' });
    if (mail.text.includes(note)) return mail;
  }
}

test('a letter confirms an exchange with one tap, without signing in', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const { link, exchange, anna } = await linkToAnna(portal, 'Con un clic');
  const before = await anna.balance();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conferma uno scambio');
  await expect(page.getByText('Marco Bianchi ti ha dato 2 h 30')).toBeVisible();
  await expect(page.getByText('Se confermi, 2 h 30 passano da te a Marco Bianchi.')).toBeVisible();
  await expect(page.getByText(/saldo/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect((await anna.pending()).some(({ id }) => id === exchange.id)).toBe(true);

  await page.getByRole('button', { name: 'Conferma 2 h 30' }).dblclick();
  await expect(page.getByText('Scambio confermato con successo')).toBeVisible();
  await expect(page.getByText('Il tuo saldo ora è')).toBeVisible();
  const address = `/my-transaction?exchange=${exchange.id}`;
  const thank = page.getByRole('link', { name: 'Ringrazia Marco Bianchi' });
  await expect(thank).toHaveAttribute('href', address);
  await expectNoAxeViolations(page);
  expect(await anna.balance()).toBe(before - 2.5);

  await page.reload();
  await expect(page.getByText('Questo scambio è già confermato')).toBeVisible();
  await expect(page.getByRole('button', { name: /Conferma/ })).toHaveCount(0);
  expect(await anna.balance()).toBe(before - 2.5);
});

test.describe('somebody decides while the page is open', () => {
  test.use({ expectedErrors: [/409 POST \/api\/acts/] });

  test('and the button tells how it stands', async ({ page, portal }) => {
    const { link, exchange, marco } = await linkToAnna(portal, 'Deciso intanto');
    await page.goto(link);
    const confirm = page.getByRole('button', { name: 'Conferma 2 h 30' });
    await expect(confirm).toBeVisible();
    await marco.cancels(exchange);
    await confirm.click();
    await expect(page.getByText('Questo scambio è stato annullato')).toBeVisible();
    await expect(page.getByText(italian('letters:meanwhile'))).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('Questo scambio è stato annullato')).toBeVisible();
    await expect(page.getByRole('button', { name: /Conferma/ })).toHaveCount(0);
  });
});

test('hours that closed a request say so, and the request is kept open there and then', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const [token, others] = await Promise.all([
    tokenOf(portal, 'marco.bianchi@example.org'),
    tokenOf(portal, ANNA),
  ]);
  const request = {
    ...{ kind: 'request', activity: 1, reach: 'bank', contact: 'portal', sure: true },
    title: 'Quattro sedie da aggiustare',
  };
  const { id } = await ask(portal, 'POST', '/users/notices', { token: others, body: request });
  await ask(portal, 'POST', `/users/notices/${id}/answers`, { token, body: { text: 'Posso' } });
  const { answers } = await ask(portal, 'GET', `/users/notices/${id}`, { token: others });
  await ask(portal, 'POST', `/users/answers/${answers[0].id}/accept`, { token: others });
  await marco.gives(anna, { note: 'Le prime due sedie', notice: id });
  const { links } = await mailWith(portal, 'Le prime due sedie');
  await page.goto(links.find((address) => address.includes('/act/')) ?? '');
  await page.getByRole('button', { name: 'Conferma 1 h' }).click();
  await expect(
    page.getByText('La richiesta «Quattro sedie da aggiustare» è chiusa.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Tienila aperta' }).dblclick();
  await expect(
    page.getByText('La richiesta «Quattro sedie da aggiustare» resta aperta.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tienila aperta' })).toHaveCount(0);
  const notice = await ask(portal, 'GET', `/users/notices/${id}`, { token: others });
  expect([notice.state, notice.staysOpen]).toEqual(['open', true]);
});

test('who would rather look signs in and finds the exchange', async ({ page, portal }) => {
  const { link, exchange } = await linkToAnna(portal, 'Guardo prima');
  await page.goto(link);
  await page.getByRole('link', { name: 'Guarda lo scambio' }).click();
  await page.locator('input[autocomplete="username"]').fill(ANNA);
  await page.locator('input[autocomplete="current-password"]').fill('Tempo-2019!');
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/confirm-transaction\\?exchange=${exchange.id}`));
});

test.describe('a link that is of no use', () => {
  test.use({ expectedErrors: [/400 GET \/api\/acts/] });

  test('says why, and leads on', async ({ page, portal }) => {
    const { link } = await linkToAnna(portal, 'Link scaduto');
    await page.goto('/act/mezzo-link?lang=de');
    await expect(page.getByRole('alert')).toContainText('Dieser Link ist nicht gültig');
    await expectNoAxeViolations(page);
    await portal.letOneTapLinksExpire();
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Questo link è scaduto');
    await page.getByRole('link', { name: 'Entra' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('reminders end with one tap, and come back in the profile', async ({ page, portal }) => {
  await enterAs(page, BRUNO, '/user-profile/letters');
  const card = page
    .getByRole('region', { name: 'Email che ricevi' })
    .getByRole('group', { name: 'Promemoria' });
  await card.getByLabel(italian('letters:cadences.weekly')).check();
  await expect(card.getByLabel(italian('letters:cadences.weekly'))).toBeChecked();
  await portal.remind();
  const { links } = await portal.mails.next({ to: BRUNO, subject: 'aspett' });
  const link = links.find((address) => address.includes('/act/'));
  expect(link).toBeDefined();
  await page.goto(link ?? '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    italian('letters:title.stop-letters'),
  );
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Basta promemoria' }).click();
  await expect(page.getByText('Non ricevi più promemoria.')).toBeVisible();
  await page.getByRole('link', { name: 'Le mie email' }).click();
  await expect(card.getByLabel('Mai')).toBeChecked();
  await expectNoAxeViolations(page);
  await card.getByLabel(italian('letters:cadences.weekly')).check();
  await expect(page.getByText('Scelta salvata')).toBeVisible();
  await page.reload();
  await expect(card.getByLabel(italian('letters:cadences.weekly'))).toBeChecked();
});

test('a message is answered from its letter, once, without signing in', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  await marco.writes(anna, 'Porto io la scala?');
  await portal.tellMessages();
  const { links } = await portal.mails.next({ to: ANNA, subject: 'Marco Bianchi ti ha scritto' });
  const link = links.find((address) => address.includes('/act/'));
  await page.goto(link ?? '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rispondi');
  const field = page.getByRole('textbox', { name: 'Scrivi a Marco Bianchi' });
  await field.fill('Sì, grazie');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(field).toHaveValue('Sì, grazie');
  await page.getByRole('button', { name: 'Invia' }).dblclick();
  await expect(page.getByText('Inviato: Marco Bianchi lo riceve subito.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByText('Da qui non si può più rispondere')).toBeVisible();
  expect(await marco.hears(anna)).toEqual(['Sì, grazie']);
});
