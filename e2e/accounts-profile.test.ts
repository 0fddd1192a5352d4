/** One's own profile (specification §2, §4, §5, §8): data, e-mail, password, picture. */
import sharp from 'sharp';
import { enterAs, expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf, verified } from './support/newcomer.ts';

test('shows what the portal knows; closing the dialog changes nothing, and keeps the place', async ({
  page,
}) => {
  await enterAs(page, 'marco.bianchi@example.org', '/user-profile');
  const data = page.getByRole('region', { name: 'I tuoi dati' });
  for (const text of ['Marco Bianchi', 'marco.bianchi@example.org', 'Maschio', 'Italiano']) {
    await expect(data).toContainText(text);
  }
  await expect(data).toContainText('Banca del Tempo di Bergamo');
  await expectNoAxeViolations(page);

  const edit = page.getByRole('button', { name: 'Modifica i dati' });
  await edit.click();
  await expect(page).toHaveURL('/user-profile?dialog=edit');
  await page.getByRole('dialog').getByLabel('Telefono').fill('000');
  await page.getByRole('dialog').getByLabel('Telefono').press('Escape');
  await expect(page).toHaveURL('/user-profile');
  await expect(edit).toBeFocused();
  await expect(page.getByText('000', { exact: true })).toBeHidden();
  await edit.click();
  await expect(page.getByRole('dialog').getByLabel('Telefono')).not.toHaveValue('000');
});

test('is edited in a dialog; the birth date stays the day it is, the language follows', async ({
  page,
  portal,
}) => {
  const { email, password } = await verified(portal, {
    email: 'cambia@example.org',
  });
  await enterAs(page, email, '/user-profile', password);
  await page.getByRole('button', { name: 'Modifica i dati' }).click();
  const dialog = page.getByRole('dialog', { name: italian('accounts:profile.editor.title') });
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Nome', { exact: true }).fill('  Zoë  ');
  await dialog.getByLabel('Telefono').fill('');
  await dialog.getByLabel('Giorno').fill('31/12/1948');
  await dialog.getByLabel('Femmina').check();
  await dialog.getByLabel('Lingua preferita').selectOption('de');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog.getByRole('alert')).toContainText(italian('accounts:wrong.phoneRequired'));
  await dialog.getByLabel('Telefono').fill('+39 035 555');

  const sent = page.waitForRequest('**/api/users/update');
  await dialog.getByRole('button', { name: 'Salva' }).dblclick();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Zoë',
    dateOfBirthday: '1948-12-31T12:00:00',
  });
  await expect(
    page.getByText('Daten gespeichert').or(page.getByText('Dati salvati')),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const data = page.getByRole('region', { name: 'Deine Daten' });
  for (const text of ['Zoë Arrivato', '31.12.1948', 'Weiblich', 'Deutsch']) {
    await expect(data).toContainText(text);
  }
  await expect(page.getByRole('link', { name: 'Zoë Arrivato' })).toBeVisible();
});

