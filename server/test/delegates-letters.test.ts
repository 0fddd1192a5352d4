/** Both hear of it when somebody is named a person of trust, and when it ends (specification §12). */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { nameDelegate } from './support/delegates.ts';
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

const seen = (mails: CaughtMail[]) => mails.map(({ to, subject }) => [to, subject]);
const [ANNA, MARCO] = [emailOf('anna'), emailOf('marco')];

const SUBJECTS = {
  it: {
    named: ['Marco Bianchi può agire per te', 'Ora puoi agire per Anna Ferrari'],
    ended: ['Marco Bianchi non agisce più per te', 'Non agisci più per Anna Ferrari'],
  },
  en: {
    named: ['Marco Bianchi may act for you', 'You may now act for Anna Ferrari'],
    ended: ['Marco Bianchi no longer acts for you', 'You no longer act for Anna Ferrari'],
  },
  de: {
    named: ['Marco Bianchi darf für dich handeln', 'Du darfst jetzt für Anna Ferrari handeln'],
    ended: ['Marco Bianchi handelt nicht mehr für dich', 'Du handelst nicht mehr für Anna Ferrari'],
  },
  es: {
    named: ['Marco Bianchi puede actuar por ti', 'Ahora puedes actuar por Anna Ferrari'],
    ended: ['Marco Bianchi ya no actúa por ti', 'Ya no actúas por Anna Ferrari'],
  },
};

describe.each(spoken(SUBJECTS))('in %s', (locale, { named, ended }) => {
  it('both hear who was named, and who ended it', async () => {
    const { anna, marco } = portal().world.person;
    await portal().deps.database.pool.query('update person set pref_locale = $1', [locale]);
    const { id } = (await nameDelegate(portal(), anna, marco)).json;
    const first = await arrived();
    expect(seen(first)).toEqual([
      [ANNA, named[0]],
      [MARCO, named[1]],
    ]);
    for (const mail of first) {
      expect(mail.links[0]).toMatch(/\/user-profile\/trust$/);
      expect(mail.text).toContain('20/11/2026');
      expect(mail.text).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
    }
    await (await portal().signIn('marco')).delete(`/users/proxies/${id}`);
    const last = await arrived();
    expect(seen(last)).toEqual([
      [ANNA, ended[0]],
      [MARCO, ended[1]],
    ]);
    expect(last[0]?.text).toContain('Marco Bianchi');
    expect(last[0]?.text).toContain('Banca del Tempo di Bergamo');
  });
});

describe('a letter about a person of trust', () => {
  it('goes only to who has e-mail', async () => {
    const { id: rosa } = await insertDeskMember(portal(), 'bergamo', 'active');
    const { id } = (await nameDelegate(portal(), rosa, portal().world.person.marco)).json;
    expect(seen(await arrived())).toEqual([[MARCO, 'Ora puoi agire per Rosa Verdi']]);
    await (await portal().signIn('giulia')).delete(`/admin/proxies/${id}`);
    expect(seen(await arrived())).toEqual([[MARCO, 'Non agisci più per Rosa Verdi']]);
  });

  it('is not written once it is not true any more', async () => {
    const { anna, marco } = portal().world.person;
    const { id } = (await nameDelegate(portal(), anna, marco)).json;
    await (await portal().signIn('anna')).delete(`/users/proxies/${id}`);
    expect(seen(await arrived())).toEqual([
      [ANNA, SUBJECTS.it.ended[0]],
      [MARCO, SUBJECTS.it.ended[1]],
    ]);
  });

  it('also comes when a membership ends, with its line in the trail', async () => {
    const { anna, marco, giulia } = portal().world.person;
    await nameDelegate(portal(), anna, marco);
    await arrived();
    await (await portal().signIn('giulia')).delete(`/admin/banks/users/${marco}`);
    expect(seen(await arrived())).toEqual(
      expect.arrayContaining([
        [ANNA, SUBJECTS.it.ended[0]],
        [MARCO, SUBJECTS.it.ended[1]],
      ]),
    );
    const { rows } = await portal().deps.database.pool.query(
      `select actor_id, person_id, (detail ->> 'delegateId')::bigint as delegate from audit
       where action = 'delegate-ended'`,
    );
    expect(rows).toEqual([{ actor_id: giulia, person_id: anna, delegate: marco }]);
  });
});
