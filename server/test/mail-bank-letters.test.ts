/** Letters between banks, and to who leaves one, in every language. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { type CaughtMail, startMailCatcher } from './support/mail-catcher.ts';
import { portalForStories } from './support/portal.ts';
import { spoken } from './support/spoken.ts';
import { emailOf } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForStories({ smtpUrl: catcher.url });

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

/** Bozen asks Bergamo; @returns the link's id. */
async function link(state: 'requested' | 'approved' | 'rejected'): Promise<number> {
  const { bank, person } = portal().world;
  await portal().rows(
    "update bank_link set state = 'removed', ended_at = now() where state = 'approved'",
  );
  await portal().rows(
    "update bank_link set state = 'withdrawn', ended_at = now() where state = 'requested'",
  );
  const [{ id }] = await portal().rows(
    `insert into bank_link (requester_bank_id, required_bank_id, state, requested_at, requested_by,
       decided_at)
     values ($1, $2, $3, now(), $4, case when $3 <> 'requested' then now() end) returning id`,
    [bank.bozen, bank.bergamo, state, person.lukas],
  );
  return id;
}

const SUBJECTS = {
  it: {
    requested: 'Richiesta di collegamento: Zeitbank Bozen',
    share: 'Quota in ore 2026: 1\u00a0h, dal 20/12/2026',
    approved: 'Nuova banca amica: Banca del Tempo di Bergamo',
    rejected: 'Collegamento non accettato: Banca del Tempo di Bergamo',
    removed: 'La tua iscrizione è finita: Banca del Tempo di Bergamo',
  },
  en: {
    requested: 'Request for a link: Zeitbank Bozen',
    share: 'Yearly share 2026: 1\u00a0h, from 20/12/2026',
    approved: 'New friend bank: Banca del Tempo di Bergamo',
    rejected: 'Link not accepted: Banca del Tempo di Bergamo',
    removed: 'Your membership has ended: Banca del Tempo di Bergamo',
  },
  de: {
    requested: 'Anfrage für eine Verbindung: Zeitbank Bozen',
    share: 'Stundenbeitrag 2026: 1\u00a0Std., ab 20/12/2026',
    approved: 'Neue befreundete Bank: Banca del Tempo di Bergamo',
    rejected: 'Verbindung nicht angenommen: Banca del Tempo di Bergamo',
    removed: 'Deine Mitgliedschaft ist beendet: Banca del Tempo di Bergamo',
  },
  es: {
    requested: 'Solicitud de amistad: Zeitbank Bozen',
    share: 'Cuota en horas 2026: 1\u00a0h, desde el 20/12/2026',
    approved: 'Nuevo banco amigo: Banca del Tempo di Bergamo',
    rejected: 'Amistad no aceptada: Banca del Tempo di Bergamo',
    removed: 'Ya no eres miembro: Banca del Tempo di Bergamo',
  },
};

const seen = (mails: CaughtMail[]) => mails.map(({ to, subject }) => ({ to, subject }));

describe.each(spoken(SUBJECTS))('in %s', (locale, subjects) => {
  beforeAll(() => portal().rows('update person set pref_locale = $1', [locale]));

  it('a link asked for: to the administrators of the bank that is asked', async () => {
    const mails = await told('link-requested', { linkId: await link('requested') });
    expect(seen(mails)).toEqual([{ to: emailOf('giulia'), subject: subjects.requested }]);
    expect(mails[0]?.links[0]).toMatch(/\/bank-network$/);
  });

  it.each(['approved', 'rejected'] as const)('a link %s: to those who asked', async (state) => {
    const mails = await told(`link-${state}`, { linkId: await link(state) });
    expect(seen(mails)).toEqual([{ to: emailOf('lukas'), subject: subjects[state] }]);
  });

  it('a link that is in another state by now: to nobody', async () => {
    expect(await told('link-requested', { linkId: await link('approved') })).toEqual([]);
  });

  it('a yearly share announced: to every member of the bank, while it is the latest', async () => {
    const { bank, person } = portal().world;
    const announce = async (): Promise<number> => {
      const [{ id }] = await portal().rows(
        `insert into share_announcement (bank_id, year, minutes, announced_at, announced_by, bookable_from)
         values ($1, 2026, 60, now(), $2, '2026-12-20') returning id`,
        [bank.bozen, person.lukas],
      );
      return id;
    };
    const first = await announce();
    const announcementId = await announce();
    expect(await told('share-announced', { announcementId: first, bankId: bank.bozen })).toEqual(
      [],
    );
    const mails = await told('share-announced', { announcementId, bankId: bank.bozen });
    expect(seen(mails)).toEqual(
      ['lukas', 'greta'].map((who) => ({ to: `${who}@example.org`, subject: subjects.share })),
    );
    expect(mails[0]?.links[0]).toMatch(/\/my-bank#rules$/);
  });

  it('a membership ended: to the person', async () => {
    const { person, bank } = portal().world;
    await portal().rows(
      "update membership set state = 'ended', ended_at = now() where person_id = $1",
      [person.anna],
    );
    const mails = await told('member-removed', { personId: person.anna, bankId: bank.bergamo });
    expect(seen(mails)).toEqual([{ to: emailOf('anna'), subject: subjects.removed }]);
  });
});
