/**
 * Where things are at the desk: eight cards on its first page, and one place lit for each of their pages,
 * which all begin at one height and one edge.
 */
import type { Page } from '@playwright/test';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import { printed, withoutDialog } from './support/printing.ts';

/** The cards of the first page with their links, in order; what few desks need stands behind *Altro*. */
const CARDS: Record<string, string[]> = {
  Soci: [
    'Elenco dei soci',
    'In attesa di risposta',
    'Email da confermare',
    'Nuovo socio',
    'Avvisi',
    'Porta i soci',
    'Soci di prima',
  ],
  'Dati della banca': [
    'Modifica i dati',
    'Regole',
    'Fondo ore e quota',
    'In cifre',
    'Stanze',
    'Privacy',
    'Archivio',
    'Per chi programma',
  ],
  'Banche amiche': ['La rete'],
  Scambi: ['Storico', 'Assegni'],
  'Scambi in attesa': ['Conferma o annulla'],
  'Nuovo scambio': ['Uno o molti insieme', 'Telefonata'],
  Bacheca: ['Annunci', 'Agenda', 'Segnalati'],
  Carta: ['Estratti', 'Elenchi, tessere, libretti'],
};

/** The word of the menu that is lit by what a card leads to; those without a word of their own light the first. */
const LIT: Record<string, string> = {
  Soci: 'Soci',
  'Banche amiche': 'Banche amiche',
  Scambi: 'Scambi',
  'Scambi in attesa': 'In attesa',
  'Nuovo scambio': 'Registra scambio',
};

/** They open a question above the list of members. */
const ON_THE_LIST = ['Elenchi, tessere, libretti'];

test('everything has one place in eight cards, four in a row, in sight on an old laptop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAs(page, GIULIA, '/bank-home');
  const cards = page.getByRole('main').getByRole('region');
  for (const [name, links] of Object.entries(CARDS)) {
    const card = cards.and(page.getByRole('region', { name, exact: true }));
    await expect(card.locator('a')).toHaveText(links);
    for (const link of await card.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  }
  const tops = await Promise.all(
    Object.keys(CARDS).map(async (name) => {
      const box = await page.getByRole('region', { name, exact: true }).boundingBox();
      return Math.round(box?.y ?? 0);
    }),
  );
  expect(new Set(tops.slice(0, 4)).size).toBe(1);
  expect(new Set(tops.slice(4)).size).toBe(1);
  const pressed = page.getByRole('main').locator('a, button, summary').filter({ visible: true });
  // Whom to call, and whose e-mail does not work, are two of them.
  expect(await pressed.count()).toBeLessThanOrEqual(32);
});

/** Pages to which no card leads, and the word of the menu that they light. */
const BELOW: Record<string, string> = {
  '/bank-home': 'Banca',
  '/bank-home/guide': 'Banca',
  '/bank-share': 'Banca',
  '/bank-board/new': 'Banca',
  '/bank-board/activities': 'Banca',
  '/bank-appointments/new': 'Banca',
  '/bank-import': 'Soci',
  '/bank-new-transaction/evening': 'Registra scambio',
};

/** They have their way back above the heading. */
const WITH_WAY_BACK = /^\/bank-(home\/guide|share|import|new-transaction\/evening|members\/\d+)$/;

/** From the line under the header to the heading, and from the edge of the window. */
const BEGINS_PX = { under: 24, underWayBack: 60, left: 75 };
/** A heading beside a button or a picture stands in the middle of its line. */
const OFF_PX = { under: 2, underWayBack: 4 };

test('every page lights one place, and begins at one height and one edge', async ({
  page,
  portal,
}) => {
  test.slow();
  const { anna } = await marcoAndAnna(portal);
  const { say } = await atTheDesk(portal);
  const [notice] = await say('GET', '/users/notices?limit=1');
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAs(page, GIULIA, '/bank-home');
  const places = {
    ...(await placesOfCards(page)),
    ...BELOW,
    [`/bank-members/${anna.id}`]: 'Soci',
    [`/bank-board/answer?notice=${notice.id}`]: 'Banca',
  };
  const lit = page.getByRole('navigation', { name: 'Menu principale' }).locator('[aria-current]');
  const begins: string[] = [];
  for (const [address, word] of Object.entries(places)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(lit, address).toHaveCount(1);
    await expect(lit, address).toContainText(word);
    const kind = WITH_WAY_BACK.test(address) ? 'underWayBack' : 'under';
    await expect(page.locator('[data-back]'), address).toHaveCount(kind === 'under' ? 0 : 1);
    const { under, left } = await beginOf(page);
    const isOff = Math.abs(under - BEGINS_PX[kind]) > OFF_PX[kind] || left !== BEGINS_PX.left;
    if (isOff) begins.push(`${address}: ${under} px under the header, at ${left}`);
  }
  expect(begins).toEqual([]);
});

