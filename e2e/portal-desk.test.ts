/** The portal's desk: where its administrators land, what waits, the live banks, and what failed. */
import { newBankForm } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf, verified } from './support/newcomer.ts';

const DESK = 'portale@example.org';
const LECCO = 'Banca del Tempo di Lecco';

test('a portal administrator lands there, and the menu counts what waits', async ({
  page,
  portal,
}) => {
  const { email, password } = await verified(portal, { email: 'attesa@example.org' });
  const token = await tokenOf(portal, email, password);
  await ask(portal, 'POST', '/admin/banks', { token, body: newBankForm('Banca in attesa') });
  const open: unknown[] = await ask(portal, 'GET', '/portal/bank-applications', {
    token: await tokenOf(portal, DESK),
  });
  await signIn(page, DESK);
  await expect(page).toHaveURL('/portal');
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link')).toHaveText([
    `Nuove banche${open.length}`,
    'Le banche',
    'Stato',
    'Home',
  ]);
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/waiting-bank');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the live banks are listed; name, e-mail and founding date are changed there', async ({
  page,
}) => {
  await signIn(page, DESK);
  await page.getByRole('link', { name: 'Le banche', exact: true }).click();
  await expect(page).toHaveURL('/portal/banks');
  const row = page.getByRole('row', { name: /Lecco/ });
  await expect(row).toContainText('Paolo Colombo');
  await expectNoAxeViolations(page);
  await row.getByRole('button', { name: /Modifica/ }).click();
  const dialog = page.getByRole('dialog', { name: `Modifica ${LECCO}` });
  const date = dialog.getByLabel('Data di costituzione');
  const before = await date.inputValue();
  await expectNoAxeViolations(page);
  await date.fill('2999-01-01');
  await dialog.getByLabel('Email della banca').fill('lecco');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog.getByRole('alert')).toContainText('non può essere nel futuro');
  await expect(dialog.getByRole('alert')).toContainText('non è valido');
  await date.fill(before);
  await dialog.getByLabel('Email della banca').fill('nuova.lecco@example.org');
  await dialog.getByRole('button', { name: 'Salva' }).dblclick();
  await expect(page.getByText(`Dati di ${LECCO} salvati`)).toBeVisible();
  await expect(row).toContainText('nuova.lecco@example.org');
  await row.getByRole('button', { name: /Modifica/ }).click();
  await dialog.getByLabel('Email della banca').fill('lecco@example.org');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(row).toContainText('lecco@example.org');
});

test('banks that need a call stand at the top and say why; a year of all of them is a sheet', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal }) => {
  await portal.leaveAlone(LECCO);
  await enterAs(page, DESK, '/portal/banks');
  const banks = page.getByRole('table').or(page.getByRole('list', { name: 'Banche del portale' }));
  await expect(banks.getByText('Chi la amministra non entra dal').first()).toBeVisible();
  await expect(banks.getByText(/^Banca del Tempo/).first()).toHaveText(LECCO);
  await expectNoAxeViolations(page);
  const card = page.getByRole('region', { name: 'Relazione annuale' });
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Esporta' }).dblclick();
  expect((await download).suggestedFilename()).toBe('export.xlsx');
});

