/** The rooms of a bank (specification §40): opened with one click, closed with a question, unseen while closed. */
import { atTheDesk } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import type { TestPortal } from './support/portal.ts';

/** The same page in Italian: letters lead to it in the language of their reader. */
function inItalian(link: string | undefined): string {
  const url = new URL(link ?? 'missing:');
  url.searchParams.set('lang', 'it');
  return url.href;
}

/** The bank of Bozen is small, and nothing waits in its rooms. */
const LUKAS = 'lukas.hofer@example.org';
const MARIA = 'maria.pichler@example.org';

async function set(portal: TestPortal, isOpen: boolean) {
  const { say } = await atTheDesk(portal, LUKAS);
  for (const room of ['paper', 'bulletin', 'messages', 'fund', 'programs']) {
    await say('PUT', `/admin/rooms/${room}`, { isOpen });
  }
}

test('an administrator closes one after a question, and opens it with one click', async ({
  page,
  portal,
}) => {
  await set(portal, true);
  await enterAs(page, LUKAS, '/bank-rooms?lang=it');
  await expect(page.getByRole('heading', { level: 1, name: 'Stanze' })).toBeVisible();
  await page.getByRole('button', { name: 'Chiudi Messaggi tra i soci' }).click();
  const question = page.getByRole('alertdialog', { name: 'Chiudere «Messaggi tra i soci»?' });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Chiudi la stanza' }).click();
  await expect(page.getByText('«Messaggi tra i soci» è chiusa')).toBeVisible();
  await page.getByRole('button', { name: 'Apri Messaggi tra i soci' }).click();
  await expect(page.getByText('«Messaggi tra i soci» è aperta')).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: italian('rooms:names.messages') });
  await expect(line).toContainText('da Lukas Hofer');
});

test('a closed room has no link and no tab; its address says so and has the key', async ({
  page,
  portal,
}) => {
  await set(portal, false);
  await enterAs(page, LUKAS, '/bank-home?lang=it');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'le stanze' })).toBeVisible();
  for (const name of ['Assegni', 'Fondo ore e quota', 'Segnalati', 'Estratti']) {
    await expect(main.getByRole('link', { name })).toHaveCount(0);
  }
  await page.goto('/bank-rules');
  await expect(main.getByText('Saldo', { exact: false }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Su carta' })).toHaveCount(0);
  // What somebody reports all the same is looked after.
  await page.goto('/bank-message-reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Messaggi segnalati' })).toBeVisible();
  await page.goto('/bank-fund');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    italian('rooms:closedPage.title'),
  );
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Apri la stanza' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    italian('rooms:closedPage.title'),
  );
  await expect(page).toHaveURL(/\/bank-fund$/);
});

