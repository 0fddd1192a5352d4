/** One's own calendar follows one's appointments, for as long as one likes (specification §22). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const LUISA = 'luisa.carminati@example.org';

test('an address for the calendar is made, shown once and ended', { tag: ['@phone'] }, async ({
  page,
}) => {
  await enterAs(page, LUISA, '/appointments');
  await page.getByRole('link', { name: 'Calendario e promemoria' }).click();
  await expect(page.getByText(italian('planning:calendar.off'))).toBeVisible();
  await page.getByRole('button', { name: 'Crea l’indirizzo' }).click();
  const shown = page.getByText(/calendar\/[\w-]{43}[.]ics$/);
  await expect(shown).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apri nel calendario' })).toHaveAttribute(
    'href',
    /^webcal:\/\//,
  );
  await expectNoAxeViolations(page);
  const path = new URL((await shown.textContent()) ?? '').pathname;
  const follow = () => fetch(new URL(path, page.url()));
  expect(await (await follow()).text()).toContain('SUMMARY:Banca del tempo: aiuti Bruno');

  await page.reload();
  await expect(page.getByText('Indirizzo creato')).toBeVisible();
  await expect(shown).toBeHidden();
  await page.getByRole('button', { name: 'Togli l’indirizzo' }).click();
  await expect(page.getByText(italian('planning:calendar.off'))).toBeVisible();
  expect((await follow()).status).toBe(404);
  await expect(page.getByLabel('La sera prima')).toBeVisible();
});
