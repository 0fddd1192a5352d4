/**
 * One errand (specification §20, §22): somebody asks for help, another one answers with a day, a tap says
 * yes to it, both find it among their appointments, and its hours are recorded and confirmed.
 */
import type { Page } from '@playwright/test';
import { formatMinutes } from '#contract/hours/hours.ts';
import { dayBack } from './support/day-back.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';
const HOUR = formatMinutes(60, 'it');
/** What the whole errand may take of the two people together. */
const TAPS_AT_MOST = 9;
const TYPINGS_AT_MOST = 2;

const todo = (page: Page) => page.getByRole('region', { name: /^Tocca a te/ });

async function secondPage(page: Page): Promise<Page> {
  const other = await page
    .context()
    .browser()
    ?.newContext({
      ...{ baseURL: new URL(page.url()).origin, viewport: page.viewportSize(), hasTouch: true },
    });
  if (!other) throw new Error('a browser has contexts');
  return other.newPage();
}

/** A notice of Anna that Marco has answered with these days. */
async function answered(portal: TestPortal, title: string, days: object[]) {
  const [anna, marco] = await Promise.all([tokenOf(portal, ANNA), tokenOf(portal, MARCO)]);
  const form = { kind: 'request', activity: 1, reach: 'bank', contact: 'portal', sure: true };
  const notice = await ask(portal, 'POST', '/users/notices', {
    token: anna,
    body: { ...form, title },
  });
  const path = `/users/notices/${notice.id}/answers`;
  const answers = (body: object) => ask(portal, 'POST', path, { token: marco, body });
  await answers({ text: 'Passo io', days });
  return { id: notice.id, answers };
}

const plan = (daysAway: number, time: string) => ({
  ...{ day: dayBack(-daysAway), time, minutes: 60, place: '' },
});

