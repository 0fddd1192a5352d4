/**
 * A slow double tap on each button by which a member decides (specification §8, §20, §22): the second tap,
 * once all buttons can be pressed again, finds under the finger nothing that decides, and ten seconds lead back.
 */
import type { Page } from '@playwright/test';
import { dayBack } from './support/day-back.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';
import { tapTwice } from './support/tapping.ts';
import { unique } from './support/unique.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';

/** Marco proposes two things to Anna: two days, or two that repeat. @returns their titles */
async function proposals(portal: TestPortal, every?: 'week'): Promise<[string, string]> {
  const { anna } = await marcoAndAnna(portal);
  const [token, hers] = await Promise.all([tokenOf(portal, MARCO), tokenOf(portal, ANNA)]);
  const path = every ? '/users/standings' : '/users/arrangements';
  for (const { id } of await ask(portal, 'GET', '/users/standings', { token: hers })) {
    await ask(portal, 'POST', `/users/standings/${id}/drop`, { token: hers }).catch(() => {});
  }
  const make = async (nth: number) => {
    const title = unique('Proposta');
    const partner = { partner: anna.id, partnerBank: anna.bankId, iGive: true };
    const plan = { day: dayBack(-3 - nth), time: '10:00', minutes: 60 };
    const body = { with: partner, activity: 1, title, ...plan, ...(every ? { every } : {}) };
    await ask(portal, 'POST', path, { token, body });
    return title;
  };
  return [await make(0), await make(1)];
}

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

for (const [label, call, words] of [
  ['Va bene', 'agree', 'Siete d’accordo. Avvisiamo Marco.'],
  ['Non posso', 'drop', 'Disdetto. Avvisiamo Marco.'],
] as const) {
  for (const where of ['/appointments', '/home'] as const) {
    test(`“${label}” to a day, on ${where}`, { tag: '@phone' }, async ({ page, portal }) => {
      const [title, other] = await proposals(portal);
      await enterAs(page, ANNA, where);
      if (where === '/home') await page.getByRole('button', { name: /^Vedi tutto/ }).click();
      const sent = await tapTwice(page, row(page, title).getByRole('button', { name: label }));
      expect(sent).toEqual([`POST /api/users/arrangements/…/${call}`]);
      const line = page.getByRole('listitem').filter({ hasText: words });
      await expect(line).toBeVisible();
      await expectNoAxeViolations(page);
      await line.getByRole('button', { name: 'Torna indietro' }).click();
      await expect(row(page, title).getByRole('button', { name: label })).toBeVisible();
      await expect(row(page, other).getByRole('button', { name: label })).toBeVisible();
    });
  }

  test(`“${label}” to what repeats`, { tag: '@phone' }, async ({ page, portal }) => {
    const [title, other] = await proposals(portal, 'week');
    await enterAs(page, ANNA, '/appointments');
    const sent = await tapTwice(page, row(page, title).getByRole('button', { name: label }));
    expect(sent).toEqual([`POST /api/users/standings/…/${call}`]);
    await expect(row(page, title).getByText(words)).toBeVisible();
    await row(page, title).getByRole('button', { name: 'Torna indietro' }).click();
    await expect(row(page, title).getByRole('button', { name: label })).toBeVisible();
    await expect(row(page, other).getByRole('button', { name: label })).toBeVisible();
  });
}

test('“Non si ripete più” ends one, and ten seconds lead back', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const [title] = await proposals(portal, 'week');
  await enterAs(page, ANNA, '/appointments');
  const card = page
    .getByRole('region', { name: italian('planning:standing.title') })
    .getByRole('listitem')
    .filter({ hasText: title });
  await card.getByRole('button', { name: 'Va bene' }).click();
  await expect(card.getByText('Siete d’accordo. Avvisiamo Marco.')).toBeVisible();
  await page.reload();
  const end = card.getByRole('button', { name: italian('planning:standing.end') });
  expect(await tapTwice(page, end)).toEqual(['POST /api/users/standings/…/end']);
  await expect(card.getByText('Non si ripete più. Avvisiamo Marco.')).toBeVisible();
  await card.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(end).toBeVisible();
});

/** Anna looks for help, and Marco has answered. */
async function request(portal: TestPortal) {
  const [token, his] = await Promise.all([tokenOf(portal, ANNA), tokenOf(portal, MARCO)]);
  const title = unique('Richiesta');
  const form = { kind: 'request', activity: 1, title, reach: 'bank', contact: 'portal' };
  const body = { ...form, sure: true };
  const { id } = await ask(portal, 'POST', '/users/notices', { token, body });
  await ask(portal, 'POST', `/users/notices/${id}/answers`, { token: his, body: {} });
  return { id, title };
}

test('“Disdici” calls off one appointment, not the next', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const titles = await proposals(portal);
  const token = await tokenOf(portal, ANNA);
  for (const { id, title } of await ask(portal, 'GET', '/users/arrangements', { token })) {
    if (!titles.includes(title)) continue;
    const body = { sequence: 0 };
    await ask(portal, 'POST', `/users/arrangements/${id}/agree`, { token, body });
  }
  await enterAs(page, ANNA, '/appointments');
  const [mine, other] = titles.map((title) =>
    row(page, title).getByRole('button', { name: 'Disdici' }),
  );
  if (!mine || !other) throw new Error('two appointments');
  expect(await tapTwice(page, mine)).toEqual(['POST /api/users/arrangements/…/drop']);
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(mine).toBeVisible();
  await expect(other).toBeVisible();
});

test('“Non stavolta” to an answer', { tag: '@phone' }, async ({ page, portal }) => {
  const { id } = await request(portal);
  await enterAs(page, ANNA, `/board/${id}`);
  const no = page.getByRole('button', { name: 'Non stavolta' });
  expect(await tapTwice(page, no)).toEqual(['POST /api/users/answers/…/let-go']);
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(no).toBeVisible();
});

test('an own notice is closed once, and opened again', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const { id, title } = await request(portal);
  await enterAs(page, ANNA, `/board/${id}`);
  await page.getByRole('button', { name: 'Non serve più' }).click();
  await page
    .getByRole('radio', { name: italian('notices:outcomes.met-elsewhere.request') })
    .check();
  const close = page.getByRole('button', { name: 'Chiudi l’annuncio' });
  expect(await tapTwice(page, close)).toEqual(['POST /api/users/notices/…/close']);
  await expect(page.getByText('Annuncio chiuso')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(page.getByRole('button', { name: 'Non serve più' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sì, va bene' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the page of a letter confirms once, and ten seconds lead back', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const note = unique('Con la lettera');
  const before = await anna.balance();
  await marco.gives(anna, { quantityOfHours: 2, note });
  const { links } = await letterWith(portal, note);
  await page.goto(links.find((address) => address.includes('/act/')) ?? '/');
  const confirm = page.getByRole('button', { name: 'Conferma 2 h' });
  expect(await tapTwice(page, confirm)).toEqual(['POST /api/acts/…']);
  await expect(page.getByText('Scambio confermato con successo')).toBeVisible();
  expect(await anna.balance()).toBe(before - 2);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(confirm).toBeVisible();
  expect(await anna.balance()).toBe(before);
  await confirm.click();
  await expect(page.getByText('Scambio confermato con successo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'I miei scambi' })).toBeVisible();
  expect(await anna.balance()).toBe(before - 2);
});

async function letterWith(portal: TestPortal, note: string) {
  for (;;) {
    const mail = await portal.mails.next({ to: ANNA, subject: 'Da confermare' });
    if (mail.text.includes(note)) return mail;
  }
}
