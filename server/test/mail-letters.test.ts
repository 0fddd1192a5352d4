/** Every letter, in every language: what was done over HTTP arrives at who must know it (law L11). */
import { afterAll, describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { deliverMails } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { type CaughtMail, startMailCatcher } from './support/mail-catcher.ts';
import { portalForStories } from './support/portal.ts';
import { spoken } from './support/spoken.ts';
import { emailOf, PASSWORD, type Who } from './support/world.ts';

const PUBLIC_URL = 'https://tempo.example.org';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForStories({ smtpUrl: catcher.url, publicUrl: PUBLIC_URL });

/** Everything that has arrived since it was last asked. */
async function arrived(): Promise<CaughtMail[]> {
  const before = catcher.mails.length;
  await deliverMails(portal().deps);
  return catcher.mails.slice(before);
}

function to(mails: CaughtMail[], who: string): CaughtMail {
  const mail = mails.find((candidate) => candidate.to === who);
  if (!mail) throw new Error(`nothing for ${who}, but for ${mails.map((each) => each.to).join()}`);
  return mail;
}

async function everybodySpeaks(locale: Locale): Promise<void> {
  const { database } = portal().deps;
  await database.pool.query('update person set pref_locale = $1', [locale]);
}

const record = () => recordForAnna(portal(), { hours: 1.5, note: 'Lezione di tedesco' });

async function decide(who: Who, id: number, action: string, body?: object): Promise<void> {
  const caller = await portal().signIn(who);
  const answer = await caller.patch(`/users/transactions/${id}/${action}`, body);
  expect(answer.status).toBe(200);
}

/** What is the same in every letter: both forms say the same, and the button's link is in each. */
function expectWhole(mail: CaughtMail, locale: Locale, link: string): void {
  expect(mail.from).toBe('no-reply@localhost');
  expect(mail.links[0]).toBe(link);
  expect(mail.html).toContain(`<html lang="${locale}">`);
  expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  expect(mail.text).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
  expect(mail.html).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
}

const EXPECTED = {
  it: {
    because: 'La ricevi perché riguarda uno scambio tuo: di questo ti scriviamo sempre.',
    hours: '1 h 30',
    awaiting: 'Da confermare: 1 h 30 da Marco Bianchi',
    gaveYou: `Marco Bianchi ti ha dato 1 h 30 il 20/11/2026: `,
    confirmed: 'Scambio confermato: 1 h 30 con Anna Ferrari',
    cancelled: 'Scambio annullato: 1 h 30 con Marco Bianchi',
    reversed: 'Annullato dopo la conferma: 1 h 30 con ',
    reason: 'Motivo: Era un altro giorno',
    verify: 'Conferma il tuo indirizzo email',
    until: 'fino al 22/11/2026 alle 11:00',
    requested: 'Nuova richiesta di iscrizione: Davide Conti',
    accepted: 'La tua richiesta è stata accettata: Banca del Tempo di Lecco',
    denied: 'La tua richiesta non è stata accettata: Banca del Tempo di Lecco',
  },
  en: {
    because: 'You get it because it is about an exchange of yours: we always write about those.',
    hours: '1 h 30',
    awaiting: 'To confirm: 1 h 30 from Marco Bianchi',
    gaveYou: 'Marco Bianchi gave you 1 h 30 on 20/11/2026: ',
    confirmed: 'Exchange confirmed: 1 h 30 with Anna Ferrari',
    cancelled: 'Exchange cancelled: 1 h 30 with Marco Bianchi',
    reversed: 'Reversed after confirmation: 1 h 30 with ',
    reason: 'Reason: Era un altro giorno',
    verify: 'Confirm your email address',
    until: 'until 22/11/2026 at 11:00',
    requested: 'New request to join: Davide Conti',
    accepted: 'Your request has been accepted: Banca del Tempo di Lecco',
    denied: 'Your request has not been accepted: Banca del Tempo di Lecco',
  },
  de: {
    because: 'Du erhältst sie, weil es um einen Tausch von dir geht: Darüber schreiben wir immer.',
    hours: '1 Std. 30 Min.',
    awaiting: 'Zu bestätigen: 1 Std. 30 Min. von Marco Bianchi',
    gaveYou: 'Marco Bianchi hat dir am 20/11/2026 1 Std. 30 Min. gegeben: ',
    confirmed: 'Tausch bestätigt: 1 Std. 30 Min. mit Anna Ferrari',
    cancelled: 'Tausch storniert: 1 Std. 30 Min. mit Marco Bianchi',
    reversed: 'Nach der Bestätigung rückgängig gemacht: 1 Std. 30 Min. mit ',
    reason: 'Grund: Era un altro giorno',
    verify: 'Bestätige deine E-Mail-Adresse',
    until: 'bis 22/11/2026 um 11:00 Uhr',
    requested: 'Neue Beitrittsanfrage: Davide Conti',
    accepted: 'Deine Anfrage wurde angenommen: Banca del Tempo di Lecco',
    denied: 'Deine Anfrage wurde nicht angenommen: Banca del Tempo di Lecco',
  },
  es: {
    because:
      'Lo recibes porque tiene que ver con un intercambio tuyo: de esto te escribimos siempre.',
    hours: '1 h 30',
    awaiting: 'Por confirmar: 1 h 30 de Marco Bianchi',
    gaveYou: 'Marco Bianchi te dio 1 h 30 el 20/11/2026: ',
    confirmed: 'Intercambio confirmado: 1 h 30 con Anna Ferrari',
    cancelled: 'Intercambio anulado: 1 h 30 con Marco Bianchi',
    reversed: 'Anulado tras la confirmación: 1 h 30 con ',
    reason: 'Motivo: Era un altro giorno',
    verify: 'Confirma tu correo',
    until: 'hasta el 22/11/2026 a las 11:00',
    requested: 'Nueva solicitud de entrada: Davide Conti',
    accepted: 'Tu solicitud se ha aceptado: Banca del Tempo di Lecco',
    denied: 'Tu solicitud no se ha aceptado: Banca del Tempo di Lecco',
  },
};

const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

describe.each(spoken(EXPECTED))('in %s', (locale, expected) => {
  it('an exchange: awaited by the debtor, confirmed to the creditor, reversed to both', async () => {
    await everybodySpeaks(locale);
    const id = await record();
    const awaiting = await arrived();
    expect(awaiting).toHaveLength(1);
    const asked = to(awaiting, emailOf('anna'));
    expect(plain(asked.subject)).toBe(expected.awaiting);
    expect(plain(asked.text)).toContain(expected.gaveYou);
    expect(asked.text).toContain('Lezione di tedesco');
    const [oneTap = '', page] = asked.links;
    expect(oneTap).toMatch(new RegExp(`^${PUBLIC_URL}/act/[\\w-]{43}\\?lang=${locale}$`));
    expect(page).toBe(`${PUBLIC_URL}/confirm-transaction?exchange=${id}`);
    expectWhole(asked, locale, oneTap);
    expect(asked.text.trim().split('\n').at(-1)).toBe(expected.because);

    await decide('anna', id, 'approve');
    const confirmed = await arrived();
    expect(confirmed).toHaveLength(1);
    const told = to(confirmed, emailOf('marco'));
    expect(plain(told.subject)).toBe(expected.confirmed);
    expect(plain(told.text)).toContain(`: +${expected.hours}`);
    expectWhole(told, locale, `${PUBLIC_URL}/my-transaction?exchange=${id}`);

    await decide('marco', id, 'reject-confirmed', { reason: 'Era un altro giorno' });
    const reversed = await arrived();
    expect(reversed).toHaveLength(2);
    for (const [reader, other] of [
      ['marco', 'Anna Ferrari'],
      ['anna', 'Marco Bianchi'],
    ] as const) {
      const mail = to(reversed, emailOf(reader));
      expect(plain(mail.subject)).toBe(`${expected.reversed}${other}`);
      expect(mail.text).toContain(expected.reason);
      expectWhole(mail, locale, `${PUBLIC_URL}/my-transaction?exchange=${id}`);
    }
  });

  it('an exchange cancelled: to the other side alone', async () => {
    await everybodySpeaks(locale);
    const id = await record();
    await arrived();
    await decide('marco', id, 'reject', { reason: 'Era un altro giorno' });
    const cancelled = await arrived();
    expect(cancelled).toHaveLength(1);
    const mail = to(cancelled, emailOf('anna'));
    expect(plain(mail.subject)).toBe(expected.cancelled);
    expect(mail.text).toContain(expected.reason);
    expectWhole(mail, locale, `${PUBLIC_URL}/my-transaction?exchange=${id}`);
  });

  it('a registration: the link in it proves the address', async () => {
    const email = `nuova.${locale}@example.org`;
    const answer = await portal().visitor().post('/register', {
      email,
      emailConf: email,
      password: PASSWORD,
      name: 'Nora',
      surname: 'Neri',
      phone: '333 1234567',
      dateOfBirthday: '1960-02-03',
      sex: 'f',
      prefLocale: locale,
    });
    expect(answer.status).toBe(201);
    const mail = to(await arrived(), email);
    expect(mail.subject).toBe(expected.verify);
    expect(mail.text).toContain(expected.until);
    const link = new URL(mail.links[0] ?? '');
    expectWhole(mail, locale, link.href);
    expect(link.origin + link.pathname).toBe(`${PUBLIC_URL}/registration-confirm`);
    expect(link.searchParams.get('lang')).toBe(locale);
    const opened = await portal().visitor().get(`/registration-confirm${link.search}`);
    expect(opened.json).toMatchObject({ email });
  });

  it('a request to join: to the administrators, and the answer to the person', async () => {
    await everybodySpeaks(locale);
    const { bank, person } = portal().world;
    const davide = await portal().signIn('davide');
    const paolo = await portal().signIn('paolo');

    await davide.patch(`/users/banks/${bank.lecco}/join`);
    const requested = await arrived();
    expect(requested).toHaveLength(1);
    const asked = to(requested, emailOf('paolo'));
    expect(asked.subject).toBe(expected.requested);
    expect(asked.text).toContain(emailOf('davide'));
    expectWhole(asked, locale, `${PUBLIC_URL}/bank-members-awaiting`);

    await paolo.patch(`/admin/banks/users/${person.davide}/deny`);
    const denied = to(await arrived(), emailOf('davide'));
    expect(denied.subject).toBe(expected.denied);
    expect(denied.text).toContain('bank@example.org');
    expectWhole(denied, locale, `${PUBLIC_URL}/login`);

    await davide.patch(`/users/banks/${bank.lecco}/join`);
    await arrived();
    await paolo.patch(`/admin/banks/users/${person.davide}/accept`);
    const accepted = to(await arrived(), emailOf('davide'));
    expect(accepted.subject).toBe(expected.accepted);
    expectWhole(accepted, locale, `${PUBLIC_URL}/login`);
    await leave();
  });
});

/** Davide is without a bank again. */
async function leave(): Promise<void> {
  const { database, clock } = portal().deps;
  await database.pool.query(
    "update membership set state = 'ended', ended_at = $2 where person_id = $1 and state = 'active'",
    [portal().world.person.davide, clock.now()],
  );
}