test('from a request to confirmed hours in nine taps and two typings, for two people', {
  tag: ['@phone'],
}, async ({ page, portal }) => {
  const title = 'La tapparella della camera che non sale';
  let taps = 0;
  let typings = 0;
  const tap = async (what: ReturnType<Page['getByRole']>) => {
    await what.tap();
    taps += 1;
  };
  await enterAs(page, ANNA, '/home');
  await tap(page.getByRole('link', { name: 'Cerco aiuto' }).first());
  await page.getByLabel(italian('notices:form.title.request')).fill(title);
  typings += 1;
  await tap(page.getByRole('button', { name: 'Piccole riparazioni domestiche' }));
  await tap(page.getByRole('button', { name: 'Chiedi aiuto' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const his = await secondPage(page);
  await enterAs(his, MARCO, '/board');
  await tap(his.getByRole('link', { name: title }));
  await tap(his.getByRole('button', { name: 'Domani', exact: true }));
  const time = his.getByLabel(/, a che ora[?]$/);
  await expect(time).toBeFocused();
  await time.fill('10:00');
  typings += 1;
  await expectNoAxeViolations(his);
  await tap(his.getByRole('button', { name: 'Posso io' }));
  await expect(his.getByText('Anna Ferrari non ha ancora deciso.')).toBeVisible();
  await expect(his.getByText(/ alle 10:00 · /)).toBeVisible();
  await expectNoAxeViolations(his);

  await page.goto('/home');
  const answer = todo(page).getByRole('listitem').filter({ hasText: title });
  await expect(answer).toContainText('Marco può aiutarti');
  await expect(answer).toContainText('non si può ritirare');
  await expectNoAxeViolations(page);
  await tap(answer.getByRole('button', { name: 'Domani 10:00' }));
  const line = todo(page).getByText(/Siete d’accordo: .* alle 10:00[.] Per sentire Marco: /);
  await expect(line).toBeVisible();
  await expect(todo(page).locator('[data-covered] :focus')).toContainText('Siete d’accordo');
  await expect(todo(page).getByRole('button', { name: 'Torna indietro' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  for (const one of [page, his]) {
    await one.goto('/appointments');
    const card = one.getByRole('listitem').filter({ hasText: title });
    await expect(card).toContainText('domani alle 10:00');
  }

  await portal.letAppointmentPass(title);
  await his.goto('/home');
  const over = todo(his).getByRole('listitem').filter({ hasText: title });
  await expect(over).toContainText('Com’è andata con Anna');
  await tap(over.getByRole('button', { name: `Fatto, ${HOUR}` }));
  await expect(todo(his).getByText(`Registrato: ${HOUR}. Ora Anna conferma.`)).toBeVisible();
  await page.goto('/home');
  const hours = todo(page).getByRole('listitem').filter({ hasText: title });
  await tap(hours.getByRole('button', { name: 'Conferma' }));
  await expect(todo(page).getByText('Confermato')).toBeVisible();
  test.info().annotations.push({ type: 'taps, typings', description: `${taps}, ${typings}` });
  expect(taps).toBeLessThanOrEqual(TAPS_AT_MOST);
  expect(typings).toBeLessThanOrEqual(TYPINGS_AT_MOST);
  await his.context().close();
});

test('the page of a notice has a button for each day, and keeps the rest behind one word', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  const title = `Una mano con le tende ${isMobile ? 'corte' : 'lunghe'}`;
  const { id } = await answered(portal, title, [plan(0, '23:58'), plan(9, '15:30')]);
  await enterAs(page, ANNA, `/board/${id}`);
  const card = page.getByRole('region', { name: 'Risposte' });
  await expect(card.getByText(/ alle 15:30 · /)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Sì, Oggi 23:58' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Non stavolta' })).toBeHidden();
  await card.getByText('Altro', { exact: true }).click();
  await expect(card.getByRole('button', { name: 'Non stavolta' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Sì, senza giorno' })).toBeVisible();
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: /^Sì, .* 15:30$/ }).dblclick();
  await expect(card.getByText(/^Siete d’accordo: .* alle 15:30[.]$/)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Vedi l’appuntamento' })).toBeVisible();
  await expect(card.getByText('Telefono')).toBeVisible();
  await expectNoAxeViolations(page);
  const token = await tokenOf(portal, ANNA);
  const plans = await ask(portal, 'GET', '/users/arrangements', { token });
  expect(plans.filter((one: { title: string }) => one.title === title)).toHaveLength(1);
});

test('who has answered changes the days, and takes one away', async ({ page, portal }) => {
  const { id } = await answered(portal, 'Leggere una lettera', [
    plan(1, '10:00'),
    plan(2, '11:00'),
  ]);
  await enterAs(page, MARCO, `/board/${id}`);
  await page.getByRole('button', { name: 'Cambia i giorni' }).click();
  await expect(page.getByLabel(italian('notices:answerText'))).toHaveValue('Passo io');
  await page.getByRole('button', { name: 'Domani', exact: true }).click();
  await page.getByRole('button', { name: 'Altro giorno' }).click();
  await page.getByRole('button', { name: 'Salva la risposta' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Togli questo giorno' }).click();
  await page.getByRole('button', { name: 'Salva la risposta' }).click();
  await expect(page.getByText('Risposta cambiata. Anna Ferrari la vede così.')).toBeVisible();
  await expect(page.getByText(/ alle 11:00 · /)).toBeVisible();
  await expect(page.getByText(/ alle 10:00 · /)).toHaveCount(0);
});

test.describe('days that change while the page is open', () => {
  test.use({ expectedErrors: [/409 POST \/api\/users\/answers/] });

  test('are told, and not booked', async ({ page, portal }) => {
    const { id, answers } = await answered(portal, 'Portare giù un armadio', [plan(1, '10:00')]);
    await enterAs(page, ANNA, `/board/${id}`);
    const yes = page.getByRole('button', { name: 'Sì, Domani 10:00' });
    await expect(yes).toBeVisible();
    await answers({ text: 'Meglio dopo', days: [plan(1, '17:00')] });
    await yes.click();
    await expect(page.getByText(/ha cambiato i giorni: guarda di nuovo/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sì, Domani 17:00' })).toBeVisible();
    await expect(yes).toHaveCount(0);
  });
});

test('the letter says yes to one of the days, asked once more on its page', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const title = 'Annaffiare il balcone';
  await answered(portal, title, [plan(1, '10:00'), plan(8, '18:15')]);
  const mail = await portal.mails.next({ to: ANNA, subject: title });
  const [, second = '/'] = mail.links.filter((address) => address.includes('/act/'));
  await page.goto(second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    italian('letters:title.accept-second-day'),
  );
  await expect(page.getByText('Marco Bianchi può aiutarti')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Sì, .* alle 18:15$/ }).dblclick();
  await expect(page.getByText(/^Siete d’accordo: .* alle 18:15[.]/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^\+39|035/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByText(/^Siete d’accordo: .* alle 18:15[.]/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^\+39|035/ })).toHaveCount(0);
  const both = await portal.mails.next({ to: ANNA, subject: 'alle 18:15' });
  expect(both.text).toContain(`Hai detto di sì a Marco Bianchi: “${title}”`);
});
