/** The first page of a member: what I have, what waits for me, what I may do next. */
import { formatMinutes } from '#contract/hours/hours.ts';
import { expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask, decideOn, tokenOf, verified } from './support/newcomer.ts';

const MARCO = 'marco.bianchi@example.org';
const hours = (amount: number) => formatMinutes(amount * 60, 'it');

test('balance first, then what waits with one tap, the three cards, and the latest', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await marco.balance();
  await anna.gives(marco, { note: 'Sulla prima pagina', quantityOfHours: 0.5 });
  await signIn(page, MARCO);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Marco');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Il tuo saldo',
    /^Tocca a te/,
    'Registra uno scambio',
    'I miei scambi',
    'In attesa di conferma',
    'Chi cerca te',
    'Ultimi scambi',
  ]);
  // On a phone the tabs have it always in sight.
  const act = isMobile
    ? page.getByRole('navigation', { name: 'Menu rapido' }).getByRole('link', { name: 'Registra' })
    : page.getByRole('main').getByRole('link', { name: 'Registra uno scambio' });
  await expect(act).toBeInViewport({ ratio: 1 });
  // The second and the third of the three have their figures, those of the pages behind them.
  const token = await tokenOf(portal, MARCO);
  const waits = (await ask(portal, 'GET', '/users/transactions/pending', { token })).length;
  const mine = (await ask(portal, 'GET', '/users/transactions', { token })).length;
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ hasText: 'I miei scambi' })).toContainText(`· ${mine}`);
  await expect(cards.filter({ hasText: 'In attesa di conferma' })).toContainText(`· ${waits}`);
  const balance = page.getByRole('region', { name: 'Il tuo saldo' });
  await expect(balance).toContainText(hours(Math.abs(before)));
  const line = page.getByRole('listitem').filter({ hasText: 'Sulla prima pagina' });
  await expect(line).toContainText(
    `Il tuo saldo passerà da ${hours(before)} a ${hours(before - 0.5)}.`,
  );
  // At the foot of the page the tabs of a phone cover no button by half.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectNoAxeViolations(page);
  await line.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByText('Scambio confermato con successo')).toBeVisible();
  await expect(line).toContainText('Confermato');
  await expect(balance).toContainText(hours(Math.abs(before - 0.5)));
});

test('one tap away: the latest exchanges, what was given again, the own bank, the help', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  await marco.confirms(await anna.gives(marco, { note: 'Ricevuto per ultimo' }));
  await anna.confirms(await marco.gives(anna, { note: 'Dato per ultimo', quantityOfHours: 2 }));
  await signIn(page, MARCO);
  const latest = page.getByRole('region', { name: 'Ultimi scambi' }).getByRole('listitem');
  await expect(latest).toHaveCount(3);
  await expect(latest.nth(0)).toContainText(`+date ${hours(2)}`);
  await expect(latest.nth(1).getByRole('link')).toHaveText(['Anna Ferrari']);
  await latest
    .nth(0)
    .getByRole('link', { name: /^Ripeti/ })
    .click();
  await expect(page.getByRole('combobox', { name: italian('recording:given.who') })).toHaveValue(
    'Ferrari Anna',
  );
  await expect(page.getByLabel('Nota')).toHaveValue('Dato per ultimo');
  await page.goBack();
  await latest.nth(1).getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText('Ricevuto per ultimo');
  await page.goto('/home');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'alla tua banca' }).click();
  await expect(page).toHaveURL(/\/my-bank$/);
  await page.goBack();
  await main.getByRole('link', { name: 'l’aiuto' }).click();
  await expect(page).toHaveURL(/\/help$/);
});

test('the menu counts what waits, and follows what happens elsewhere', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  await signIn(page, MARCO);
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  const waits = menu.getByRole('link', { name: /In attesa/ });
  await expect(waits).toHaveText(/\d+$/);
  const count = Number(((await waits.textContent()) ?? '').replace(/\D+/g, ''));
  const given = await anna.gives(marco, { note: 'Uno in più' });
  await expect(waits).toHaveText(new RegExp(`${count + 1}$`));
  await anna.cancels(given);
  await expect(waits).toHaveText(new RegExp(`${count}$`));
});

test('a new member reads where to begin, and each of the three leads there', async ({
  page,
  portal,
}) => {
  const email = 'ines@example.org';
  const { password } = await verified(portal, { email, name: 'Ines', bank: 'Bergamo' });
  await decideOn(portal, 'giulia.rossi@example.org', email, 'accept');
  await signIn(page, email, password);
  await expect(
    page.getByText(/^Sei nella Banca del Tempo di Bergamo, tessera \d+\./),
  ).toBeVisible();
  const steps = page.getByRole('region', { name: 'Da dove cominciare' });
  await expect(steps.getByRole('heading')).toHaveText([
    italian('home:fresh.need.title'),
    italian('home:fresh.skills.title'),
    italian('home:fresh.people.title'),
  ]);
  await expect(steps.getByRole('listitem').nth(2)).toContainText(
    /^Chi c’è nella tua bancaSiete in \d\d\. Segreteria: \+39 035 555 0120/,
  );
  const telephone = await steps.getByRole('link', { name: '+39 035 555 0120' }).boundingBox();
  expect(telephone?.height).toBeGreaterThanOrEqual(44);
  const waits = page.getByRole('region', { name: /^Tocca a te/ }).getByRole('listitem');
  await expect(waits).toHaveText(/La tua banca ti chiede di leggere come tratta i tuoi dati/);
  await expect(page.getByRole('heading', { name: 'Ultimi scambi' })).toHaveCount(0);
  await expect(page.getByText(italian('home:requests.none'))).toBeVisible();
  await expect(page.getByRole('region', { name: 'Il tuo saldo' })).toContainText(
    /^Il tuo saldo: 0\s?h\./,
  );
  await expectNoAxeViolations(page);
  for (const [title, address] of [
    [italian('home:fresh.need.title'), '/board/new'],
    [italian('home:fresh.skills.title'), '/user-profile/skills'],
    [italian('home:fresh.people.title'), '/people'],
  ] as const) {
    await expect(steps.getByRole('link', { name: title })).toHaveAttribute('href', address);
  }
  await steps.getByRole('link', { name: italian('home:fresh.skills.act') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cosa so fare' })).toBeFocused();
  await page.goBack();
  await steps.getByRole('link', { name: 'Cerco aiuto' }).click();
  await expect(page.getByLabel(italian('notices:form.title.request'))).toBeVisible();
  await page.goto('/my-transaction');
  await expect(page.getByText('Ancora nessuno scambio')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Saldo in dettaglio' }).click();
  await expect(page.getByRole('dialog').getByText(/^50\s%$/)).toHaveCount(3);
  await page.goto('/confirm-transaction');
  await expect(page.getByText('Niente in attesa')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/my-year');
  await expect(page.getByText('Ancora nessuno scambio')).toBeVisible();
  await expectNoAxeViolations(page);
});
