/** A parish looks for three people for its feast: its referent asks, says yes, and the request closes by itself (specification §51). */
import type { Body } from '#contract/people/bodies.ts';
import { dayBack } from './support/day-back.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import { activity } from './support/recording.ts';
import { actFor, band } from './support/trust.ts';

const ERNESTO = 'ernesto.locatelli@example.org';
const HELPERS = [
  'anna.ferrari@example.org',
  'marco.bianchi@example.org',
  'giulia.rossi@example.org',
];

test('a referent asks for three people in the name of the parish, and says yes to each @phone', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rooms/bodies', { isOpen: true });
  const parish: Body = await say('POST', '/admin/bodies', {
    ...{ name: 'Parrocchia di San Rocco', kind: 'parish', address: '', phone: '035 555 200' },
    ...{ taxCode: '', representedBy: 'don Luigi', signedOn: dayBack(0) },
  });
  const delegate = await beside(portal, ERNESTO);
  const naming = { delegateId: delegate.id, signedOn: dayBack(0) };
  const { id: delegationId } = await say('POST', `/admin/banks/users/${parish.id}/proxies`, naming);

  await enterAs(page, ERNESTO, '/home');
  await actFor(page, { id: parish.id, name: parish.name, delegate, delegationId });
  await page.getByRole('link', { name: 'Bacheca' }).first().click();
  await expect(page.getByRole('link', { name: 'Messaggi' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Cerco aiuto' }).first().click();
  await page
    .getByLabel(italian('notices:form.title.request'))
    .fill('Mani per la festa di San Rocco');
  await activity(page).pressSequentially('orto');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.getByLabel('Quante persone servono').selectOption('3');
  await expect(page.getByText('vede il telefono di Parrocchia di San Rocco')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Chiedi aiuto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Mani per la festa di San Rocco',
  );
  await expect(band(page)).toContainText('Agisci per conto di Parrocchia di San Rocco');
  await expect(page.getByText('0 di 3')).toBeVisible();
  const [, id] = new URL(page.url()).pathname.split('/board/');

  for (const email of HELPERS) {
    const token = await tokenOf(portal, email);
    const body = { text: 'Vengo volentieri', days: [] };
    await ask(portal, 'POST', `/users/notices/${id}/answers`, { token, body });
  }
  await page.reload();
  for (const yes of [1, 2]) {
    await page.getByRole('button', { name: 'Sì, va bene' }).first().click();
    await expect(page.getByText(`${yes} di 3`)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: italian('notices:record.received') })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Scrivi a/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Sì, va bene' }).click();
  await expect(page.getByText(italian('notices:stateSentences.closed'))).toBeVisible();
  await expect(page.getByText('Sono in tante quante servivano')).toBeVisible();
  await page.getByRole('button', { name: 'Tienilo aperto' }).click();
  await expect(page.getByText(italian('notices:stateSentences.closed'))).toHaveCount(0);

  // From a yes to its hours, still for the parish.
  await page
    .getByRole('link', { name: italian('notices:record.received') })
    .first()
    .click();
  await expect(page.getByLabel('Nota')).toHaveValue('Mani per la festa di San Rocco');
  await expect(band(page)).toBeVisible();

  // What is their own alone ends acting.
  await page.goto('/messages');
  await expect(band(page)).toHaveCount(0);
});

test('the desk asks for four people for a body without referents, and for one for a person', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rooms/bodies', { isOpen: true });
  await say('POST', '/admin/bodies', {
    ...{ name: 'Scuola Pascoli', kind: 'school', address: '', phone: '035 555 210' },
    ...{ taxCode: '', representedBy: 'Rita Gatti', signedOn: dayBack(0) },
  });
  await enterAs(page, GIULIA, '/bank-board/new');
  const forWhom = page.getByRole('combobox', { name: 'Per chi?' });
  const places = page.getByLabel('Quante persone servono');
  await forWhom.fill('bianchi marco');
  await page.getByRole('option', { name: 'Bianchi Marco' }).first().click();
  await expect(forWhom).toHaveValue('Bianchi Marco');
  await expect(places).toHaveCount(0);
  await forWhom.fill('pascoli');
  await page.getByRole('option', { name: 'Scuola Pascoli' }).click();
  await places.selectOption('4');
  await page.getByLabel('Che cosa ti serve?').fill('Pulire il cortile');
  await activity(page).pressSequentially('orto');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Chiedi aiuto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pulire il cortile');
  await expect(page.getByText('0 di 4')).toBeVisible();
});
