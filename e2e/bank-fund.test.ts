/** The hours fund: a member gives to it and works for the bank, the desk gives from it and registers a lesson. */
import { atTheDesk, GIULIA, newMember, secondAdmin } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test('a member gives hours to the fund and to a neighbour', async ({ page, portal }) => {
  const email = 'dona@example.org';
  const giver = await newMember(portal, email, 'Dora');
  await enterAs(page, email, '/my-bank', giver.password);
  await page.getByText(italian('fund:mine.title')).click();
  await page.getByRole('button', { name: 'Dona ore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dona ore' });
  await dialog.getByRole('button', { name: 'Dona', exact: true }).click();
  await expect(dialog.getByText('Scrivi perché').first()).toBeVisible();
  await dialog.getByLabel('Quante ore').fill('20 min');
  await dialog.getByLabel('Perché?').fill('Per chi arriva');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Dona', exact: true }).dblclick();
  await expect(page.getByText('20 min donate')).toBeVisible();
  expect(await giver.balance()).toBeCloseTo(-1 / 3);

  await page.getByRole('button', { name: 'Dona ore' }).click();
  await dialog.getByLabel(italian('fund:gift.toPerson')).check();
  await dialog.getByLabel('Chi le riceve').fill('ferrari');
  await page.getByRole('option', { name: /Ferrari Anna/ }).click();
  await dialog.getByLabel('Quante ore').fill('1,5');
  await dialog.getByLabel('Perché?').fill('Grazie');
  await dialog.getByRole('button', { name: 'Dona', exact: true }).click();
  await expect(page.getByText('1 h 30 donate')).toBeVisible();
});

test('hours for the office wait for an administrator', async ({ page, portal }) => {
  const email = 'ufficio@example.org';
  const member = await newMember(portal, email, 'Ugo');
  await enterAs(page, email, '/my-bank', member.password);
  await page.getByText(italian('fund:mine.title')).click();
  await page.getByRole('button', { name: 'Ore per la segreteria' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ore per la segreteria' });
  await dialog.getByLabel('Attività').click();
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: '2 h', exact: true }).click();
  await dialog.getByRole('textbox', { name: /nota/i }).fill('Apertura del martedì');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Registra le ore' }).click();
  await expect(page.getByText(italian('fund:office.done'))).toBeVisible();
  const [waiting] = await (await atTheDesk(portal)).exchanges('Apertura');
  expect(waiting).toMatchObject({ status: 'pending', fundSide: 'to' });
});

test('the desk registers a lesson, gives from the fund, and reads what moved', async ({
  page,
  portal,
}) => {
  await secondAdmin(portal, 'seconda@example.org', 'Secondina');
  const { say } = await atTheDesk(portal);
  const before = (await say('GET', '/admin/fund')).balance;
  await enterAs(page, GIULIA, '/bank-home');
  await page.getByRole('link', { name: italian('bank-desk:places.links.fund') }).click();
  await expect(page.getByRole('heading', { name: 'Fondo ore', level: 1 })).toBeVisible();
  await expect(page.getByText('Il fondo ore è di tutti')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Lezione di gruppo' }).click();
  const lesson = page.getByRole('dialog', { name: 'Lezione di gruppo' });
  await lesson.getByLabel('Chi ha insegnato', { exact: true }).fill('bianchi m');
  await page.getByRole('option', { name: /Bianchi Marco/ }).click();
  for (const name of ['ferrari anna', 'rossi giulia']) {
    await lesson.getByLabel('Chi ha partecipato').fill(name);
    await page.getByRole('option').first().click();
  }
  await lesson.getByLabel('Che cosa hai fatto?').or(lesson.getByLabel('Attività')).first().click();
  await page.getByRole('option').first().click();
  await lesson.getByRole('button', { name: '2 h', exact: true }).click();
  await lesson.getByRole('textbox', { name: /nota/i }).fill('Yoga');
  await expect(lesson.getByText('2 persone danno 4 h: 2 h a chi ha insegnato')).toBeVisible();
  await expectNoAxeViolations(page);
  await lesson.getByRole('button', { name: 'Registra la lezione' }).click();
  await expect(page.getByText('Lezione registrata: 2 h al fondo')).toBeVisible();
  expect((await say('GET', '/admin/fund')).balance).toBeCloseTo(before + 2);

  await page.getByRole('button', { name: 'Dona', exact: true }).click();
  const gift = page.getByRole('dialog', { name: italian('fund:gift.deskTitle') });
  await gift.getByLabel('Chi le riceve', { exact: true }).fill('ferrari');
  await page.getByRole('option', { name: /Ferrari Anna/ }).click();
  await gift.getByLabel('Quante ore').fill('1');
  await gift.getByLabel('Perché?').fill('Per la festa');
  await gift.getByRole('button', { name: 'Dona', exact: true }).click();
  await expect(page.getByText('1 h donate')).toBeVisible();
  const year = page.getByRole('region', { name: 'Quest’anno' });
  await expect(year).toContainText('Quote');
});
