/** Webhooks at the desk of a bank (specification §29). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test('an address is added, its secret shown once, tried, turned off and removed', async ({
  page,
}) => {
  await enterAs(page, 'giulia.rossi@example.org', '/bank-webhooks');
  const card = page.getByRole('region', { name: 'Indirizzi avvisati' });
  await expect(card.getByText(italian('webhooks:list.none'))).toBeVisible();
  await card.getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
  const adding = page.getByRole('dialog', { name: 'Aggiungi un indirizzo' });
  const address = adding.getByLabel('Indirizzo del programma');
  await expect(address).toBeVisible();
  await address.fill('programma');
  await adding.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  // Nothing listens there: what does not arrive is shown as well.
  await address.fill('http://127.0.0.1:9/hook');
  await adding.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(adding.getByText(/^whsec_/)).toBeVisible();
  await expect(adding.getByRole('button', { name: 'Copia', exact: true })).toBeFocused();
  await adding.getByRole('button', { name: 'L’ho copiato' }).click();
  await expect(adding).toBeHidden();

  const line = card.getByRole('listitem').filter({ hasText: 'http://127.0.0.1:9/hook' });
  await line.getByRole('button', { name: /^Ultimi invii/ }).click();
  const sent = page.getByRole('dialog', { name: 'Ultimi invii' });
  await expect(sent.getByText(italian('webhooks:deliveries.none'))).toBeVisible();
  await sent.getByRole('button', { name: 'Manda una prova' }).click();
  await expect(sent.getByRole('listitem').filter({ hasText: 'Prova' })).toBeVisible();
  await expectNoAxeViolations(page);
  await sent.getByRole('button', { name: 'Chiudi' }).click();
  await expect(sent).toBeHidden();

  await line.getByRole('button', { name: /^Spegni/ }).click();
  await expect(line).toContainText(italian('webhooks:list.off'));
  await line.getByRole('button', { name: /^Togli/ }).click();
  const removing = page.getByRole('alertdialog', { name: 'Togli l’indirizzo' });
  await removing.getByRole('button', { name: 'Togli', exact: true }).click();
  await expect(line).toHaveCount(0);
});
