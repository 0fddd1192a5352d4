/**
 * A Thursday afternoon at the desk, from one page to the next: three calls, a companion for a newcomer, the
 * Christmas lunch told to all, two names on the telephone, what is printed, and the text for the group
 * (specification §42 to §45).
 */
import { CALL_REASONS } from '#contract/board/attention.ts';
import { dayAfter } from '#contract/time.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { printed, withoutDialog } from './support/printing.ts';
import { countTaps } from './support/taps.ts';

test('a volunteer calls three people, announces the lunch and prints what goes on the wall', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rules/board-public', { value: true, note: 'Assemblea' });
  await withoutDialog(page);
  const taps = await countTaps(page);
  await enterAs(page, GIULIA, '/bank-home');

  // One tap from the first page to a telephone number worth calling.
  await page
    .getByRole('region', { name: 'Tocca a te' })
    .getByRole('link', { name: 'Vedi', exact: true })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chi sentire' })).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  expect(await taps()).toBe(1);

  const before = await say('GET', '/admin/attention');
  expect(new Set(before.lines.map(({ reason }: { reason: string }) => reason))).toEqual(
    new Set(CALL_REASONS),
  );
  const called = page.getByRole('button', { name: /^Ho parlato con / });
  for (const rests of [1, 2, 3]) {
    await called.last().click();
    await expect(page.getByText(/^Avete parlato: torna dopo/)).toHaveCount(rests);
  }
  const after = await say('GET', '/admin/attention');
  expect(after.lines).toHaveLength(before.lines.length - 3);

  // A newcomer gets a companion: the page of the member opens where it is named.
  const fresh = page.getByRole('region', { name: 'Arrivati da poco' });
  await fresh
    .getByRole('link', { name: /^Chi accompagna / })
    .first()
    .click();
  const company = page.getByRole('region', { name: 'Chi accompagna', exact: true });
  await company.getByRole('combobox').selectOption({ index: 1 });
  await company.getByRole('button', { name: 'Scegli', exact: true }).click();
  await expect(page.getByText(italian('company:desk.done'))).toBeVisible();

  // The lunch: six taps and three things typed from the first page to the printed letters.
  await page.goto('/bank-home');
  await page.getByRole('main').getByRole('link', { name: 'Avvisi', exact: true }).click();
  await page.getByRole('link', { name: 'Scrivi un avviso' }).click();
  await page.getByText('Un incontro', { exact: true }).click();
  await page.getByLabel('Titolo').fill('Pranzo di Natale');
  await page.getByLabel('Testo').fill('Ci troviamo a mezzogiorno. Ognuno porta un piatto.');
  const { day, typed } = inThreeWeeks();
  await page.getByLabel('Giorno').fill(typed);
  await expect(page.getByText(/^Chi lo riceve: \d+ email, \d+ su carta/)).toBeVisible();
  await page.getByRole('button', { name: /^Invia a \d+ soci$/ }).click();
  await page.getByRole('button', { name: /^Stampa \d+ lettere$/ }).click();
  await printed(page);
  expect(await taps()).toBeLessThanOrEqual(6);

  // Ten minutes later it is on the screens, and two members call.
  await portal.showBulletins();
  await page.reload();
  for (const name of ['Anna Ferrari', 'Marco Bianchi']) {
    await page.getByLabel('Cerca un socio').fill(name);
    await page.getByRole('button', { name: `Segna ${name}` }).click();
    await page
      .getByRole('dialog', { name: `${name}: viene?` })
      .getByRole('button', { name: 'Segna' })
      .click();
    await expect(page.getByText(/viene · detto al telefono/)).toBeVisible();
  }
  await expect(page.getByText('Vengono in 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: italian('bank-bulletins:coming.sheet') }).click();
  await expect(page.locator('article[data-paper]').last()).toContainText('Marco Bianchi');

  // The board has the paper of the month, with the lunch on it, and the words for the group.
  await page.goto('/bank-board');
  await page.getByRole('button', { name: 'Foglio del mese' }).click();
  await page
    .getByRole('dialog', { name: 'Foglio del mese' })
    .getByRole('button', { name: 'Stampa' })
    .click();
  await expect(page.locator('[data-paper]').last()).toContainText('Pranzo di Natale');
  await page.reload();
  await page.getByRole('button', { name: italian('outside:group.act') }).click();
  await expect(page.getByRole('region', { name: italian('outside:group.label') })).toContainText(
    'cerchiamo',
  );
  expect((await say('GET', '/admin/bulletins'))[0]).toMatchObject({ day, heads: 2 });
});

/** A day as it is typed, and as the portal keeps it. */
function inThreeWeeks(): { day: string; typed: string } {
  const day = dayAfter(new Date().toISOString().slice(0, 10), 21);
  return { day, typed: day.split('-').toReversed().join('/') };
}
