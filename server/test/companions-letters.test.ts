/** Both hear of it when somebody is to accompany a newcomer, and of nothing else (specification §43). */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { accompany, service, willing } from './support/companions.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { type CaughtMail, startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { spoken } from './support/spoken.ts';
import { emailOf } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

let read = 0;
beforeEach(() => {
  read = catcher.mails.length;
});

/** The letters since it was last asked, by their reader. */
async function arrived(): Promise<CaughtMail[]> {
  await deliverMails(portal().deps);
  const mails = catcher.mails.slice(read);
  read = catcher.mails.length;
  return mails.sort((a, b) => a.to.localeCompare(b.to));
}

const SUBJECTS = {
  it: ['Marco ti accompagna nelle prime settimane', 'Accompagni Anna nelle prime settimane'],
  en: ['Marco is there for you in your first weeks', 'You are there for Anna in the first weeks'],
  es: ['Marco te acompaña en las primeras semanas', 'Acompañas a Anna en las primeras semanas'],
  de: ['Marco begleitet dich in den ersten Wochen', 'Du begleitest Anna in den ersten Wochen'],
};

describe.each(spoken(SUBJECTS))('in %s', (locale, subjects) => {
  it('with first names, the telephone that was given, and no word when it ends', async () => {
    const { anna, marco } = portal().world.person;
    const { pool } = portal().deps.database;
    await pool.query('update person set pref_locale = $1', [locale]);
    await pool.query(`update person set phone = '333 7654321' where id = $1`, [anna]);
    await willing(portal(), marco);
    await accompany(portal(), anna, marco);
    const [toAnna, toMarco, ...others] = await arrived();
    expect(others).toEqual([]);
    expect([toAnna, toMarco].map((mail) => [mail?.to, mail?.subject])).toEqual([
      [emailOf('anna'), subjects[0]],
      [emailOf('marco'), subjects[1]],
    ]);
    expect(toAnna?.text).toContain('333 1234567');
    expect(toAnna?.text).not.toContain('Bianchi');
    expect(toMarco?.text).not.toMatch(/333 7654321|Ferrari/);
    for (const mail of [toAnna, toMarco]) {
      expect(mail?.text).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
      expect(mail?.links[0]).toMatch(/\/home$/);
    }
    const giulia = await portal().signIn('giulia');
    await giulia.delete(`/admin/banks/users/${anna}/companion`);
    expect(await arrived()).toEqual([]);
  });
});

it('leaves not once it has ended: by a hand, or with two services', async () => {
  const { anna, marco } = portal().world.person;
  await willing(portal(), marco);
  await accompany(portal(), anna, marco);
  await (await portal().signIn('giulia')).delete(`/admin/banks/users/${anna}/companion`);
  expect(await arrived()).toEqual([]);
  await accompany(portal(), anna, marco);
  await service(portal(), 'bergamo', { giver: anna, receiver: marco });
  await service(portal(), 'bergamo', { giver: marco, receiver: anna });
  expect(await arrived()).toEqual([]);
});

it('reaches nobody who reads no e-mail', async () => {
  const { marco } = portal().world.person;
  const { id } = await insertDeskMember(portal(), 'bergamo', 'active');
  await willing(portal(), marco);
  await accompany(portal(), id, marco);
  expect((await arrived()).map(({ to }) => to)).toEqual([emailOf('marco')]);
});
