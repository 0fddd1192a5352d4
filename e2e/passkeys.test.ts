/** Passkeys, with a device in software that has a fingerprint reader (specification §26). */
import type { Page } from '@playwright/test';
import { enterAs, expect, expectNoAxeViolations, forget, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const ANNA = 'anna.ferrari@example.org';
const PASSWORD = 'Tempo-2019!';

/** Gives the page a device that keeps passkeys. @returns how its person lifts or lays down the finger */
async function deviceFor(page: Page): Promise<(isThere: boolean) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (isUserVerified) => {
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

test('a passkey is added, opens the portal without a password, and is removed', async ({
  page,
}) => {
  const recognise = await deviceFor(page);
  await enterAs(page, ANNA, '/user-security');
  const card = page.getByRole('region', { name: 'Entrare senza password' });
  await card.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Aggiungi una passkey' });
  await adding.getByLabel('La tua password').fill(PASSWORD);
  await adding.getByRole('button', { name: 'Continua' }).click();
  const name = adding.getByLabel('Nome della passkey');
  await expect(name).toBeFocused();
  await expectNoAxeViolations(page);
  await name.fill('Il mio telefono');
  await adding.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(adding).toBeHidden();
  const line = card.getByRole('listitem').filter({ hasText: 'Il mio telefono' });
  await expect(line).toContainText(italian('passkeys:line.unused'));
  await expectNoAxeViolations(page);

  await forget(page);
  await page.goto('/login');
  const door = page.getByRole('button', { name: italian('sign-in:passkey') });
  await recognise(false);
  await door.click();
  await expect(page.getByRole('alert')).toContainText('su questo dispositivo non c’è una tua');
  await expectNoAxeViolations(page);
  await recognise(true);
  await door.click();
  await expect(page).toHaveURL('/home');

  await page.goto('/user-security');
  await expect(line).toContainText('Ultimo uso:');
  await line.getByRole('button', { name: 'Togli: Il mio telefono' }).click();
  const removing = page.getByRole('dialog', { name: 'Togli la passkey' });
  await removing.getByLabel('La tua password').fill(PASSWORD);
  await removing.getByRole('button', { name: 'Togli', exact: true }).click();
  await expect(removing).toBeHidden();
  await expect(line).toHaveCount(0);
});
