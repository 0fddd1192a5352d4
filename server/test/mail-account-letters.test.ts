/** Letters about accounts, new banks and many exchanges at once, in every language. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { type CaughtMail, startMailCatcher } from './support/mail-catcher.ts';
import { portalForStories } from './support/portal.ts';
import { spoken } from './support/spoken.ts';
import { emailOf } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForStories({
  smtpUrl: catcher.url,
  portalAdminEmails: [emailOf('portale'), 'nobody@example.org'],
});

/** Tells the world something, and @returns the mails it led to. */
async function told(kind: string, payload: object): Promise<CaughtMail[]> {
  const before = catcher.mails.length;
  await portal().rows('insert into outbox (kind, payload, created_at) values ($1, $2, now())', [
    kind,
    JSON.stringify(payload),
  ]);
  await deliverMails(portal().deps);
  return catcher.mails.slice(before);
}

/** Davide applies for a bank; @returns the application's id. */
async function apply(state: 'open' | 'approved' | 'denied', bankEmail: string): Promise<number> {
  const { person, bank } = portal().world;
  const [{ id }] = await portal().rows(
    `insert into bank_application (applicant_id, name, address, email, president, secretary, gdpr,
       founded_on, state, created_at, decided_at, bank_id)
     values ($1, 'Banca del Tempo di Como', 'Via Lario 2', $2, 'Pia Blu', 'S', 'G', '2026-01-01',
       $3, now(), $4, $5) returning id`,
    [
      person.davide,
      bankEmail,
      state,
      state === 'open' ? null : new Date(),
      state === 'approved' ? bank.bozen : null,
    ],
  );
  return id;
}

/** Giulia has asked for two exchanges: one was refused, one waits; @returns the batch's id. */
async function finishBatch(): Promise<number> {
  const { person, bank, activity } = portal().world;
  const [{ id }] = await portal().rows(
    `insert into exchange_batch (bank_id, admin_id, debtor_bank_id, activity_id, performed_on,
       minutes, note, created_at, finished_at)
     values ($1, $2, $1, $3, '2026-11-18', 90, 'Festa del quartiere', now(), now()) returning id`,
    [bank.bergamo, person.giulia, activity],
  );
  await portal().rows(
    `with made as (
       insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
         performed_on, minutes, note, created_at, created_by)
       values ($2, $5, $3, $5, $6, '2026-11-18', 90, 'Festa del quartiere', now(), $4) returning id)
     insert into exchange_batch_item (batch_id, position, creditor_id, debtor_id, exchange_id, refusal)
     select $1::bigint, 1, $2::bigint, $3::bigint, id, null from made
     union all select $1, 2, $4, $3, null, 'not-a-member'`,
    [id, person.marco, person.anna, person.giulia, bank.bergamo, activity],
  );
  return id;
}

const SUBJECTS = {
  it: {
    device: 'Un accesso da un nuovo dispositivo',
    guard: 'È stato usato un codice di riserva',
    reset: 'Scegli una nuova password',
    password: 'La tua password è cambiata',
    email: 'Il tuo indirizzo email è cambiato',
    received: 'Richiesta di una nuova banca: Banca del Tempo di Como',
    approved: 'La banca è aperta: Banca del Tempo di Como',
    batch: 'Scambi multipli: registrati 1 su 2',
    denied: 'La richiesta non è stata accettata: Banca del Tempo di Como',
  },
  en: {
    device: 'Somebody signed in from a new device',
    guard: 'A recovery code was used',
    reset: 'Choose a new password',
    password: 'Your password has changed',
    email: 'Your email address has changed',
    received: 'Request for a new bank: Banca del Tempo di Como',
    approved: 'The bank is open: Banca del Tempo di Como',
    batch: 'Multiple exchanges: 1 of 2 recorded',
    denied: 'The request has not been accepted: Banca del Tempo di Como',
  },
  de: {
    device: 'Anmeldung von einem neuen Gerät',
    guard: 'Ein Ersatzcode wurde benutzt',
    reset: 'Wähle ein neues Passwort',
    password: 'Dein Passwort wurde geändert',
    email: 'Deine E-Mail-Adresse wurde geändert',
    received: 'Antrag auf eine neue Bank: Banca del Tempo di Como',
    approved: 'Die Bank ist eröffnet: Banca del Tempo di Como',
    batch: 'Mehrere Tauschgeschäfte: 1 von 2 eingetragen',
    denied: 'Der Antrag wurde nicht angenommen: Banca del Tempo di Como',
  },
  es: {
    device: 'Un acceso desde un dispositivo nuevo',
    guard: 'Se ha usado un código de reserva',
    reset: 'Elige una contraseña nueva',
    password: 'Tu contraseña ha cambiado',
    email: 'Tu correo ha cambiado',
    received: 'Solicitud de un nuevo banco: Banca del Tempo di Como',
    approved: 'El banco está abierto: Banca del Tempo di Como',
    batch: 'Intercambios múltiples: registrados 1 de 2',
    denied: 'La solicitud no se ha aceptado: Banca del Tempo di Como',
  },
};

