/**
 * The board at the desk for a member without e-mail (specification §20): their notice, somebody's
 * answer, telling them, their yes; and what the bank decides about kinds of service.
 */
import type { Member } from '#contract/people/members.ts';
import { dayBack } from './support/day-back.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, forget, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const TITLE = 'Portare la stufa dal tecnico';

test('the desk posts for a member, records who can help, tells her, and says yes on her word', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  const ada: Member = await say('POST', '/admin/banks/users', {
    ...{ name: 'Ada', surname: 'Zenoni', phone: '035 555 107', prefLocale: 'it' },
    ...{ paperSigned: true, signedOn: dayBack(0) },
  });
  expect(ada.surname).toBe('Zenoni');
  await enterAs(page, GIULIA, '/bank-board');
  await page.getByRole('link', { name: italian('bank-board:add') }).click();
  await page.getByRole('combobox', { name: 'Per chi?' }).fill('zenoni');
  await page.getByRole('option', { name: 'Zenoni Ada' }).click();
  await expect(page.getByRole('combobox', { name: 'Per chi?' })).toHaveValue('Zenoni Ada');
  await page.getByLabel(italian('notices:form.title.request')).fill(TITLE);
  await page.getByRole('combobox', { name: 'Attività' }).fill('traslochi');
  await page.getByRole('option', { name: 'Traslochi e trasporti' }).click();
  await expect(page.getByText(italian('bank-board:post.preview.portal'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Chiedi aiuto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('Inserito dalla segreteria per Ada Zenoni.')).toBeVisible();
  await expectNoAxeViolations(page);
  const notice = new URL(page.url()).pathname;

  await page.getByRole('link', { name: italian('notices:forMember.answer') }).click();
  await page.getByRole('combobox', { name: 'Chi risponde?' }).fill('bianchi marco');
  await page.getByRole('option', { name: 'Bianchi Marco' }).first().click();
  await page.getByLabel('Che cosa dice?').fill('Ho il furgone');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Registra la risposta' }).click();
  await expect(page.getByText('Risposta registrata')).toBeVisible();
  await expect(page.getByText('“Ho il furgone”')).toBeVisible();

  await page.goto('/bank-board?view=tell');
  const news = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(news.getByText('Marco Bianchi può aiutare Ada Zenoni.')).toBeVisible();
  await expectNoAxeViolations(page);
  await news.getByRole('button', { name: 'Riferito' }).click();
  await expect(news).toBeHidden();

  await page.goto(notice);
  await page.getByRole('button', { name: 'Sì, va bene' }).click();
  await expect(page.getByText('Ora possono sentirsi')).toBeVisible();
});

test('the bank sends an activity through the desk, and the form of a notice says so', async ({
  page,
}) => {
  await enterAs(page, GIULIA, '/bank-board/activities');
  await page.getByLabel('Cura dei bambini').selectOption('Tramite la segreteria');
  await expect(page.getByText('Deciso: Cura dei bambini')).toBeVisible();
  await expect(page.getByLabel('Cura dei bambini')).toHaveValue('desk');
  await expectNoAxeViolations(page);

  await forget(page);
  await enterAs(page, 'marco.bianchi@example.org', '/board/new');
  await page.getByRole('combobox', { name: 'Attività' }).fill('cura dei bam');
  await page.getByRole('option', { name: 'Cura dei bambini' }).click();
  await expect(page.getByText('Per questa attività la banca mette in contatto lei')).toBeVisible();
  await expect(page.getByText(italian('notices:form.contact'))).toBeHidden();
});
