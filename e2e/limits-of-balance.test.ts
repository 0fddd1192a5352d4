/** The band of balances: read before the click, never in the way of help that was given. */
import { atTheDesk, GIULIA, newMember, unfolded } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { marcoAndAnna } from './support/member.ts';

test('a newcomer reads before the click that they would go below, and may confirm', async ({
  page,
  portal,
}) => {
  const email = 'fascia@example.org';
  const newcomer = await newMember(portal, email, 'Nora');
  const { anna } = await marcoAndAnna(portal);
  await anna.gives(newcomer, { quantityOfHours: 11, note: 'Trasloco' });
  await enterAs(page, email, '/home', newcomer.password);
  const line = page.getByRole('listitem').filter({ hasText: 'Trasloco' });
  await expect(line).toContainText('Dopo: −11 h. La banca chiede di restare sopra −10 h.');
  await expect(line).toContainText('Puoi confermare: la segreteria ti cercherà');
  await expectNoAxeViolations(page);
  await line.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByText('Scambio confermato con successo')).toBeVisible();
  // The first home stays as it is while it is open; the next one says what the bank asks.
  await page.reload();
  const balance = page.getByRole('region', { name: 'Il tuo saldo' });
  await expect(balance).toContainText('La banca chiede di restare sopra −10 h');
});

test.describe('where the bank stops confirmations', () => {
  test.use({ expectedErrors: [/409 PATCH/] });

  test('the member learns whom to ask, and the desk confirms with a reason', async ({
    page,
    browser,
    portal,
  }) => {
    const email = 'limite@example.org';
    const newcomer = await newMember(portal, email, 'Lidia');
    const { anna } = await marcoAndAnna(portal);
    await anna.gives(newcomer, { quantityOfHours: 12, note: 'Cantina' });
    const { say } = await atTheDesk(portal);
    const stop = (value: boolean) =>
      say('PUT', '/admin/rules/band-hard', { value, note: 'Prova di un mese' });
    await stop(true);
    await enterAs(page, email, '/confirm-transaction', newcomer.password);
    await expect(page.getByText('Con queste ore scenderesti a −12 h.')).toBeVisible();
    await page.getByRole('button', { name: 'Conferma' }).click();
    await expect(page.getByText('Parla con la segreteria').last()).toBeVisible();

    const desk = await browser.newPage({ baseURL: portal.url });
    await enterAs(desk, GIULIA, `/bank-members/${newcomer.id}`);
    const band = await unfolded(desk, 'Limiti del saldo');
    await expect(band.getByText('di restare tra −10 h e 50 h')).toBeVisible();
    await desk.goto('/bank-pending-requests?sort=-createdAt');
    const row = desk.getByRole('row', { name: /Cantina/ });
    await row.getByRole('button', { name: 'Conferma' }).click();
    const dialog = desk.getByRole('alertdialog');
    await expect(dialog).toContainText('scenderebbe a −12 h');
    await dialog.getByRole('radio', { name: 'di persona' }).check();
    await dialog.getByLabel(/Perché confermi lo stesso/).fill('Ne abbiamo parlato');
    await expectNoAxeViolations(desk);
    await dialog.getByRole('button', { name: /Conferma/ }).click();
    await expect(desk.getByText('Scambio confermato con successo')).toBeVisible();
    await desk.close();
    await stop(false);
    expect(await newcomer.balance()).toBe(-12);
  });
});

test('the desk makes an exception for one member and ends it', async ({ page, portal }) => {
  const member = await newMember(portal, 'eccezione@example.org', 'Emma');
  await enterAs(page, GIULIA, `/bank-members/${member.id}`);
  const card = await unfolded(page, 'Limiti del saldo');
  await card.getByRole('button', { name: 'Fai un’eccezione' }).click();
  const dialog = page.getByRole('dialog', { name: /Eccezione per Emma/ });
  await dialog.getByLabel(/Quante ore sotto lo zero/).fill('tante');
  await dialog.getByRole('button', { name: 'Salva l’eccezione' }).click();
  await expect(dialog.getByText('Scrivi perché').first()).toBeVisible();
  await dialog.getByLabel(/Quante ore sotto lo zero/).fill('40');
  await dialog.getByLabel('Perché?').fill('Aspetta un’operazione');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Salva l’eccezione' }).click();
  await expect(card).toContainText('di restare tra −40 h e 50 h');
  await expect(card).toContainText('È un’eccezione: per gli altri valgono −10 h e 50 h.');
  await card.getByRole('button', { name: 'Togli l’eccezione' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli l’eccezione' }).click();
  await expect(card).toContainText('di restare tra −10 h e 50 h');
  await card.getByText('Eccezioni di prima').click();
  await expect(card).toContainText('Aspetta un’operazione');
});