const seen = (mails: CaughtMail[]) => mails.map(({ to, subject }) => ({ to, subject }));

describe.each(spoken(SUBJECTS))('in %s', (locale, subjects) => {
  beforeAll(() => portal().rows('update person set pref_locale = $1', [locale]));

  it('a forgotten password: a link that sets a new one', async () => {
    const before = catcher.mails.length;
    // There are more languages than such letters in a while.
    await portal().rows('update person set reset_mailed_at = null');
    await portal()
      .visitor()
      .post(`/users/reset-password/${emailOf('sara')}`, {});
    await portal().visitor().post('/users/reset-password/nobody@example.org', {});
    await deliverMails(portal().deps);
    const mails = catcher.mails.slice(before);
    expect(seen(mails)).toEqual([{ to: emailOf('sara'), subject: subjects.reset }]);
    const link = new URL(mails[0]?.links[0] ?? '');
    expect(link.pathname).toBe('/reset-password');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      passwordToken: expect.stringMatching(/^[\w-]{43}$/),
      id: String(portal().world.person.sara),
      lang: locale,
    });
  });

  it('a changed password: to the person', async () => {
    const mails = await told('password-changed', { personId: portal().world.person.sara });
    expect(seen(mails)).toEqual([{ to: emailOf('sara'), subject: subjects.password }]);
  });

  it('a new device: which, when, and the ways to end sessions', async () => {
    const mails = await told('signed-in-elsewhere', {
      personId: portal().world.person.sara,
      ...{ browser: 'Firefox', system: 'Windows', at: '2026-11-20T10:00:00.000Z' },
    });
    expect(seen(mails)).toEqual([{ to: emailOf('sara'), subject: subjects.device }]);
    expect(mails[0]?.text).toMatch(/Firefox (su|on|auf|en) Windows/);
    expect(mails[0]?.text).toContain('20/11/2026');
    const paths = mails[0]?.links.map((link) => new URL(link).pathname);
    expect(paths).toEqual(expect.arrayContaining(['/user-security', '/change-password']));
  });

  it('a second factor that has changed: to the person', async () => {
    const personId = portal().world.person.sara;
    const mails = await told('sign-in-guard-changed', { personId, what: 'code-used' });
    expect(seen(mails)).toEqual([{ to: emailOf('sara'), subject: subjects.guard }]);
  });

  it('a changed address: to the old one, unless it was changed back', async () => {
    const personId = portal().world.person.sara;
    const mails = await told('email-changed', { personId, oldEmail: 'old@example.org' });
    expect(seen(mails)).toEqual([{ to: 'old@example.org', subject: subjects.email }]);
    expect(mails[0]?.text).toContain('Banca del Tempo di Lecco, bank@example.org');
    expect(await told('email-changed', { personId, oldEmail: emailOf('sara') })).toEqual([]);
  });

  it('a bank applied for: to the portal administrators', async () => {
    const applicationId = await apply('open', 'como@example.org');
    const mails = await told('application-received', { applicationId });
    expect(seen(mails)).toEqual([{ to: emailOf('portale'), subject: subjects.received }]);
    expect(mails[0]?.text).toContain('Pia Blu');
    await portal().rows(
      "update bank_application set state = 'withdrawn', decided_at = now() where id = $1",
      [applicationId],
    );
    expect(await told('application-received', { applicationId })).toEqual([]);
  });

  it('a bank opened: to the applicant and to the bank, once where they are the same', async () => {
    const both = await told('application-approved', {
      applicationId: await apply('approved', 'como@example.org'),
    });
    expect(seen(both).sort((a, b) => a.to.localeCompare(b.to))).toEqual([
      { to: 'como@example.org', subject: subjects.approved },
      { to: emailOf('davide'), subject: subjects.approved },
    ]);
    const one = await told('application-approved', {
      applicationId: await apply('approved', emailOf('davide')),
    });
    expect(seen(one)).toEqual([{ to: emailOf('davide'), subject: subjects.approved }]);
  });

  it('a bank refused: to the applicant', async () => {
    const mails = await told('application-denied', {
      applicationId: await apply('denied', 'como@example.org'),
    });
    expect(seen(mails)).toEqual([{ to: emailOf('davide'), subject: subjects.denied }]);
  });

  it('many exchanges at once: the result, to the administrator who asked', async () => {
    const mails = await told('batch-finished', { batchId: await finishBatch() });
    expect(seen(mails)).toEqual([{ to: emailOf('giulia'), subject: subjects.batch }]);
    expect(mails[0]?.text).toContain('Giulia Rossi → Anna Ferrari: ');
    expect(mails[0]?.text).not.toContain('Marco Bianchi → ');
  });
});
