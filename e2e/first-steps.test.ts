/** A bank that begins (specification §41): its first steps, their end, and the home of its members. */
import type { Locator, Page } from '@playwright/test';
import { dayBack } from './support/day-back.ts';
import { atTheDesk, newBank, registered } from './support/desk.ts';
import { choose, creditor, debtor, duration, register } from './support/desk-form.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import { afterPrint, withoutDialog } from './support/printing.ts';

const MARCO = 'marco.bianchi@example.org';

const STEPS = [
  italian('first-steps:steps.administrators.title'),
  italian('first-steps:steps.place.title'),
  italian('first-steps:steps.members.title'),
  italian('first-steps:steps.skills.title'),
  italian('first-steps:steps.requests.title'),
  italian('first-steps:steps.exchange.title'),
];

/** What can be pressed on the first page of a desk, without header and footer. */
const MOST_TO_PRESS = 14;
/** From the first page of a bank of one to ten members and a confirmed exchange. */
const MOST_CLICKS = 90;
const PEOPLE = 9;
/** With this many confirmed services a beginning is over. */
const SERVICES = 20;

const steps = (page: Page) => page.getByRole('region', { name: 'Primi passi' });
const rowOf = (page: Page, title: string) =>
  steps(page).getByRole('listitem').filter({ hasText: title });

test('a bank of one reads six steps, and little else can be pressed', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  const place = isMobile ? 'Crema' : 'Soncino';
  const founder = await newBank(
    portal,
    `Banca del Tempo di ${place}`,
    `ada.${place.toLowerCase()}@example.org`,
  );
  await withoutDialog(page);
  await enterAs(page, founder.email, '/bank-home', founder.password);
  const titles = steps(page).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(STEPS.map((title) => `Da fare: ${title}`));
  await expect(page.getByText(italian('bank-desk:today.nothing'))).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Tocca a te' })).toContainText(
    'Niente aspetta te.',
  );
  const known = page.getByRole('region', { name: 'Da sapere' });
  await expect(known).toContainText(italian('bank-desk:today.alone'));
  const pressed = page.getByRole('main').locator('a, button, summary').filter({ visible: true });
  expect(await pressed.count()).toBeLessThanOrEqual(MOST_TO_PRESS);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  // The sheet for the first evening has nobody's name.
  await steps(page).getByRole('button', { name: 'Stampa il foglio' }).click();
  const sheet = page.locator('article[data-paper]');
  await expect(sheet).toContainText('Nome e cognome');
  await expect(sheet.locator('li')).toHaveCount(43);
  await afterPrint(page);
  // What is there is ticked by itself.
  const { say } = await atTheDesk(portal, founder.email, founder.password);
  const { bankId } = await beside(portal, founder.email, founder.password);
  const bank = (await say('GET', '/admin/banks?limit=50')).find(
    (one: { bankId: number }) => one.bankId === bankId,
  );
  await say('PATCH', '/admin/update-banks', {
    ...bank,
    phone: '0373 555 012',
    openingHours: 'Sabato dalle 10 alle 12',
  });
  await page.reload();
  await expect(titles.nth(1)).toHaveText(`Fatto: ${STEPS[1]}`);
  await expect(rowOf(page, STEPS[1] ?? '').getByRole('link')).toHaveCount(0);
});

test('the card is put away and found again among the data of the bank', async ({
  page,
  portal,
}) => {
  const founder = await newBank(portal, 'Banca del Tempo di Pandino', 'ada.pandino@example.org');
  await enterAs(page, founder.email, '/bank-home', founder.password);
  await expect(page.getByRole('region', { name: 'Dati della banca' })).toBeHidden();
  await steps(page).getByRole('button', { name: 'Metti via' }).click();
  await expect(steps(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(italian('first-steps:putAwayDetail'))).toBeVisible();
  await expect(page.getByText(italian('bank-desk:today.nothing'))).toBeVisible();
  // It cannot be put away that nobody else confirms.
  await expect(page.getByText(italian('bank-desk:today.alone'))).toBeVisible();
  await page.reload();
  await page
    .getByRole('region', { name: 'Dati della banca' })
    .getByRole('link', { name: 'Primi passi' })
    .click();
  await expect(steps(page).getByRole('listitem')).toHaveCount(STEPS.length);
  await expect(steps(page).getByRole('button', { name: 'Metti via' })).toHaveCount(0);
});

test('what the bank has opened, and a board with requests, can be reached from the first page', async ({
  page,
  portal,
}) => {
  const founder = await newBank(portal, 'Banca del Tempo di Sergnano', 'ada.serg@example.org');
  const { say } = await atTheDesk(portal, founder.email, founder.password);
  await enterAs(page, founder.email, '/bank-home', founder.password);
  const main = page.getByRole('main');
  await expect(steps(page)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Bacheca' })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Carta' })).toHaveCount(0);
  for (const room of ['paper', 'fund', 'programs']) {
    await say('PUT', `/admin/rooms/${room}`, { isOpen: true });
  }
  // An open page learns of rooms by itself; a reload in that moment would call it off.
  for (const name of ['Assegni', 'Fondo ore e quota']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await say('POST', '/users/notices', {
    ...{ kind: 'request', title: 'Un passaggio al mercato', activity: 1, reach: 'bank' },
    sure: true,
  });
  await page.reload();
  await expect(steps(page)).toBeVisible();
  for (const name of ['Assegni', 'Fondo ore e quota', 'Estratti', 'Annunci']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
  // What every bank has keeps to its first word.
  await expect(main.getByRole('link', { name: 'In cifre' })).toHaveCount(0);
});

test('what is up to the reader stands above the steps, and keeps its place once it is decided', async ({
  page,
  portal,
}) => {
  const founder = await newBank(portal, 'Banca del Tempo di Offanengo', 'ada.off@example.org');
  const davide = await beside(portal, 'davide.conti@example.org');
  const { say } = await atTheDesk(portal, 'davide.conti@example.org');
  await say('PATCH', `/users/banks/${founder.bankId}/join`);
  await enterAs(page, founder.email, '/bank-home', founder.password);
  const turn = page.getByRole('region', { name: 'Tocca a te' });
  const name = 'Davide Conti';
  expect(davide.fullName).toBe('Conti Davide');
  await turn.getByRole('button', { name: `Accetta ${name}` }).click();
  await expect(turn.getByText(`Accettata: la richiesta di ${name}`)).toBeVisible();
  await expect(turn.getByRole('button', { name: 'Torna indietro' })).toBeVisible();
  const [above, below] = [await turn.boundingBox(), await steps(page).boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(rowOf(page, STEPS[2] ?? '')).toContainText('2 di 10');
});

test('the twentieth service ends the beginning', async ({ page, portal }) => {
  const founder = await newBank(portal, 'Banca del Tempo di Rivolta', 'ada.rivolta@example.org');
  const [rosa, tino] = [
    await registered(portal, founder, 'Rosa'),
    await registered(portal, founder, 'Tino'),
  ];
  const { say } = await atTheDesk(portal, founder.email, founder.password);
  const help = () =>
    say('POST', '/admin/transactions', {
      ...{ bankTo: founder.bankId, userFrom: rosa, userTo: tino, activity: 1 },
      ...{ dateOfTransaction: dayBack(0), quantityOfHours: 1, note: 'Una mano' },
      basis: 'present',
    });
  for (let done = 1; done < SERVICES; done += 1) await help();
  await enterAs(page, founder.email, '/bank-home', founder.password);
  await expect(rowOf(page, 'Cinque coppie diverse')).toContainText('1 di 5');
  await expect(steps(page).getByRole('listitem')).toHaveCount(STEPS.length + 1);
  await help();
  await page.reload();
  await expect(page.getByText(italian('bank-desk:today.nothing'))).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Dati della banca' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Primi passi' })).toHaveCount(0);
});