test.describe('a changed e-mail', () => {
  test.use({ expectedErrors: [/409 PATCH \/api\/users\/update/] });

  test('is warned of, refused when it is taken, signs out, and is the one to sign in with', async ({
    page,
    portal,
  }) => {
    const { email, password } = await verified(portal, { email: 'prima@example.org' });
    await enterAs(page, email, '/user-profile?dialog=edit', password);
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Email', { exact: true });
    const again = dialog.getByLabel('Ripeti l’email');
    const save = dialog.getByRole('button', { name: 'Salva' });
    await field.fill('');
    await dialog.getByLabel('Telefono').fill('035 999');
    await expect(dialog).toContainText("Inserire l'email");
    await field.fill('marco.bianchi@example.org');
    await again.fill('marco.bianchi@example.org');
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('Errore modifica email');
    await expect(dialog.getByRole('alert')).toContainText(
      "L'Email che hai inserito è già presente nel portale. Inserisci un'altra",
    );
    await expect(field).toHaveValue(email);
    await expect(dialog.getByLabel('Telefono')).toHaveValue('035 999');

    await field.fill('Dopo@Example.org');
    await expect(dialog).toContainText('D’ora in poi entri con dopo@example.org.');
    await expect(dialog).toContainText('dovrai entrare di nuovo con la nuova email');
    await again.fill('doppo@example.org');
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('Le due email non combaciano!');
    await again.fill('dopo@example.org');
    await save.click();

    await expect(page).toHaveURL('/');
    await expect(page.getByText('Sei stato sloggato automaticamente')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('dopo@example.org');
    await expectNoAxeViolations(page);
    const { text } = await portal.mails.next({ to: email });
    expect(text).toContain('è stato cambiato');
    await signIn(page, 'dopo@example.org', password);
    await expect(page).toHaveURL('/waiting-bank');
  });
});

test.describe('a new password', () => {
  test.use({ expectedErrors: [/400 POST \/api\/user\/change-password/] });

  test('asks for the old one, and ends the other sessions, not this one', async ({
    page,
    portal,
  }) => {
    const { email, password } = await verified(portal, { email: 'chiave@example.org' });
    const other = await tokenOf(portal, email, password);
    await enterAs(page, email, '/user-profile', password);
    await page.getByRole('button', { name: 'Cambia la password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambia la password' });
    const old = dialog.getByLabel('Vecchia password');
    const chosen = dialog.getByLabel('Nuova password');
    const change = dialog.getByRole('button', { name: 'Cambia la password' });
    await old.fill(password);
    await chosen.fill('debole');
    await change.click();
    await expect(dialog.getByRole('alert')).toContainText('La password è debole');
    await chosen.fill(password);
    await change.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Vecchia password errata o riutilizzo della stessa password',
    );
    await expect(old).toHaveValue('');
    await expect(chosen).toHaveValue('');
    await old.fill(password);
    await chosen.fill('Nuova-2026!x');
    await expect(dialog.getByText(italian('ui:passwordHint.strong'))).toBeVisible();
    await expectNoAxeViolations(page);
    await change.click();
    await expect(page.getByText('Password modificata con successo')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Il tuo profilo' })).toBeVisible();
    await expect(ask(portal, 'GET', '/trefresh', { token: other })).rejects.toThrow('401');
  });
});

test('a picture is chosen, cropped, kept, and taken away again', async ({ page, portal }) => {
  const { email, password } = await verified(portal, { email: 'foto@example.org', name: 'Rita' });
  await enterAs(page, email, '/user-profile', password);
  await page.getByRole('link', { name: 'Foto' }).click();
  await expect(page).toHaveURL('/user-profile/photo');
  const picture = page.getByRole('img', { name: 'La foto di Rita Arrivato' });
  const drawing = await picture.getAttribute('src');
  const chooser = page.locator('input[type="file"]');

  await chooser.setInputFiles({
    name: 'appunti.txt',
    mimeType: 'image/png',
    buffer: Buffer.from('non sono una foto'),
  });
  await expect(page.getByRole('alert')).toBeVisible();

  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#a03040' },
  })
    .png()
    .toBuffer();
  await chooser.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  await page.getByRole('slider').press('ArrowRight');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Usa questa immagine' }).click();
  await expect(page.getByText('Foto salvata')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', drawing ?? '');
  await page.reload();
  await expect(picture).not.toHaveAttribute('src', drawing ?? '');
  await page.getByRole('button', { name: 'Torna all’immagine predefinita' }).click();
  await expect(page.getByText('Foto tolta')).toBeVisible();
  await expect(picture).toHaveAttribute('src', drawing ?? '');
});

test('the photo of a member stands beside their name for others, and in their own header', async ({
  page,
  portal,
  browser,
}) => {
  const token = await tokenOf(portal, 'anna.ferrari@example.org');
  const headers = { authorization: `Bearer ${token}` };
  const buffer = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#a03040' },
  })
    .jpeg()
    .toBuffer();
  const photo = { name: 'anna.jpg', mimeType: 'image/jpeg', buffer };
  await page.request.patch('/api/upload-photo', { headers, multipart: { photo } });

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/users/faces')) asked.push(request.url());
  });
  await enterAs(page, 'marco.bianchi@example.org', '/new-transaction');
  await page.getByRole('combobox', { name: italian('recording:given.who') }).fill('ferr');
  await expect(page.getByRole('option', { name: 'Ferrari Anna' }).locator('img')).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(3);
  await page.getByRole('combobox', { name: italian('recording:given.who') }).fill('colleoni');
  await expect(page.getByRole('option', { name: 'Colleoni Carla' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Colleoni Carla' }).locator('img')).toBeHidden();

  const annas = await browser.newPage({ baseURL: portal.url });
  await enterAs(annas, 'anna.ferrari@example.org', '/user-profile');
  await annas.getByRole('link', { name: 'Foto Gli altri vedono la tua foto' }).click();
  const own = annas.getByRole('button', { name: 'Menu di Anna Ferrari' }).locator('img');
  await expect(own).toBeVisible();
  await annas.getByRole('button', { name: 'Torna all’immagine predefinita' }).click();
  await expect(annas.getByText('Foto tolta')).toBeVisible();
  await expect(own).toBeHidden();
  await annas.getByRole('link', { name: 'Il tuo profilo' }).click();
  await expect(annas.getByText(italian('profile:now.noPhoto'))).toBeVisible();
  await annas.close();
});
