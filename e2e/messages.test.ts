/** Conversations: from the list to an answer that arrives live, taking back, and telling the desk (specification §21). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test('two members write to each other, live, and a message is taken back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await enterAs(page, 'marco.bianchi@example.org', '/messages');
  const card = page.getByRole('link', { name: /Anna Ferrari.*1 nuovo/ });
  await expect(card).toBeVisible();
  const tab = page
    .getByRole('navigation', { name: 'Menu rapido' })
    .getByRole('link', { name: 'Messaggi' });
  await expect(tab).toContainText('1');
  await expectNoAxeViolations(page);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Ferrari' })).toBeVisible();
  const said = page.getByRole('list', { name: 'Messaggi con Anna Ferrari' });
  await expect(said.getByText('Ti ho preparato una torta')).toBeVisible();
  // Of four days ago: it stays as it was said.
  const old = said.getByRole('listitem').filter({ hasText: 'alle tre e mezza sono lì' });
  await expect(old).toBeVisible();
  await expect(old.getByText('Altro')).toHaveCount(0);
  await expect(tab).not.toContainText('1');
  await expectNoAxeViolations(page);
  const address = new URL(page.url()).pathname;

  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  if (!other) throw new Error('a browser has contexts');
  const anna = await other.newPage();
  await enterAs(anna, 'anna.ferrari@example.org', address);
  const heard = anna.getByRole('list', { name: 'Messaggi con Marco Bianchi' });
  await expect(heard.getByText('Ti ho preparato una torta')).toBeVisible();

  await page.getByRole('button', { name: 'A che ora?' }).click();
  const field = page.getByRole('textbox', { name: 'Scrivi a Anna Ferrari' });
  await expect(field).toHaveValue('A che ora?');
  await expect(field).toBeFocused();
  // Enter is a new line; what was typed survives a reload.
  await field.press('End');
  await field.press('Enter');
  await field.pressSequentially('Passo in bici');
  await page.reload();
  await expect(field).toHaveValue('A che ora?\nPasso in bici');
  await page.getByRole('button', { name: 'Invia' }).dblclick();
  await expect(said.getByText('Passo in bici')).toHaveCount(1);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(heard.getByText('Passo in bici')).toBeVisible();

  const message = said.getByRole('listitem').filter({ hasText: 'Passo in bici' });
  await message.getByText('Altro').click();
  await message.getByRole('button', { name: 'Ritira' }).click();
  await page.getByRole('button', { name: 'Ritira il messaggio' }).click();
  await expect(said.getByText('messaggio ritirato')).toBeVisible();
  await expect(heard.getByText('messaggio ritirato')).toBeVisible();
  await other.close();
});

test('somebody begins a conversation, and the other one hands it to the desk and blocks', async ({
  page,
  context,
}) => {
  const text = 'Compra le mie pentole, costano poco';
  await enterAs(page, 'giulia.rossi@example.org', '/messages/new');
  await page.getByRole('combobox', { name: italian('threads:to') }).fill('ferrari anna');
  await page.getByRole('option', { name: /Ferrari Anna/ }).click();
  await expect(page.getByRole('heading', { name: 'Scrivi a Anna Ferrari' })).toBeVisible();
  await expectNoAxeViolations(page);
  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  if (!other) throw new Error('a browser has contexts');
  const anna = await other.newPage();
  const listening = anna.waitForResponse(/\/users\/news/);
  await enterAs(anna, 'anna.ferrari@example.org', '/home');
  await expect(anna.getByRole('heading', { level: 1, name: 'Ciao Anna' })).toBeVisible();
  await listening;
  await page.getByRole('textbox', { name: 'Scrivi a Anna Ferrari' }).fill(text);
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Ferrari' })).toBeVisible();

  // Wherever she is, her menu says so at once.
  await expect(anna.getByText(italian('frame:unreadNews_one'))).toBeAttached();
  await anna.getByRole('banner').getByRole('link', { name: 'Messaggi 1' }).click();
  await anna.getByRole('link', { name: /Giulia Rossi.*1 nuovo/ }).click();
  await expect(anna.getByText(text)).toBeVisible();
  await anna.getByText('Altro', { exact: true }).last().click();
  await anna.getByRole('button', { name: 'Segnala alla segreteria' }).click();
  await expect(anna.getByText('riceve gli ultimi 20 messaggi tra te e Giulia Rossi')).toBeVisible();
  await anna.getByRole('radio', { name: italian('threads:reasons.business') }).check();
  await expectNoAxeViolations(anna);
  await anna.getByRole('button', { name: 'Invia alla segreteria' }).click();
  await expect(anna.getByText('L’hai segnalata')).toBeVisible();
  await anna.getByText('Altro', { exact: true }).last().click();
  await anna.getByRole('button', { name: 'Blocca Giulia Rossi' }).click();
  await anna.getByRole('button', { name: 'Blocca', exact: true }).click();
  await expect(anna.getByText('Hai bloccato Giulia Rossi')).toBeVisible();
  await other.close();

  // She is the desk, and the report is about her.
  await page.goto('/bank-message-reports');
  await expect(page.getByText(italian('threads:desk.none.open'))).toBeVisible();
  await expectNoAxeViolations(page);
});