test('a bank is suspended and reopened; its members read so on every page', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, DESK, '/portal/banks');
  const row = page.getByRole('row', { name: /Lecco/ });
  await row.getByRole('button', { name: `Sospendi ${LECCO}` }).click();
  const dialog = page.getByRole('dialog', { name: `Sospendere ${LECCO}?` });
  await dialog.getByRole('button', { name: 'Sospendi la banca' }).click();
  await expect(dialog.getByText('Scrivi perché').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('textbox').fill('Nessuno risponde da mesi');
  await dialog.getByRole('button', { name: 'Sospendi la banca' }).dblclick();
  await expect(page.getByText(`${LECCO} è sospesa`)).toBeVisible();
  await expect(row).toContainText('Sospesa dal');
  await expectNoAxeViolations(page);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const members = await context.newPage();
  await enterAs(members, 'paolo.colombo@example.org', '/home');
  await expect(members.getByText(/La tua banca è sospesa dal/)).toBeVisible();
  await expectNoAxeViolations(members);
  await context.close();

  await row.getByRole('button', { name: `Riapri ${LECCO}` }).click();
  const question = page.getByRole('dialog', { name: `Riaprire ${LECCO}?` });
  await question.getByRole('textbox').fill('Tutto a posto');
  await question.getByRole('button', { name: 'Riapri la banca' }).click();
  await expect(page.getByText(`${LECCO} è di nuovo aperta`)).toBeVisible();
  await expect(row).not.toContainText('Sospesa');
  await page.getByRole('link', { name: italian('portal:history.title') }).click();
  await expect(
    page.getByText(`Sospesa la banca ${LECCO}: «Nessuno risponde da mesi»`),
  ).toBeVisible();
});

test('mails that were given up are tried again, one or all of them', async ({ page, portal }) => {
  await portal.refuseMail('giulia.rossi@example.org');
  await portal.refuseMail('marco.bianchi@example.org');
  await enterAs(page, DESK, '/portal/failed');
  const giulia = page.getByRole('row', { name: /g…@example\.org/ });
  const marco = page.getByRole('row', { name: /m…@example\.org/ });
  await expect(giulia).toContainText('Accesso al portale');
  await expect(giulia).toContainText('550 5.1.1 no such mailbox here');
  await expect(marco).toBeVisible();
  await expectNoAxeViolations(page);
  await giulia.getByRole('button', { name: /Prova di nuovo/ }).dblclick();
  await expect(page.getByText('L’email riparte subito.')).toBeVisible();
  await expect(giulia).toHaveCount(0);
  await expect(marco).toBeVisible();
  await portal.mails.next({ to: 'giulia.rossi@example.org' });
  await page.getByRole('button', { name: italian('failed-work:all.act') }).click();
  const question = page.getByRole('alertdialog', { name: italian('failed-work:all.ask') });
  await question.getByRole('button', { name: italian('failed-work:all.act') }).click();
  await expect(page.getByText('1 email riparte subito')).toBeVisible();
  await expect(page.getByText(italian('failed-work:empty.mails'))).toBeVisible();
  await portal.mails.next({ to: 'marco.bianchi@example.org' });
  const others = page.getByRole('button', { name: 'Altri lavori' });
  await others.click();
  await expect(others).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(italian('failed-work:empty.others'))).toBeVisible();
});

test('how the portal is stands in a line for each part, worst first, and leads to what failed', async ({
  page,
  portal,
}) => {
  await portal.refuseMail('giulia.rossi@example.org');
  await enterAs(page, DESK, '/portal');
  await page.getByRole('link', { name: 'Stato' }).click();
  await expect(page).toHaveURL('/portal/health');
  await expect(page.getByRole('status').getByText('c’è qualcosa da guardare')).toBeVisible();
  const parts = page.getByRole('region', { name: italian('health:list') }).getByRole('listitem');
  await expect(parts).toHaveCount(8);
  const mail = parts.filter({ hasText: 'Email: da guardare' });
  await expect(mail).toContainText('1 non è riuscita');
  await expect(parts.last()).toContainText('in ordine');
  await expectNoAxeViolations(page);
  await mail.getByRole('link', { name: 'Guarda le email' }).click();
  await expect(page).toHaveURL('/portal/failed?work=mails');
  const giulia = page.getByRole('row', { name: /g…@example\.org/ });
  await giulia.getByRole('button', { name: /Prova di nuovo/ }).click();
  await expect(giulia).toHaveCount(0);
  await page.getByRole('link', { name: 'Come sta il portale' }).click();
  await expect(page).toHaveURL('/portal/health');
  await expect(parts.filter({ hasText: 'Email: in ordine' })).toBeVisible();
});

