/** The course of one errand (specification §22): its notice, its appointment and its hours say the same steps. */
import type { Page } from '@playwright/test';
import { formatMinutes } from '#contract/hours/hours.ts';
import { dayBack } from './support/day-back.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import { unique } from './support/unique.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';
const HOUR = formatMinutes(60, 'it');

const course = (page: Page) => page.getByRole('list', { name: italian('course:label') });

test('a notice, its appointment and its hours say the same course, each leads to the others', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  const title = `Fissare una persiana ${isMobile ? 'piccola' : 'grande'}`;
  const [anna, marco] = await Promise.all([tokenOf(portal, ANNA), tokenOf(portal, MARCO)]);
  const form = { kind: 'request', activity: 1, reach: 'bank', contact: 'portal', sure: true };
  const { id } = await ask(portal, 'POST', '/users/notices', {
    token: anna,
    body: { ...form, title },
  });

  await enterAs(page, ANNA, `/board/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(course(page).locator('[aria-current=step]')).toHaveText(/^Chiesto (il |l’)/);

  const day = { day: dayBack(-2), time: '10:00', minutes: 60, place: '' };
  await ask(portal, 'POST', `/users/notices/${id}/answers`, {
    token: marco,
    body: { text: 'Passo io', days: [day] },
  });
  await page.reload();
  await expect(course(page).locator('[aria-current=step]')).toHaveText('Marco ha risposto');
  await page.getByRole('button', { name: /^Sì, .* 10:00$/ }).click();
  const agreed = course(page).locator('[aria-current=step]');
  await expect(agreed).toHaveText(/ alle 10:00$/);
  await expectNoAxeViolations(page);
  const said = await course(page).getByRole('listitem').allTextContents();
  expect(said).toHaveLength(5);

  await agreed.getByRole('link').click();
  await expect(page).toHaveURL(/\/appointments\/\d+$/);
  await expect(course(page).getByRole('listitem')).toHaveText(said);
  await expect(agreed.getByRole('link')).toHaveCount(0);
  await expectNoAxeViolations(page);

  await portal.letAppointmentPass(title);
  await page.reload();
  await page
    .getByRole('button', { name: `Ho ricevuto ${HOUR}` })
    .first()
    .click();
  await expect(course(page).locator('[aria-current=step]')).toHaveText(/^Confermato/);
  // More help is needed: said where the hours were.
  await expect(page.getByText(`La richiesta «${title}» è chiusa.`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Tienila aperta' }).click();
  await expect(page.getByText(`La richiesta «${title}» resta aperta.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tienila aperta' })).toHaveCount(0);
  await course(page)
    .getByRole('link', { name: `Fatto, ${HOUR}` })
    .click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('list', { name: italian('course:label') })).toContainText(
    'Marco ha risposto',
  );
  await panel.getByRole('link', { name: /^Chiesto/ }).click();
  await expect(page).toHaveURL(new RegExp(`/board/${id}$`));
  await expect(course(page).locator('[aria-current=step]')).toHaveText(/^Confermato/);
  const { state } = await ask(portal, 'GET', `/users/notices/${id}`, { token: anna });
  expect(state).toBe('open');
});

test('the page of a notice follows its day: moved, called off, and done', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const title = unique('Appendere un quadro');
  const [anna, marco] = await Promise.all([tokenOf(portal, ANNA), tokenOf(portal, MARCO)]);
  const form = { kind: 'request', activity: 1, reach: 'bank', contact: 'portal', sure: true };
  const { id } = await ask(portal, 'POST', '/users/notices', {
    token: anna,
    body: { ...form, title },
  });
  const plan = { minutes: 60, place: '' };
  const days = [{ ...plan, day: dayBack(-2), time: '10:00' }];
  const { myAnswer } = await ask(portal, 'POST', `/users/notices/${id}/answers`, {
    token: marco,
    body: { days },
  });
  const { answers } = await ask(portal, 'POST', `/users/answers/${myAnswer.id}/accept`, {
    token: anna,
    body: { day: 1, sequence: 0 },
  });
  const first = answers[0].planned.id;

  await enterAs(page, ANNA, `/board/${id}`);
  const main = page.getByRole('main');
  const plansOne = main.getByRole('link', { name: 'Fissa un giorno' });
  const records = main.getByRole('link', { name: italian('notices:record.received') });
  await expect(main.getByText(/^Siete d’accordo: .* 10:00\.$/)).toBeVisible();
  await expect(plansOne).toHaveCount(0);
  await expect(records).toHaveCount(0);

  await ask(portal, 'PUT', `/users/arrangements/${first}`, {
    token: marco,
    body: { ...plan, day: dayBack(-3), time: '11:30', sequence: 0 },
  });
  await page.reload();
  await expect(main.getByText(/^Giorno proposto: .* 11:30\.$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole('link', { name: 'Vedi l’appuntamento' }).click();
  await expect(page).toHaveURL(new RegExp(`/appointments/${first}$`));

  await ask(portal, 'POST', `/users/arrangements/${first}/drop`, { token: marco });
  await page.goto(`/board/${id}`);
  await expect(main.getByText(/11:30/)).toHaveCount(0);
  await expect(records).toBeVisible();
  await expect(plansOne).toBeVisible();

  const again = await ask(portal, 'POST', '/users/arrangements', {
    token: anna,
    body: {
      ...{ with: { answer: myAnswer.id }, activity: 1, title },
      ...{ ...plan, day: dayBack(-4), time: '09:00' },
    },
  });
  await ask(portal, 'POST', `/users/arrangements/${again.id}/agree`, {
    token: marco,
    body: { sequence: 0 },
  });
  await portal.letAppointmentPass(title);
  await ask(portal, 'POST', `/users/arrangements/${again.id}/done`, {
    token: anna,
    body: { quantityOfHours: 1 },
  });
  await page.reload();
  await expect(main.getByText(italian('answer-days:recorded'))).toBeVisible();
  await expect(plansOne).toHaveCount(0);
  await expect(records).toHaveCount(0);
  await main.getByRole('link', { name: 'Vedi le ore' }).click();
  await expect(page.getByRole('dialog')).toContainText(title);
});
