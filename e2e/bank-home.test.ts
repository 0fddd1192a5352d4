/** The bank's desk (specification §2, bank home): what needs doing, live figures, data and logo. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { BankFigures } from '#contract/banks/banks.ts';
import { dayBack } from './support/day-back.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside, marcoAndAnna } from './support/member.ts';

const SARA = 'sara.fontana@example.org';
const BERGAMO = 'Banca del Tempo di Bergamo';

async function openDesk(page: Page, path = '/bank-home'): Promise<void> {
  await enterAs(page, GIULIA, path);
}

test('what needs doing stands first, every figure is the bank’s own and follows what happens', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const { say } = await atTheDesk(portal);
  await openDesk(page);
  await expect(page.getByRole('heading', { level: 1, name: BERGAMO })).toBeVisible();
  const figures: BankFigures = await say('GET', '/admin/banks/figures');
  const today = page.getByRole('region', { name: 'Tocca a te' });
  await expect(today).toContainText(
    `${figures.exchangesToConfirm} scambi aspettano la tua conferma`,
  );
  await expect(page.getByText(`Siete in ${figures.members}.`)).toBeVisible();
  await expectNoAxeViolations(page);
  const given = await anna.gives(marco, { note: 'Cifre vive', dateOfTransaction: dayBack(1) });
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(today).toContainText(`${figures.exchangesToConfirm + 1} scambi aspettano la tua`);
  await anna.cancels(given);
  await today.getByText(/^Tutto: /).click();
  await today.getByRole('link', { name: 'Guarda' }).first().click();
  await expect(page).toHaveURL(/bank-pending-requests\?from=/);
});

test('only what this administrator can confirm is a task; list, badge and card agree', async ({
  page,
  portal,
}) => {
  const [giulia, sara] = [await beside(portal, GIULIA), await beside(portal, SARA)];
  const { say } = await atTheDesk(portal);
  const before: BankFigures = await say('GET', '/admin/banks/figures');
  const given = await giulia.gives(sara, { note: 'Tocca a Lecco', dateOfTransaction: dayBack(2) });
  await openDesk(page);
  const mine = before.exchangesToConfirm;
  const others = before.pendingExchanges + 1 - mine;
  const today = page.getByRole('region', { name: 'Tocca a te' });
  await expect(today).toContainText(`${mine} scambi aspettano la tua conferma`);
  const waiting = page.getByRole('region', { name: 'Da sapere' });
  await expect(waiting).toContainText(
    others === 1
      ? italian('bank-desk:today.withOthers_one')
      : `Altri ${others} scambi aspettano la conferma di altre persone.`,
  );
  const badge = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(badge.getByRole('link', { name: `In attesa ${mine}` })).toBeVisible();
  await page.goto('/bank-pending-requests?from=');
  await expect(page.getByText(`Da confermare da te: ${mine}.`)).toContainText(
    `Aspettano altre persone: ${others}.`,
  );
  await expect(page.getByText(`di ${mine + others}`)).toBeVisible();
  await giulia.cancels(given);
});

test('a person is let in right here, and that is taken back', async ({ page, portal }) => {
  const { say } = await atTheDesk(portal);
  await openDesk(page);
  const today = page.getByRole('region', { name: 'Tocca a te' });
  const [first] = await say('GET', '/admin/banks/users/awaiting?sort=requestedAt&limit=1');
  const name = `${first.name} ${first.surname}`;
  await today.getByRole('button', { name: `Accetta ${name}` }).click();
  const line = today.getByText(`Accettata: la richiesta di ${name}`);
  await expect(line).toBeVisible();
  await today.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(today.getByRole('button', { name: `Accetta ${name}` })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('nothing leaps while the desk arrives on a slow phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sum = { shifts: 0 };
    Object.assign(window, { sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === false) {
          sum.shifts += Number(Reflect.get(entry, 'value'));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await openDesk(page);
  await expect(page.getByRole('region', { name: 'Scambi', exact: true })).toBeVisible();
  const shifts = await page.evaluate(() =>
    Number(Reflect.get(Reflect.get(window, 'sum'), 'shifts')),
  );
  expect(shifts).toBeLessThanOrEqual(0.02);
});

test.describe('the bank’s data', () => {
  test('are changed in their places, survive a reload, and are shown to everybody', async ({
    page,
  }) => {
    await openDesk(page);
    await page.getByRole('link', { name: 'Modifica i dati' }).click();
    await expect(page).toHaveURL('/bank-profile?edit=bank');
    const form = page.getByRole('form', { name: 'Dati della banca' });
    await expect(form.getByLabel('Indirizzo')).toHaveValue('Via San Tomaso 52, 24121 Bergamo');
    await expectNoAxeViolations(page);
    await form.getByLabel('Telefono').fill('+39 035 555 0199');
    await page.reload();
    await expect(form.getByLabel('Telefono')).toHaveValue('+39 035 555 0199');
    await expect(page.getByText(italian('ui:draft.kept'))).toBeVisible();
    await form.getByLabel('Orari').fill('Lunedì dalle 9 alle 11');
    await form.getByRole('button', { name: 'Salva i dati' }).dblclick();
    await expect(page.getByText(italian('bank-desk:edit.saved'))).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/bank-profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Lunedì dalle 9 alle 11')).toBeVisible();
    await expect(page.getByRole('link', { name: '+39 035 555 0199' })).toBeVisible();
    await expect(page.getByText('Nata il 21 marzo 1998')).toBeVisible();
    await expect(page.getByText('Associazione di promozione sociale (APS)')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Modifica i dati' }).click();
    await form.getByLabel('Orari').fill('Martedì dalle 16 alle 18\nSabato dalle 10 alle 12');
    await form.getByLabel('Telefono').fill('+39 035 555 0120');
    await form.getByRole('button', { name: 'Salva i dati' }).click();
    await expect(form).toBeHidden();
    await page.goto('/my-bank');
    await expect(page.getByText('Sabato dalle 10 alle 12')).toBeVisible();
  });

  test.describe('refused or without a connection', () => {
    test.use({ expectedErrors: [/PATCH \/api\/admin\/update-banks net::ERR_FAILED/] });

    test('are told at their fields, and not lost', async ({ page }) => {
      await openDesk(page, '/bank-profile?edit=bank');
      const form = page.getByRole('form', { name: 'Dati della banca' });
      await form.getByLabel('Indirizzo').fill('');
      await form.getByLabel('Sito web').fill('bergamo');
      await form.getByLabel('Pagina Facebook').fill('https://www.facebook.com/');
      await form.getByLabel('Codice fiscale').focus();
      await expect(form.getByText(/Un indirizzo web valido è fatto così/)).toBeVisible();
      await expect(form.getByText(/Un indirizzo Facebook valido è fatto così/)).toBeVisible();
      await form.getByRole('button', { name: 'Salva i dati' }).click();
      await expect(form.getByRole('alert')).toBeFocused();
      await expect(form.getByRole('alert')).toContainText('3 cose da sistemare');
      await expectNoAxeViolations(page);
      await form.getByRole('button', { name: 'Lascia com’era' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.getByRole('button', { name: 'Modifica i dati' }).click();
      await expect(form.getByLabel('Sito web')).toHaveValue('https://bergamo.example.org/');

      const vat = form.getByLabel('Codice fiscale');
      await vat.fill('95000010999');
      await page.route('**/update-banks', (route) => route.abort());
      await form.getByRole('button', { name: 'Salva i dati' }).click();
      await expect(form.getByRole('alert')).toContainText(italian('bank-desk:edit.failed'));
      await expect(form.getByRole('alert')).toContainText('Non riusciamo a raggiungere');
      await expect(vat).toHaveValue('95000010999');
      await page.unroute('**/update-banks');
      await vat.fill('95000010160');
      await form.getByRole('button', { name: 'Salva i dati' }).click();
      await expect(page.getByText(italian('bank-desk:edit.saved'))).toBeVisible();
    });
  });
});

