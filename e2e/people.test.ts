/** Who is in my bank, what they can do, and how one is reached, said once (specification §20). */
import { enterAs, expect, expectNoAxeViolations, forget, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { countTaps } from './support/taps.ts';

const MARCO = 'marco.bianchi@example.org';
const ANNA = 'anna.ferrari@example.org';

test('who can help with a hem, and a message to her: three touches on the board and one word', {
  tag: '@phone',
}, async ({ page }) => {
  const taps = await countTaps(page);
  await enterAs(page, MARCO, '/board');
  await page.getByLabel('Cerca nella bacheca').tap();
  await page.keyboard.type('orlo');
  await expect(page.getByRole('heading', { name: '2 soci lo sanno fare' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Telefona a Rosanna M.' })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Scrivi a Silvana M.' }).tap();
  const field = page.getByRole('textbox', { name: 'Scrivi a Silvana Moioli' });
  await expect(field).toHaveValue('Ciao, mi serve una mano: orlo. Quando potresti?');
  await page.getByRole('button', { name: 'Invia' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Silvana Moioli' })).toBeVisible();
  await expect(page.getByText('mi serve una mano: orlo')).toBeVisible();
  // With the one that leads to the board, from anywhere: four.
  expect(await taps()).toBe(3);
});

test('the members are searched, each has a page, and what nobody can is asked on the board', {
  tag: ['@desk', '@phone'],
}, async ({ page }) => {
  await enterAs(page, MARCO, '/board');
  await page.getByRole('link', { name: italian('notices:people') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(italian('finding:title'));
  await expect(page.getByRole('link', { name: 'Daniela M.', exact: true })).toBeVisible();
  // Who said no, and the friend bank.
  await expect(page.getByText('Elisa')).toHaveCount(0);
  await expect(page.getByText('Sara F.')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByLabel(italian('finding:search')).fill('inglese');
  await expect(page.getByRole('link', { name: 'Daniela M.', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Emily C.', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emily Carter' })).toBeVisible();
  const offers = page.getByRole('region', { name: 'In bacheca' });
  await expect(
    offers.getByRole('link', { name: 'Inglese, due chiacchiere o un testo', exact: true }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await offers.getByRole('link', { name: /^Scrivi per/ }).click();
  await expect(page.getByText('Inglese, due chiacchiere o un testo')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Scrivi a Emily Carter' })).toHaveValue('');
  await page.goBack();
  await page.getByRole('link', { name: 'Proponi un giorno' }).click();
  await expect(page.getByRole('combobox', { name: italian('planning:form.with') })).toHaveValue(
    'Carter Emily',
  );
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel(italian('finding:search'))).toHaveValue('inglese');
  await page.getByLabel(italian('finding:search')).fill('mongolfiera');
  await expect(page.getByText('Nessuno ha segnato “mongolfiera”.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Chiedilo in bacheca' }).click();
  await expect(page.getByLabel(italian('notices:form.title.request'))).toHaveValue('Mongolfiera');
});

test('a member says once how they are reached, and forms and lists follow', {
  tag: ['@desk', '@phone'],
}, async ({ page }) => {
  await enterAs(page, ANNA, '/board/new');
  await page.getByLabel(italian('notices:form.title.request')).fill('Una mano con le tende');
  await page.getByRole('link', { name: 'cambia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come mi si raggiunge');
  const findable = page.getByRole('checkbox', { name: italian('finding:own.findable') });
  await expect(findable).not.toBeChecked();
  await expectNoAxeViolations(page);
  await findable.check();
  await expect(page.getByText('Salvato').first()).toBeVisible();
  // What is chosen stands at once; it is kept when the portal has answered.
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/users/reach') && answer.request().method() === 'PATCH',
  );
  await page.getByRole('radio', { name: /^Per telefono/ }).check();
  await kept;
  await expect(page.getByRole('checkbox', { name: 'Il mio telefono' })).toHaveCount(0);
  await page.reload();
  await expect(findable).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Per telefono/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel(italian('notices:form.title.request'))).toHaveValue(
    'Una mano con le tende',
  );
  await expect(
    page.getByText('I soci della tua banca vedono il tuo telefono · cambia'),
  ).toBeVisible();
  await forget(page);
  await enterAs(page, MARCO, '/people?q=anna');
  await expect(page.getByRole('link', { name: 'Telefona a Anna F.' })).toBeVisible();
});

test('where the board has no notice, it shows who can, and asks with the words filled in', async ({
  page,
}) => {
  await enterAs(page, MARCO, '/board');
  await page.getByLabel('Cerca nella bacheca').fill('uncinetto');
  await expect(page.getByText('In bacheca non c’è niente per “uncinetto”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: italian('finding:can_one') })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Silvana M.', exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Chiedilo in bacheca' }).click();
  await expect(page.getByLabel(italian('notices:form.title.request'))).toHaveValue('Uncinetto');
  await page.goBack();
  await page.getByLabel('Cerca nella bacheca').fill('mongolfiera');
  await expect(page.getByText('In bacheca non c’è niente per “mongolfiera”.')).toBeVisible();
});

test('a search among what one may help with shows who can, and leads on to all of the board', {
  tag: '@phone',
}, async ({ page }) => {
  await enterAs(page, MARCO, '/board?q=uncinetto&for=me');
  await expect(page.getByRole('heading', { name: italian('finding:can_one') })).toBeVisible();
  await page.getByRole('button', { name: 'Mostra tutti' }).click();
  await expect(page.getByText('In bacheca non c’è niente per “uncinetto”.')).toBeVisible();
  await expect(page.getByLabel('Cerca nella bacheca')).toHaveValue('uncinetto');
});

test('an offer is asked about before it is answered', async ({ page }) => {
  await enterAs(page, MARCO, '/board?view=offers&q=potatura');
  await page.getByRole('link', { name: 'Potatura dell’orto e delle rose' }).click();
  await page.getByRole('link', { name: 'Scrivi a Sergio Gamba' }).click();
  await expect(page.getByText('Potatura dell’orto e delle rose')).toBeVisible();
  await page.getByRole('textbox', { name: 'Scrivi a Sergio Gamba' }).fill('Anche a dicembre?');
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sergio Gamba' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Potatura dell’orto e delle rose/ })).toBeVisible();
});
