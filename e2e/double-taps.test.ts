/**
 * Two taps on one spot, at once and slowly (specification §8, §20, §22): whatever is decided, the second
 * never acts on what has moved under the finger, and the row that was decided is the only one.
 */
import type { Page } from '@playwright/test';
import { dayBack } from './support/day-back.ts';
import { enterAs, expect, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';
import { tapTwice } from './support/tapping.ts';
import { unique } from './support/unique.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';
const PACES = ['slow', 'fast'] as const;

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Anna and Marco agree on two things that repeat, from tomorrow on. @returns their titles and ids */
async function standings(portal: TestPortal) {
  const { anna } = await marcoAndAnna(portal);
  const [his, hers] = await Promise.all([tokenOf(portal, MARCO), tokenOf(portal, ANNA)]);
  for (const { id } of await ask(portal, 'GET', '/users/standings', { token: hers })) {
    await ask(portal, 'POST', `/users/standings/${id}/end`, { token: hers }).catch(() => {});
  }
  const made: { id: number; title: string }[] = [];
  for (const hour of ['10:00', '11:00']) {
    const title = unique('Ogni settimana');
    const partner = { partner: anna.id, partnerBank: anna.bankId, iGive: true };
    const plan = { day: dayBack(-1), time: hour, minutes: 60, every: 'week' };
    const body = { with: partner, activity: 1, title, ...plan };
    const { id } = await ask(portal, 'POST', '/users/standings', { token: his, body });
    await ask(portal, 'POST', `/users/standings/${id}/agree`, { token: hers });
    made.push({ id, title });
  }
  return { made, token: hers };
}

/** What Anna is told of one of hers. */
const repeating = (page: Page, title: string) =>
  page
    .getByRole('region', { name: italian('planning:standing.title') })
    .getByRole('listitem')
    .filter({ hasText: title });

for (const pace of PACES) {
  test(`“Salta solo questa volta”, ${pace}`, { tag: '@phone' }, async ({ page, portal }) => {
    const { made } = await standings(portal);
    await enterAs(page, ANNA, '/appointments');
    const skips = made.map(({ title }) =>
      row(page, title).getByRole('button', { name: italian('appointments:skip') }),
    );
    const [mine, other] = skips;
    if (!mine || !other) throw new Error('two dates');
    expect(await tapTwice(page, mine, pace)).toEqual(['POST /api/users/arrangements/…/drop']);
    await page.getByRole('button', { name: 'Torna indietro' }).click();
    await expect(mine).toBeVisible();
    await expect(other).toBeVisible();
  });

  test(`“Metti in pausa” and “Riprendi”, ${pace}`, { tag: '@phone' }, async ({ page, portal }) => {
    const { made, token } = await standings(portal);
    await enterAs(page, ANNA, '/appointments');
    const [mine, other] = made.map(({ title }) => repeating(page, title));
    if (!mine || !other) throw new Error('two that repeat');
    await mine.getByRole('button', { name: 'Metti in pausa' }).click();
    const yes = page.getByRole('dialog').getByRole('button', { name: 'Metti in pausa' });
    expect(await tapTwice(page, yes, pace)).toEqual(['POST /api/users/standings/…/pause']);
    await expect(mine).toContainText('In pausa');
    for (const { id } of made.slice(1)) {
      await ask(portal, 'POST', `/users/standings/${id}/pause`, { token, body: { until: null } });
    }
    await page.reload();
    const resume = mine.getByRole('button', { name: 'Riprendi' });
    await expect(other.getByRole('button', { name: 'Riprendi' })).toBeVisible();
    expect(await tapTwice(page, resume, pace)).toEqual(['POST /api/users/standings/…/resume']);
    await page.getByRole('button', { name: 'Torna indietro' }).click();
    await expect(resume).toBeVisible();
    await expect(other.getByRole('button', { name: 'Riprendi' })).toBeVisible();
  });

  test(`“Ritira la risposta”, ${pace}`, { tag: '@phone' }, async ({ page, portal }) => {
    const { id, token } = await requestOf(portal, ANNA);
    const his = await tokenOf(portal, MARCO);
    await ask(portal, 'POST', `/users/notices/${id}/answers`, { token: his, body: {} });
    await enterAs(page, MARCO, `/board/${id}`);
    const withdraw = page.getByRole('button', { name: 'Ritira la risposta' });
    expect(await tapTwice(page, withdraw, pace)).toEqual(['POST /api/users/answers/…/withdraw']);
    const { answers } = await ask(portal, 'GET', `/users/notices/${id}`, { token });
    expect(answers).toHaveLength(0);
    await page.getByRole('button', { name: 'Torna indietro' }).click();
    await expect(withdraw).toBeVisible();
  });

  test(`“Fatto” in Tocca a te, ${pace}`, { tag: '@phone' }, async ({ page, portal }) => {
    const titles = await helpedTwice(portal);
    await enterAs(page, MARCO, '/home');
    await page.getByRole('button', { name: /^Vedi tutto/ }).click();
    const [mine, other] = titles.map((title) =>
      row(page, title).getByRole('button', { name: 'Fatto, 1 h' }),
    );
    if (!mine || !other) throw new Error('two that are over');
    await mine.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await mine.boundingBox();
    if (!box) throw new Error('the button is there');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/done') && sent.push(request.url()));
    await page.mouse.click(x, y);
    const line = page.getByRole('listitem').filter({ hasText: 'Ora Anna conferma' });
    if (pace === 'slow') {
      await expect(line).toBeVisible();
      await expect(other).not.toHaveAttribute('aria-disabled', 'true');
    }
    await page.mouse.click(x, y);
    await expect(line).toHaveCount(1);
    await expect(other).toBeVisible();
    expect(sent).toHaveLength(1);
  });
}

test('“Non stavolta” in Tocca a te, slow and fast', { tag: '@phone' }, async ({ page, portal }) => {
  const { marco } = await marcoAndAnna(portal);
  const titles: string[] = [];
  const his = await tokenOf(portal, MARCO);
  const offer = { kind: 'offer', activity: 1, title: unique('Offro'), reach: 'bank' };
  const form = { ...offer, contact: 'portal', sure: true };
  await ask(portal, 'POST', '/users/notices', { token: his, body: form });
  for (let nth = 0; nth < 2; nth += 1) {
    const { id, title, token } = await requestOf(portal, ANNA);
    const body = { people: [marco.id] };
    await ask(portal, 'POST', `/users/notices/${id}/asks`, { token, body });
    titles.push(title);
  }
  await enterAs(page, MARCO, '/home');
  await page.getByRole('button', { name: /^Vedi tutto/ }).click();
  const [mine, other] = titles.map((title) =>
    row(page, title).getByRole('button', { name: 'Non stavolta' }),
  );
  if (!mine || !other) throw new Error('asked twice');
  for (const pace of PACES) {
    const sent = await tapTwice(page, mine, pace);
    expect(sent).toEqual(['POST /api/users/asks/…/not-now']);
    await page.getByRole('button', { name: 'Torna indietro' }).click();
    await expect(mine).toBeVisible();
    await expect(mine).not.toHaveAttribute('aria-disabled', 'true');
    await expect(other).toBeVisible();
  }
});

/** Somebody looks for help. */
async function requestOf(portal: TestPortal, email: string) {
  const token = await tokenOf(portal, email);
  const title = unique('Richiesta');
  const form = { kind: 'request', activity: 1, title, reach: 'bank', contact: 'portal' };
  const body = { ...form, sure: true };
  const { id } = await ask(portal, 'POST', '/users/notices', { token, body });
  return { id, title, token };
}

/** Marco has helped Anna twice, an hour ago. @returns the titles */
async function helpedTwice(portal: TestPortal): Promise<string[]> {
  const { anna } = await marcoAndAnna(portal);
  const [his, hers] = await Promise.all([tokenOf(portal, MARCO), tokenOf(portal, ANNA)]);
  const titles: string[] = [];
  for (const [nth, time] of ['10:00', '12:00'].entries()) {
    const title = unique('Aiuto');
    const partner = { partner: anna.id, partnerBank: anna.bankId, iGive: true };
    const plan = { day: dayBack(-1), time, minutes: 60 };
    const body = { with: partner, activity: 1 + nth, title, ...plan };
    const { id } = await ask(portal, 'POST', '/users/arrangements', { token: his, body });
    const seen = { sequence: 0 };
    await ask(portal, 'POST', `/users/arrangements/${id}/agree`, { token: hers, body: seen });
    await portal.letAppointmentPass(title);
    titles.push(title);
  }
  return titles;
}