test.describe('the logo', () => {
  const square = (colour: string) =>
    sharp({ create: { width: 600, height: 300, channels: 3, background: colour } })
      .png()
      .toBuffer();

  test('is dropped or chosen, known by its content, cropped, kept and put back', async ({
    page,
  }) => {
    await openDesk(page, '/bank-profile?edit=bank');
    const card = page.getByRole('region', { name: 'Logo', exact: true });
    const logo = card.getByRole('img', { name: `Logo di ${BERGAMO}` });
    await expect(logo).toBeVisible();
    const before = await logo.getAttribute('src');
    const chooser = card.locator('input[type=file]');
    const bytes = [...(await square('#1a5a8e'))];
    const files = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'logo.png', { type: 'image/png' }));
      return transfer;
    }, bytes);
    const place = card.getByText('Scegli un’immagine');
    await place.dispatchEvent('drop', { dataTransfer: files });
    await expect(card.getByRole('button', { name: 'Usa questa immagine' })).toBeVisible();
    await card.getByRole('button', { name: 'Lascia com’era' }).first().click();
    await expect(logo).toBeVisible();

    const text = Buffer.from('Non sono un’immagine');
    await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: text });
    await expect(card.getByText('Questo file non è un’immagine')).toBeVisible();
    const huge = Buffer.alloc(5 * 1024 * 1024 + 1);
    await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: huge });
    await expect(card.getByText('Il file pesa più di 5 MB')).toBeVisible();

    const buffer = await square('#9c2f35');
    await chooser.setInputFiles({ name: 'logo', mimeType: 'text/plain', buffer });
    const frame = card.getByRole('application', { name: /Riquadro dell’immagine/ });
    await frame.press('ArrowLeft');
    await card.getByLabel('Ingrandisci').fill('2');
    await expectNoAxeViolations(page);
    await card.getByRole('button', { name: 'Usa questa immagine' }).dblclick();
    await expect(page.getByText('Logo cambiato')).toBeVisible();
    await expect(logo).not.toHaveAttribute('src', before ?? '');

    await card.getByRole('button', { name: 'Torna all’immagine predefinita' }).click();
    await expect(page.getByText(italian('bank-desk:edit.logoReset'))).toBeVisible();
    await expect(logo).toHaveAttribute('src', before ?? '');
  });
});