test('maintenance is announced there, read by everybody at /status, and called off', {
  tag: ['@desk', '@phone'],
}, async ({ page }) => {
  await enterAs(page, DESK, '/portal/health');
  const card = page.getByRole('region', { name: 'Lavori in programma' });
  await card.getByRole('button', { name: 'Annuncia lavori' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annunciare lavori' });
  await dialog.getByLabel('Dalle').press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Scrivi un’ora');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Giorno').fill('31/12/2099');
  await dialog.getByLabel('Dalle').fill('23:30');
  await dialog.getByLabel('Alle', { exact: true }).fill('00:30');
  await dialog.getByLabel(/Che cosa si fa/).fill('Nuova versione');
  await dialog.getByRole('button', { name: 'Annuncia', exact: true }).dblclick();
  await expect(page.getByText('Lavori annunciati')).toBeVisible();
  const line = card.getByRole('listitem').filter({ hasText: '31 dicembre' });
  await expect(line).toHaveCount(1);
  await expectNoAxeViolations(page);

  await card.getByRole('link', { name: 'pagina di stato' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stato del portale' })).toBeVisible();
  const announced = page.getByRole('listitem').filter({ hasText: 'Nuova versione' });
  await expect(announced).toContainText('31 dicembre, dalle 23:30 alle 00:30');
  await expectNoAxeViolations(page);

  await page.goBack();
  await line.getByRole('button', { name: /Togli/ }).click();
  await page.getByRole('button', { name: 'Togli l’annuncio' }).click();
  await expect(line).toHaveCount(0);
  await page.goto('/portal/history');
  await expect(page.getByText('Tolto l’annuncio dei lavori').first()).toBeVisible();
});

test('what the administrators did stands in a list, with who and when', async ({
  page,
  portal,
}) => {
  await portal.refuseMail('giulia.rossi@example.org');
  const token = await tokenOf(portal, DESK);
  const [failed] = await ask(portal, 'GET', '/portal/failed-jobs', { token });
  await ask(portal, 'POST', `/portal/failed-jobs/${failed.id}/retry`, { token });
  await portal.mails.next({ to: 'giulia.rossi@example.org' });
  await portal.refuseMail('giulia.rossi@example.org');
  const { mails } = await ask(portal, 'POST', '/portal/failed-mails/retry', { token });
  expect(mails).toBe(1);
  await enterAs(page, DESK, '/portal/banks');
  await page.getByRole('link', { name: italian('portal:history.title') }).click();
  await expect(page).toHaveURL('/portal/history');
  const latest = page.getByRole('row').nth(1);
  await expect(latest).toContainText('Provata di nuovo 1 email non riuscita');
  await expect(latest).toContainText('Francesca Moretti');
  const before = page.getByRole('row').nth(2);
  await expect(before).toContainText('Provato di nuovo: Accesso al portale');
  await expectNoAxeViolations(page);
});

test('at 768 px its header is whole: nothing is outside or on top of something else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await enterAs(page, DESK, '/portal');
  for (const language of ['it', 'de', 'en']) {
    await page.evaluate((kept) => localStorage.setItem('appLanguage', kept), language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const faults = await page.getByRole('banner').evaluate((banner) => {
      const pressed = [...banner.querySelectorAll('a, button')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      // What is seen of each: its words, with the number beside them.
      const boxes = pressed.map((one) => {
        const seen = document.createRange();
        seen.selectNodeContents(one);
        return { words: one.textContent?.trim() ?? '', box: seen.getBoundingClientRect() };
      });
      const outside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth);
      const touching = boxes.filter(({ box: a }, nth) =>
        boxes
          .slice(nth + 1)
          .some(
            ({ box: b }) =>
              a.left < b.right - 1 &&
              b.left < a.right - 1 &&
              a.top < b.bottom - 1 &&
              b.top < a.bottom - 1,
          ),
      );
      const found = [...outside, ...touching];
      return { count: boxes.length, found: found.map(({ words }) => words) };
    });
    expect(faults.found).toEqual([]);
    expect(faults.count).toBeGreaterThanOrEqual(6);
    const { width = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(768);
  }
});