test('a member of a bank that begins has the board before the balance, and no other has', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const founder = await newBank(portal, 'Banca del Tempo di Dovera', 'ada.dovera@example.org');
  const rosa = await registered(portal, founder, 'Rosa');
  const { say } = await atTheDesk(portal, founder.email, founder.password);
  const me = await beside(portal, founder.email, founder.password);
  await say('POST', '/admin/transactions', {
    ...{ bankTo: founder.bankId, userFrom: me.id, userTo: rosa, activity: 1, basis: 'present' },
    ...{ dateOfTransaction: dayBack(0), quantityOfHours: 1, note: 'Una mano' },
  });
  const board = page.getByRole('region', { name: 'Chi cerca te' });
  const balance = page.getByRole('region', { name: 'Il tuo saldo' });
  const isFirst = async () => {
    await expect(board).toHaveCount(1);
    const [one, other] = [await board.boundingBox(), await balance.boundingBox()];
    return (one?.y ?? 0) < (other?.y ?? 0);
  };
  await enterAs(page, founder.email, '/home', founder.password);
  await expect(board).toBeInViewport();
  expect(await isFirst()).toBe(true);
  await expectNoAxeViolations(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await enterAs(page, MARCO, '/home');
  expect(await isFirst()).toBe(false);
});

test('from a bank of one to ten members and a first confirmed exchange by the portal’s own words', async ({
  page,
  portal,
}) => {
  test.slow();
  const founder = await newBank(portal, 'Banca del Tempo di Montodine', 'ada.mont@example.org');
  await enterAs(page, founder.email, '/bank-home', founder.password);
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks += 1;
  };
  await click(steps(page).getByRole('link', { name: 'Una alla volta' }));
  for (let nth = 1; nth <= PEOPLE; nth += 1) {
    await page.getByLabel('Nome', { exact: true }).fill(`Socio${nth}`);
    await page.getByLabel('Cognome').fill(`Numero${nth}`);
    await click(page.getByLabel('Ha firmato il modulo di adesione'));
    await click(page.getByRole('button', { name: 'Registra', exact: true }));
    await expect(page.getByText(`Socio${nth} Numero${nth} è socio della banca`)).toBeVisible();
    if (nth < PEOPLE) await click(page.getByRole('button', { name: 'Un’altra persona' }));
  }
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await click(menu.getByRole('link', { name: 'Banca', exact: true }));
  await expect(rowOf(page, STEPS[2] ?? '')).toContainText('Fatto:');
  await click(steps(page).getByRole('link', { name: 'Registralo' }));
  await choose(page, creditor(page), 'Numero1 Socio1');
  await choose(page, debtor(page), 'Numero2 Socio2');
  await choose(page, page.getByRole('combobox', { name: 'Attività' }), 'Passaggi in auto');
  // Each of the three names was pressed in its list.
  clicks += 3;
  await duration(page).fill('1');
  await page.getByLabel('Nota').fill('Al mercato');
  await click(page.getByRole('radio', { name: 'di persona' }));
  await click(register(page));
  await expect(page.getByText('Scambio registrato correttamente')).toBeVisible();
  await click(menu.getByRole('link', { name: 'Banca', exact: true }));
  await expect(rowOf(page, STEPS[5] ?? '')).toContainText('Fatto:');
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});
