/** What the bank says to all (specification §44): written, sent, printed and noted at the desk; read and answered by members. */
import type { Page } from '@playwright/test';
import type { BulletinPreview } from '#contract/board/bulletins.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import type { TestPortal } from './support/portal.ts';
import { afterPrint, printed, withoutDialog } from './support/printing.ts';
import { assemblyPages } from './support/scenes.ts';
import { deskMember } from './support/trust.ts';

const MARCO = 'marco.bianchi@example.org';
/** From the first page to letters in the printer. */
const MOST_CLICKS = 6;
const MOST_TYPED = 3;
const ON_PAPER = 9;

/** Counts what somebody does on the page. */
function counted(page: Page) {
  const counts = { clicks: 0, typed: 0 };
  const press = async (role: 'link' | 'button' | 'radio', name: string | RegExp) => {
    counts.clicks += 1;
    await page.getByRole('main').getByRole(role, { name }).click();
  };
  const type = async (label: string, text: string) => {
    counts.typed += 1;
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  };
  return { counts, press, type };
}

/** Makes the bank one of fifty members and more, nine of whom get letters on paper. */
async function bankOfFifty(portal: TestPortal): Promise<BulletinPreview> {
  const { say } = await atTheDesk(portal);
  const counted = (): Promise<BulletinPreview> =>
    say('POST', '/admin/bulletins/preview', { kind: 'notice' });
  const { paper, without } = await counted();
  for (let nth = paper + without; nth < ON_PAPER; nth += 1) {
    await deskMember(portal, `Carta ${nth}`);
  }
  return counted();
}

/** A day in so many days, as one types it. */
function typedDay(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return day.toISOString().slice(0, 10).split('-').reverse().join('/');
}

