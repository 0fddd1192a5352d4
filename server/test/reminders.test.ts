/**
 * The letters that a person may do without (specification §13): a reminder of what waits for them,
 * once a week at most, and three ways to have none. What moves hours is told always (law L11).
 */
import { afterAll, describe, expect, it } from 'vitest';
import { remind } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { moveToBank } from './support/fixture-rows.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, lettersTo, linkToAnna, tokenIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';

const DAY = 24 * 60;

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url, publicUrl: 'https://tempo.example.org' });

/** What Anna gets after the morning's look. */
async function reminders() {
  await remind(portal().deps);
  return lettersTo(portal(), catcher, 'anna');
}

/** Two exchanges have waited for Anna for a week; the letters about them have arrived. */
async function twoHaveWaited() {
  await recordForAnna(portal(), { hours: 1.5 });
  await recordForAnna(portal(), { hours: 2 });
  await lettersTo(portal(), catcher, 'anna');
  portal().passMinutes(7 * DAY);
}

describe('the reminder', () => {
  it('comes after a week, one letter with a line for each exchange', async () => {
    await twoHaveWaited();
    const mails = await reminders();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe('2 scambi ti aspettano');
    expect(mail?.text.match(/^- 20\/11\/2026: Marco Bianchi, /gm)).toHaveLength(2);
    expect(mail?.links[0]).toBe('https://tempo.example.org/confirm-transaction');
    expect(mail?.text).toContain('La ricevi, al massimo una volta alla settimana');
  });

  it('does not come before a week has passed', async () => {
    await recordForAnna(portal());
    await lettersTo(portal(), catcher, 'anna');
    portal().passMinutes(7 * DAY - 1);
    expect(await reminders()).toEqual([]);
    // Nor is it noted as sent.
    portal().passMinutes(1);
    expect(await reminders()).toHaveLength(1);
  });

  it('comes once a week, however often the job runs', async () => {
    await twoHaveWaited();
    await Promise.all([remind(portal().deps), remind(portal().deps)]);
    expect(await reminders()).toHaveLength(1);
    portal().passMinutes(6 * DAY);
    expect(await reminders()).toEqual([]);
    portal().passMinutes(DAY);
    expect(await reminders()).toHaveLength(1);
  });

  it('does not come when everything was decided before it was written', async () => {
    await twoHaveWaited();
    await remind(portal().deps);
    const anna = await portal().signIn('anna');
    const { json } = await anna.get('/users/transactions/pending');
    for (const { id } of json) await anna.patch(`/users/transactions/${id}/approve`);
    expect(await lettersTo(portal(), catcher, 'anna')).toEqual([]);
  });

  it('does not go to the creditor, nor to a debtor who has left the bank', async () => {
    await twoHaveWaited();
    await remind(portal().deps);
    expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
    portal().passMinutes(7 * DAY);
    await portal().deps.database.pool.query(
      `update membership set state = 'ended', ended_at = requested_at where person_id = $1`,
      [portal().world.person.anna],
    );
    expect(await reminders()).toEqual([]);
    const { person, bank } = portal().world;
    await moveToBank(portal(), person.anna, bank.lecco);
    expect(await reminders(), 'a member of another bank by now').toEqual([]);
  });

  it('does not go to people whom the desk acts for', async () => {
    await twoHaveWaited();
    const { deps, world } = portal();
    await deps.database.pool.query(
      `update person set access = 'desk', password_hash = null where id = $1`,
      [world.person.anna],
    );
    expect(await reminders()).toEqual([]);
    const { rows } = await deps.database.pool.query('select person_id from letter_sent');
    expect(rows).toEqual([]);
  });

  it.each([
    ['en', '2 exchanges wait for you', 'You get it, once a week at most'],
    ['de', '2 Tauschgeschäfte warten auf dich', 'Du erhältst sie höchstens einmal in der Woche'],
  ])('is written in %s for who reads that', async (locale, subject, because) => {
    await portal().deps.database.pool.query('update person set pref_locale = $1', [locale]);
    await twoHaveWaited();
    const [mail] = await reminders();
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(because);
  });
});

describe('somebody who wants no reminder', () => {
  it('chooses so in the profile', async () => {
    const anna = await portal().signIn('anna');
    expect((await anna.get('/users/letter-preferences')).json).toContainEqual({
      topic: 'reminders',
      cadence: 'weekly',
    });
    const chosen = await anna.put('/users/letter-preferences', {
      topic: 'reminders',
      cadence: 'never',
    });
    expect(chosen.json).toContainEqual({ topic: 'reminders', cadence: 'never' });
    await twoHaveWaited();
    expect(await reminders()).toEqual([]);
    const later = await portal().signIn('anna');
    await later.put('/users/letter-preferences', { topic: 'reminders', cadence: 'weekly' });
    expect(await reminders()).toHaveLength(1);
  });

  it('follows the link of the letter, which asks first', async () => {
    await twoHaveWaited();
    const [mail] = await reminders();
    if (!mail) throw new Error('no reminder');
    const path = actPath(tokenIn(mail));
    const asked = { act: 'stop-letters', topic: 'reminders' };
    expect((await portal().visitor().get(path)).json).toEqual({ ...asked, isOpen: true });
    for (const _ of ['once', 'again']) {
      const { status, json } = await portal().visitor().post(path, null);
      expect(status).toBe(200);
      expect(json).toEqual({ ...asked, isOpen: false });
    }
    portal().passMinutes(7 * DAY);
    expect(await reminders()).toEqual([]);
  });

  it.each([
    ['as a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['in parts', formOf({ 'List-Unsubscribe': 'One-Click' })],
  ])('lets the mail program say so, %s (RFC 8058)', async (_, body) => {
    await twoHaveWaited();
    const [mail] = await reminders();
    const { headers } = mail ?? {};
    expect(headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const address = headers?.['list-unsubscribe']?.slice(1, -1) ?? '';
    expect(address).toMatch(/^https:\/\/tempo\.example\.org\/act\/[\w-]{43}\?lang=it$/);
    const { pathname, search } = new URL(address);
    const answer = await fetch(portal().url + pathname + search, { method: 'POST', body });
    expect(answer.status).toBe(204);
    portal().passMinutes(7 * DAY);
    expect(await reminders()).toEqual([]);
  });

  it('gets the letters that tell what moves hours all the same (L11)', async () => {
    const anna = await portal().signIn('anna');
    await anna.put('/users/letter-preferences', { topic: 'reminders', cadence: 'never' });
    const { token } = await linkToAnna(portal(), catcher);
    expect(token).toHaveLength(43);
  });
});

it.each([
  [{ topic: 'exchanges', cadence: 'never' }, 'topic'],
  [{ topic: 'reminders', cadence: 'hourly' }, 'cadence'],
])('nobody chooses what there is not: %o', async (body, path) => {
  const anna = await portal().signIn('anna');
  const { status, json } = await anna.put('/users/letter-preferences', body);
  expect(status).toBe(400);
  expect(json.errors).toEqual([{ path, code: 'invalid' }]);
});

it('a letter that moves hours has no header to stop it', async () => {
  await recordForAnna(portal());
  const [mail] = await lettersTo(portal(), catcher, 'anna');
  expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
