/** Whom the desk might call: from the first page to the telephone, a rest and back, pairs and paper (specification §42). */
import { type Attention, CALL_REASONS } from '#contract/board/attention.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import type { TestPortal } from './support/portal.ts';
import { withoutDialog } from './support/printing.ts';
import { troublesOfReflow } from './support/reflow.ts';

const attentionOf = async (portal: TestPortal): Promise<Attention> =>
  (await atTheDesk(portal)).say('GET', '/admin/attention');

const WAYS = [
  ['', { width: 1366, height: 768 }],
  ['@phone', { width: 390, height: 844 }],
] as const;

for (const [tag, viewport] of WAYS) {
  test(`from the first page to the telephone, and what was said ${tag}`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(viewport);
    const { lines } = await attentionOf(portal);
    const franca = lines.find(({ name }) => name === 'Franca');
    await enterAs(page, GIULIA, '/bank-home');
    const today = page.getByRole('region', { name: 'Tocca a te' });
    await expect(today).toContainText(`Chi sentire: ${lines[0]?.name}`);
    await today.getByRole('link', { name: 'Vedi', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chi sentire' })).toBeVisible();
    const helping = page.getByRole('region', { name: 'Aiutano soltanto' });
    await expect(helping).toContainText('Franca Tironi ha aiutato 6 volte in un anno');
    await expectNoAxeViolations(page);
    await helping.getByRole('link', { name: 'Telefonata con Franca Tironi' }).click();
    await expect(page).toHaveURL(`/bank-phone-call?person=${franca?.userId}`);
    // The page before has the same sentence and the same button.
    await expect(page.getByRole('heading', { level: 1, name: 'Telefonata' })).toBeVisible();
    await expect(page.getByText('Franca Tironi ha aiutato 6 volte in un anno')).toBeVisible();
    await page.getByRole('button', { name: 'Ho parlato con Franca' }).click();
    await expect(page.getByText(/^Avete parlato: torna dopo/)).toBeVisible();
    await page.goto('/bank-attention');
    await expect(page.getByRole('region', { name: 'Arrivati da poco' })).toBeVisible();
    await expect(page.getByText('Franca Tironi ha aiutato')).toHaveCount(0);
    // On her page it is said, and ended.
    await page.goto(`/bank-members/${franca?.userId}`);
    const calls = page.getByRole('region', { name: 'Telefonate della segreteria' });
    await calls.getByText('Telefonate della segreteria').click();
    await expect(calls).toContainText('La segreteria ha parlato con Franca');
    await calls.getByRole('button', { name: italian('attention:member.end') }).click();
    await expect(calls).toContainText('Si può sentire');
    await expect(calls.getByText('La segreteria ha parlato')).toHaveCount(0);
  });
}

test('who is away rests for all reasons; what was noted is taken back where it stands', async ({
  page,
  portal,
}) => {
  const { lines } = await attentionOf(portal);
  const [line] = lines.filter(({ reason }) => reason === 'quiet');
  const who = `${line?.name} ${line?.surname}`;
  await enterAs(page, GIULIA, '/bank-attention');
  const quiet = page.getByRole('region', { name: italian('attention:reasons.quiet') });
  await quiet.locator('summary', { hasText: `Altro per ${who}` }).click();
  await quiet.getByRole('button', { name: 'Assente fino al…' }).click();
  const dialog = page.getByRole('dialog', { name: `Fino a quando è assente ${line?.name}?` });
  await dialog.getByRole('button', { name: 'Segna' }).click();
  await expect(dialog.getByLabel('Assente fino al')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Assente fino al').fill('1/1/2020');
  await dialog.getByRole('button', { name: 'Segna' }).click();
  await expect(dialog.getByLabel('Assente fino al')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Assente fino al').fill(inAMonth());
  await dialog.getByRole('button', { name: 'Segna' }).click();
  await expect(quiet).toContainText('Assente: torna dopo');
  await quiet.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(quiet.getByRole('button', { name: `Ho parlato con ${line?.name}` })).toBeVisible();
  expect((await attentionOf(portal)).lines.map(({ userId }) => userId)).toContain(line?.userId);
  expect(await troublesOfReflow(page)).toEqual([]);
});

test('a newcomer meets somebody, in words to copy or to print', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutDialog(page);
  await enterAs(page, GIULIA, '/bank-attention');
  const fresh = page.getByRole('region', { name: 'Arrivati da poco' });
  await expect(fresh).toContainText(/Noemi Lazzari è con noi da \d+ giorni/);
  await fresh.getByRole('button', { name: 'Fai incontrare' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Noemi e / });
  await dialog.getByRole('button', { name: 'Copia' }).click();
  await expect(page.getByText('Copiato')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Noemi, ti presento \w+: /);
  await dialog.getByRole('button', { name: 'Stampa' }).click();
  await expect(page.locator('article[data-paper]')).toContainText('Noemi, ti presento');
});

test('the page is one sheet of paper with boxes, in large type', async ({ page, portal }) => {
  await withoutDialog(page);
  const { lines } = await attentionOf(portal);
  // The demo has somebody under every reason.
  expect([...new Set(lines.map(({ reason }) => reason))]).toEqual(CALL_REASONS);
  await enterAs(page, GIULIA, '/bank-attention');
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  const sheet = page.locator('article[data-paper]');
  await expect(sheet.locator('li')).toHaveCount(lines.length);
  await page.emulateMedia({ media: 'print' });
  const first = sheet.locator('li').first();
  // 14 points.
  await expect(first).toHaveCSS('font-size', /^18[.]6/);
  await page.evaluate(() => {
    const list = document.querySelector('article[data-paper] ul');
    const [line] = list?.children ?? [];
    while (list && line && list.children.length < 20) list.append(line.cloneNode(true));
  });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

/** A day as it is typed. */
function inAMonth(): string {
  const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  return `${day.getDate()}/${day.getMonth() + 1}/${day.getFullYear()}`;
}