test('a meeting is announced to fifty members, nine of them on paper, with six clicks and three typings', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  const { letters, paper, without, unwanted } = await bankOfFifty(portal);
  expect(letters + paper + without + unwanted).toBeGreaterThanOrEqual(50);
  expect(paper + without).toBe(ON_PAPER);
  await withoutDialog(page);
  const title = `Cena di primavera ${isMobile ? 'al telefono' : 'alla scrivania'}`;
  await enterAs(page, GIULIA, '/bank-home?lang=it');
  const { counts, press, type } = counted(page);
  await press('link', 'Avvisi');
  await press('link', 'Scrivi un avviso');
  await press('radio', 'Un incontro');
  await type('Titolo', title);
  await type('Testo', 'Ognuno porta un piatto.\n\nIl programma: https://example.org/cena');
  await type('Giorno', typedDay(20));
  await expect(page.getByRole('main')).toContainText(/Chi lo riceve: \d+ email, \d+ su carta/);
  await expectNoAxeViolations(page);
  await press('button', /^Invia a \d+ soci$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await press('button', /^Stampa \d+ lettere$/);
  await printed(page);
  await expect(page.locator('[data-paper]').first()).toContainText('Ognuno porta un piatto.');
  test.info().annotations.push({ type: 'counted', description: JSON.stringify(counts) });
  expect(counts.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(counts.typed).toBeLessThanOrEqual(MOST_TYPED);
  // Nobody has seen it: it is taken back, and its words are used again.
  await afterPrint(page);
  await page.getByRole('button', { name: 'Ritira' }).click();
  const question = page.getByRole('alertdialog', { name: `Ritirare «${title}»?` });
  await question.getByRole('button', { name: 'Ritira' }).click();
  await expect(page.getByText('L’avviso è ritirato')).toBeVisible();
  await page.getByRole('link', { name: italian('bank-bulletins:again') }).click();
  await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue(title);
});

test('the form says what is missing at its field', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-bulletins/new?lang=it');
  await page.getByRole('radio', { name: 'L’assemblea dei soci' }).check();
  await page.getByRole('button', { name: /^Invia/ }).click();
  await expect(page.getByText('Scrivi un titolo').first()).toBeVisible();
  await expect(page.getByText(italian('bank-bulletins:form.missing.text')).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a member changes their word, and reads how many come and not who', {
  tag: ['@desk', '@phone'],
}, async ({ page }) => {
  await enterAs(page, MARCO, '/my-bank?lang=it');
  const meeting = page.getByRole('region', { name: 'Pranzo dei soci' });
  // Marco has answered: it is one line with what he said.
  await expect(meeting).toContainText('Hai detto che');
  await meeting.getByRole('heading', { name: 'Pranzo dei soci' }).click();
  await expect(meeting).toContainText(/Finora vengono in \d+/);
  await meeting.getByRole('button', { name: 'Non vengo' }).click();
  await expect(meeting).toContainText(italian('bulletins:attend.saidNo'));
  await meeting.getByLabel('In quanti?').selectOption('3');
  await meeting.getByRole('button', { name: 'Vengo', exact: false }).first().click();
  await expect(meeting).toContainText('Hai detto che venite in 3.');
  await expect(meeting).not.toContainText('Anna');
  await expectNoAxeViolations(page);
  await page.goto('/appointments?lang=it');
  const meetings = page.getByRole('region', { name: 'Incontri della banca' });
  await expect(meetings).toContainText('Pranzo dei soci');
});

test('the desk sees who comes, notes a word by telephone, corrects, and calls off', async ({
  page,
}) => {
  await enterAs(page, GIULIA, '/bank-bulletins?lang=it');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Pranzo dei soci' }).click();
  await expect(page.getByRole('region', { name: 'Chi viene' })).toContainText(/Vengono in \d+/);
  await page.getByLabel('Cerca un socio').fill('ferrari');
  const anna = page.getByRole('listitem').filter({ hasText: 'Anna Ferrari' });
  await anna.getByRole('button', { name: 'Segna Anna Ferrari' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anna Ferrari: viene?' });
  await dialog.getByLabel('In quanti').selectOption('4');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Segna' }).click();
  await expect(anna).toContainText('vengono in 4 · detto al telefono');
  await page.getByRole('button', { name: 'Correggi' }).click();
  const correcting = page.getByRole('dialog', { name: 'Correggi l’avviso' });
  await expect(correcting.getByLabel(italian('bank-bulletins:correct.tell'))).not.toBeChecked();
  await correcting.getByLabel('Dove').fill('Teatro dell’oratorio');
  await expect(correcting.getByLabel(italian('bank-bulletins:correct.tell'))).toBeChecked();
  await correcting.getByRole('button', { name: 'Salva la correzione' }).click();
  await expect(page.getByText(/Corretto da Giulia Rossi/)).toBeVisible();
  await page.getByRole('button', { name: 'Annulla l’incontro' }).click();
  const question = page.getByRole('alertdialog', { name: 'Annullare «Pranzo dei soci»?' });
  await question.getByRole('button', { name: 'Annulla l’incontro' }).click();
  await expect(page.getByText(italian('bank-bulletins:people.voice')).first()).toBeVisible();
});

test('who came to a meeting that is over stands in the list of an evening', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-bulletins?lang=it');
  await page.getByRole('link', { name: 'Assemblea dei soci' }).click();
  await page.getByRole('link', { name: 'Registra le ore' }).click();
  await expect(page.getByRole('main')).toContainText('Anna', { timeout: 10_000 });
});

test('one tap from the letter says whether somebody comes, without signing in, until it is called off', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal }) => {
  const { attend, id } = await assemblyPages(portal);
  await page.goto(`${attend}?lang=it`);
  const meeting = page.getByRole('region', { name: 'Assemblea di fine anno' });
  await expect(meeting).toContainText('Vieni?');
  await expectNoAxeViolations(page);
  await meeting.getByLabel('In quanti?').selectOption('2');
  await meeting.getByRole('button', { name: /^Vengo/ }).dblclick();
  await expect(meeting).toContainText('Hai detto che venite in 2.');
  await page.reload();
  await expect(meeting).toContainText('Hai detto che venite in 2.');
  await meeting.getByRole('button', { name: /^Non vengo/ }).click();
  await expect(meeting).toContainText(italian('bulletins:attend.saidNo'));
  const { say } = await atTheDesk(portal);
  expect(await say('GET', `/admin/bulletins/${id}`)).toMatchObject({ yes: 0, no: 1 });
  await say('PATCH', `/admin/bulletins/${id}/call-off`);
  await page.reload();
  await expect(meeting).toContainText(italian('bulletins:attend.calledOff'));
  await expect(meeting.getByRole('button', { name: /vengo/i })).toHaveCount(0);
});

test('a meeting is copied for the group, with its day and the page that members read', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { desk } = await assemblyPages(portal);
  await enterAs(page, GIULIA, `${desk}?lang=it`);
  await page.getByRole('button', { name: italian('outside:group.act') }).click();
  const dialog = page.getByRole('dialog', { name: 'Per il gruppo' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Copia' }).click();
  await expect(page.getByText(italian('outside:group.copied'))).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Assemblea di fine anno');
  expect(text).toMatch(/dalle 18:00 alle 20:00/);
  expect(text).toContain('/my-bank');
});

test('news stands open until it is read, and in the next visit behind a line', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  const title = 'Il martedì si comincia alle nove';
  await say('POST', '/admin/bulletins', { kind: 'notice', title, text: 'Da gennaio, in sede.' });
  await portal.showBulletins();
  await enterAs(page, MARCO, '/my-bank?lang=it');
  const news = page.getByText('Da gennaio, in sede.');
  await expect(news).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/home');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Bergamo/ })
    .click();
  await expect(page).toHaveURL('/my-bank');
  await expect(page.getByText('Altri avvisi')).toBeVisible();
  await expect(news).toBeHidden();
  await page.getByText('Altri avvisi').click();
  await expect(news).toBeVisible();
});