/** Where the links of the cards lead, each with the word of the menu that it lights. */
async function placesOfCards(page: Page): Promise<Record<string, string>> {
  const places: Record<string, string> = {};
  for (const [name, links] of Object.entries(CARDS)) {
    const card = page.getByRole('region', { name, exact: true });
    for (const link of links.filter((one) => !ON_THE_LIST.includes(one))) {
      const address = await card.locator('a', { hasText: link }).getAttribute('href');
      places[address ?? ''] = LIT[name] ?? 'Banca';
    }
  }
  return places;
}

/**
 * How far the heading stands under the header, and from the left edge: read in one moment in which it is
 * drawn, for a page that has just arrived puts another heading in the place of the first.
 */
async function beginOf(page: Page): Promise<{ under: number; left: number }> {
  const begin = await page.waitForFunction(() => {
    const header = document.querySelector('header')?.getBoundingClientRect();
    const title = document.querySelector('h1')?.getBoundingClientRect();
    const isDrawn = header && title && title.height > 0;
    return isDrawn ? { under: title.top - header.bottom, left: Math.round(title.left) } : null;
  });
  const seen = await begin.jsonValue();
  if (!seen) throw new Error('a page has a header and a heading');
  return seen;
}

test('on a phone the cards are one list, each link as tall as a finger', { tag: '@phone' }, async ({
  page,
}) => {
  await enterAs(page, GIULIA, '/bank-home');
  const tabs = page.getByRole('navigation', { name: 'Menu rapido' });
  await expect(tabs.locator('[aria-current]')).toHaveText('Banca');
  for (const name of Object.keys(CARDS)) {
    const card = page.getByRole('region', { name, exact: true });
    const edges = await card.boundingBox();
    expect(edges?.width).toBeGreaterThan(340);
    for (const link of await card.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
  await expectNoAxeViolations(page);
});

/** What somebody looks for, and the link of the first page that leads to it. */
const TASKS: Record<string, string> = {
  'register an exchange': 'Uno o molti insieme',
  'take a phone call': 'Telefonata',
  'confirm what waits': 'Conferma o annulla',
  'accept a person': 'In attesa di risposta',
  'print a list': 'Elenchi, tessere, libretti',
  'print a statement': 'Estratti',
  'book cheques': 'Assegni',
  'change a rule': 'Regole',
  'bring the members': 'Porta i soci',
  'the share of the year': 'Fondo ore e quota',
  'somebody who has left': 'Soci di prima',
  'who has no e-mail': 'Elenco dei soci',
};

test('ten tasks are found from the first page without scrolling', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const [task, link] of Object.entries(TASKS)) {
    await enterAs(page, GIULIA, '/bank-home');
    const way = page.getByRole('main').getByRole('link', { name: link });
    await expect(way, task).toBeInViewport({ ratio: 1 });
    const address = await way.getAttribute('href');
    await way.click();
    await expect(page, task).toHaveURL(address ?? '');
    await expect(page.getByRole('heading', { level: 1 }), task).toBeVisible();
  }
});

test('lists and cards are asked about above the list, and the way back closes the question', async ({
  page,
}) => {
  await enterAs(page, GIULIA, '/bank-home');
  await withoutDialog(page);
  await page.getByRole('link', { name: 'Elenchi, tessere, libretti' }).click();
  const question = page.getByRole('dialog', { name: italian('members:print.title') });
  await expect(question.getByText('Un libretto di assegni si consegna')).toBeVisible();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Tessere' }).click();
  await printed(page);
  await expect(page).toHaveURL('/bank-members');
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-paper]');
  await expect(paper.getByText('Adele Suardi')).toBeVisible();
  const cards = await paper.getByText('Tessera').count();
  expect(cards).toBeGreaterThan(40);
  // Eight to a sheet of A4.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBe(Math.ceil(cards / 8));
});