test('a member without conversations has their agenda, and no key to the room', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await set(portal, false);
  await enterAs(page, MARIA, '/home?lang=it');
  const tabs = page.getByRole('navigation').filter({ hasText: 'Bacheca' }).last();
  await expect(tabs.getByRole('link', { name: 'Agenda' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messaggi' })).toHaveCount(0);
  await page.goto('/my-bank');
  await expect(page.getByRole('heading', { level: 1, name: 'Zeitbank Bozen' })).toBeVisible();
  await expect(page.getByText('Dona ore')).toHaveCount(0);
  await page.goto('/messages/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    italian('rooms:closedPage.title'),
  );
  await expect(page.getByRole('button', { name: 'Apri la stanza' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Torna all’inizio' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('without conversations nobody is told to write: a day is proposed instead', async ({
  page,
  portal,
}) => {
  await set(portal, false);
  const { say } = await atTheDesk(portal, LUKAS);
  await say('PATCH', '/users/reach', { findable: true, contact: 'portal' });
  await enterAs(page, MARIA, '/user-profile?lang=it');
  await expect(page.getByRole('link', { name: /Come mi si raggiunge/ })).toContainText(
    'Qui sul portale',
  );
  await page.goto('/user-profile/contact');
  await expect(page.getByLabel('Qui: mi rispondono in bacheca')).toBeVisible();
  await expect(page.getByLabel('Con un messaggio')).toHaveCount(0);
  await page.goto('/people');
  await page.getByRole('link', { name: /^Lukas H/ }).click();
  await expect(page.getByText(italian('finding:reach.here'))).toBeVisible();
  await expect(page.getByRole('link', { name: /^Scrivi/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Proponi un giorno a Lukas Hofer' }).click();
  await expect(page.getByText('Lukas Hofer').first()).toBeVisible();
  // What a bank opens is there at once.
  await say('PUT', '/admin/rooms/messages', { isOpen: true });
  await expect(page.getByRole('link', { name: 'Messaggi' }).first()).toBeVisible();
  await page.goto('/user-profile/contact');
  await expect(page.getByLabel(italian('finding:own.contacts.portal'))).toBeVisible();
});

test('the list of an evening asks for a member where the bank has no fund', async ({
  page,
  portal,
}) => {
  await set(portal, true);
  const listening = page.waitForResponse('**/api/users/news');
  await enterAs(page, LUKAS, '/bank-new-transaction/evening?lang=it');
  const fund = page.getByRole('radio', { name: italian('evening:with.fund') });
  await fund.check();
  await page.getByLabel('Ore di ciascuno').fill('2');
  await listening;
  await set(portal, false);
  await expect(fund).toHaveCount(0);
  // The hours are written out when the field is left.
  await page.getByLabel('Ore di ciascuno').blur();
  await page.reload();
  await expect(page.getByLabel('Ore di ciascuno')).toHaveValue(/^2\sh$/);
  await expect(fund).toHaveCount(0);
  await expect(
    page.getByRole('combobox', { name: italian('evening:other.received') }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Registra/ }).click();
  await expect(page.getByText(italian('evening:missing.other')).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('what a bank opens is there at once on the open screens of its members', async ({
  page,
  portal,
}) => {
  await set(portal, false);
  const listening = page.waitForResponse('**/api/users/news');
  await enterAs(page, MARIA, '/appointments?lang=it');
  await expect(page.getByRole('link', { name: 'Agenda' }).first()).toBeVisible();
  await listening;
  const { say } = await atTheDesk(portal, LUKAS);
  await say('PUT', '/admin/rooms/messages', { isOpen: true });
  await expect(page.getByRole('link', { name: 'Messaggi' }).first()).toBeVisible();
});

test('a letter of before the room was closed leads to the page that says so', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await set(portal, true);
  const [lukas, maria] = [await beside(portal, LUKAS), await beside(portal, MARIA)];
  await lukas.writes(maria, 'Kommst du morgen?');
  await portal.tellMessages();
  const { links } = await portal.mails.next({ to: MARIA, subject: 'Lukas' });
  const [oneTap, toRead] = ['/act/', '/messages'].map((part) =>
    inItalian(links.find((link) => link.includes(part))),
  );
  await set(portal, false);
  await page.goto(oneTap ?? '');
  await expect(page.getByText('o la banca ha chiuso i messaggi')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await enterAs(page, MARIA, '/home?lang=it');
  await page.goto(toRead ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    italian('rooms:closedPage.title'),
  );
  await expect(page.getByText('Kommst du morgen?')).toHaveCount(0);
  await expectNoAxeViolations(page);
  // Opened again, the same address leads to the conversation.
  await set(portal, true);
  await page.reload();
  await expect(page.getByText('Kommst du morgen?')).toBeVisible();
});

test.describe('the page of a letter that is open already', () => {
  test.use({ expectedErrors: [/403 POST \/api\/acts/] });

  test('says that the room was closed meanwhile, sends nothing, and keeps what was written', async ({
    page,
    portal,
  }) => {
    await set(portal, true);
    const [lukas, maria] = [await beside(portal, LUKAS), await beside(portal, MARIA)];
    await lukas.writes(maria, 'Und übermorgen?');
    await portal.tellMessages();
    const { links } = await portal.mails.next({ to: MARIA, subject: 'Lukas' });
    await page.goto(inItalian(links.find((link) => link.includes('/act/'))));
    const field = page.getByRole('textbox', { name: 'Scrivi a Lukas Hofer' });
    await field.fill('Sì');
    await set(portal, false);
    await page.getByRole('button', { name: 'Invia' }).click();
    await expect(page.getByText('o la banca ha chiuso i messaggi')).toBeVisible();
    expect(await lukas.hears(maria)).toEqual([]);
    await set(portal, true);
    await page.reload();
    await expect(field).toHaveValue('Sì');
    await page.getByRole('button', { name: 'Invia' }).click();
    await expect(page.getByText('Inviato: Lukas Hofer lo riceve subito.')).toBeVisible();
    expect(await lukas.hears(maria)).toEqual(['Sì']);
  });
});

test('letters about messages are chosen where there are messages, and counted there alone', async ({
  page,
  portal,
}) => {
  await set(portal, false);
  await enterAs(page, MARIA, '/user-profile/letters?lang=it');
  const choice = page.getByRole('group', { name: /^Messaggi/ });
  await expect(page.getByRole('group', { name: /^Bacheca/ })).toBeVisible();
  await expect(page.getByRole('group')).toHaveCount(4);
  await expect(choice).toHaveCount(0);
  await page.goto('/user-profile');
  const row = page.getByRole('link', { name: /^Email e avvisi/ });
  await expect(row).toContainText('argomenti su 4');
  const { say } = await atTheDesk(portal, LUKAS);
  await say('PUT', '/admin/rooms/messages', { isOpen: true });
  await page.goto('/user-profile/letters');
  await expect(choice).toBeVisible();
});

test('the portal’s desk reads which rooms each bank has open', async ({ page, portal }) => {
  await set(portal, false);
  const { say } = await atTheDesk(portal, LUKAS);
  await say('PUT', '/admin/rooms/fund', { isOpen: true });
  await enterAs(page, 'portale@example.org', '/portal/banks?lang=it');
  await expect(page.getByRole('row', { name: /Bozen/ })).toContainText(
    'Stanze: fondo, bacheca pubblica',
  );
  await expect(page.getByRole('row', { name: /Bergamo/ })).toContainText('Stanze: tutte');
  await expectNoAxeViolations(page);
  for (const room of ['fund', 'public-board']) {
    await say('PUT', `/admin/rooms/${room}`, { isOpen: false });
  }
  await page.reload();
  await expect(page.getByRole('row', { name: /Bozen/ })).toContainText('Stanze: nessuna');
});
