/** Signing in safely, on one's own page (specification §24). */
import { unfolded } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, forget, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf, verified } from './support/newcomer.ts';
import { codeOf } from './support/one-time-code.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';

test('where one is signed in: another device is signed out with one tap, this one stays', async ({
  page,
  portal,
}) => {
  const elsewhere = await tokenOf(portal, ANNA);
  await enterAs(page, ANNA, '/user-profile');
  await page.getByRole('link', { name: 'Accesso e sicurezza' }).click();
  await expect(page).toHaveURL('/user-security');
  const sessions = page.getByRole('region', { name: 'Dove sei entrato' });
  await expect(sessions.getByText('È questo dispositivo')).toBeVisible();
  const other = sessions.getByRole('listitem').filter({ hasText: 'Dispositivo sconosciuto' });
  await expect(other).toHaveCount(1);
  await expectNoAxeViolations(page);

  await other.getByRole('button', { name: /^Esci da qui: Dispositivo sconosciuto/ }).dblclick();
  await expect(other).toHaveCount(0);
  await expect(sessions.getByText('È questo dispositivo')).toBeVisible();
  await expect(ask(portal, 'GET', '/users/sessions', { token: elsewhere })).rejects.toThrow(/401/);
});

test.describe('the second step', () => {
  test.use({ expectedErrors: [/401 POST \/api\/login$/] });

  test('is turned on with an app, and asked for after the password', async ({ page, portal }) => {
    const who = { email: `${crypto.randomUUID()}@example.org` };
    const { email, password } = await verified(portal, who);
    await enterAs(page, email, '/user-security', password);
    await page.getByRole('button', { name: italian('security:factor.turnOn') }).click();
    const dialog = page.getByRole('dialog', { name: italian('security:setup.title') });
    await dialog.getByLabel('La tua password').fill(password);
    await dialog.getByRole('button', { name: 'Continua' }).click();
    await expect(dialog.getByRole('img', { name: italian('security:setup.qr') })).toBeVisible();
    await expectNoAxeViolations(page);
    const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    await dialog.getByLabel('Le sei cifre').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Accendi' }).click();
    await expect(dialog.getByText(italian('security:codes.nowOn'))).toBeVisible();
    const codes = await dialog.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await dialog.getByRole('button', { name: italian('security:codes.done') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Ti restano 10 codici di riserva.')).toBeVisible();

    await forget(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Codice' });
    await expect(field).toBeFocused();
    await expectNoAxeViolations(page);
    await field.fill(codes[0]?.toLowerCase() ?? '');
    await field.press('Enter');
    await expect(page).toHaveURL('/waiting-bank');
  });
});

test.describe('with the second step on', () => {
  test.use({ expectedErrors: [/400 PATCH \/api\/users\/update/] });

  test('a new address takes a code, in both dialogs of the profile', async ({ page, portal }) => {
    const who = { email: `${crypto.randomUUID()}@example.org` };
    const { email, password } = await verified(portal, who);
    await enterAs(page, email, '/user-profile', password);
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const begun = await ask(portal, 'POST', '/users/second-factor', { token, body: { password } });
    const body = { code: codeOf(begun.secret) };
    const { codes } = await ask(portal, 'POST', '/users/second-factor/confirm', { token, body });

    const next = `${crypto.randomUUID()}@example.org`;
    await page.goto('/user-profile?dialog=edit');
    const dialog = page.getByRole('dialog');
    const code = dialog.getByRole('textbox', { name: 'Codice' });
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(code).toHaveCount(0);
    await dialog.getByLabel('Email', { exact: true }).fill(next);
    await dialog.getByLabel('Ripeti l’email').fill(next);
    await expect(code).toBeVisible();
    await expectNoAxeViolations(page);
    await code.press('Enter');
    await expect(dialog).toContainText('Scrivi il codice');

    await page.goto('/user-profile?dialog=email');
    await dialog.getByLabel('Nuova email').fill(next);
    await dialog.getByLabel('Ripeti l’email').fill(next);
    await code.fill('000000');
    await code.press('Enter');
    await expect(dialog).toContainText('Il codice non è giusto');
    await expectNoAxeViolations(page);
    await code.fill(codes[0]);
    await code.press('Enter');
    await expect(page.getByText('Sei stato sloggato automaticamente')).toBeVisible();
  });
});

test('the desk takes a lost second step away, and says how it knew who asked', async ({
  page,
  portal,
}) => {
  const token = await tokenOf(portal, MARCO);
  const password = 'Tempo-2019!';
  const begun = await ask(portal, 'POST', '/users/second-factor', { token, body: { password } });
  const code = codeOf(begun.secret);
  await ask(portal, 'POST', '/users/second-factor/confirm', { token, body: { code } });
  const { userId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  await enterAs(page, 'giulia.rossi@example.org', `/bank-members/${userId}`);
  const card = await unfolded(page, 'Verifica in due passaggi');
  await unfolded(page, 'Che cosa è successo');
  await card.getByRole('button', { name: italian('security:desk.act') }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Togli la verifica in due passaggi di Marco Bianchi?',
  });
  await dialog.getByRole('button', { name: 'Togli', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel(italian('security:desk.note')).fill('È venuto con la tessera');
  await dialog.getByRole('button', { name: 'Togli', exact: true }).click();
  await expect(
    page.getByText('Marco Bianchi non ha più la verifica in due passaggi'),
  ).toBeVisible();
  await expect(card).toBeHidden();
  await expect(
    page.getByText(italian('members:trail.actions.second-factor-removed')),
  ).toBeVisible();
});
