/** Recording in a few taps: what was done lately is there, everyday words find the rest, nothing moves. */
import { formatMinutes } from '#contract/hours/hours.ts';
import { enterAs, expect, test } from './support/fixtures.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask } from './support/newcomer.ts';
import {
  activity,
  debtor,
  duration,
  fillIn,
  RECORDED,
  register,
  waiting,
} from './support/recording.ts';
import { countTaps } from './support/taps.ts';

const MARCO = 'marco.bianchi@example.org';
const hours = (amount: number) => formatMinutes(amount * 60, 'it');

const NOTE = 'Alla stazione';
const LIFTS = 'Passaggi in auto';

test('six taps for somebody new, four from home for somebody of lately', {
  tag: ['@phone'],
}, async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const kinds: { id: number; type: string }[] = await ask(portal, 'GET', '/users/activities');
  const lifts = kinds.find(({ type }) => type === LIFTS);
  if (!lifts) throw new Error('there is no such activity');
  const lift = await marco.gives(anna, { activity: lifts.id, note: NOTE });
  await anna.confirms(lift);
  const taps = await countTaps(page);
  await enterAs(page, MARCO, '/new-transaction');
  const option = (name: string) => page.getByRole('option', { name });
  await debtor(page).tap();
  await expect(debtor(page)).toBeFocused();
  await page.keyboard.type('rota');
  await option('Rota Renato').tap();
  await activity(page).tap();
  await expect(activity(page)).toBeFocused();
  await page.keyboard.type('rubinetto');
  await option('Piccole riparazioni domestiche').tap();
  await page.getByRole('button', { name: hours(1), exact: true }).tap();
  await expect(page.getByLabel('Nota')).toBeFocused();
  await page.keyboard.type('Rubinetto che perdeva');
  await register(page).tap();
  await expect(page.getByText(RECORDED)).toBeVisible();
  expect(await taps()).toBe(6);

  // From home: what was done with them the last time comes along, and says so.
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Menu rapido' }).getByText('Registra').tap();
  await page.getByRole('button', { name: /^Anna Ferrari/ }).tap();
  await expect(activity(page)).toHaveValue('Passaggi in auto');
  await expect(page.getByLabel('Nota')).toHaveValue(NOTE);
  await page.getByRole('button', { name: hours(1.5), exact: true }).tap();
  await register(page).tap();
  await expect(page.getByText(RECORDED)).toBeVisible();
  expect(await taps()).toBe(4);
  const [recorded] = await waiting(anna, NOTE);
  expect(recorded).toMatchObject({ quantityOfHours: 1.5, activity: 'Passaggi in auto' });
});

test('what is repeated is read and sent first, and can be changed below', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const old = await marco.gives(anna, { quantityOfHours: 2, note: 'Di nuovo' });
  await anna.confirms(old);
  await enterAs(page, MARCO, `/new-transaction?repeat=${old.id}`);
  await expect(register(page)).toBeInViewport();
  await expect(page.getByText(/Anna Ferrari ha ricevuto da te/)).toBeInViewport();
  await page.getByRole('button', { name: hours(1), exact: true }).tap();
  await expect(page.getByText(/Anna Ferrari ha ricevuto da te/)).toContainText(hours(1));
  await register(page).tap();
  await expect(page.getByText(RECORDED)).toBeVisible();
  expect((await waiting(anna, 'Di nuovo'))[0]?.quantityOfHours).toBe(1);
});

test('nothing moves while the form is filled in', {
  tag: '@phone',
}, async ({ page }) => {
  await enterAs(page, MARCO, '/new-transaction');
  const top = () =>
    register(page).evaluate((button) => {
      const frame = button.closest('form')?.getBoundingClientRect().top ?? 0;
      return Math.round(button.getBoundingClientRect().top - frame);
    });
  await expect(page.getByText('Qui leggi che cosa succede')).toBeVisible();
  const before = await top();
  await fillIn(page, { note: 'Fermo' });
  await expect(page.getByText(/Anna Ferrari ha ricevuto da te/)).toBeVisible();
  expect(await top()).toBe(before);
});

test('what people call a service finds it; by keyboard the focus stays on a duration', async ({
  page,
}) => {
  await enterAs(page, MARCO, '/new-transaction');
  const chip = page.getByRole('button', { name: hours(1), exact: true });
  await chip.press('Enter');
  await expect(duration(page)).toHaveValue(hours(1));
  await expect(chip).toBeFocused();
  const options = page.getByRole('listbox').getByRole('option');
  for (const [word, kind] of [
    ['torta', 'Pane, pasta e dolci fatti in casa'],
    ['rubinetto', 'Piccole riparazioni domestiche'],
    ['passaggio', 'Passaggi in auto'],
    ['SPID', 'Servizi pubblici online'],
    ['caffe', 'Compagnia e conversazione'],
  ] as const) {
    await activity(page).fill(word);
    await expect(options.first()).toHaveText(kind);
  }
  await activity(page).fill('astronave');
  await expect(options).toHaveText([/^Altro/]);
  await options.click();
  await expect(activity(page)).toHaveValue('Altro');
  await activity(page).fill('');
  await expect(options.filter({ hasText: /^Altro$/ })).toHaveCount(1);
});
