/**
 * The quiet hours (specification §13): at night only letters that cannot wait leave; the others come
 * in the morning, once each, and only if they are still true (L11).
 */
import { afterAll, describe, expect, it } from 'vitest';
import { askedSubject, insertArrangement } from './support/arrangements.ts';
import { askAboutAppointments, deliverMails, sendDueMails } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const HOUR = 60;

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url, quietHours: { from: 21, to: 8 } });

/** It is eleven in the morning when a story begins. */
const untilTenInTheEvening = () => portal().passMinutes(11 * HOUR);
const untilEightInTheMorning = () => portal().passMinutes(10 * HOUR);

/** Who got which letter during `work`, in the order of the alphabet. */
async function arrived(work: () => Promise<unknown>): Promise<string[]> {
  const before = catcher.mails.length;
  await work();
  const mails = catcher.mails.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
  return mails.sort();
}

/** What the database's clock brings about in the time for which jobs were put off. */
const letJobsBecomeDue = () =>
  portal().rows(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())',
  );

const nextTry = () => arrived(() => letJobsBecomeDue().then(() => sendDueMails(portal().deps)));

const AWAITING = `${emailOf('anna')}: Da confermare: 1\u00a0h da Marco Bianchi`;

describe('at ten in the evening', () => {
  it('a letter about what somebody else did waits until eight, and comes once', async () => {
    untilTenInTheEvening();
    await recordForAnna(portal());
    expect(await arrived(() => deliverMails(portal().deps))).toEqual([]);
    const [job] = await portal().rows(
      `select round(extract(epoch from run_at - created_at) / 3600) as hours
       from graphile_worker.jobs`,
    );
    expect(Number(job?.hours)).toBe(10);
    untilEightInTheMorning();
    expect(await nextTry()).toEqual([AWAITING]);
    expect(await nextTry()).toEqual([]);
  });

  it('a try that comes too early waits again, under the same name', async () => {
    untilTenInTheEvening();
    await recordForAnna(portal());
    await deliverMails(portal().deps);
    for (const _ of ['at eleven', 'at midnight']) {
      portal().passMinutes(HOUR);
      expect(await nextTry()).toEqual([]);
      expect(await portal().rows('select count(*)::int as jobs from graphile_worker.jobs')).toEqual(
        [{ jobs: 1 }],
      );
    }
    portal().passMinutes(8 * HOUR);
    expect(await nextTry()).toEqual([AWAITING]);
  });

  it('whether an appointment was done is asked in the morning, and only if nobody has said', async () => {
    const { person, bank } = portal().world;
    const [marco, anna] = [person.marco, person.anna].map((id) => ({ id, bankId: bank.bergamo }));
    if (!marco || !anna) throw new Error('two people');
    // From seven to nine, so that the two hours are over at eleven.
    const how = { state: 'agreed', hour: 19, minutes: 120 } as const;
    const [asked, said] = [
      await insertArrangement(portal(), marco, anna, how),
      await insertArrangement(portal(), marco, anna, how),
    ];
    portal().passMinutes(12 * HOUR);
    await askAboutAppointments(portal().deps);
    expect(await arrived(() => deliverMails(portal().deps))).toEqual([]);
    await (await portal().signIn('anna')).post(`/users/arrangements/${said.id}/drop`, null);
    portal().passMinutes(9 * HOUR);
    const morning = await nextTry();
    const question = `${emailOf('marco')}: ${askedSubject('Aiuto con lo smartphone')}`;
    expect(morning.filter((letter) => letter === question)).toHaveLength(1);
    const marcos = await (await portal().signIn('marco')).get('/users/arrangements');
    expect(marcos.json.map(({ id }) => id)).toEqual([asked.id]);
  });

  it('a letter that is no longer true in the morning never comes', async () => {
    untilTenInTheEvening();
    const id = await recordForAnna(portal());
    await deliverMails(portal().deps);
    const anna = await portal().signIn('anna');
    await anna.patch(`/users/transactions/${id}/approve`);
    await deliverMails(portal().deps);
    untilEightInTheMorning();
    expect(await nextTry()).toEqual([expect.stringContaining(`${emailOf('marco')}: `)]);
  });

  it('who asks for a link has it at once', async () => {
    untilTenInTheEvening();
    await portal()
      .visitor()
      .post(`/users/reset-password/${emailOf('anna')}`, {});
    expect(await arrived(() => deliverMails(portal().deps))).toEqual([
      `${emailOf('anna')}: Scegli una nuova password`,
    ]);
  });

  it('a letter that protects the account comes at once', async () => {
    untilTenInTheEvening();
    const anna = await portal().signIn('anna');
    await anna.post('/user/change-password', { password: PASSWORD, newPassword: 'Nuova-2026!x' });
    expect(await arrived(() => deliverMails(portal().deps))).toEqual([
      `${emailOf('anna')}: La tua password è cambiata`,
    ]);
  });

  it('who takes hours back is told at once, the other person in the morning (L11)', async () => {
    const id = await recordForAnna(portal());
    const anna = await portal().signIn('anna');
    await anna.patch(`/users/transactions/${id}/approve`);
    await deliverMails(portal().deps);
    untilTenInTheEvening();
    const marco = await portal().signIn('marco');
    await marco.patch(`/users/transactions/${id}/reject-confirmed`);
    expect(await arrived(() => deliverMails(portal().deps))).toEqual([
      expect.stringContaining(`${emailOf('marco')}: `),
    ]);
    untilEightInTheMorning();
    expect(await nextTry()).toEqual([expect.stringContaining(`${emailOf('anna')}: `)]);
  });
});

it('at eight in the morning nothing waits', async () => {
  untilTenInTheEvening();
  untilEightInTheMorning();
  await recordForAnna(portal());
  expect(await arrived(() => deliverMails(portal().deps))).toEqual([AWAITING]);
});
